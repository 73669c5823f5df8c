/** Bytes of JavaScript and CSS. */
export interface Weight {
  readonly js: number
  readonly css: number
}

export interface Measurement {
  readonly target: string
  /** Transferred until the page is quiet; of a folder, all its files with gzip. */
  readonly load: Weight
  /** Transferred from the click until the page is quiet. */
  readonly click?: Weight | undefined
  /** Bytes of all files with brotli, for a folder alone. */
  readonly brotli?: Weight | undefined
}
