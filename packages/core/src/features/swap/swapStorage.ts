import type { FeatureContext, FeatureStorage } from '../../feature/context.js'
import type { CaipAddress } from '../../types/caip.js'
import type { TokenInfo } from '../../types/token.js'
import { isCaipAddress, parseCaipAddress } from '../../utils/caipAddress.js'
import { isRecord } from '../../utils/isRecord.js'
import { sanitizeText } from '../../utils/sanitizeText.js'

const KEY = 'progress'

const MAX_ENTRIES = 20 // most recent accounts

const LIFETIME_MS = 86_400_000

/**
 * Progress of a swap, in local storage, so that the swap can go on after a reload. `amount` is in whole tokens,
 * `expected` in the smallest unit, `at` in ms since 1970.
 */
export interface StoredSwapProgress {
  readonly caipAddress: CaipAddress
  readonly stage: 'approval' | 'swap'
  readonly hash: string
  readonly from: TokenInfo
  readonly to: TokenInfo
  readonly spender?: string | undefined
  readonly amount: string
  readonly expected: string
  readonly slippage: string
  readonly at: number
}

export function storeSwapProgress({ storage }: FeatureContext, progress: StoredSwapProgress): void {
  const others = readAll(storage).filter(({ caipAddress }) => caipAddress !== progress.caipAddress)
  storage.setJson(KEY, [...others, progress].slice(-MAX_ENTRIES))
}

export function clearSwapProgress({ storage }: FeatureContext, caipAddress: CaipAddress): void {
  const others = readAll(storage).filter((each) => each.caipAddress !== caipAddress)
  if (others.length) storage.setJson(KEY, others)
  else storage.remove(KEY)
}

export function readSwapProgress(
  { storage }: FeatureContext,
  caipAddress: CaipAddress,
): StoredSwapProgress | undefined {
  return readAll(storage).find((each) => each.caipAddress === caipAddress)
}

function readAll(storage: FeatureStorage): readonly StoredSwapProgress[] {
  const stored = storage.getJson(KEY, (value) => (Array.isArray(value) ? value : [value])) ?? []
  return stored.flatMap((each: unknown) => parse(each) ?? []).filter(({ at }) => Date.now() - at <= LIFETIME_MS)
}

/** Validates the stored JSON, which other code can write. */
function parse(value: unknown): StoredSwapProgress | undefined {
  if (!isRecord(value) || !isCaipAddress(value.caipAddress)) return undefined
  const { caipAddress, stage, hash, amount, expected, slippage, at } = value
  const spender = isText(value.spender, ADDRESS) ? value.spender : undefined
  const { caipNetworkId } = parseCaipAddress(caipAddress) ?? {}
  const [from, to] = [parseToken(value.from, caipNetworkId), parseToken(value.to, caipNetworkId)]
  const isTime = typeof at === 'number' && Number.isFinite(at)
  if ((stage !== 'approval' && stage !== 'swap') || !from || !to || !isTime) return undefined
  if (!isText(hash, /^[\w.:-]{1,2048}$/) || !isText(amount, DECIMAL) || !isText(slippage, DECIMAL)) return undefined
  if (!isText(expected, /^\d{1,78}$/)) return undefined
  return { caipAddress, stage, hash, from, to, spender, amount, expected, slippage, at }
}

const ADDRESS = /^[\w.:-]{1,128}$/
const DECIMAL = /^\d{1,78}(\.\d{0,36})?$/
const isText = (value: unknown, shape: RegExp): value is string => typeof value === 'string' && shape.test(value)

function parseToken(value: unknown, caipNetworkId: TokenInfo['caipNetworkId'] | undefined): TokenInfo | undefined {
  if (!isRecord(value) || !caipNetworkId || value.caipNetworkId !== caipNetworkId) return undefined
  const { address, symbol, name, decimals, iconUrl } = value
  const isPlaces = typeof decimals === 'number' && Number.isInteger(decimals) && decimals >= 0 && decimals <= 36
  if (typeof symbol !== 'string' || typeof name !== 'string' || !isPlaces) return undefined
  return {
    caipNetworkId,
    address: isText(address, ADDRESS) ? address : undefined,
    symbol: sanitizeText(symbol, 100),
    name: sanitizeText(name, 100),
    decimals,
    iconUrl: isText(iconUrl, /^https:\/\/\S{1,2048}$/) ? iconUrl : undefined,
  }
}
