import type { Announce } from '../../wallets/types'
import type { KeplrProvider, Style } from './types'

/** Puts the wallet where sites look for it. Gives a way to start now, and its undo. */
export function announce(target: EventTarget | undefined, style: Style, when: Announce, provider: KeplrProvider) {
  const page = target as Partial<Record<Style, KeplrProvider>> | undefined
  const start = () => {
    if (page) page[style] = provider
  }
  if (when === 'now') start()
  const timer = typeof when === 'object' ? setTimeout(start, when.lateMs) : undefined
  return {
    start,
    stop(): void {
      clearTimeout(timer)
      if (page?.[style] === provider) delete page[style]
    },
  }
}
