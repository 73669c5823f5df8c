import { addAddresses, readJsonFile, startNodes } from '../nodes/startNodes'
import type { PolkadotSandbox, PolkadotSandboxOptions } from '../types'
import { createPolkadotChain } from './createPolkadotChain'
import { RUNTIME_METADATA_LOADERS } from './descriptions'
import { ASSET_HUB, KUSAMA, POLKADOT, POLKADOT_NETWORKS } from './networks'
import { startPolkadotServer } from './rpc/startPolkadotServer'
import { toPublicKey } from './toPublicKey'

// Initial balance in whole coins.
const FUNDS = 1_000n

// Number of funded accounts; leaves out the phone's second account.
const FUNDED = 10

/**
 * Starts Substrate chains with the metadata of Polkadot, Kusama and Polkadot Asset Hub, which has assets. They keep
 * the process alive until `stop`.
 */
export async function startPolkadot({
  log = () => {},
  networks = [POLKADOT, KUSAMA, ASSET_HUB],
}: PolkadotSandboxOptions = {}): Promise<PolkadotSandbox> {
  const { accounts, wallets } = await readPolkadotTestAccounts()
  const nodes = await startNodes(networks, {
    known: POLKADOT_NETWORKS,
    firstPort: 9944,
    log,
    async start(facts, where, caipNetworkId) {
      const load = RUNTIME_METADATA_LOADERS[caipNetworkId]
      if (load === undefined) throw new Error(`The sandbox has no description of ${caipNetworkId}.`)
      const funds = FUNDS * 10n ** BigInt(facts.decimals)
      const funded = new Map(accounts.slice(0, FUNDED).map(({ address }) => [toPublicKey(address) ?? '', funds]))
      const chain = createPolkadotChain(facts, { load, funded })
      // Loads the metadata now, so that invalid metadata fails at the start.
      await chain.blocks()
      return startPolkadotServer(chain, where)
    },
  })
  const addresses = accounts.map(({ address }) => address)
  const { thornwick, quillback } = wallets
  return {
    ...nodes,
    wallets: { thornwick: addAddresses(thornwick, addresses), quillback: addAddresses(quillback, addresses) },
  }
}

export const readPolkadotTestAccounts = (): Promise<typeof import('./testAccounts.json')> =>
  readJsonFile(new URL('./testAccounts.json', import.meta.url))
