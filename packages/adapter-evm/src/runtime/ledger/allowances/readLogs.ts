import { type Client, type Hex, numberToHex, pad } from 'viem'
import { getBlock } from 'viem/actions'
import { findError, findNamed, statusOf } from '../../findError.js'
import { type Candidate, idOf, readLog, TOPICS, toLower } from './candidates.js'

/** So many blocks at once, from the largest. The first is all of them, which many nodes refuse. */
const SIZES = [undefined, 1_000_000n, 100_000n, 10_000n, 1_000n] as const

/** So often a node is asked for logs in all. */
const MOST_QUESTIONS = 24

/** So many different ones are kept of tokens that nobody knows: whoever floods a chain with logs does not fill a page's memory. */
const MOST_UNKNOWN = 5_000

export interface ReadLogs {
  /** Each once, the newest first. */
  readonly candidates: readonly Candidate[]
  /** The first block of those that were looked through. Absent: all were. */
  readonly from?: bigint | undefined
  /** Not even all of those. */
  readonly isCut: boolean
  /** The chain's own clock. Milliseconds since 1970. */
  readonly now: number
}

/** Where an account has ever allowed something, as far as the node says. Rejects where no node answers at all. */
export async function readLogs(
  client: Client,
  { owner, isKnown }: { readonly owner: Hex; readonly isKnown: (token: Hex) => boolean },
): Promise<ReadLogs> {
  const word = toLower(pad(owner, { size: 32 }))
  const { number: latest, timestamp } = await getBlock(client)
  const found = new Map<string, Candidate>()
  let isCut = false
  let unknown = 0
  let to = latest
  let size = 0
  for (let asked = 0; to >= 0n && asked < MOST_QUESTIONS && size < SIZES.length; asked += 1) {
    const step = SIZES[size]
    const from = step === undefined || step > to ? 0n : to - step + 1n
    const logs = await ask(client, word, { from, to }).catch((cause: unknown) => {
      if (isDead(cause) && to === latest) throw cause
      return undefined
    })
    if (!logs) {
      size += 1
      // One that is larger than what there is was refused already.
      while (SIZES[size] !== undefined && (SIZES[size] ?? 0n) > to) size += 1
      continue
    }
    for (const log of [...logs].reverse()) {
      const candidate = readLog(log, word)
      if (!candidate || found.has(idOf(candidate))) continue
      if (!isKnown(candidate.token)) unknown += 1
      if (!isKnown(candidate.token) && unknown > MOST_UNKNOWN) isCut = true
      else found.set(idOf(candidate), candidate)
    }
    to = from - 1n
  }
  return {
    candidates: [...found.values()],
    ...(to >= 0n && { from: to + 1n }),
    isCut,
    now: Number(timestamp) * 1000,
  }
}

async function ask(client: Client, owner: Hex, { from, to }: { readonly from: bigint; readonly to: bigint }) {
  const range = { fromBlock: numberToHex(from), toBlock: numberToHex(to) }
  // A refusal is an answer here: who asks again only waits longer.
  const logs: unknown = await client.request(
    { method: 'eth_getLogs', params: [{ topics: [[...TOPICS], owner], ...range }] },
    { retryCount: 0 },
  )
  return Array.isArray(logs) ? (logs as readonly unknown[]) : undefined
}

/** Nobody is there, or lets nobody in. An answer that is too long, or too late, is one that is refused. */
function isDead(cause: unknown): boolean {
  const failed = findNamed(cause, 'HttpRequestError')
  if (!failed) return false
  const status = statusOf(failed)
  return status === 429 || (status === undefined && !isTooLarge(failed))
}

const isTooLarge = (cause: unknown) =>
  findError(cause, (each) => 'code' in each && each.code === 'RESPONSE_TOO_LARGE') !== undefined
