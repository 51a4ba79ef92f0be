declare module 'subset-font' {
  interface SubsetOptions {
    targetFormat: 'sfnt' | 'woff' | 'woff2'
    /** OpenType features to keep, by their tags; all by default. */
    keepFeatures?: readonly string[]
    noHinting?: boolean
    /** Tables of the font to drop, by their tags. */
    dropTables?: readonly string[]
  }
  /** A font with only the glyphs of a text. */
  export default function subsetFont(font: Uint8Array, text: string, options: SubsetOptions): Promise<Uint8Array>
}
