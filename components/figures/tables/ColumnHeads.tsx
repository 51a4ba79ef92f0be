interface ColumnHeadsProps<Key extends string> {
  /** The head of each column, from left to right. */
  columns: Readonly<Record<Key, string>>
  /** Columns of numbers, which are set to the right. */
  numbers: readonly Key[]
}

/** The head of a table, one row. */
export function ColumnHeads<Key extends string>({ columns, numbers }: ColumnHeadsProps<Key>) {
  return (
    <thead>
      <tr>
        {Object.entries<string>(columns).map(([key, head]) => (
          <th scope="col" className={numbers.some((number) => number === key) ? 'r' : undefined} key={key}>
            {head}
          </th>
        ))}
      </tr>
    </thead>
  )
}
