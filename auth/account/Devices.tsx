import { paths } from '#auth/paths.ts'
import type { Factor } from '#auth/service/factors.ts'
import { devices as words } from '#words/account/settings.ts'

interface DevicesProps {
  factors: readonly Factor[]
  onAdd: () => void
  onRemove: (factor: Factor) => void
}

/** The devices whose codes the account asks for. */
export function Devices({ factors, onAdd, onRemove }: DevicesProps) {
  return (
    <section className="panel" aria-labelledby="account-devices">
      <h2 id="account-devices">{words.title}</h2>
      <p>{factors.length === 0 ? words.none : words.some}</p>
      {factors.length > 0 && (
        <ul className="devices">
          {factors.map((factor) => (
            <li key={factor.id}>
              <span>{words.name(factor.name)}</span>
              <button className="text-button" type="button" onClick={() => onRemove(factor)}>
                {words.remove} <span className="sr-only">{words.name(factor.name)}</span>
              </button>
            </li>
          ))}
        </ul>
      )}
      {factors.length > 0 && (
        <p className="note">
          {words.lost} <a href={paths.contact}>{words.contact}</a>
        </p>
      )}
      <button className="button button-outline" type="button" onClick={onAdd}>
        {factors.length === 0 ? words.add : words.addAnother}
      </button>
    </section>
  )
}
