import { createPublicClient, type Hex, http } from 'viem'
import type { RpcUrls } from '../sandbox/localServices'
import { findEvmChain } from '../settings/networks'

export interface Receipt {
  readonly status: 'success' | 'reverted'
  readonly block: string
  readonly gasUsed: string
}

/** Reads a transaction from the chain, without the wallet. */
export async function readReceipt(hash: string, chainId: number | string, rpcUrls: RpcUrls): Promise<Receipt> {
  const client = createPublicClient({
    ...(findEvmChain(chainId) ? { chain: findEvmChain(chainId) } : {}),
    transport: http(rpcUrls[`eip155:${chainId}`]),
    pollingInterval: 500,
  })
  const { status, blockNumber, gasUsed } = await client.waitForTransactionReceipt({ hash: hash as Hex })
  return { status, block: blockNumber.toString(), gasUsed: gasUsed.toString() }
}
