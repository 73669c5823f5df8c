import { readFile } from 'node:fs/promises'
import type { Sandbox } from './types'

// Reads JSON as a file, because Node 20 warns about JSON modules.
export async function readRoster(): Promise<typeof import('./roster.json')> {
  return JSON.parse(await readFile(new URL('./roster.json', import.meta.url), 'utf8'))
}

export function createWalletFacts({ addresses, wallets }: typeof import('./roster.json')): Sandbox['wallets'] {
  const facts = ({ name, rdns, accountIndexes } = wallets.lantern) => ({
    name,
    rdns,
    accountIndexes,
    addresses: accountIndexes.map((index) => addresses[index] as `0x${string}`),
  })
  return { lantern: facts(wallets.lantern), kitewing: facts(wallets.kitewing), northbeam: facts(wallets.northbeam) }
}
