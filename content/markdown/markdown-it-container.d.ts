declare module 'markdown-it-container' {
  import type { MarkdownIt } from 'markdown-it'

  interface ContainerOptions {
    /** Whether the text after `:::` opens this container. */
    validate?: (params: string) => boolean
  }

  const container: (markdown: MarkdownIt, name: string, options?: ContainerOptions) => void

  export = container
}
