import type { PageWalletScript } from '../../wallets/scriptTypes'
import type { PageWalletOptions } from '../../wallets/types'

/** The owner's hands, for a test. There is no `switchChain`: a page says the chain with each transaction. */
export interface PolkadotScript extends PageWalletScript {
  /** Its worker goes to sleep and wakes: pages that have subscribed hear nothing any more, as of Polkadot.js. */
  restartWorker(): void
}

export interface PolkadotWalletOptions extends PageWalletOptions {
  /** True: has `connect`, the newer of the two ways in, and no `enable`. Default: false. */
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

/** What a page gets that was let in, as `@polkadot/extension-inject` has it. */
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

/** What lies in `window.injectedWeb3`. */
export interface InjectedProvider {
  readonly version: string
  readonly enable?: (origin: string) => Promise<Injected>
  readonly connect?: (origin: string) => Promise<Injected>
}

export interface PolkadotPageWallet {
  readonly info: { readonly id: string; readonly name: string }
  readonly provider: InjectedProvider
  readonly script: PolkadotScript
  /** Ends timers, listeners and panel, and takes the wallet out of the page. Saved state stays. */
  destroy(): void
}
