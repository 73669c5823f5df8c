import { atom, computed } from 'nanostores'
import type { Namespace, PerNamespace } from '../types/caip.js'
import type { Connector, Wallet } from '../types/wallet.js'

/** The wallets that the adapters have found, by namespace. */
export function createConnectorsStore() {
  const $found = atom<PerNamespace<readonly Connector[]>>({})
  const $all = computed($found, (found) => Object.values(found).flat())
  return {
    $all,
    /** Replaces what a namespace has found. */
    set(namespace: Namespace, wallets: readonly Wallet[]) {
      $found.set({ ...$found.get(), [namespace]: wallets.map((wallet) => ({ ...wallet, chain: namespace })) })
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
