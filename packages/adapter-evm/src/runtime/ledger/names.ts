import type { AddressQuery, Names } from '@foyer/core/adapter'
import type { EvmNet, LedgerContext } from './context.js'

/** A name on the wire has its parts, and no more than that is told from afar: the rest is for whoever resolves it. */
const NAME = /^(?!0x[0-9a-f]{40}$)[^\s.:/@]+(\.[^\s.:/@]+)+$/iu

export interface NameQuery {
  readonly name: string
  readonly network: EvmNet
  readonly signal?: AbortSignal | undefined
}

/** Names of ENS, which live on mainnet and lead to addresses on every network. What reads them is loaded with the first question. */
export function names(context: LedgerContext): Names<'eip155'> {
  return {
    isName: (text) => NAME.test(text) && text.length <= 255,
    async resolve(query: NameQuery) {
      const { resolve } = await import('./ens.js')
      return resolve(context, query)
    },
    async reverse(query: AddressQuery<'eip155'>) {
      const { reverse } = await import('./ens.js')
      return reverse(context, query)
    },
  }
}
