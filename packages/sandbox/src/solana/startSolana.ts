import { findRpcMethod, readParamList } from '../http/answerRpc'
import { serveRpc } from '../http/rpc'
import { addAddresses, readJsonFile, startNodes } from '../nodes/startNodes'
import type { SolanaSandbox, SolanaSandboxOptions } from '../types'
import { SOLANA_CLUSTERS, SOLANA_DEVNET, SOLANA_MAINNET } from './clusters'
import { createSolanaCluster } from './createSolanaCluster'
import { createSolanaMethods } from './rpc/createSolanaMethods'
import { HOLDER_BALANCE, HOLDER_COUNT, NFT_MINTS, TOKEN_MINTS } from './tokens/mints'

const LAMPORTS = 1_000_000_000n
const FUNDS = 1_000n * LAMPORTS

/**
 * Starts Solana clusters, each a litesvm runtime behind a node's JSON-RPC. They keep the process alive until `stop`.
 */
export async function startSolana({
  log = () => {},
  networks = [SOLANA_MAINNET, SOLANA_DEVNET],
}: SolanaSandboxOptions = {}): Promise<SolanaSandbox> {
  const { addresses, wallets }: typeof import('./testAccounts.json') = await readJsonFile(
    new URL('./testAccounts.json', import.meta.url),
  )
  const funded = new Map(addresses.map((address) => [address, FUNDS]))
  const nodes = await startNodes(networks, {
    known: SOLANA_CLUSTERS,
    firstPort: 8899,
    log,
    async start({ genesisHash }, where) {
      const methods = createSolanaMethods(await createSolanaCluster({ genesisHash, funded }))
      return serveRpc((name, params) => findRpcMethod(methods, name)(readParamList(params)), { ...where, stringify })
    },
  })
  const { meridian, halyard } = wallets
  return {
    ...nodes,
    nfts: NFT_MINTS.map(({ address, symbol, name }) => ({ address, symbol, name })),
    tokens: TOKEN_MINTS.map(({ program, described, ...token }) => ({
      ...token,
      held: HOLDER_BALANCE,
      holders: addresses.slice(0, HOLDER_COUNT),
    })),
    wallets: { meridian: addAddresses(meridian, addresses), halyard: addAddresses(halyard, addresses) },
  }
}

// Writes bigints as plain digits, like a node, also beyond JavaScript's safe integers.
function stringify(value: unknown) {
  const text = JSON.stringify(value, (_, each) => (typeof each === 'bigint' ? `\u0000${each}\u0000` : each))
  return text.replace(/"\\u0000(\d+)\\u0000"/g, '$1')
}
