import type { Activity, ActivityKind, ActivityTransfer, TokenInfo } from '@foyer/core/adapter'
import { formatUnits, getAddress, type Hex, zeroAddress } from 'viem'
import type { EvmNet } from '../context.js'
import { feeOf } from '../feeOf.js'
import { readTransfers, type TransferLog } from '../transferLogs.js'
import type { Found } from './searchOtterscan.js'

/** `approve(address,uint256)` */
const APPROVE = '0x095ea7b3'

export interface Reader {
  readonly address: Hex
  readonly network: EvmNet
  /** By address in lower case. */
  readonly tokens: ReadonlyMap<string, TokenInfo>
}

/** One transaction as a line of what happened with an address. */
export function toActivity({ transaction, receipt, at }: Found, { address, network, tokens }: Reader): Activity {
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
    ...(from === address && { fee: feeOf(receipt), nonce }),
  }
}

function toTransfer(
  { token, from, to, amount, tokenId }: TransferLog,
  { address, network, tokens }: Reader,
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
    // Of a token that nobody has described, it is not known where the point is.
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
