import type { Chain } from 'viem'
import { toLiteral, VIEM_HEADER } from './toCode'

export type NamedChain = readonly [name: string, chain: Chain]

/** Writes a constant per network, so that bundlers can drop the unused ones. */
export function writeNetworkConstants(chains: readonly NamedChain[]) {
  const lines = chains.map(
    ([name, chain]) => `export const ${name} = ${toLiteral(toData(chain))} as const satisfies EvmNetwork`,
  )
  return `${[VIEM_HEADER, "import type { EvmNetwork } from './network.js'", '', ...lines].join('\n')}\n`
}

function toData({ id, name, testnet, nativeCurrency, rpcUrls, blockExplorers, ...more }: Chain) {
  const { name: coin, symbol, decimals } = nativeCurrency
  const explorer = blockExplorers?.default
  return {
    id,
    name,
    testnet: testnet || undefined,
    nativeCurrency: { name: coin, symbol, decimals },
    rpcUrls: { default: { http: rpcUrls.default.http } },
    experimental_preconfirmationTime: more.experimental_preconfirmationTime,
    blockExplorers: explorer && { default: { name: explorer.name, url: explorer.url } },
  }
}
