export interface PaymasterOptions {
  /**
   * URL of a paymaster service (ERC-7677), `https:` or, on localhost, `http:`. The user's wallet requests it, so the
   * user can read it: keep secret keys behind a proxy of your own.
   */
  readonly url: string
  /** Passed to the service unchanged, such as the id of a policy. @default none */
  readonly context?: Readonly<Record<string, unknown>> | undefined
}
