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
    /** Folder of the production build. */
    readonly builtFolder: string
  }
}
