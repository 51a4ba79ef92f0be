import { supplyId } from './supply.ts'

/** Asks for the supply of the page's island, which then no longer shares a slow line with the island itself. */
export function askForSupply(): void {
  const template = document.getElementById(supplyId)
  if (template instanceof HTMLTemplateElement) document.head.append(template.content)
}
