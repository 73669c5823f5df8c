import {
  type AdapterHost,
  checkFee,
  type FeeLimits,
  type Network,
  type Transfer,
  type TransferQuote,
} from '@foyer/core/adapter'
import type { ApiPromise } from '@polkadot/api'
import { toExtrinsic } from '../../acts/sendTransaction.js'
import { accountKey, readAccount } from '../../node/readAccount.js'
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
  return apis.use({ network, signal }, async (api) => {
    const [sender, receiver, asset] = await Promise.all([
      accountOf(from.address),
      accountOf(to),
      token && readAsset(api, transfer),
    ])
    const balance = asset ? asset.balance : sender.free
    // Larger numbers are longer, and length is paid for: the fee is that of the largest.
    const dearest = toCall({ ...transfer, amount: balance > transfer.amount ? balance : transfer.amount || 1n })
    const { partialFee } = await toExtrinsic(api, dearest).paymentInfo(from.address)
    const fee = partialFee.toBigInt()
    checkFee({ fee, ...(!asset && { amount: transfer.amount }), limits: limitsOf(network) })
    const least = BigInt(api.consts.balances?.existentialDeposit?.toString() ?? 0)
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

async function readAsset(api: ApiPromise, { from, to, token }: Transfer<'polkadot'>): Promise<AssetStanding> {
  const id = toAssetId(token?.address)
  const { account, asset } = api.query.assets ?? {}
  const read = async (answer: Promise<{ toJSON(): unknown }> | undefined) => Object((await answer)?.toJSON())
  const [mine, theirs, details] = await Promise.all([
    read(account?.(id, from.address)),
    read(account?.(id, to)),
    read(asset?.(id)),
  ])
  return {
    balance: BigInt(mine.balance ?? 0),
    least: BigInt(details.minBalance ?? 0),
    isNew: !theirs.balance,
  }
}
