import { readFile } from 'node:fs/promises'
import { CLUSTERS, DEVNET, MAINNET } from './clusters.mjs'
import { createCluster } from './createCluster.mjs'
import { createMethods } from './rpc/createMethods.mjs'
import { startServer } from './rpc/startServer.mjs'

const FIRST_PORT = 8899
const LAMPORTS = 1_000_000_000n
const FUNDS = 1_000n * LAMPORTS

/**
 * @param {import('../index.mjs').SolanaOptions} [options]
 * @returns {Promise<import('../index.mjs').SolanaSandbox>}
 */
export async function startSolana({ log = () => {}, networks = [MAINNET, DEVNET] } = {}) {
  const { addresses, wallets } = await readRoster()
  const funded = new Map(addresses.map((address) => [address, FUNDS]))
  /** @type {Awaited<ReturnType<typeof startServer>>[]} */
  const servers = []
  const stop = async () => {
    await Promise.all(servers.splice(0).map((server) => server.stop()))
  }
  /** @type {Record<string, string>} */
  const rpcUrls = {}
  try {
    for (const [index, caipNetworkId] of networks.entries()) {
      const facts = CLUSTERS[caipNetworkId]
      if (facts === undefined) throw new Error(`The sandbox has no ${caipNetworkId}.`)
      const cluster = createCluster({ genesisHash: facts.genesisHash, funded })
      const server = await startServer(createMethods(cluster), { port: FIRST_PORT + index, log })
      servers.push(server)
      rpcUrls[caipNetworkId] = server.url
      log(`${facts.name}: ${server.url}`)
    }
  } catch (error) {
    await stop()
    throw error
  }
  const facts = ({ name, id, accountIndexes } = wallets.meridian) => ({
    ...{ name, id, accountIndexes, addresses: accountIndexes.map((index) => addresses[index] ?? '') },
  })
  return { rpcUrls, wallets: { meridian: facts(wallets.meridian), halyard: facts(wallets.halyard) }, stop }
}

/**
 * Read, not imported: Node 20 prints a warning for every JSON module.
 *
 * @returns {Promise<typeof import('./roster.json')>}
 */
async function readRoster() {
  return JSON.parse(await readFile(new URL('./roster.json', import.meta.url), 'utf8'))
}
