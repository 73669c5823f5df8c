import type { AddressQuery, NameMethods } from '@foyer/core/adapter'
import type { ChainReaderContext, Eip155Network } from '../context.js'

/** Matches any text that may be an ENS name. The resolver validates it fully. */
const NAME = /^(?!0x[0-9a-f]{40}$)[^\s.:/@]+(\.[^\s.:/@]+)+$/iu

export interface NameQuery {
  readonly name: string
  readonly network: Eip155Network
  readonly signal?: AbortSignal | undefined
}

/** Creates the ENS resolver. Names are registered on mainnet and have an address for every network. */
export function createNameMethods(context: ChainReaderContext): NameMethods<'eip155'> {
  return {
    isName: (text) => NAME.test(text) && text.length <= 255,
    async resolve(query: NameQuery) {
      const { resolveName } = await import('./ens.js')
      return resolveName(context, query)
    },
    async reverse(query: AddressQuery<'eip155'>) {
      const { readPrimaryName } = await import('./ens.js')
      return readPrimaryName(context, query)
    },
  }
}
