/** Carries a status and a message for the user. Any other error is a bug. */
export class RefusedRequestError extends Error {
  override readonly name = 'Refusal'

  /**
   * @param ended signature over the end of the call's session
   * @param recovery ways in which the user can recover the wallet
   */
  constructor(
    readonly status: number,
    message: string,
    readonly ended?: string | undefined,
    readonly recovery?: readonly string[] | undefined,
  ) {
    super(message)
  }
}
