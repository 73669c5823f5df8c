import { findMethod, readList, serveRpc } from '../http/rpc'
import { readJson, startNodes, withAddresses } from '../nodes/startNodes'
import type { SolanaOptions, SolanaSandbox } from '../types'
import { CLUSTERS, DEVNET, MAINNET } from './clusters'
import { createCluster } from './createCluster'
import { createMethods } from './rpc/createMethods'
import { HELD, HOLDERS, MINTS, NFT_MINTS } from './tokens/mints'

const LAMPORTS = 1_000_000_000n
const FUNDS = 1_000n * LAMPORTS

/** Starts Solana clusters: a real runtime each (litesvm) behind a node's JSON-RPC. They keep the process alive until `stop`. */
export async function startSolana({
  log = () => {},
  networks = [MAINNET, DEVNET],
}: SolanaOptions = {}): Promise<SolanaSandbox> {
  const { addresses, wallets }: typeof import('./roster.json') = await readJson(
    new URL('./roster.json', import.meta.url),
  )
  const funded = new Map(addresses.map((address) => [address, FUNDS]))
  const nodes = await startNodes(networks, {
    known: CLUSTERS,
    firstPort: 8899,
    log,
    async start({ genesisHash }, where) {
      const methods = createMethods(await createCluster({ genesisHash, funded }))
      return serveRpc((name, params) => findMethod(methods, name)(readList(params)), { ...where, stringify })
    },
  })
  const { meridian, halyard } = wallets
  return {
    ...nodes,
    nfts: NFT_MINTS.map(({ address, symbol, name }) => ({ address, symbol, name })),
    tokens: MINTS.map(({ program, described, ...token }) => ({
      ...token,
      held: HELD,
      holders: addresses.slice(0, HOLDERS),
    })),
    wallets: { meridian: withAddresses(meridian, addresses), halyard: withAddresses(halyard, addresses) },
  }
}

/** Bigints as plain digits, which is how a node writes them, also where a JavaScript number could not hold them. */
function stringify(value: unknown) {
  const text = JSON.stringify(value, (_, each) => (typeof each === 'bigint' ? `\u0000${each}\u0000` : each))
  return text.replace(/"\\u0000(\d+)\\u0000"/g, '$1')
}
