import { readJson, startNodes, withAddresses } from '../nodes/startNodes'
import type { PolkadotOptions, PolkadotSandbox } from '../types'
import { createChain } from './createChain'
import { DESCRIPTIONS } from './descriptions'
import { ASSET_HUB, KUSAMA, NETWORKS, POLKADOT } from './networks'
import { startServer } from './rpc/startServer'
import { toPublicKey } from './toPublicKey'

/** In whole coins. */
const FUNDS = 1_000n

/** All but the last: the second account of the phone has nothing to spend. */
const FUNDED = 10

/**
 * Starts Substrate chains that read transactions by the real descriptions of Polkadot, Kusama and Polkadot Asset Hub, which has
 * assets. They keep the process alive until `stop`.
 */
export async function startPolkadot({
  log = () => {},
  networks = [POLKADOT, KUSAMA, ASSET_HUB],
}: PolkadotOptions = {}): Promise<PolkadotSandbox> {
  const { accounts, wallets } = await readPolkadotRoster()
  const nodes = await startNodes(networks, {
    known: NETWORKS,
    firstPort: 9944,
    log,
    async start(facts, where, caipNetworkId) {
      const load = DESCRIPTIONS[caipNetworkId]
      if (load === undefined) throw new Error(`The sandbox has no description of ${caipNetworkId}.`)
      const funds = FUNDS * 10n ** BigInt(facts.decimals)
      const funded = new Map(accounts.slice(0, FUNDED).map(({ address }) => [toPublicKey(address) ?? '', funds]))
      const chain = createChain(facts, { load, funded })
      // A description that does not load fails here, and not in the first page that asks.
      await chain.blocks()
      return startServer(chain, where)
    },
  })
  const addresses = accounts.map(({ address }) => address)
  const { thornwick, quillback } = wallets
  return {
    ...nodes,
    wallets: { thornwick: withAddresses(thornwick, addresses), quillback: withAddresses(quillback, addresses) },
  }
}

export const readPolkadotRoster = (): Promise<typeof import('./roster.json')> =>
  readJson(new URL('./roster.json', import.meta.url))
