import type { FeatureContext } from '@foyer/core/feature'
import { atom, type ReadableAtom } from 'nanostores'
import type { FaucetOffer } from './faucetApi.js'

export const FAUCET_URL = 'https://faucet.example'

export type FaucetState =
  | { readonly status: 'loading' | 'failed' }
  | { readonly status: 'ready' | 'sending' | 'refused'; readonly offer: FaucetOffer }
  | { readonly status: 'sent'; readonly offer: FaucetOffer; readonly hash: string }

/** Describes the faucet of one modal, with its offer to the current account. Its methods never reject. */
export interface Faucet {
  readonly $state: ReadableAtom<FaucetState>
  load(): Promise<void>
  /** Drops the offer, as it belongs to a previous account. */
  forget(): void
  claim(): Promise<void>
}

/** Offers coins on test networks only. */
export const isOffered = ({ $network, $accounts, $namespace }: FeatureContext): boolean =>
  $network.get()?.testnet === true && $accounts.get()[$namespace.get()]?.caipAddress !== undefined

export function createFaucet(context: FeatureContext): Faucet {
  const $state = atom<FaucetState>({ status: 'loading' })
  const whose = () => context.$accounts.get()[context.$namespace.get()]?.caipAddress
  // Loads the client and its schemas with the first request.
  const ask = async () => ({ ...(await import('./faucetApi.js')), http: await context.http({ baseUrl: FAUCET_URL }) })
  return {
    $state,
    forget: () => $state.set({ status: 'loading' }),
    async load() {
      const [network, address] = [context.$network.get(), whose()]
      if (!network || !address) return
      $state.set({ status: 'loading' })
      try {
        const { getOffer, http } = await ask()
        const offer = await getOffer(http, network.caipNetworkId)
        // The user may have switched to another account or network meanwhile.
        if (whose() !== address) return
        const hash = context.storage.get(address)
        $state.set(hash === undefined ? { status: 'ready', offer } : { status: 'sent', offer, hash })
      } catch (cause) {
        context.log('warn', 'What is offered could not be read', cause)
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
        context.storage.set(address, hash)
        await context.refreshOwned(address)
        if (whose() === address) $state.set({ status: 'sent', offer, hash })
      } catch (cause) {
        context.log('warn', 'No coins were sent', cause)
        if (whose() === address) $state.set({ status: 'refused', offer })
      }
    },
  }
}
