import type { BitcoinSandbox, CosmosSandbox, EvmSandbox, PolkadotSandbox, SolanaSandbox } from '@foyer/sandbox'

/** Addresses of a test file's own browser, apps, and fresh chains and services. */
export interface TestServices {
  /** Production build, without a trailing slash. */
  readonly siteUrl: string
  /** React's development build, for its warnings. */
  readonly developmentUrl: string
  /** Endpoint of `chromium.connect`. */
  readonly wsEndpoint: string
  readonly rpcUrls: EvmSandbox['rpcUrls'] &
    SolanaSandbox['rpcUrls'] &
    BitcoinSandbox['rpcUrls'] &
    PolkadotSandbox['rpcUrls'] &
    CosmosSandbox['rpcUrls']
  readonly wallets: EvmSandbox['wallets']
  /** `ws://…`; its control routes are at the same address by HTTP, `/__sandbox/…`. */
  readonly relayUrl: string
  /** Wallets, configuration, images and events; control routes at `/__sandbox/…`. */
  readonly directoryUrl: string
  /** Second directory, of a project with e-mail and social login. */
  readonly signInDirectoryUrl: string
  /** Balances, history, prices, identities and names; control routes at `/__sandbox/…`. */
  readonly dataUrl: string
  /** Page of the phone; tests use `controlPhone()`. */
  readonly phoneUrl: string
  /** Secure site of the embedded wallet; its faults are at `/__sandbox/faults`. */
  readonly secureUrl: string
  /** Page of the mailbox; tests read mails as JSON from `${inboxUrl}.json?to=`. */
  readonly inboxUrl: string
  readonly builtFolder: string
}

declare module 'vitest' {
  interface ProvidedContext {
    /** URL at which a test file requests its chains and services, by its worker's number. */
    readonly slotsUrl: string
  }
}
