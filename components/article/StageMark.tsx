import type { Stage } from '#content/articles/stage.ts'
import { blog } from '#words/pages/blog.ts'

/** Marks an article that is not published yet, which only `npm run dev` shows. */
export function StageMark({ stage }: { stage: Stage }) {
  return stage === 'published' ? null : <strong>{blog.stages[stage]}</strong>
}
