declare module 'subset-font' {
  interface SubsetOptions {
    targetFormat: 'sfnt' | 'woff' | 'woff2'
    /** OpenType features that stay, by their tags; all of them by default. */
    keepFeatures?: readonly string[]
    noHinting?: boolean
    /** Tables of the font that go, by their tags. */
    dropTables?: readonly string[]
  }
  /** A font of the glyphs that a text needs. */
  export default function subsetFont(font: Uint8Array, text: string, options: SubsetOptions): Promise<Uint8Array>
}
