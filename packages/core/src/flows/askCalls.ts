import type { Connection } from '../adapter/connection.js'
import type { TransactionState } from '../adapter/transfers.js'
import type { Activity } from '../types/activity.js'

export interface FollowedState extends TransactionState {
  /** What several calls of a wallet have become, once it has told their hashes. */
  readonly parts?: readonly Activity[] | undefined
}

interface Asked {
  readonly activity: Activity
  /** Who had them done. */
  readonly address: string
  /** Where a transaction stands, by its hash. */
  readonly ask: (hash: string) => Promise<TransactionState>
}

/**
 * Where calls stand that a wallet does as one: the wallet knows of them, until it has told what the chain calls them.
 * Nobody is asked for what another account has sent.
 */
export async function askCalls(
  connection: Connection | undefined,
  { activity, address, ask }: Asked,
): Promise<FollowedState> {
  const { callsId: id = '', transfers } = activity
  if (connection?.accounts[0].address !== address || !connection.readCalls) return { status: 'pending' }
  const { status, hashes } = await connection.readCalls({ id })
  const [first, ...others] = hashes
  if (first === undefined || status === 'pending') return { status }
  // A wallet that did them one after another has as many hashes as there were calls. What was sent beside a swap served it.
  const isSwap = activity.kind === 'swap'
  const isSplit = !isSwap && others.length > 0 && hashes.length === transfers.length
  const toPart = (hash: string, index: number): Activity => ({
    ...activity,
    hash,
    // What is kept under its name is the first of them.
    callsId: index === 0 ? id : undefined,
    to: transfers[index]?.to,
    transfers: transfers.slice(index, index + 1),
  })
  const hash = (isSwap && others.at(-1)) || first
  const { at, fee } = await ask(hash)
  return { status, at, fee, parts: isSplit ? hashes.map(toPart) : [{ ...activity, hash }] }
}
