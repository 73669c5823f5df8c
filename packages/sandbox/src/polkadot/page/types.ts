import type { PageWalletScript } from '../../wallet/scriptTypes'
import type { PageWalletOptions } from '../../wallet/types'

/** Lets a test act as the wallet's user. Apps name the chain in each transaction, so `switchChain` is absent. */
export interface PolkadotWalletScript extends PageWalletScript {
  /** Restarts the extension's worker: subscriptions end without notice, as in Polkadot.js. */
  restartWorker(): void
}

export interface PolkadotWalletOptions extends PageWalletOptions {
  /** Offers `connect`, the newer API, in place of `enable`. @default false */
  readonly connects?: boolean
}

export interface InjectedAccount {
  readonly address: string
  readonly name: string
  readonly type: 'sr25519' | 'ed25519'
}

export interface SignerResult {
  readonly id: number
  readonly signature: `0x${string}`
}

/** Describes the injected API of `@polkadot/extension-inject`. */
export interface Injected {
  readonly name: string
  readonly version: string
  readonly accounts: {
    get(): Promise<InjectedAccount[]>
    subscribe(listener: (accounts: InjectedAccount[]) => void): () => void
  }
  readonly signer: {
    signPayload(payload: { readonly address: string }): Promise<SignerResult>
    signRaw(raw: { readonly address: string; readonly data: string }): Promise<SignerResult>
  }
}

export interface InjectedProvider {
  readonly version: string
  readonly enable?: (origin: string) => Promise<Injected>
  readonly connect?: (origin: string) => Promise<Injected>
}

export interface PolkadotPageWallet {
  readonly info: { readonly id: string; readonly name: string }
  readonly provider: InjectedProvider
  readonly script: PolkadotWalletScript
  /** Stops timers and listeners, and removes the panel and the wallet from the page. Saved state stays. */
  destroy(): void
}
