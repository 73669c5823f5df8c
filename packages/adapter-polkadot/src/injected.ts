import type { PolkadotSigner } from './provider.js'

// Copies the types that Foyer needs of `@polkadot/extension-inject`, which would install 130 MB of `@polkadot/api`. A
// test compares both.

/** Describes an account as an extension lists it. */
export interface InjectedAccount {
  readonly address: string
  /** Set for an account bound to this chain, such as a Ledger's. */
  readonly genesisHash?: string | null | undefined
  readonly name?: string | undefined
  readonly type?: 'ed25519' | 'sr25519' | 'ecdsa' | 'ethereum' | undefined
}

/** Describes an extension that the user has authorized for the app. */
export interface InjectedExtension {
  readonly accounts: {
    get(anyType?: boolean): Promise<readonly InjectedAccount[]>
    subscribe(listener: (accounts: InjectedAccount[]) => void | Promise<void>): () => void
  }
  readonly signer: PolkadotSigner
}

/** Describes `window.injectedWeb3[name]`. `connect` replaces `enable` in newer extensions. */
export interface InjectedWallet {
  readonly version?: string | undefined
  connect?(origin: string): Promise<InjectedExtension>
  enable?(origin: string): Promise<InjectedExtension>
}
