import { readFile } from 'node:fs/promises'

/**
 * Read, not imported: Node 20 prints a warning for every JSON module.
 *
 * @returns {Promise<typeof import('./roster.json')>}
 */
export async function readRoster() {
  return JSON.parse(await readFile(new URL('./roster.json', import.meta.url), 'utf8'))
}

/**
 * @param {typeof import('./roster.json')} roster
 * @returns {import('./index.mjs').Sandbox['wallets']}
 */
export function toWalletFacts({ addresses, wallets }) {
  const facts = ({ name, rdns, accountIndexes } = wallets.lantern) => ({
    name,
    rdns,
    accountIndexes,
    addresses: accountIndexes.map((index) => /** @type {`0x${string}`} */ (addresses[index])),
  })
  return { lantern: facts(wallets.lantern), kitewing: facts(wallets.kitewing), northbeam: facts(wallets.northbeam) }
}
