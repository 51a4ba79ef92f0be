import { type ChildNode, isElement, makeElement, type Node, rawText } from './page-markup.ts'

/** Block elements of plain markup. */
export const blocks = new Set('h1 h2 h3 h4 h5 h6 p ul ol li blockquote pre table'.split(' '))

/** The children with each run of text between blocks wrapped in a paragraph. */
export function paragraphs(children: readonly ChildNode[]): ChildNode[] {
  const made: ChildNode[] = []
  let run: ChildNode[] = []
  const endRun = () => {
    if (run.some((node) => rawText(node).trim() !== '' || holdsImage(node))) made.push(makeElement('p', run))
    run = []
  }
  for (const child of children) {
    if (isElement(child) && blocks.has(child.tagName)) {
      endRun()
      made.push(child)
    } else run.push(child)
  }
  endRun()
  return made
}

const holdsImage = (node: Node): boolean =>
  isElement(node) && (node.tagName === 'img' || node.childNodes.some(holdsImage))
