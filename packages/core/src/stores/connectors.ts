import type { Namespace, PerNamespace } from '../types/caip.js'
import type { Readable } from '../types/readable.js'
import type { Connector, Wallet } from '../types/wallet.js'
import { atom } from '../utils/atom.js'

interface Offer {
  readonly $wallets: Readable<PerNamespace<readonly Wallet[]>>
}

/** The wallets to choose from: what every source offers, namespace by namespace, in the order of the sources. */
export function createConnectorsStore(signal: AbortSignal) {
  const $all = atom<readonly Connector[]>([])
  const offers: Offer[] = []
  const update = () => $all.set(listOf(offers.map(({ $wallets }) => $wallets.get())))
  return {
    $all,
    add(offer: Offer): void {
      offers.push(offer)
      update()
      signal.addEventListener('abort', offer.$wallets.listen(update), { once: true })
    },
    /** By id or reverse domain name, in one namespace or in any. */
    find(id: string, namespace?: Namespace): readonly Connector[] {
      return $all
        .get()
        .filter(
          ({ chain, ...wallet }) =>
            (wallet.id === id || wallet.info?.rdns === id) && (namespace === undefined || chain === namespace),
        )
    },
  }
}

function listOf(offers: readonly PerNamespace<readonly Wallet[]>[]): readonly Connector[] {
  const namespaces = new Set(offers.flatMap((offer) => Object.keys(offer)))
  return [...namespaces].flatMap((chain) =>
    offers.flatMap((offer) => (offer[chain] ?? []).map((wallet): Connector => ({ ...wallet, chain }))),
  )
}
