import type { LinkTo } from '#components/ui/links.tsx'

interface LinkedPoint {
  name: string
  text: string
  link?: LinkTo
}

/** Names with their sentences, two by two; a sentence may end in a link. */
export function LinkedPoints({ points }: { points: readonly LinkedPoint[] }) {
  return (
    <dl className="definitions">
      {points.map(({ name, text, link }) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>
            {text}
            {link && (
              <>
                {' '}
                <a href={link.href}>{link.label}</a>
              </>
            )}
          </dd>
        </div>
      ))}
    </dl>
  )
}
