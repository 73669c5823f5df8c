/** Carries a status and a message for the user. Any other error is a bug. */
export class RefusedRequestError extends Error {
  override readonly name = 'Refusal'

  /** @param ended signature over the end of the call's session */
  constructor(
    readonly status: number,
    message: string,
    readonly ended?: string | undefined,
  ) {
    super(message)
  }
}
