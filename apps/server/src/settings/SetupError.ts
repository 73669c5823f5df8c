export class SetupError extends Error {
  override readonly name = 'SetupError'
}

/** Returns the code of a system's error, such as `ENOENT`. */
export const getCode = (error: unknown): string =>
  error instanceof Error && 'code' in error ? String(error.code) : 'unknown error'

/** Returns the message of an error. Node's error for a host with several addresses has a code instead. */
export function getErrorMessage(error: unknown): string {
  if (!(error instanceof Error)) return 'unknown error'
  return error.message || ('code' in error && String(error.code)) || error.name
}
