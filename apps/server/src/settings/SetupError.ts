export class SetupError extends Error {
  override readonly name = 'SetupError'
}

/** Returns the code of a system's error, such as `ENOENT`. */
export const getCode = (error: unknown): string =>
  error instanceof Error && 'code' in error ? String(error.code) : 'unknown error'
