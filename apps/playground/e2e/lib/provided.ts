import type { Sandbox } from '@foyer/sandbox'

declare module 'vitest' {
  /** What the global set-up started, for `inject`. */
  interface ProvidedContext {
    /** The production build, without a slash at the end. */
    readonly siteUrl: string
    /** The same with React's development build, whose warnings a test can see. */
    readonly developmentUrl: string
    /** For `chromium.connect`. */
    readonly wsEndpoint: string
    readonly rpcUrls: Sandbox['rpcUrls']
    readonly wallets: Sandbox['wallets']
    /** `ws://…`; its switches are at the same address by HTTP, `/__sandbox/…`. */
    readonly relayUrl: string
    /** Wallets, configuration, images and the events' sink; its switches are at `/__sandbox/…`. */
    readonly directoryUrl: string
    /** The page of the phone; tests take `phoneOf()`. */
    readonly phoneUrl: string
    /** Folder of the production build. */
    readonly builtFolder: string
  }
}
