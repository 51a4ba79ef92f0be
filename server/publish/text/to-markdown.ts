import { htmlToMarkdown } from '@mdream/js'

/** Plain HTML as Markdown, escaped so that text stays text. */
export const toMarkdown = (html: string): string => htmlToMarkdown(html, {}).trim()
