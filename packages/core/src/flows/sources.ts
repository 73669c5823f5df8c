import type { ModalContext } from '../context.js'
import type { WalletSource } from '../feature/walletSource.js'
import type { Namespace } from '../types/caip.js'
import type { Connector } from '../types/wallet.js'

/** Where a wallet comes from. What no source offers any more was found in this browser. */
export function sourceOf({ sources, browser }: ModalContext, walletId: string): WalletSource {
  const owner = sources.find((source) =>
    Object.values(source.$wallets.get()).some((wallets) => wallets.some(({ id }) => id === walletId)),
  )
  return owner ?? browser
}

/** What another source than the browser offers: the wallet that stands for all that it reaches. */
export interface OfferedSource {
  readonly source: WalletSource
  readonly wallet: Connector
}

/** How wallets are reached that are not in this browser. Undefined: they are not. */
export function appSource(context: ModalContext, namespace?: Namespace): OfferedSource | undefined {
  for (const source of context.sources) {
    if (!source.reaches) continue
    const offered = Object.entries(source.$wallets.get())
    for (const [offeredIn, [wallet]] of offered) {
      if (!wallet || (namespace !== undefined && offeredIn !== namespace)) continue
      return { source, wallet: { ...wallet, chain: offeredIn } }
    }
  }
  return undefined
}

/** A session that would be taken to this namespace too, without a question. Undefined: there is none. */
export function joinableWallet(context: ModalContext, namespace: Namespace): Connector | undefined {
  const { connections, connectors } = context.stores
  for (const source of context.sources) {
    if (source.again !== 'joins') continue
    for (const { id } of source.$wallets.get()[namespace] ?? []) {
      const isLive = connections.namespaces().some((each) => connections.live(each, id))
      const [wallet] = connectors.find(id, namespace)
      if (isLive && wallet) return wallet
    }
  }
  return undefined
}
