/** Sign-in message: EIP-4361 on EVM, CAIP-122 on other chains. */
export interface SignInMessage {
  /** Address in its chain's canonical spelling: on EVM with EIP-55's checksum. */
  readonly accountAddress: string
  readonly chainId: string
  /** Host of the app, with its port if any. */
  readonly domain: string
  readonly scheme?: string | undefined
  readonly uri: string
  readonly version: '1'
  /** Nonce from the server, at least 8 letters and digits. */
  readonly nonce: string
  /** Times in the message are in RFC 3339. */
  readonly issuedAt: string
  readonly expirationTime?: string | undefined
  readonly notBefore?: string | undefined
  readonly statement?: string | undefined
  readonly requestId?: string | undefined
  readonly resources?: readonly string[] | undefined
}
