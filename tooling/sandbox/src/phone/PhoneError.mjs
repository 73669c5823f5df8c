/** An error with the code the site gets. */
export class PhoneError extends Error {
  /**
   * @param {number} code
   * @param {string} message
   */
  constructor(code, message) {
    super(message)
    this.code = code
  }
}

export const userRejected = (code = 5000, message = 'User rejected.') => new PhoneError(code, message)

/** @param {unknown} error */
export function toErrorObject(error) {
  const message = error instanceof Error ? error.message : String(error)
  return { code: error instanceof PhoneError ? error.code : -32603, message }
}
