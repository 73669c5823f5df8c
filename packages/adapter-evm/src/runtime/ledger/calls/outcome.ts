import type { AssetChange, Outcome } from '@foyer/core/adapter'
import { type Client, getAddress, type Hex, isAddressEqual, isHex, type TransactionReceipt } from 'viem'
import { getBalance, getTransactionReceipt } from 'viem/actions'
import { unless } from '../../findError.js'
import type { EvmNet, LedgerContext } from '../context.js'
import { feeOf } from '../feeOf.js'
import { readTransfers } from '../transferLogs.js'
import { changesOf } from './changes.js'

export interface OutcomeQuery {
  readonly network: EvmNet
  readonly address: string
  readonly hash: string
  readonly signal?: AbortSignal | undefined
}

/** What a transaction in a block brought and took. */
export async function outcome(
  { clientOf, ask }: LedgerContext,
  { network, address, hash, signal }: OutcomeQuery,
): Promise<Outcome | undefined> {
  if (!isHex(hash)) return undefined
  const client = clientOf(network)
  const account = getAddress(address)
  return ask(signal, async () => {
    const receipt = await getTransactionReceipt(client, { hash }).catch(unless('TransactionReceiptNotFoundError'))
    if (!receipt) return undefined
    if (receipt.status !== 'success') return { status: 'failed', changes: [] }
    const tokens = changesOf(account, readTransfers(receipt.logs))
    const coin = await coins(client, account, receipt)
    return coin
      ? { status: 'confirmed', changes: [...tokens, ...coin] }
      : { status: 'confirmed', changes: tokens, isWithoutCoin: true }
  })
}

/** No log tells of coins: what there was before the block and after it does. Undefined: nodes forget that after a while. */
async function coins(
  client: Client,
  address: Hex,
  receipt: TransactionReceipt,
): Promise<readonly AssetChange[] | undefined> {
  const { blockNumber } = receipt
  const [before, after] = await Promise.all(
    [blockNumber - 1n, blockNumber].map((each) =>
      getBalance(client, { address, blockNumber: each }).catch(() => undefined),
    ),
  )
  if (before === undefined || after === undefined) return undefined
  const amount = after - before + (isAddressEqual(receipt.from, address) ? feeOf(receipt) : 0n)
  return amount === 0n ? [] : [{ address, token: {}, amount }]
}
