import {
  type Activity,
  type ActivityPage,
  type ActivityQuery,
  type ActivityTransfer,
  formatUnits,
  type Network,
} from '@foyer/core/adapter'
import { type NodeContext, requestEsplora } from '../../node/requestEsplora.js'
import { type EsploraTransaction, parseEsploraTransaction, type TransactionOutput } from './parseEsploraTransaction.js'

const MAX_RECEIVERS = 20

export async function readActivity(
  adapterContext: NodeContext,
  { address, network, cursor, signal }: ActivityQuery<'bip122'>,
): Promise<ActivityPage> {
  const base = `/address/${encodeURIComponent(address)}/txs`
  const result = await requestEsplora(adapterContext, {
    ...{ network, signal },
    path: cursor === undefined ? base : `${base}/chain/${encodeURIComponent(cursor)}`,
    read: (text) => readList(JSON.parse(text)).map(parseEsploraTransaction),
  })
  // Nodes differ in page size, so only an empty page ends the history.
  const last = result.filter(({ isConfirmed }) => isConfirmed).at(-1)
  const items = result.map((each) => toActivity(each, { address, network }))
  return { items, ...(last && { next: last.txid }) }
}

interface Where {
  readonly address: string
  readonly network: Network<'bip122'>
}

function toActivity(result: EsploraTransaction, where: Where): Activity {
  const { address, network } = where
  const { txid, inputs, isConfirmed, at, fee } = result
  const isOwn = (each: TransactionOutput) => each.address === address
  const isSender = inputs.some(isOwn)
  const transfers = isSender ? toPayments(result, where) : toReceipt(result, where)
  const [first] = transfers
  return {
    ...{ hash: txid, caipNetworkId: network.caipNetworkId, status: isConfirmed ? 'confirmed' : 'pending', transfers },
    kind: isSender ? 'send' : 'receive',
    ...(at !== undefined && { at }),
    ...(first?.from && { from: first.from }),
    ...(first?.to && { to: first.to }),
    // If others paid inputs too, the account's share of the fee is unknown.
    ...(isSender && inputs.every(isOwn) && { fee }),
  }
}

function toPayments({ inputs, outputs }: EsploraTransaction, { address, network }: Where): readonly ActivityTransfer[] {
  const isOwn = (each: TransactionOutput) => each.address === address
  const others = outputs.filter((each) => !isOwn(each) && each.value > 0n)
  const result = (direction: 'out' | 'self', value: bigint, to: string | undefined) =>
    toTransfer({ direction, value, from: address, to }, network)
  if (!others.length) return [result('self', sumOf(outputs.filter(isOwn)), address)]
  // If others paid inputs too, only the net change of the address is known.
  if (!inputs.every(isOwn)) {
    const less = sumOf(inputs.filter(isOwn)) - sumOf(outputs.filter(isOwn))
    return [result('out', less > 0n ? less : 0n, others[0]?.address)]
  }
  return others.length > MAX_RECEIVERS
    ? [result('out', sumOf(others), undefined)]
    : others.map(({ value, address: to }) => result('out', value, to))
}

function toReceipt({ inputs, outputs }: EsploraTransaction, { address, network }: Where): readonly ActivityTransfer[] {
  const value = sumOf(outputs.filter((each) => each.address === address))
  return [toTransfer({ direction: 'in', value, from: inputs[0]?.address, to: address }, network)]
}

interface Moved extends Pick<ActivityTransfer, 'direction' | 'from' | 'to'> {
  readonly value: bigint
}

function toTransfer({ direction, value, from, to }: Moved, { nativeCurrency }: Network<'bip122'>): ActivityTransfer {
  const { symbol, name, decimals } = nativeCurrency
  return {
    ...{ direction, amount: formatUnits(value, decimals), token: { symbol, name } },
    ...(from && { from }),
    ...(to && { to }),
  }
}

const sumOf = (outputs: readonly TransactionOutput[]) => outputs.reduce((sum, { value }) => sum + value, 0n)

function readList(value: unknown): readonly unknown[] {
  if (Array.isArray(value)) return value
  throw new TypeError('Expected a list of transactions')
}
