import type { PolkadotSigner } from './provider.js'

// The standard's types, in their parts that are used. A test holds them against those of `@polkadot/extension-inject`, whose own
// types bring 130 MB of `@polkadot/api` into a site.

/** An account as an extension lists it. */
export interface InjectedAccount {
  readonly address: string
  /** Set for an account that only exists on this chain, such as one of a Ledger. */
  readonly genesisHash?: string | null | undefined
  readonly name?: string | undefined
  readonly type?: 'ed25519' | 'sr25519' | 'ecdsa' | 'ethereum' | undefined
}

/** What an extension gives to a page that it lets in. */
export interface InjectedExtension {
  readonly accounts: {
    get(anyType?: boolean): Promise<readonly InjectedAccount[]>
    subscribe(listener: (accounts: InjectedAccount[]) => void | Promise<void>): () => void
  }
  readonly signer: PolkadotSigner
}

/** What lies at `window.injectedWeb3[name]`. `connect` is the newer of the two. */
export interface InjectedWallet {
  readonly version?: string | undefined
  connect?(origin: string): Promise<InjectedExtension>
  enable?(origin: string): Promise<InjectedExtension>
}
