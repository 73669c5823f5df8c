import type { ReadableAtom } from 'nanostores'
import { atom } from 'nanostores'
import type { Namespace, PerNamespace } from '../types/caip.js'
import type { Connector, Wallet } from '../types/wallet.js'

interface Offer {
  readonly $wallets: ReadableAtom<PerNamespace<readonly Wallet[]>>
}

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
    // Finds wallets by id. If none has this id, finds them by reverse domain name, which several wallets may claim.
    find(id: string, namespace?: Namespace): readonly Connector[] {
      const here = $all.get().filter(({ chain }) => namespace === undefined || chain === namespace)
      const named = new Set(here.flatMap((wallet) => (wallet.id === id ? [wallet.chain] : [])))
      return here.filter((wallet) => wallet.id === id || (wallet.info?.rdns === id && !named.has(wallet.chain)))
    },
  }
}

function listOf(offers: readonly PerNamespace<readonly Wallet[]>[]): readonly Connector[] {
  const namespaces = new Set(offers.flatMap((offer) => Object.keys(offer)))
  return [...namespaces].flatMap((namespace) =>
    offers.flatMap((offer) => (offer[namespace] ?? []).map((wallet): Connector => ({ ...wallet, chain: namespace }))),
  )
}
