import { getAddress } from 'viem'
import { getCode, getTransactionCount } from 'viem/actions'
import type { LedgerContext } from '../context.js'
import type { StateQuery } from './state.js'

/** How many transactions an account has sent, those on their way included. A contract's are sent by others for it. */
export async function mark(
  { clientOf, ask }: LedgerContext,
  { address, network, signal }: Pick<StateQuery, 'address' | 'network' | 'signal'>,
): Promise<string | undefined> {
  const client = clientOf(network)
  const account = { address: getAddress(address) }
  const [code, count] = await ask(signal, () =>
    Promise.all([getCode(client, account), getTransactionCount(client, { ...account, blockTag: 'pending' })]),
  )
  return code === undefined || code === '0x' ? String(count) : undefined
}
