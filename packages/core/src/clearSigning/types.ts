export interface DescribedField {
  readonly label: string
  readonly value: string
}

/**
 * Says what a signed descriptor has on a call or typed data. `described`: it has a text. `decoded`: it names the function,
 * but the call does not fit its text. `unknown`: no signed descriptor has this call. Texts are foreign: one line each,
 * without characters that hide or change the direction.
 */
export type CallDescription =
  | {
      readonly status: 'described'
      /** Has all values. Absent if the descriptor has no sentence, or a value that only a list shows. */
      readonly sentence?: string | undefined
      /** Kind of the action in a few words, such as `Swap`. */
      readonly intent: string
      readonly fields: readonly DescribedField[]
      /** Number of further fields, which did not fit. */
      readonly more: number
      /** Owner of the contract, as the descriptor names it. */
      readonly owner?: string | undefined
    }
  | { readonly status: 'decoded'; readonly signature: string }
  | { readonly status: 'unknown' }

export interface TokenFacts {
  readonly symbol: string
  readonly decimals: number
}

/** Provides what a description needs besides the call. */
export interface DescriptionSource {
  /** Ed25519 public key that must have signed the descriptors: 32 bytes as base64url. */
  readonly key: string
  /** Reads the file of one contract. Undefined or null if there is none; rejects if nobody knows. */
  read(chainId: number, address: string): Promise<unknown>
  findToken(chainId: number, address: string): Promise<TokenFacts | undefined>
  /** Names a network and its coin. */
  findNetwork(chainId: number): { readonly name: string; readonly coin: TokenFacts } | undefined
  /** Tells the developer which descriptors were ignored, and why. */
  warn(message: string): void
}

export interface DescribedCall {
  readonly chainId: number
  readonly to: string
  readonly data: string
  readonly value: bigint
  readonly from: string
}

export interface DescribedTypedData {
  readonly account: string
  readonly types: Readonly<Record<string, readonly { readonly name: string; readonly type: string }[]>>
  readonly primaryType: string
  readonly domain: Readonly<Record<string, unknown>>
  readonly message: Readonly<Record<string, unknown>>
}
