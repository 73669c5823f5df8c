import { plainText } from '@foyer/core/adapter'
import { erc20Abi } from 'viem'
import type { Chain } from '../createChain'
import type { CallFacts, EvmCall } from '../decode/describeCall'
import { isTrouble } from '../isTrouble'
import type { Network } from '../networks'

const MOST_DECIMALS = 36
/** Characters. */
const LONGEST_SYMBOL = 16

/** What the chain itself says of an address: the page is not asked what its token is called. */
export async function readFacts({ to }: EvmCall, chain: Chain, { symbol }: Network): Promise<CallFacts> {
  if (to === undefined) return { symbol }
  const code = await chain.client.getCode({ address: to }).catch(unlessTrouble)
  const isContract = code !== undefined && code !== '0x'
  return isContract ? { symbol, isContract, token: await readToken(to, chain) } : { symbol, isContract }
}

export async function readToken(address: `0x${string}`, { client }: Chain): Promise<CallFacts['token']> {
  const read = { address, abi: erc20Abi } as const
  try {
    const [told, decimals] = await Promise.all([
      client.readContract({ ...read, functionName: 'symbol' }),
      client.readContract({ ...read, functionName: 'decimals' }),
    ])
    const symbol = plainText(told, LONGEST_SYMBOL)
    return symbol !== '' && decimals <= MOST_DECIMALS ? { symbol, decimals } : undefined
  } catch (error) {
    // Not every contract is a token.
    return unlessTrouble(error)
  }
}

/** A transfer of tokens must not be shown as something else because no answer came. */
function unlessTrouble(error: unknown): undefined {
  if (isTrouble(error)) throw error
  return undefined
}
