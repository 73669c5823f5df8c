import {
  type Activity,
  type ActivityKind,
  type ActivityQuery,
  type ActivityTransfer,
  formatUnits,
} from '@foyer/core/adapter'
import { base64 } from '@scure/base'
import { MsgSend } from 'cosmjs-types/cosmos/bank/v1beta1/tx'
import { TxBody, TxRaw } from 'cosmjs-types/cosmos/tx/v1beta1/tx'
import { readChainSettings } from '../../../readChainSettings.js'
import type { DenomInfo } from '../tokens/createDenomReader.js'
import { findPaidFee, type IndexedTransaction, parseCoins } from './searchTransactions.js'

const SEND = '/cosmos.bank.v1beta1.MsgSend'

const KINDS: Readonly<Record<string, ActivityKind>> = {
  '/cosmos.staking.v1beta1.MsgDelegate': 'stake',
  '/cosmos.staking.v1beta1.MsgUndelegate': 'unstake',
  '/cosmos.distribution.v1beta1.MsgWithdrawDelegatorReward': 'claim',
  '/osmosis.gamm.v1beta1.MsgSwapExactAmountIn': 'swap',
  '/osmosis.poolmanager.v1beta1.MsgSwapExactAmountIn': 'swap',
}

const MOVES = [SEND, '/cosmos.bank.v1beta1.MsgMultiSend', '/ibc.applications.transfer.v1.MsgTransfer']

export interface CoinTransfer {
  readonly from: string
  readonly to: string
  readonly denom: string
  readonly amount: bigint
}

export function readCoinTransfers({ events }: IndexedTransaction, address: string): readonly CoinTransfer[] {
  const paid = findPaidFee(events)
  let isFeeSeen = !paid
  return events.flatMap(({ type, attributes }) => {
    const { sender: from, recipient: to, amount } = attributes
    if (type !== 'transfer' || from === undefined || to === undefined || amount === undefined) return []
    if (!isFeeSeen && from === paid?.payer && amount === paid.fee) {
      isFeeSeen = true
      return []
    }
    if (from !== address && to !== address) return []
    return parseCoins(amount).map((coin) => ({ from, to, ...coin }))
  })
}

export interface ToActivityParameters {
  readonly query: ActivityQuery<'cosmos'>
  readonly at: number | undefined
  readonly infos: ReadonlyMap<string, DenomInfo>
}

export function toActivity(transaction: IndexedTransaction, { query, at, infos }: ToActivityParameters): Activity {
  const { hash, code, events, tx } = transaction
  const { address, network } = query
  const native = readChainSettings(network).denom
  const messages = readMessages(tx)
  const moved = readCoinTransfers(transaction, address)
  const sent = messages.flatMap(({ typeUrl, value }) => (typeUrl === SEND ? readSend(value) : []))[0]
  const [first] = moved
  const paid = findPaidFee(events)
  const fee = paid?.payer === address ? parseCoins(paid.fee).find(({ denom }) => denom === native)?.amount : undefined
  return {
    ...{ hash, at, fee, caipNetworkId: network.caipNetworkId },
    kind: readKind(messages, { moved, address, isOwn: paid?.payer === address }),
    status: code === 0 ? 'confirmed' : 'failed',
    from: sent?.fromAddress ?? first?.from,
    to: sent?.toAddress ?? first?.to,
    transfers: moved.map(({ denom, amount, from, to }): ActivityTransfer => {
      const isNative = denom === native
      const { symbol, name, decimals, iconUrl }: Partial<DenomInfo> = isNative
        ? network.nativeCurrency
        : (infos.get(denom) ?? {})
      return {
        ...{ from, to, direction: from === to ? 'self' : from === address ? 'out' : 'in' },
        amount: decimals === undefined ? undefined : formatUnits(amount, decimals),
        token: { symbol, name, ...(!isNative && { address: denom }), ...(iconUrl && { iconUrl }) },
      }
    }),
  }
}

interface Kind {
  readonly moved: readonly CoinTransfer[]
  readonly address: string
  readonly isOwn: boolean
}

function readKind(messages: readonly Message[], { moved, address, isOwn }: Kind): ActivityKind {
  const [first] = moved
  const isIncoming = first !== undefined && first.from !== address
  if (!isOwn) return isIncoming ? 'receive' : first ? 'send' : 'execute'
  const own = messages.flatMap(({ typeUrl }) => KINDS[typeUrl] ?? [])[0]
  return own ?? (messages.some(({ typeUrl }) => MOVES.includes(typeUrl)) ? 'send' : 'execute')
}

type Message = TxBody['messages'][number]

function readMessages(tx: string): readonly Message[] {
  try {
    return TxBody.decode(TxRaw.decode(base64.decode(tx)).bodyBytes).messages
  } catch {
    return []
  }
}

function readSend(value: Uint8Array): MsgSend[] {
  try {
    return [MsgSend.decode(value)]
  } catch {
    return []
  }
}
