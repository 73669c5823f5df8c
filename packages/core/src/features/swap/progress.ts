import type { ModalContext } from '../../context.js'
import type { CaipAddress } from '../../types/caip.js'
import type { TokenInfo } from '../../types/token.js'
import { isCaipAddress, parseCaipAddress } from '../../utils/caipAddress.js'
import { isRecord } from '../../utils/isRecord.js'
import { plainText } from '../../utils/plainText.js'

/** Under this the swaps that are under way are kept, each under its account. */
const KEY = 'swap_progress'

/** Of so many accounts, the latest. */
const MOST_KEPT = 20

/** Longer nobody comes back to one. Milliseconds. */
const LIFETIME = 86_400_000

/** A swap that is under way, as it outlives a reload. What was allowed, or sent, is among the account's own transactions. */
export interface Progress {
  readonly caipAddress: CaipAddress
  readonly stage: 'approval' | 'swap'
  /** What stands for it among them. */
  readonly hash: string
  readonly from: TokenInfo
  readonly to: TokenInfo
  /** Whom an approval is for. */
  readonly spender?: string | undefined
  /** Decimal text in whole tokens. */
  readonly amount: string
  /** In the smallest unit of what comes, decimal text. */
  readonly expected: string
  readonly slippage: string
  /** Milliseconds since 1970. */
  readonly at: number
}

export function keepProgress({ services }: ModalContext, progress: Progress): void {
  const others = readAll(services).filter(({ caipAddress }) => caipAddress !== progress.caipAddress)
  services.storage.setJson(KEY, [...others, progress].slice(-MOST_KEPT))
}

/** It is over, or given up. */
export function forgetProgress({ services }: ModalContext, caipAddress: CaipAddress): void {
  const others = readAll(services).filter((each) => each.caipAddress !== caipAddress)
  if (others.length) services.storage.setJson(KEY, others)
  else services.storage.remove(KEY)
}

/** What is under way for an account. */
export function readProgress({ services }: ModalContext, caipAddress: CaipAddress): Progress | undefined {
  return readAll(services).find((each) => each.caipAddress === caipAddress)
}

function readAll({ storage }: ModalContext['services']): readonly Progress[] {
  const kept = storage.getJson(KEY, (value) => (Array.isArray(value) ? value : [value])) ?? []
  return kept.flatMap((each: unknown) => parse(each) ?? []).filter(({ at }) => Date.now() - at <= LIFETIME)
}

/** From storage, which others can write to. */
function parse(value: unknown): Progress | undefined {
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
    symbol: plainText(symbol, 100),
    name: plainText(name, 100),
    decimals,
    iconUrl: isText(iconUrl, /^https:\/\/\S{1,2048}$/) ? iconUrl : undefined,
  }
}
