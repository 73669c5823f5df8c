import { findListed, isMobile, type ModalContext } from '@foyer/core/ui'

/** Where a visitor can compare wallets. */
export const WALLET_GUIDE = 'https://walletguide.walletconnect.network'

/** Where this wallet can be had on this device, as the site or the directory says; http and https only. */
export function guideUrl(context: ModalContext, walletId: string): string | undefined {
  const wallet = findListed(context, walletId)
  const stores = /android/i.test(navigator.userAgent)
    ? [wallet?.play_store, wallet?.app_store]
    : [wallet?.app_store, wallet?.play_store]
  const links = isMobile()
    ? [...stores, wallet?.homepage, wallet?.chrome_store]
    : [wallet?.chrome_store, wallet?.homepage, ...stores]
  return links.find((link) => link !== undefined && /^https?:\/\//i.test(link))
}
