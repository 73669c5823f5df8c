import type { BitcoinSandbox, CosmosSandbox, PolkadotSandbox, Sandbox, SolanaSandbox } from '@foyer/sandbox'

/** What one test file has for itself: the worker's browser and sites, and chains and services that nobody has used. */
export interface Slot {
  /** The production build, without a slash at the end. */
  readonly siteUrl: string
  /** The same with React's development build, whose warnings a test can see. */
  readonly developmentUrl: string
  /** For `chromium.connect`. */
  readonly wsEndpoint: string
  readonly rpcUrls: Sandbox['rpcUrls'] &
    SolanaSandbox['rpcUrls'] &
    BitcoinSandbox['rpcUrls'] &
    PolkadotSandbox['rpcUrls'] &
    CosmosSandbox['rpcUrls']
  readonly wallets: Sandbox['wallets']
  /** `ws://…`; its switches are at the same address by HTTP, `/__sandbox/…`. */
  readonly relayUrl: string
  /** Wallets, configuration, images and the events' sink; its switches are at `/__sandbox/…`. */
  readonly directoryUrl: string
  /** Another directory, of a project that offers signing in with e-mail and social accounts. */
  readonly signInDirectoryUrl: string
  /** Balances, history, prices, identities and names; its switches are at `/__sandbox/…`. */
  readonly dataUrl: string
  /** The page of the phone; tests take `phoneOf()`. */
  readonly phoneUrl: string
  /** The secure site of the embedded wallet; its faults are at `/__sandbox/faults`. */
  readonly secureUrl: string
  /** Everybody's mail; `${inboxUrl}.json?to=` for programs. */
  readonly inboxUrl: string
  /** Folder of the production build. */
  readonly builtFolder: string
}

declare module 'vitest' {
  interface ProvidedContext {
    /** Where a test file asks for its own, by its worker's number. */
    readonly slotsUrl: string
  }
}
