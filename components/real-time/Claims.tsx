interface Claim {
  value: string
  unit: string
  name: string
  text: string
}

/** Claims as large numbers with their units, in one row where there is room. */
export function Claims({ items }: { items: readonly Claim[] }) {
  return (
    <dl className="claims">
      {items.map((item) => (
        <div key={item.name}>
          <dt className="marginal">{item.name}</dt>
          <dd>
            <span className="claim">
              {item.value}
              {item.unit && <small>{item.unit}</small>}
            </span>
            {item.text}
          </dd>
        </div>
      ))}
    </dl>
  )
}
