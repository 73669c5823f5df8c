/** Bytes of JavaScript and CSS. */
export interface Weight {
  readonly js: number
  readonly css: number
}

/** Tells what ended a wait: the page's quiet, or the time for it. */
export type Wait = 'quiet' | 'limit'

export interface Measurement {
  readonly target: string
  /** Transferred until the wait after the page's `load` event ends; of a folder, all its files with gzip. */
  readonly load: Weight
  /** Transferred from the click until the wait after it ends. */
  readonly click?: Weight | undefined
  readonly waits?: { readonly load: Wait; readonly click?: Wait | undefined } | undefined
  /** Bytes of all files with brotli, for a folder alone. */
  readonly brotli?: Weight | undefined
}
