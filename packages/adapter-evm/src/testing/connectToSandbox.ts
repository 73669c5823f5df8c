import type { Ledger, Network, TokenInfo } from '@foyer/core/adapter'
import type { Sandbox, SandboxToken } from '@foyer/sandbox'
import { createPublicClient, createTestClient, http } from 'viem'
import type { EvmConnection } from '../runtime/context.js'
import { LANTERN } from './connectLantern.js'
import { ADDRESSES, createPage, createWallet, toOption } from './createPage.js'

export const [FIRST, SECOND] = ADDRESSES
/** Nobody has its key, and nothing is there. */
export const RECEIVER = '0xfB6916095ca1df60bB79Ce92cE3Ea74c37c5d359'

/** A page with Lantern connected to a chain of the sandbox, and the hands of that chain. `url`: another node in its place. */
export async function connectToSandbox(sandbox: Sandbox, chainId: 1 | 8453, url?: string) {
  const caipNetworkId = `eip155:${chainId}` as const
  const node = sandbox.rpcUrls[caipNetworkId] ?? ''
  const rpcUrls = { [caipNetworkId]: node }
  const wallet = createWallet({ rpcUrls, chainId })
  const network: Network<'eip155'> = {
    id: chainId,
    caipNetworkId,
    chainNamespace: 'eip155',
    name: 'Sandbox',
    nativeCurrency: { name: 'Ether', symbol: 'ETH', decimals: 18 },
    rpcUrls: { default: { http: [url ?? node] } },
  }
  const networks = [{ ...network, id: chainId }] as const
  const page = createPage({
    wallets: [toOption(wallet)],
    coinbase: false,
    networks,
    rpcUrls: { [caipNetworkId]: url ?? node },
  })
  const connection: EvmConnection = await page.adapter.connect({ walletId: LANTERN })
  const ledger: Ledger<'eip155'> | undefined = await page.adapter.ledger?.()
  if (!ledger?.transfers) throw new Error('EVM has a ledger')
  const transport = http(node)
  const toToken = ({ amount: _, ...token }: SandboxToken): TokenInfo => ({ ...token, caipNetworkId })
  const from = connection.accounts[0]
  return {
    ...page,
    wallet,
    connection,
    network,
    ledger,
    transfers: ledger.transfers,
    toToken,
    transfer: { network, from, to: RECEIVER, amount: 1_000n },
    client: createPublicClient({ transport }),
    chain: createTestClient({ mode: 'anvil', transport }),
  }
}
