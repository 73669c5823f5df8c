import type { Injected } from '@polkadot/extension-inject/types'

/** Signs for an account: `Signer` of `@polkadot/api`, as `@polkadot/extension-inject` has it. Absent: this wallet cannot. */
export type PolkadotSigner = Injected['signer']

/** Bytes to sign: hex, or text that does not look like hex. */
export type SignerPayloadRaw = Parameters<NonNullable<PolkadotSigner['signRaw']>>[0]

/** A transaction to sign. All numbers are hex. */
export type SignerPayloadJson = Parameters<NonNullable<PolkadotSigner['signPayload']>>[0]

/** A signature, and the whole transaction from wallets that changed it on the way, e.g. for a Ledger. */
export type SignerResult = Awaited<ReturnType<NonNullable<PolkadotSigner['signPayload']>>>

/** What a connected page can do beyond the modal's own acts; the same for an extension and for a wallet on a phone. */
export interface PolkadotProvider {
  /**
   * For transactions of the page's own API: `extrinsic.signAndSend(address, { signer: provider.signer })`. Rejects with
   * `USER_REJECTED` when the visitor declined, whatever words the wallet has for it.
   */
  readonly signer: PolkadotSigner
  /** What the wallet itself gave: an extension's `{ accounts, signer, … }`, or the `Channel` of a remote session. */
  readonly wallet: unknown
}
