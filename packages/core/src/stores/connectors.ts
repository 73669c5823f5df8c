import { computed, type ReadableAtom } from 'nanostores'
import type { Namespace, PerNamespace } from '../types/caip.js'
import type { Connector, Wallet } from '../types/wallet.js'

/** The wallets to choose from: what the adapters have found, as far as the site wants it. */
export function createConnectorsStore(
  $found: ReadableAtom<PerNamespace<readonly Wallet[]>>,
  admit: (namespace: Namespace, wallets: readonly Wallet[]) => readonly Wallet[],
) {
  const $all = computed($found, (found) =>
    Object.entries(found).flatMap(([chain, wallets]) =>
      admit(chain, wallets).map((wallet): Connector => ({ ...wallet, chain })),
    ),
  )
  return {
    $all,
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
