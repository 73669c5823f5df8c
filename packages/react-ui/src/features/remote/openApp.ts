import { isMobile, type Remote } from '@foyer/core/ui'
import { toWalletLink } from '@foyer/core/ui/apps'

export interface OpenAppParameters {
  readonly name: string
  readonly link: string | null | undefined
  readonly uri: string
  readonly remote: Remote | undefined
}

/**
 * Hands the offer to an app. Called inside of the tap itself: iOS opens nothing after a wait. False where there is no
 * link that could be opened.
 */
export function openApp({ name, link, uri, remote }: OpenAppParameters): boolean {
  const found = toWalletLink(link, uri)
  if (!found) return false
  remote?.rememberLink({ name, href: found.base }).catch(() => undefined)
  // Telegram and frames would open the app inside of themselves; on a computer a wallet's page gets a tab of its own.
  const isTab = 'TelegramWebviewProxy' in window || (!isMobile() && /^https?:/i.test(found.href))
  const target = isTab ? '_blank' : window.self === window.top ? '_self' : '_top'
  window.open(found.href, target, 'noreferrer')
  return true
}
