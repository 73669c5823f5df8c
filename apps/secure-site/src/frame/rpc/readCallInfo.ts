import { sanitizeText } from '@foyer/core/adapter'
import { erc20Abi } from 'viem'
import type { ChainClient } from '../chain/createChainClient'
import type { Network } from '../chain/networks'
import { type CallInfo, type EvmCall, readPermit2Token } from '../decode/describeCall'
import { isTransientError } from '../errors/isTransientError'

const MOST_DECIMALS = 36
const MAX_SYMBOL_LENGTH = 16

interface FactsQuery {
  readonly chain: ChainClient
  readonly network: Network
  readonly account: `0x${string}`
}

/** Reads the name and symbol of the called token from the chain, because the page may lie. */
export async function readCallInfo(
  { to, data }: EvmCall,
  { chain, network: { symbol }, account }: FactsQuery,
): Promise<CallInfo> {
  if (to === undefined) return { symbol }
  const code = await chain.client.getCode({ address: to }).catch(ignoreUnlessTransient)
  const isContract = code !== undefined && code !== '0x'
  return isContract
    ? { symbol, isContract, token: await readTokenInfo(readPermit2Token(data) ?? to, chain, account) }
    : { symbol, isContract }
}

export async function readTokenInfo(
  address: `0x${string}`,
  { client }: ChainClient,
  account?: `0x${string}`,
): Promise<CallInfo['token']> {
  const read = { address, abi: erc20Abi } as const
  try {
    const [reported, decimals, balance] = await Promise.all([
      client.readContract({ ...read, functionName: 'symbol' }),
      client.readContract({ ...read, functionName: 'decimals' }),
      account &&
        client.readContract({ ...read, functionName: 'balanceOf', args: [account] }).catch(ignoreUnlessTransient),
    ])
    const symbol = sanitizeText(reported, MAX_SYMBOL_LENGTH)
    return symbol !== '' && decimals <= MOST_DECIMALS ? { symbol, decimals, balance } : undefined
  } catch (error) {
    // Not every contract is a token.
    return ignoreUnlessTransient(error)
  }
}

/** Rethrows a missing response: a token transfer must not be shown as another call. */
function ignoreUnlessTransient(error: unknown): undefined {
  if (isTransientError(error)) throw error
  return undefined
}
