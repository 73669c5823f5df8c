import { findListedWallet, isMobile, type ModalContext } from '@foyer/core/internal/modal'

export const WALLET_GUIDE_URL = 'https://walletguide.walletconnect.network'

/** Returns where to get a wallet on this device, from the app's list or the directory. HTTP(S) only. */
export function getDownloadUrl(context: ModalContext, walletId: string): string | undefined {
  const wallet = findListedWallet(context, walletId)
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

/** Returns whether this browser installs extensions from the Chrome Web Store. */
export const hasChromeStore = (): boolean => !isMobile() && /chrom(e|ium)\//i.test(navigator.userAgent)

function toWebUrl(link: string | null | undefined): string | undefined {
  if (!link || !URL.canParse(link)) return undefined
  const { protocol, href } = new URL(link)
  return protocol === 'https:' || protocol === 'http:' ? href : undefined
}
