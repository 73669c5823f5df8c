/** What a namespace knows of accounts and signatures. One for each, from the entry of its name. */
export interface Verifier {
  /**
   * True for an address of the chain in its one spelling. Visitors are known by it: an address that can be spelt in two ways is two
   * of them.
   */
  isAddress(address: string, chainId: string): boolean
  /** True when the account has signed the text. Rejects when that cannot be known now: a node that does not answer. */
  verify(signed: SignedText): Promise<boolean>
}

export interface SignedText {
  readonly address: string
  /** CAIP-2. */
  readonly chainId: string
  /** The text as the wallet was given it. */
  readonly message: string
  /** As wallets of the namespace give it. */
  readonly signature: string
}

/** A verifier, or how to come by one when the first of its namespace signs in. */
export type VerifierSource = Verifier | (() => Promise<Verifier>)
