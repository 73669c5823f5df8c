import { isMobile, type ModalContext, type RemoteConnector } from '@foyer/core/internal/modal'
import { isInAppBrowser, toWalletBrowserLink, toWalletLink } from '@foyer/core/internal/wallets'

export interface OpenWalletAppParameters {
  readonly name: string
  readonly link: string | null | undefined
  readonly uri: string
  readonly remote: RemoteConnector | undefined
}

/**
 * Opens a wallet's app with the pairing URI. Call it inside of the tap: iOS blocks it after a wait. Returns false
 * without a usable link.
 */
export function openWalletApp({ name, link, uri, remote }: OpenWalletAppParameters): boolean {
  const walletLink = toWalletLink(link, uri)
  if (!walletLink) return false
  remote?.storeAppLink({ name, href: walletLink.base }).catch(() => undefined)
  openLink(walletLink.href)
  return true
}

/** Opens a wallet's link. Call it inside of the tap: iOS blocks it after a wait. */
export function openLink(href: string): void {
  // In-app browsers and frames would open the link inside themselves; on a computer a web page gets a tab.
  const isTab = isInAppBrowser() || (!isMobile() && /^https?:/i.test(href))
  const target = isTab ? '_blank' : window.self === window.top ? '_self' : '_top'
  window.open(href, target, 'noreferrer')
}

/** Returns the link that opens this page in the wallet's in-app browser, for wallets that connect there. */
export function getWalletBrowserLink({ adapters }: ModalContext, walletId: string): string | undefined {
  return toWalletBrowserLink(walletId, location.href, [...adapters.keys()])
}

/** Opens the page in the wallet's browser. Call it inside of the tap. Returns false if the wallet has no browser. */
export function openInWalletBrowser(context: ModalContext, walletId: string): boolean {
  const link = getWalletBrowserLink(context, walletId)
  if (link) openLink(link)
  return link !== undefined
}
