import type { MobileWallet, SolanaWallet } from './options.js'

declare module '@foyer/adapter-solana' {
  interface SolanaWalletMap {
    mobile: MobileWallet
  }
}

export interface MobileWalletOptions {
  /** Names the entry in the list, and is its wallet id. @default Solana wallet app */
  readonly name?: string | undefined
  /** Icon as a data or https URL. @default a phone */
  readonly icon?: string | undefined
}

const PHONE = `data:image/svg+xml,${encodeURIComponent(
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32"><rect width="32" height="32" rx="8" fill="#241b3a"/><rect x="10.5" y="6.5" width="11" height="19" rx="2.5" fill="none" stroke="#fff" stroke-width="2"/><path d="M14.5 22h3" stroke="#fff" stroke-width="2" stroke-linecap="round"/></svg>',
)}`

/**
 * Connects the wallet apps of an Android phone, for `solana({ wallets })`. Listed only where the Mobile Wallet Adapter
 * protocol works: in a browser of Android, on a page over https.
 */
export function mobileWallet({ name = 'Solana wallet app', icon = PHONE }: MobileWalletOptions = {}): SolanaWallet {
  const wallet: MobileWallet = { name }
  return {
    describe: () => (isSupported() ? { name, icon } : undefined),
    watch: () => () => {},
    load: async (adapterContext) =>
      (await import('./runtime/wallets/mobile/openMobileWalletApi.js')).openMobileWalletApi(adapterContext, wallet),
  }
}

function isSupported(): boolean {
  const { userAgent = '' } = globalThis.navigator ?? {}
  // Apps that show a page (`wv`) do not pass the link to the wallet app on.
  return globalThis.isSecureContext === true && /\bAndroid\b/.test(userAgent) && !/\bwv\b/.test(userAgent)
}
