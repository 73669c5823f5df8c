import type { AssetChange, CallOutcome } from '@foyer/core/adapter'
import { type Client, getAddress, type Hex, isAddressEqual, isHex, type TransactionReceipt } from 'viem'
import { getBalance, getTransactionReceipt } from 'viem/actions'
import { ignoreNamedError } from '../../node/findError.js'
import type { ChainReaderContext, Eip155Network } from '../context.js'
import { readTransfers } from '../logs/readTransfers.js'
import { getPaidFee } from '../transfers/getPaidFee.js'
import { toAssetChanges } from './assetChanges.js'

export interface CallOutcomeQuery {
  readonly network: Eip155Network
  readonly address: string
  readonly hash: string
  readonly signal?: AbortSignal | undefined
}

export async function readCallOutcome(
  { getClient, request }: ChainReaderContext,
  { network, address, hash, signal }: CallOutcomeQuery,
): Promise<CallOutcome | undefined> {
  if (!isHex(hash)) return undefined
  const client = getClient(network)
  const account = getAddress(address)
  return request(signal, async () => {
    const receipt = await getTransactionReceipt(client, { hash }).catch(
      ignoreNamedError('TransactionReceiptNotFoundError'),
    )
    if (!receipt) return undefined
    if (receipt.status !== 'success') return { status: 'failed', changes: [] }
    const tokens = toAssetChanges(account, readTransfers(receipt.logs))
    const coin = await readCoinChange(client, account, receipt)
    return coin
      ? { status: 'confirmed', changes: [...tokens, ...coin] }
      : { status: 'confirmed', changes: tokens, isWithoutCoin: true }
  })
}

/**
 * Reads the change of the native balance from the balances before and after the block, because native transfers emit no
 * logs. Undefined if the node has pruned the block.
 */
async function readCoinChange(
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
  const amount = after - before + (isAddressEqual(receipt.from, address) ? getPaidFee(receipt) : 0n)
  return amount === 0n ? [] : [{ address, token: {}, amount }]
}
