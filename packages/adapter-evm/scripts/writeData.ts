import type { Chain } from 'viem'
import { header, toCode } from './toCode'

/** A chain of viem by the name it is exported under. */
export type NamedChain = readonly [name: string, chain: Chain]

/** One constant for each network, of literals alone: a bundler that sees one unused need not run anything to drop it. */
export function writeData(chains: readonly NamedChain[]) {
  const lines = chains.map(
    ([name, chain]) => `export const ${name} = ${toCode(toData(chain))} as const satisfies EvmNetwork`,
  )
  return `${[header, "import type { EvmNetwork } from './network.js'", '', ...lines].join('\n')}\n`
}

/** What the page itself uses of a chain. Its contracts and the rest come with the runtime. */
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
