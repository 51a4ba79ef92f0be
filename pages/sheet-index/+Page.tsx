import { InnerPage } from '#components/layout/InnerPage.tsx'
import { IndexGroup } from '#components/sheet-index/IndexGroup.tsx'
import { PageContents } from '#components/ui/title/PageContents.tsx'
import { sheetIndex } from '#words/pages/sheet-index.ts'
import type { Data } from './+data.ts'

export function Page({ data }: { data: Data }) {
  return (
    <InnerPage current="/sheet-index" words={sheetIndex} opening={<PageContents sections={data.groups} />}>
      {data.groups.map((group, index) => (
        <IndexGroup group={group} numeral={`${index + 1}`} ground={index % 2 === 0 ? 'paper' : 'deep'} key={group.id} />
      ))}
    </InnerPage>
  )
}
