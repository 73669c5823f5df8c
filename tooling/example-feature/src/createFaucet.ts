import type { FeatureHost } from '@foyer/core/feature'
import { atom, type ReadableAtom } from 'nanostores'
import type { Offer } from './askFaucet.js'

/** Where it answers. */
export const FAUCET_URL = 'https://faucet.example'

export type FaucetState =
  | { readonly status: 'loading' | 'failed' }
  | { readonly status: 'ready' | 'sending' | 'refused'; readonly offer: Offer }
  | { readonly status: 'sent'; readonly offer: Offer; readonly hash: string }

/** The faucet of one modal: what it offers to the account in use, and the verbs. None rejects. */
export interface Faucet {
  readonly $state: ReadableAtom<FaucetState>
  load(): Promise<void>
  /** What was offered is for nobody any more. */
  forget(): void
  claim(): Promise<void>
}

/** Coins that are worth nothing are given to accounts on test networks alone. */
export const isOffered = ({ $network, $accounts, $namespace }: FeatureHost): boolean =>
  $network.get()?.testnet === true && $accounts.get()[$namespace.get()]?.caipAddress !== undefined

export function createFaucet(host: FeatureHost): Faucet {
  const $state = atom<FaucetState>({ status: 'loading' })
  const whose = () => host.$accounts.get()[host.$namespace.get()]?.caipAddress
  // What asks, and what reads the answers, comes with the first question.
  const ask = async () => ({ ...(await import('./askFaucet.js')), http: await host.http({ baseUrl: FAUCET_URL }) })
  return {
    $state,
    forget: () => $state.set({ status: 'loading' }),
    async load() {
      const [network, address] = [host.$network.get(), whose()]
      if (!network || !address) return
      $state.set({ status: 'loading' })
      try {
        const { getOffer, http } = await ask()
        const offer = await getOffer(http, network.caipNetworkId)
        // The visitor may have gone on to another account or network.
        if (whose() !== address) return
        const hash = host.storage.get(address)
        $state.set(hash === undefined ? { status: 'ready', offer } : { status: 'sent', offer, hash })
      } catch (cause) {
        host.log('warn', 'What is offered could not be read', cause)
        if (whose() === address) $state.set({ status: 'failed' })
      }
    },
    async claim() {
      const [state, address] = [$state.get(), whose()]
      if (!address || !('offer' in state) || state.status === 'sending') return
      const { offer } = state
      $state.set({ status: 'sending', offer })
      try {
        const { claimCoins, http } = await ask()
        const hash = await claimCoins(http, address)
        host.storage.set(address, hash)
        await host.refreshOwned(address)
        if (whose() === address) $state.set({ status: 'sent', offer, hash })
      } catch (cause) {
        host.log('warn', 'No coins were sent', cause)
        if (whose() === address) $state.set({ status: 'refused', offer })
      }
    },
  }
}
