import { header, toCode } from './toCode.mjs'

/** One constant for each network, of literals alone: a bundler that sees one unused need not run anything to drop it. */
export function writeData(chains) {
  const lines = chains.map(
    ([name, chain]) => `export const ${name} = ${toCode(toData(chain))} as const satisfies EvmNetwork`,
  )
  return `${[header, "import type { EvmNetwork } from './network.js'", '', ...lines].join('\n')}\n`
}

/** What the page itself uses of a chain. Its contracts and the rest come with the runtime. */
function toData({ id, name, testnet, nativeCurrency, rpcUrls, blockExplorers, ...more }) {
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
