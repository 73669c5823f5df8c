export class PhoneError extends Error {
  constructor(
    readonly code: number,
    message: string,
  ) {
    super(message)
  }
}

export const createPhoneRejectedError = (code = 5000, message = 'User rejected.') => new PhoneError(code, message)

export function toErrorObject(error: unknown) {
  const message = error instanceof Error ? error.message : String(error)
  return { code: error instanceof PhoneError ? error.code : -32603, message }
}
