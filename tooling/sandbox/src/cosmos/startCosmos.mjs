import { toBech32 } from '@cosmjs/encoding'
import { findMethod, serveRpc } from '../http/rpc.mjs'
import { readJson, startNodes, withAddresses } from '../nodes/startNodes.mjs'
import { createChain } from './chain/createChain.mjs'
import { CHAINS, HUB, OSMOSIS } from './chains.mjs'
import { decodeAddress } from './keys/decodeAddress.mjs'
import { createMethods } from './rpc/createMethods.mjs'

const FUNDS = 10_000_000_000n

/**
 * @param {import('../index.mjs').CosmosOptions} [options]
 * @returns {Promise<import('../index.mjs').CosmosSandbox>}
 */
export async function startCosmos({ log = () => {}, networks = [HUB, OSMOSIS] } = {}) {
  /** @type {typeof import('./roster.json')} */
  const { addresses, wallets } = await readJson(new URL('./roster.json', import.meta.url))
  const nodes = await startNodes(networks, {
    known: CHAINS,
    firstPort: 26657,
    log,
    start(facts, where) {
      const funded = new Map(addresses.map((address) => [onChain(address, facts.prefix), FUNDS]))
      const methods = createMethods(createChain({ facts, funded }))
      return serveRpc((name, params) => findMethod(methods, name)(Object(params)), where)
    },
  })
  const { quillon, tamarack } = wallets
  return {
    ...nodes,
    wallets: { quillon: withAddresses(quillon, addresses), tamarack: withAddresses(tamarack, addresses) },
  }
}

/** The same account, as another chain writes it. @type {(address: string, prefix: string) => string} */
const onChain = (address, prefix) => toBech32(prefix, decodeAddress(address).bytes)
