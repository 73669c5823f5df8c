/** Returns the message of an error. Node's error for a host with several addresses has a code instead. */
export function getErrorMessage(error: unknown): string {
  if (!(error instanceof Error)) return 'unknown error'
  return error.message || ('code' in error && String(error.code)) || error.name
}
