import type { Announce } from '../../wallets/types'
import type { InjectedProvider, PolkadotPageWallet } from './types'

interface Page {
  injectedWeb3?: Record<string, InjectedProvider>
}

/** Puts the wallet into `injectedWeb3` of a window. Gives a way to do it now, and its undo. */
export function inject(
  page: Page,
  { info: { id }, provider }: Pick<PolkadotPageWallet, 'info' | 'provider'>,
  when: Announce,
) {
  const start = () => {
    page.injectedWeb3 ??= {}
    page.injectedWeb3[id] = provider
  }
  if (when === 'now') start()
  const timer = typeof when === 'object' ? setTimeout(start, when.lateMs) : undefined
  return {
    start,
    stop(): void {
      clearTimeout(timer)
      if (page.injectedWeb3?.[id] === provider) delete page.injectedWeb3[id]
    },
  }
}
