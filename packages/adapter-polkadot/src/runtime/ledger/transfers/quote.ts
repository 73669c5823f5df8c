import {
  type AdapterHost,
  checkFee,
  type FeeLimits,
  type Network,
  type Transfer,
  type TransferQuote,
} from '@foyer/core/adapter'
import { LIFETIME_BLOCKS } from '../../acts/sendTransaction.js'
import { toExtrinsic } from '../../acts/toExtrinsic.js'
import type { ChainClient } from '../../node/ChainClient.js'
import { accountKey, readAccount } from '../../node/readAccount.js'
import { assetQueries } from '../assetQueries.js'
import { toAssetId } from '../assets.js'
import type { Apis } from '../createApis.js'
import { createAsk } from '../createAsk.js'
import { toCall } from './toCall.js'

export interface TransfersContext {
  readonly host: AdapterHost<'polkadot'>
  readonly apis: Apis
}

/** What sending takes: the fee that the runtime itself reckons, and what the chain wants to stay on both sides. */
export async function quote(
  { host, apis }: TransfersContext,
  transfer: Transfer<'polkadot'>,
  signal?: AbortSignal,
): Promise<TransferQuote> {
  const { network, from, to, token } = transfer
  const ask = createAsk(host, { network, signal })
  const accountOf = (address: string) => ask('state_getStorage', [accountKey(address)], readAccount)
  // What is no call is told before anything is asked.
  toCall(transfer)
  return apis.use({ network, signal }, async (client) => {
    const [sender, receiver, asset] = await Promise.all([
      accountOf(from.address),
      accountOf(to),
      token && readAsset(client, transfer),
    ])
    const balance = asset ? asset.balance : sender.free
    // Larger numbers are longer, and length is paid for: the fee is that of the largest.
    const dearest = toCall({ ...transfer, amount: balance > transfer.amount ? balance : transfer.amount || 1n })
    const mortality = { type: 'Mortal', period: LIFETIME_BLOCKS } as const
    const { nonce } = sender
    const { partialFee: fee } = await toExtrinsic(client, dearest).paymentInfo(from.address, { mortality, nonce })
    checkFee({ fee, ...(!asset && { amount: transfer.amount }), limits: limitsOf(network) })
    const least = BigInt(client.consts.balances?.existentialDeposit ?? 0)
    const locked = sender.frozen - sender.reserved
    const kept = locked > least ? locked : least
    const spendable = sender.free - fee - kept
    const isNew = asset ? asset.isNew : !receiver.exists
    return {
      fees: [{ id: 'normal', amount: fee }],
      balance,
      native: sender.free,
      most: spendable < 0n ? 0n : asset ? balance : spendable,
      least: isNew ? (asset?.least ?? least) : undefined,
      kept,
    }
  })
}

/** Whole coins: chains take hundredths of one. The runtime takes what it takes; what a node says of it is shown to the visitor. */
function limitsOf({ nativeCurrency: { decimals } }: Network<'polkadot'>): FeeLimits {
  const coin = 10n ** BigInt(decimals)
  return { most: 10n * coin, fair: coin / 10n }
}

interface AssetStanding {
  readonly balance: bigint
  /** The least that an account may hold. */
  readonly least: bigint
  /** The receiver has nothing of it yet. */
  readonly isNew: boolean
}

async function readAsset(client: ChainClient, { from, to, token }: Transfer<'polkadot'>): Promise<AssetStanding> {
  const assets = assetQueries(client)
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
