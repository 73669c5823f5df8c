import { readFile } from 'node:fs/promises'
import { toBech32 } from '@cosmjs/encoding'
import { createChain } from './chain/createChain.mjs'
import { CHAINS, HUB, OSMOSIS } from './chains.mjs'
import { decodeAddress } from './keys/decodeAddress.mjs'
import { createMethods } from './rpc/createMethods.mjs'
import { startServer } from './rpc/startServer.mjs'

const FIRST_PORT = 26657
const FUNDS = 10_000_000_000n

/**
 * @param {import('../index.mjs').CosmosOptions} [options]
 * @returns {Promise<import('../index.mjs').CosmosSandbox>}
 */
export async function startCosmos({ log = () => {}, networks = [HUB, OSMOSIS] } = {}) {
  const { addresses, wallets } = await readRoster()
  /** @type {Awaited<ReturnType<typeof startServer>>[]} */
  const servers = []
  const stop = async () => {
    await Promise.all(servers.splice(0).map((server) => server.stop()))
  }
  /** @type {Record<string, string>} */
  const rpcUrls = {}
  try {
    for (const [index, caipNetworkId] of networks.entries()) {
      const facts = CHAINS[caipNetworkId]
      if (facts === undefined) throw new Error(`The sandbox has no ${caipNetworkId}.`)
      const funded = new Map(addresses.map((address) => [onChain(address, facts.prefix), FUNDS]))
      const server = await startServer(createMethods(createChain({ facts, funded })), { port: FIRST_PORT + index, log })
      servers.push(server)
      rpcUrls[caipNetworkId] = server.url
      log(`${facts.name}: ${server.url}`)
    }
  } catch (error) {
    await stop()
    throw error
  }
  const facts = ({ name, id, accountIndexes } = wallets.quillon) => ({
    ...{ name, id, accountIndexes, addresses: accountIndexes.map((index) => addresses[index] ?? '') },
  })
  return { rpcUrls, wallets: { quillon: facts(wallets.quillon), tamarack: facts(wallets.tamarack) }, stop }
}

/** The same account, as another chain writes it. @type {(address: string, prefix: string) => string} */
const onChain = (address, prefix) => toBech32(prefix, decodeAddress(address).bytes)

/**
 * Read, not imported: Node 20 prints a warning for every JSON module.
 *
 * @returns {Promise<typeof import('./roster.json')>}
 */
async function readRoster() {
  return JSON.parse(await readFile(new URL('./roster.json', import.meta.url), 'utf8'))
}
