export interface RefusalDetails {
  /** Signature over the end of the call's session. */
  readonly ended?: string | undefined
  /** Ways in which the user can recover the wallet. */
  readonly recovery?: readonly string[] | undefined
  /** Text to sign in a new proof of the same call. */
  readonly nonce?: string | undefined
  /** True if the same request is allowed once the user has solved the captcha. */
  readonly needsCaptcha?: boolean | undefined
}

/** Carries a status and a message for the user. Any other error is a bug. */
export class RefusedRequestError extends Error {
  override readonly name = 'Refusal'

  constructor(
    readonly status: number,
    message: string,
    readonly details: RefusalDetails = {},
  ) {
    super(message)
  }
}
