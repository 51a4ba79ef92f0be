import { DataTable } from '#components/ui/DataTable.tsx'
import { percent } from '#words/print.ts'

interface PanelSizesProps {
  caption: string
  columns: readonly string[]
  /** Name of the last row, that of the devices of the page; the share alone without it. */
  this?: (share: string) => string
  /** The share of residents who carry a device, and what a panel of them tells. */
  rows: readonly (readonly [number, ...string[]])[]
}

/** What a sample of counts would be worth with fewer devices. */
export function PanelSizes({ caption, columns, this: ofThis = (share) => share, rows }: PanelSizesProps) {
  const named = (share: number, isLast: boolean) => (isLast ? ofThis(percent(share * 100)) : percent(share * 100))
  return (
    <DataTable
      caption={caption}
      columns={columns}
      rows={rows.map(([share, ...cells], index) => ({ cells: [named(share, index === rows.length - 1), ...cells] }))}
      align="figures"
    />
  )
}
