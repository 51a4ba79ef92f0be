interface Ledger {
  caption: string
  columns: readonly string[]
  rows: readonly (readonly string[])[]
}

/** Table of texts. The first cell of a row is its heading; on a phone the others show the names of their columns. */
export function LedgerTable({ ledger }: { ledger: Ledger }) {
  const { caption, columns, rows } = ledger
  return (
    <div className="table-frame ledger">
      <table>
        <caption>{caption}</caption>
        <thead>
          <tr>
            {columns.map((column) => (
              <th scope="col" key={column}>
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(([name = '', ...cells]) => (
            <tr key={name}>
              <th scope="row">{name}</th>
              {cells.map((cell, index) => (
                <td data-column={columns[index + 1]} key={cell}>
                  {cell}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
