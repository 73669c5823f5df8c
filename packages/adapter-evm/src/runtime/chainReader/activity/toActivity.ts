import type { Activity, ActivityKind, ActivityTransfer, TokenInfo } from '@foyer/core/adapter'
import { formatUnits, getAddress, type Hex, zeroAddress } from 'viem'
import type { Eip155Network } from '../context.js'
import { readTransfers, type TransferLog } from '../logs/readTransfers.js'
import { getPaidFee } from '../transfers/getPaidFee.js'
import type { IndexedTransaction } from './searchTransactions.js'

const APPROVE = '0x095ea7b3'

export interface ActivityContext {
  readonly address: Hex
  readonly network: Eip155Network
  readonly tokens: ReadonlyMap<string, TokenInfo>
}

export function toActivity(
  { transaction, receipt, at }: IndexedTransaction,
  { address, network, tokens }: ActivityContext,
): Activity {
  const { hash, value, nonce } = transaction
  const from = getAddress(transaction.from)
  const to = transaction.to ? getAddress(transaction.to) : undefined
  const isDone = receipt.status === 'success'
  const moved = isDone
    ? [...(value > 0n && to ? [{ from, to, amount: value }] : []), ...readTransfers(receipt.logs)]
    : []
  const transfers = moved.flatMap((each) => toTransfer(each, { address, network, tokens }) ?? [])
  return {
    hash,
    caipNetworkId: network.caipNetworkId,
    kind: kindOf({ transfers, input: transaction.input, to }),
    status: isDone ? 'confirmed' : 'failed',
    at,
    from,
    to,
    transfers,
    ...(from === address && { fee: getPaidFee(receipt), nonce }),
  }
}

function toTransfer(
  { token, from, to, amount, tokenId }: TransferLog,
  { address, network, tokens }: ActivityContext,
): ActivityTransfer | undefined {
  if (from !== address && to !== address) return undefined
  const direction = from !== address ? 'in' : to !== address ? 'out' : 'self'
  if (tokenId !== undefined) {
    return { direction, from, to, amount: String(amount), nft: { address: token, tokenId: String(tokenId) } }
  }
  const { symbol, decimals, name, iconUrl }: Partial<TokenInfo> =
    token === undefined ? network.nativeCurrency : (tokens.get(token.toLowerCase()) ?? {})
  return {
    direction,
    from,
    to,
    // Without the token's decimals, the amount cannot be formatted.
    ...(decimals !== undefined && { amount: formatUnits(amount, decimals) }),
    token: { address: token, symbol, name, iconUrl },
  }
}

function kindOf(facts: {
  readonly transfers: readonly ActivityTransfer[]
  readonly input: Hex
  readonly to: Hex | undefined
}): ActivityKind {
  const { transfers, input, to } = facts
  if (to === undefined) return 'deploy'
  if (input.startsWith(APPROVE)) return 'approve'
  const [first] = transfers
  const goes = transfers.some(({ direction }) => direction === 'out')
  const comes = transfers.some(({ direction }) => direction === 'in')
  if (goes && comes) return 'swap'
  if (comes) return first?.from === zeroAddress ? 'mint' : 'receive'
  if (goes) return first?.to === zeroAddress ? 'burn' : 'send'
  return first || input === '0x' ? 'send' : 'execute'
}
