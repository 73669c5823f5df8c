/** What an account signs to sign in: EIP-4361, and CAIP-122 for chains other than EVM. Names are those of `siwxMessage`. */
export interface SignInMessage {
  /** As it is spelt on its chain: with EIP-55's checksum on EVM. */
  readonly accountAddress: string
  /** CAIP-2. */
  readonly chainId: string
  /** Who asks: a host, with its port where there is one. */
  readonly domain: string
  /** Of the domain, where the message names one. */
  readonly scheme?: string | undefined
  /** What is signed in to. */
  readonly uri: string
  readonly version: '1'
  /** 8 letters and digits or more; made by the server. */
  readonly nonce: string
  /** Times are those of RFC 3339. */
  readonly issuedAt: string
  readonly expirationTime?: string | undefined
  readonly notBefore?: string | undefined
  readonly statement?: string | undefined
  readonly requestId?: string | undefined
  readonly resources?: readonly string[] | undefined
}
