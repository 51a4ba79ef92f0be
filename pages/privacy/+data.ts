import { privacy } from '#content/en/pages/privacy.ts'
import type { PageMetadata } from '#content/schema/metadata.ts'

export type Data = ReturnType<typeof data>

export function data() {
  const { title, description } = privacy.metadata
  const { known, recognised, collected, law, access, retention, rights, refused, website } = privacy
  const metadata: PageMetadata = {
    kind: 'questions',
    path: 'privacy',
    title,
    description,
    questions: [known, recognised, collected, law, access, retention, rights, refused, website].map(
      ({ question, answer, paragraphs }) => ({ question, answer: [answer, ...paragraphs].join(' ') }),
    ),
  }
  return { metadata }
}
