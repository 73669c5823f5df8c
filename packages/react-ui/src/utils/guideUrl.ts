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
    : hasChromeStore()
      ? [wallet?.chrome_store, wallet?.homepage, ...stores]
      : [wallet?.homepage, wallet?.chrome_store, ...stores]
  for (const link of links) {
    const url = toWebUrl(link)
    if (url) return url
  }
  return undefined
}

/** Whether this browser can add what is in the Chrome Web Store. */
export const hasChromeStore = (): boolean => !isMobile() && /chrom(e|ium)\//i.test(navigator.userAgent)

/** As a browser reads it, and not as it is spelled. */
function toWebUrl(link: string | null | undefined): string | undefined {
  if (!link || !URL.canParse(link)) return undefined
  const { protocol, href } = new URL(link)
  return protocol === 'https:' || protocol === 'http:' ? href : undefined
}
