import type { AccountSnapshot } from '../../adapter/transfers.js'
import type { CaipAddress } from '../../types/caip.js'
import { isCaipAddress, parseCaipAddress } from '../../utils/caipAddress.js'
import { isRecord } from '../../utils/isRecord.js'
import { isSameAddress } from '../../utils/isSameAddress.js'
import { sanitizeText } from '../../utils/sanitizeText.js'

const MAX_STORED = 50

export const SEND_REQUEST_LIFETIME_MS = 24 * 3_600_000

export interface SendRequest {
  readonly id: string
  readonly caipAddress: CaipAddress
  readonly kind: 'send' | 'swap' | 'approve' | 'revoke' | 'transaction'
  readonly to?: string | undefined
  // Amount as decimal text. Absent for a transaction that the app built.
  readonly amount?: string | undefined
  readonly symbol?: string | undefined
  readonly tokenAddress?: string | undefined
  // `unanswered`: the wallet failed without a clear refusal, so it may have sent the transaction. `asked`: the wallet
  // has not answered yet, or the page was closed before it did.
  readonly status: 'asked' | 'unanswered'
  // Time of the request, in ms since 1970.
  readonly at: number
  readonly mark?: AccountSnapshot | undefined
}

export function isRequestFrom({ caipAddress }: Pick<SendRequest, 'caipAddress'>, account: CaipAddress): boolean {
  const [one, other] = [parseCaipAddress(caipAddress), parseCaipAddress(account)]
  if (!one || !other || one.namespace !== other.namespace) return false
  return isSameAddress(one.namespace, one.address, other.address)
}

// Drops expired requests. A time in the future counts as `now`, because the device's clock may have been set back.
export function pruneSendRequests(all: readonly SendRequest[], now: number): readonly SendRequest[] {
  return all
    .filter(({ at }) => now - at < SEND_REQUEST_LIFETIME_MS)
    .sort((one, other) => other.at - one.at)
    .slice(0, MAX_STORED)
    .map((each) => (each.at > now ? { ...each, at: now } : each))
}

export function parseSendRequests(text: string | undefined): readonly SendRequest[] {
  try {
    const value: unknown = JSON.parse(text ?? '[]')
    const byId = new Map(Array.isArray(value) ? value.flatMap(parseRequest).map((each) => [each.id, each]) : [])
    return [...byId.values()]
  } catch {
    return []
  }
}

const ID = /^[\w-]{1,64}$/
const ADDRESS = /^[-\w.:%/]{1,128}$/
const AMOUNT = /^\d{1,78}(\.\d{1,78})?$/
const SENT = /^[\w.:-]{0,128}$/
const HEIGHT = /^\d{1,15}$/
const KINDS = ['send', 'swap', 'approve', 'revoke', 'transaction'] as const
const STATUSES = ['asked', 'unanswered'] as const

const matches = (value: unknown, shape: RegExp): value is string => typeof value === 'string' && shape.test(value)

function parseRequest(value: unknown): readonly SendRequest[] {
  if (!isRecord(value) || !isCaipAddress(value.caipAddress)) return []
  const { caipAddress, id, to, amount, symbol, tokenAddress, at } = value
  const kind = KINDS.find((each) => each === value.kind)
  const status = STATUSES.find((each) => each === value.status)
  const isTime = typeof at === 'number' && Number.isSafeInteger(at) && at >= 0
  if (!kind || !status || !isTime || !matches(id, ID)) return []
  if (kind !== 'transaction' && !matches(to, ADDRESS)) return []
  return [
    {
      id,
      caipAddress,
      kind,
      status,
      at,
      to: matches(to, ADDRESS) ? to : undefined,
      amount: matches(amount, AMOUNT) ? amount : undefined,
      symbol: typeof symbol === 'string' ? sanitizeText(symbol, 100) || undefined : undefined,
      tokenAddress: matches(tokenAddress, ADDRESS) ? tokenAddress : undefined,
      mark: parseSnapshot(value.mark),
    },
  ]
}

function parseSnapshot(value: unknown): AccountSnapshot | undefined {
  if (!isRecord(value) || !matches(value.sent, SENT)) return undefined
  return { sent: value.sent, until: matches(value.until, HEIGHT) ? value.until : undefined }
}
