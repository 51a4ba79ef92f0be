/** An amber line over a wider one, which outlines it. The rules of its class come from `amberStroke` (engine/ink.ts). */
export function Cased({ className, d }: { className: string; d: string }) {
  return (
    <>
      <path className={`${className} o`} d={d} />
      <path className={className} d={d} />
    </>
  )
}
