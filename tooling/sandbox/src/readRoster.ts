import { readFile } from 'node:fs/promises'
import type { Sandbox } from './types'

/** Read, not imported: Node 20 prints a warning for every JSON module. */
export async function readRoster(): Promise<typeof import('./roster.json')> {
  return JSON.parse(await readFile(new URL('./roster.json', import.meta.url), 'utf8'))
}

export function toWalletFacts({ addresses, wallets }: typeof import('./roster.json')): Sandbox['wallets'] {
  const facts = ({ name, rdns, accountIndexes } = wallets.lantern) => ({
    name,
    rdns,
    accountIndexes,
    addresses: accountIndexes.map((index) => addresses[index] as `0x${string}`),
  })
  return { lantern: facts(wallets.lantern), kitewing: facts(wallets.kitewing), northbeam: facts(wallets.northbeam) }
}
