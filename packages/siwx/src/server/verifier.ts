import type { SiwxError } from '../errors/SiwxError.js'

export interface Verifier {
  /**
   * Returns true if the address is in its canonical spelling. Any other spelling is refused, because the address
   * identifies the user.
   */
  isAddress(address: string, chainId: string): boolean
  /** Returns whether the signature is valid. Rejects if a node fails. */
  verify(signed: SignedText): Promise<boolean>
  /**
   * Called after a failed verification. If contract accounts of this chain need an option that is not set, returns an
   * error that names it.
   */
  getMissingOption?(chainId: string): SiwxError | undefined
}

export interface SignedText {
  readonly address: string
  readonly chainId: string
  readonly message: string
  readonly signature: string
}

export type VerifierOption = Verifier | (() => Promise<Verifier>)
