import { readFile } from 'node:fs/promises'
import type { EvmSandbox } from './types'

// Reads JSON as a file, because Node 20 warns about JSON modules.
export async function readTestAccounts(): Promise<typeof import('./testAccounts.json')> {
  return JSON.parse(await readFile(new URL('./testAccounts.json', import.meta.url), 'utf8'))
}

export function createWalletAccounts({
  addresses,
  wallets,
}: typeof import('./testAccounts.json')): EvmSandbox['wallets'] {
  const facts = ({ name, rdns, accountIndexes } = wallets.lantern) => ({
    name,
    rdns,
    accountIndexes,
    addresses: accountIndexes.map((index) => addresses[index] as `0x${string}`),
  })
  return { lantern: facts(wallets.lantern), kitewing: facts(wallets.kitewing), northbeam: facts(wallets.northbeam) }
}
