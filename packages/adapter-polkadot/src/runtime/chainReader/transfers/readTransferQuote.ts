import {
  type AdapterContext,
  checkFee,
  type FeeLimits,
  type Network,
  type Transfer,
  type TransferQuote,
} from '@foyer/core/adapter'
import { toExtrinsic } from '../../methods/toExtrinsic.js'
import type { ChainClient } from '../../node/ChainClient.js'
import { getAccountStorageKey, parseAccount } from '../../node/parseAccount.js'
import type { ClientPool } from '../createClientPool.js'
import { createNodeRequester } from '../createNodeRequester.js'
import { toAssetId } from '../tokens/assets.js'
import { getAssetsPalletQueries } from '../tokens/getAssetsPalletQueries.js'
import { TRANSACTION_LIFETIME_BLOCKS } from './lifetime.js'
import { toTransferCall } from './toTransferCall.js'

export interface TransfersContext {
  readonly adapterContext: AdapterContext<'polkadot'>
  readonly apis: ClientPool
}

export async function readTransferQuote(
  { adapterContext, apis }: TransfersContext,
  transfer: Transfer<'polkadot'>,
  signal?: AbortSignal,
): Promise<TransferQuote> {
  const { network, from, to, token } = transfer
  const request = createNodeRequester(adapterContext, { network, signal })
  const accountOf = (address: string) => request('state_getStorage', [getAccountStorageKey(address)], parseAccount)
  // Throws for an invalid transfer before any request to the node.
  toTransferCall(transfer)
  return apis.use({ network, signal }, async (client): Promise<TransferQuote> => {
    const [sender, receiver, asset] = await Promise.all([
      accountOf(from.address),
      accountOf(to),
      token && readAsset(client, transfer),
    ])
    const balance: bigint = asset ? asset.balance : sender.free
    // A larger amount takes more bytes and so a higher fee: quote the largest.
    const dearest = toTransferCall({ ...transfer, amount: balance > transfer.amount ? balance : transfer.amount })
    const mortality = { type: 'Mortal', period: TRANSACTION_LIFETIME_BLOCKS } as const
    const { nonce } = sender
    const { partialFee: fee } = await toExtrinsic(client, dearest).paymentInfo(from.address, { mortality, nonce })
    checkFee({ fee, ...(!asset && { amount: transfer.amount }), limits: getFeeLimits(network) })
    const least = BigInt(client.consts.balances?.existentialDeposit ?? 0)
    const locked = sender.frozen - sender.reserved
    const reserve = locked > least ? locked : least
    const spendable = sender.free - fee - reserve
    const isNew = asset ? asset.isNew : !receiver.exists
    return {
      fees: [{ id: 'normal', amount: fee }],
      balance,
      native: sender.free,
      most: spendable < 0n ? 0n : asset ? balance : spendable,
      least: isNew ? (asset?.least ?? least) : undefined,
      reserve,
    }
  })
}

/** Limits the fee to 10 coins, because chains charge hundredths of a coin. */
function getFeeLimits({ nativeCurrency: { decimals } }: Network<'polkadot'>): FeeLimits {
  const coin = 10n ** BigInt(decimals)
  return { most: 10n * coin, fair: coin / 10n }
}

interface AssetState {
  readonly balance: bigint
  readonly least: bigint
  readonly isNew: boolean
}

async function readAsset(client: ChainClient, { from, to, token }: Transfer<'polkadot'>): Promise<AssetState> {
  const assets = getAssetsPalletQueries(client)
  const id = assets?.toKey(toAssetId(token?.address))
  const [mine, theirs, details] = await Promise.all([
    assets?.account([id, from.address]),
    assets?.account([id, to]),
    assets?.asset(id),
  ])
  return {
    balance: BigInt(Object(mine).balance ?? 0),
    least: BigInt(Object(details).minBalance ?? 0),
    isNew: !Object(theirs).balance,
  }
}
