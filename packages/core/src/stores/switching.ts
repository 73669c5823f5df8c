import { atom } from 'nanostores'
import type { CaipNetworkId } from '../types/caip.js'

/** Switching the network in the wallet, as the visitor sees it. */
export type Switching =
  | { readonly status: 'idle' }
  | { readonly status: 'waiting' | 'declined'; readonly caipNetworkId: CaipNetworkId }

/** The one switch that counts. */
export function createSwitchingStore() {
  const $switching = atom<Switching>({ status: 'idle' })
  let revision = 0
  return {
    $switching,
    /** Begins a switch; the function says whether it is still the one that counts. */
    begin(caipNetworkId: CaipNetworkId): () => boolean {
      const mine = ++revision
      $switching.set({ status: 'waiting', caipNetworkId })
      return () => mine === revision
    },
    decline: (caipNetworkId: CaipNetworkId) => $switching.set({ status: 'declined', caipNetworkId }),
    cancel() {
      revision++
      $switching.set({ status: 'idle' })
    },
  }
}
