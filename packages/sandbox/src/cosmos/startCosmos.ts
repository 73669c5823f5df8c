import { toBech32 } from '@cosmjs/encoding'
import { findRpcMethod } from '../http/answerRpc'
import { serveRpc } from '../http/rpc'
import { addAddresses, readJsonFile, startNodes } from '../nodes/startNodes'
import type { CosmosSandbox, CosmosSandboxOptions } from '../types'
import { createCosmosChain } from './chain/createCosmosChain'
import { COSMOS_CHAINS, COSMOS_HUB, OSMOSIS } from './chains'
import { decodeAddress } from './keys/decodeAddress'
import { createCosmosMethods } from './rpc/createCosmosMethods'

const FUNDS = 10_000_000_000n

/** Starts Cosmos chains in memory, each behind a CometBFT RPC server. They keep the process alive until `stop`. */
export async function startCosmos({
  log = () => {},
  networks = [COSMOS_HUB, OSMOSIS],
}: CosmosSandboxOptions = {}): Promise<CosmosSandbox> {
  const { addresses, wallets }: typeof import('./testAccounts.json') = await readJsonFile(
    new URL('./testAccounts.json', import.meta.url),
  )
  const nodes = await startNodes(networks, {
    known: COSMOS_CHAINS,
    firstPort: 26657,
    log,
    start(facts, where) {
      const funded = new Map(addresses.map((address) => [onChain(address, facts.prefix), FUNDS]))
      const methods = createCosmosMethods(createCosmosChain({ facts, funded }))
      return serveRpc((name, params) => findRpcMethod(methods, name)(Object(params)), where)
    },
  })
  const { quillon, tamarack } = wallets
  return {
    ...nodes,
    wallets: { quillon: addAddresses(quillon, addresses), tamarack: addAddresses(tamarack, addresses) },
  }
}

const onChain = (address: string, prefix: string): string => toBech32(prefix, decodeAddress(address).bytes)
