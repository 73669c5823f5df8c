import { toBech32 } from '@cosmjs/encoding'
import { findMethod, serveRpc } from '../http/rpc'
import { readJson, startNodes, withAddresses } from '../nodes/startNodes'
import type { CosmosOptions, CosmosSandbox } from '../types'
import { createChain } from './chain/createChain'
import { CHAINS, HUB, OSMOSIS } from './chains'
import { decodeAddress } from './keys/decodeAddress'
import { createMethods } from './rpc/createMethods'

const FUNDS = 10_000_000_000n

/** Starts Cosmos chains: a ledger each, which checks what it is sent, behind a CometBFT node's RPC. They keep the process alive until `stop`. */
export async function startCosmos({
  log = () => {},
  networks = [HUB, OSMOSIS],
}: CosmosOptions = {}): Promise<CosmosSandbox> {
  const { addresses, wallets }: typeof import('./roster.json') = await readJson(
    new URL('./roster.json', import.meta.url),
  )
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

/** The same account, as another chain writes it. */
const onChain = (address: string, prefix: string): string => toBech32(prefix, decodeAddress(address).bytes)
