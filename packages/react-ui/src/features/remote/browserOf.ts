import type { ModalContext } from '@foyer/core/ui'
import { toBrowseLink } from '@foyer/core/ui/apps'

/** Where this wallet's app opens the page in a browser of its own; undefined for a wallet that is asked otherwise. */
export function browserOf({ adapters }: ModalContext, walletId: string): string | undefined {
  return toBrowseLink(walletId, location.href, [...adapters.keys()])
}

/** Called inside of the tap. False where there is no such browser. */
export function openBrowser(context: ModalContext, walletId: string): boolean {
  const link = browserOf(context, walletId)
  if (link) window.open(link, window.self === window.top ? '_self' : '_top', 'noreferrer')
  return link !== undefined
}
