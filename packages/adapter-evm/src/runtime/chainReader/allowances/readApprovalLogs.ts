import { type Client, type Hex, numberToHex, pad } from 'viem'
import { getBlock } from 'viem/actions'
import { findError, findNamedError, getHttpStatus } from '../../node/findError.js'
import {
  type AllowanceCandidate,
  APPROVAL_TOPICS,
  parseApprovalLog,
  toAllowanceId,
  toLowerHex,
} from './allowanceCandidates.js'

/** Sizes of block ranges to try in turn, because many nodes refuse large ranges. The first has no limit. */
const SIZES = [undefined, 1_000_000n, 100_000n, 10_000n, 1_000n] as const

const MAX_REQUESTS = 24

/** Limits logs of unknown tokens, because anybody can emit them. */
const MAX_UNKNOWN = 5_000

export interface ApprovalLogs {
  readonly candidates: readonly AllowanceCandidate[]
  readonly from?: bigint | undefined
  readonly isCut: boolean
  readonly now: number
}

export async function readApprovalLogs(
  client: Client,
  { owner, isKnown }: { readonly owner: Hex; readonly isKnown: (token: Hex) => boolean },
): Promise<ApprovalLogs> {
  const word = toLowerHex(pad(owner, { size: 32 }))
  const { number: latest, timestamp } = await getBlock(client)
  const result = new Map<string, AllowanceCandidate>()
  let isCut = false
  let unknown = 0
  let to = latest
  let size = 0
  for (let requests = 0; to >= 0n && requests < MAX_REQUESTS && size < SIZES.length; requests += 1) {
    const step = SIZES[size]
    const from = step === undefined || step > to ? 0n : to - step + 1n
    const logs = await request(client, word, { from, to }).catch((cause: unknown) => {
      if (isUnreachableNode(cause) && to === latest) throw cause
      return undefined
    })
    if (!logs) {
      size += 1
      // Skips sizes that would again cover all blocks that are left, because the node has just refused that range.
      while (SIZES[size] !== undefined && (SIZES[size] ?? 0n) > to) size += 1
      continue
    }
    for (const log of [...logs].reverse()) {
      const candidate = parseApprovalLog(log, word)
      if (!candidate || result.has(toAllowanceId(candidate))) continue
      if (!isKnown(candidate.token)) unknown += 1
      if (!isKnown(candidate.token) && unknown > MAX_UNKNOWN) isCut = true
      else result.set(toAllowanceId(candidate), candidate)
    }
    to = from - 1n
  }
  return {
    candidates: [...result.values()],
    ...(to >= 0n && { from: to + 1n }),
    isCut,
    now: Number(timestamp) * 1000,
  }
}

async function request(client: Client, owner: Hex, { from, to }: { readonly from: bigint; readonly to: bigint }) {
  const range = { fromBlock: numberToHex(from), toBlock: numberToHex(to) }
  // A node that refuses a range refuses it again, so do not retry.
  const logs: unknown = await client.request(
    { method: 'eth_getLogs', params: [{ topics: [[...APPROVAL_TOPICS], owner], ...range }] },
    { retryCount: 0 },
  )
  return Array.isArray(logs) ? (logs as readonly unknown[]) : undefined
}

/**
 * Detects a node that is unreachable or limits requests. A timeout or an oversized response is the fault of the range
 * instead.
 */
function isUnreachableNode(cause: unknown): boolean {
  const failed = findNamedError(cause, 'HttpRequestError')
  if (!failed) return false
  const status = getHttpStatus(failed)
  return status === 429 || (status === undefined && !isTooLarge(failed))
}

const isTooLarge = (cause: unknown) =>
  findError(cause, (each) => 'code' in each && each.code === 'RESPONSE_TOO_LARGE') !== undefined
