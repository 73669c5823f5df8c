import type { PolkadotSigner } from './provider.js'

/** An account as an extension lists it (`@polkadot/extension-inject`). */
export interface InjectedAccount {
  readonly address: string
  /** Set for an account that only exists on this chain, such as one of a Ledger. */
  readonly genesisHash?: string | null | undefined
  readonly name?: string | undefined
  /** `sr25519`, `ed25519`, `ecdsa` or `ethereum`. */
  readonly type?: string | undefined
}

/** What an extension gives to a page that it let in. Read loosely: the standard is older than most wallets. */
export interface InjectedExtension {
  readonly accounts: {
    get(anyType?: boolean): Promise<readonly InjectedAccount[]>
    subscribe?(listener: (accounts: readonly InjectedAccount[]) => void): unknown
  }
  readonly signer: PolkadotSigner
}

/** What lies at `window.injectedWeb3[name]`. `connect` is the newer of the two. */
export interface InjectedWallet {
  readonly version?: string | undefined
  connect?(origin: string): Promise<InjectedExtension>
  enable?(origin: string): Promise<InjectedExtension>
}
