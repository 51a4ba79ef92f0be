/** Identification of a version of the dataset. */
export interface DatasetVersion {
  readonly version: string
  readonly digest: string
}

interface Dataset extends DatasetVersion {
  readonly seed: number
  readonly published: string
  readonly licence: { readonly id: string; readonly name: string; readonly address: string }
  readonly folder: string
}

/** Facts of the published dataset, `/data/`. */
export const dataset = {
  /** Increase it with every change of a table, because readers cite it. The build compares `digest` to enforce this. */
  version: '1.1.0',
  /** The first 16 hexadecimal digits of the SHA-256 over `checksums.txt` of the tables in this version. */
  digest: 'bad694da28e61566',
  /**
   * Seed of the simulated day for which the sentences that quote its numbers were last reviewed. The build compares it with
   * the results.
   */
  seed: 3105,
  /** Day of the version, ISO 8601. */
  published: '2026-11-29',
  licence: {
    id: 'CC-BY-4.0',
    name: 'Creative Commons Attribution 4.0',
    address: 'https://creativecommons.org/licenses/by/4.0/',
  },
  /** Folder of the site, without slashes. */
  folder: 'data',
} as const satisfies Dataset
