import {
  type Activity,
  type ActivityPage,
  type ActivityQuery,
  type ActivityTransfer,
  formatUnits,
  type Network,
} from '@foyer/core/adapter'
import { askEsplora, type NodeHost } from '../reads/askEsplora.js'
import { type Output, readTransaction, type Told } from './readTransaction.js'

/** Receivers of one payment that are told; a payment to thousands is told in its sum. */
const MAX_RECEIVERS = 20

/** What happened with an address, as Esplora pages it: what waits for a block comes with the first page. */
export async function activity(
  host: NodeHost,
  { address, network, cursor, signal }: ActivityQuery<'bip122'>,
): Promise<ActivityPage> {
  const base = `/address/${encodeURIComponent(address)}/txs`
  const told = await askEsplora(host, {
    ...{ network, signal },
    path: cursor === undefined ? base : `${base}/chain/${encodeURIComponent(cursor)}`,
    read: (text) => readList(JSON.parse(text)).map(readTransaction),
  })
  // How many make a page differs by node: the end is a page with nothing on it.
  const last = told.filter(({ isConfirmed }) => isConfirmed).at(-1)
  const items = told.map((each) => toActivity(each, { address, network }))
  return { items, ...(last && { next: last.txid }) }
}

interface Where {
  readonly address: string
  readonly network: Network<'bip122'>
}

function toActivity(told: Told, where: Where): Activity {
  const { address, network } = where
  const { txid, inputs, isConfirmed, at, fee } = told
  const isOwn = (each: Output) => each.address === address
  const isSender = inputs.some(isOwn)
  const transfers = isSender ? toPayments(told, where) : toReceipt(told, where)
  const [first] = transfers
  return {
    ...{ hash: txid, caipNetworkId: network.caipNetworkId, status: isConfirmed ? 'confirmed' : 'pending', transfers },
    kind: isSender ? 'send' : 'receive',
    ...(at !== undefined && { at }),
    ...(first?.from && { from: first.from }),
    ...(first?.to && { to: first.to }),
    // Where others pay along, nobody knows whose part the fee was.
    ...(isSender && inputs.every(isOwn) && { fee }),
  }
}

/** What went to others; what came back is no payment. Only to itself where nothing went to others. */
function toPayments({ inputs, outputs }: Told, { address, network }: Where): readonly ActivityTransfer[] {
  const isOwn = (each: Output) => each.address === address
  const others = outputs.filter((each) => !isOwn(each) && each.value > 0n)
  const told = (direction: 'out' | 'self', value: bigint, to: string | undefined) =>
    toTransfer({ direction, value, from: address, to }, network)
  if (!others.length) return [told('self', sumOf(outputs.filter(isOwn)), address)]
  // With coins of others in it, only what this address has less can be told.
  if (!inputs.every(isOwn)) {
    const less = sumOf(inputs.filter(isOwn)) - sumOf(outputs.filter(isOwn))
    return [told('out', less > 0n ? less : 0n, others[0]?.address)]
  }
  return others.length > MAX_RECEIVERS
    ? [told('out', sumOf(others), undefined)]
    : others.map(({ value, address: to }) => told('out', value, to))
}

function toReceipt({ inputs, outputs }: Told, { address, network }: Where): readonly ActivityTransfer[] {
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

const sumOf = (outputs: readonly Output[]) => outputs.reduce((sum, { value }) => sum + value, 0n)

function readList(value: unknown): readonly unknown[] {
  if (Array.isArray(value)) return value
  throw new TypeError('No list of transactions')
}
