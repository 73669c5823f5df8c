import { readFile } from 'node:fs/promises'
import { createChain } from './createChain.mjs'
import { DESCRIPTIONS } from './descriptions.mjs'
import { KUSAMA, NETWORKS, POLKADOT } from './networks.mjs'
import { startServer } from './rpc/startServer.mjs'
import { toPublicKey } from './toPublicKey.mjs'

const FIRST_PORT = 9944

/** In whole coins. */
const FUNDS = 1_000n

/** All but the last: the second account of the phone has nothing to spend. */
const FUNDED = 10

/**
 * @param {import('../index.mjs').PolkadotOptions} [options]
 * @returns {Promise<import('../index.mjs').PolkadotSandbox>}
 */
export async function startPolkadot({ log = () => {}, networks = [POLKADOT, KUSAMA] } = {}) {
  const { accounts, wallets } = await readPolkadotRoster()
  /** @type {Awaited<ReturnType<typeof startServer>>[]} */
  const servers = []
  const stop = async () => {
    await Promise.all(servers.splice(0).map((server) => server.stop()))
  }
  /** @type {Record<string, string>} */
  const rpcUrls = {}
  try {
    for (const [index, caipNetworkId] of networks.entries()) {
      const facts = NETWORKS[caipNetworkId]
      const load = DESCRIPTIONS[caipNetworkId]
      if (facts === undefined || load === undefined) throw new Error(`The sandbox has no ${caipNetworkId}.`)
      const funds = FUNDS * 10n ** BigInt(facts.decimals)
      const funded = new Map(accounts.slice(0, FUNDED).map(({ address }) => [toPublicKey(address) ?? '', funds]))
      const chain = createChain(facts, { load, funded })
      // A description that does not load fails here, and not in the first page that asks.
      await chain.blocks()
      const server = await startServer(chain, { port: FIRST_PORT + index, log })
      servers.push(server)
      rpcUrls[caipNetworkId] = server.url
      log(`${facts.name}: ${server.url}`)
    }
  } catch (error) {
    await stop()
    throw error
  }
  const toFacts = ({ name, id, accountIndexes } = wallets.thornwick) => ({
    name,
    id,
    accountIndexes,
    addresses: accountIndexes.map((index) => accounts[index]?.address ?? ''),
  })
  return {
    rpcUrls,
    wallets: { thornwick: toFacts(wallets.thornwick), quillback: toFacts(wallets.quillback) },
    stop,
  }
}

/**
 * Read, not imported: Node 20 prints a warning for every JSON module.
 *
 * @returns {Promise<typeof import('./roster.json')>}
 */
export async function readPolkadotRoster() {
  return JSON.parse(await readFile(new URL('./roster.json', import.meta.url), 'utf8'))
}
