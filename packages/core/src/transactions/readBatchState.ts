import type { Connection } from '../adapter/connection.js'
import type { TransactionState } from '../adapter/transfers.js'
import type { Activity } from '../types/activity.js'

export interface FollowedTransactionState extends TransactionState {
  readonly sources?: readonly string[] | undefined
  readonly parts?: readonly Activity[] | undefined
}

interface CallsQuery {
  readonly activity: Activity
  readonly address: string
  readonly readState: (hash: string) => Promise<TransactionState>
}

// Reads the status of a batch (EIP-5792) from the wallet, which alone knows it until there are hashes. Returns
// `pending` while another account is connected.
export async function readBatchState(
  connection: Connection | undefined,
  { activity, address, readState: ask }: CallsQuery,
): Promise<FollowedTransactionState> {
  const { callsId: id = '', transfers } = activity
  if (connection?.accounts[0].address !== address || !connection.readCalls) return { status: 'pending' }
  const { status, hashes } = await connection.readCalls({ id })
  const [first, ...others] = hashes
  if (first === undefined || status === 'pending') return { status }
  // With one hash for each transfer, the wallet has sent the calls one by one. In a swap, the last hash is the swap,
  // and the others are its approvals.
  const isSwap = activity.kind === 'swap'
  const isSplit = !isSwap && others.length > 0 && hashes.length === transfers.length
  const toPart = (hash: string, index: number): Activity => ({
    ...activity,
    hash,
    // The first part replaces the stored entry of the batch, so it keeps the batch's id.
    callsId: index === 0 ? id : undefined,
    to: transfers[index]?.to,
    transfers: transfers.slice(index, index + 1),
  })
  const hash = (isSwap && others.at(-1)) || first
  const { at, fee } = await ask(hash)
  return { status, at, fee, parts: isSplit ? hashes.map(toPart) : [{ ...activity, hash }] }
}
