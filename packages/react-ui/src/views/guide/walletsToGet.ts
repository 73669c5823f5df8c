import { isMobile, type ModalContext } from '@foyer/core/ui'
import { guideUrl, hasChromeStore } from '../../utils/guideUrl.js'

/** For which of the visitor's devices a wallet is; `any` where nobody says. */
export type GetPlace = 'browser' | 'phone' | 'desktop' | 'any'

type Known = NonNullable<ModalContext['options']['customWallets']>[number]

export interface WalletToGet extends Known {
  /** Where it is to be had on this device. */
  readonly href: string
}

/** The wallets that can be had, the site's own first, by where the visitor would use them: this device comes first. */
export function walletsToGet(context: ModalContext): readonly (readonly [GetPlace, readonly WalletToGet[]])[] {
  const { featured, recommended } = context.stores.directory.$suggestions.get()
  const found = new Map<string, WalletToGet>()
  for (const wallet of [...(context.options.customWallets ?? []), ...featured, ...recommended]) {
    const href = guideUrl(context, wallet.id)
    if (href && !found.has(wallet.id)) found.set(wallet.id, { ...wallet, href })
  }
  const all = [...found.values()]
  const order: readonly GetPlace[] = isMobile()
    ? ['phone', 'browser', 'desktop', 'any']
    : ['browser', 'phone', 'desktop', 'any']
  return order.map((place) => [place, all.filter((wallet) => placeOf(wallet) === place)] as const)
}

/** Each stands once: on the device that the visitor has in hand, where it runs there. */
function placeOf({ chrome_store, app_store, play_store, mobile_link, desktop_link }: Known): GetPlace {
  const isApp = Boolean(app_store || play_store || mobile_link)
  if (isMobile() && isApp) return 'phone'
  if (chrome_store && (isMobile() || hasChromeStore())) return 'browser'
  if (isApp) return 'phone'
  return desktop_link ? 'desktop' : 'any'
}
