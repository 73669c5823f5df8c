import type { ModalContext } from '@foyer/core/ui'

/** Where a visitor can compare wallets. */
export const WALLET_GUIDE = 'https://walletguide.walletconnect.network'

/** Where this wallet can be had, as the site says; http and https only. */
export function guideUrl({ options }: ModalContext, walletId: string): string | undefined {
  const wallet = options.customWallets?.find(({ id, rdns }) => id === walletId || rdns === walletId)
  const links = [wallet?.chrome_store, wallet?.homepage, wallet?.app_store, wallet?.play_store]
  return links.find((link) => link !== undefined && /^https?:\/\//i.test(link))
}
