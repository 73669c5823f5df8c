import type { ChainReader, Network, TokenInfo } from '@foyer/core/adapter'
import type { EvmSandbox, SandboxToken } from '@foyer/sandbox'
import { createPublicClient, createTestClient, http } from 'viem'
import type { EvmConnection } from '../runtime/context.js'
import { LANTERN_ID } from './createLanternApp.js'
import { ADDRESSES, createTestApp, createWallet, toWalletOption } from './createTestApp.js'

export const [FIRST_ADDRESS, SECOND_ADDRESS] = ADDRESSES
export const RECEIVER_ADDRESS = '0xfB6916095ca1df60bB79Ce92cE3Ea74c37c5d359'

/** Connects the wallet Lantern to a sandbox chain. `url` replaces the chain's node. */
export async function connectToSandbox(sandbox: EvmSandbox, chainId: 1 | 8453, url?: string) {
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
  const page = createTestApp({
    wallets: [toWalletOption(wallet)],
    coinbase: false,
    networks,
    rpcUrls: { [caipNetworkId]: url ?? node },
  })
  const connection: EvmConnection = await page.adapter.connect({ walletId: LANTERN_ID })
  const chainReader: ChainReader<'eip155'> | undefined = await page.adapter.chainReader?.()
  if (!chainReader?.transfers) throw new Error('EVM has a chain reader')
  const transport = http(node)
  const toToken = ({ amount: _, ...token }: SandboxToken): TokenInfo => ({ ...token, caipNetworkId })
  const from = connection.accounts[0]
  return {
    ...page,
    wallet,
    connection,
    network,
    chainReader,
    transfers: chainReader.transfers,
    toToken,
    transfer: { network, from, to: RECEIVER_ADDRESS, amount: 1_000n },
    client: createPublicClient({ transport }),
    chain: createTestClient({ mode: 'anvil', transport }),
  }
}
