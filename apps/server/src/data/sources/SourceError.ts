/** Reports that a source gave no usable answer. The message names no URL, which may have keys. */
export class SourceError extends Error {
  override readonly name = 'SourceError'
}
