import { ModalError } from '../../errors/ModalError.js'
import type { FeatureContext } from '../../feature/context.js'
import type { Namespace } from '../../types/caip.js'
import type { SwapAllowance, SwapProvider, SwapQuote, SwapTransaction } from '../../types/swap.js'
import type { TokenInfo } from '../../types/token.js'
import { isImageUrl } from '../../utils/isImageUrl.js'
import { isRecord } from '../../utils/isRecord.js'
import { sanitizeText } from '../../utils/sanitizeText.js'

// Swap providers are untrusted, so this module validates their answers.

/** Default and maximum lifetime of a quote, in ms. */
const DEFAULT_LIFETIME_MS = 30_000
const MAX_LIFETIME_MS = 600_000

const MAX_GAS = 1_000_000_000n

const MAX_UNITS = 1n << 256n

const MAX_EXCHANGE = 20 // characters

type NamedProvider = Pick<SwapProvider, 'name'>
type Log = FeatureContext['log']

const isUnits = (value: unknown): value is bigint => typeof value === 'bigint' && value >= 0n && value < MAX_UNITS
const isGas = (value: unknown): value is bigint => isUnits(value) && value > 0n && value < MAX_GAS
const isText = (value: unknown): value is string => typeof value === 'string'
const isAddress = (namespace: Namespace, value: unknown): value is string =>
  isText(value) && (namespace === 'eip155' ? /^0x[0-9a-fA-F]{40}$/ : /^[\w.:-]{1,128}$/).test(value)

function createInvalidError(log: Log, { name }: NamedProvider, what: string, value: unknown): ModalError {
  const error = new ModalError('RESPONSE_INVALID', { message: `${name} answered with ${what} that is none` })
  log('warn', error.message, value)
  return error
}

/** Throws `RESPONSE_INVALID` for a malformed quote. Drops optional fields with implausible values. */
export function readSwapQuote(log: Log, provider: NamedProvider, value: unknown): SwapQuote | undefined {
  if (value === undefined || value === null) return undefined
  if (!isRecord(value) || !isUnits(value.toAmount)) throw createInvalidError(log, provider, 'a quote', value)
  const { toAmount, gas, fee, exchange, limits, route, expiresAt } = value
  if (toAmount === 0n) return undefined
  const { least, most } = isRecord(limits) ? limits : {}
  const now = Date.now()
  const isTime =
    typeof expiresAt === 'number' && Number.isFinite(expiresAt) && expiresAt > now && expiresAt <= now + MAX_LIFETIME_MS
  if (!isTime) log('warn', `${provider.name} says of a quote that it is good until what is no time soon`, expiresAt)
  if (gas !== undefined && !isGas(gas)) log('warn', `${provider.name} says of a quote what is no amount of gas`, gas)
  return {
    toAmount,
    gas: isGas(gas) ? gas : undefined,
    fee: isText(fee) && /^\d{1,3}(\.\d{1,20})?$/.test(fee) ? fee : undefined,
    exchange: isText(exchange) ? sanitizeText(exchange, MAX_EXCHANGE) || undefined : undefined,
    limits: { least: isUnits(least) ? least : undefined, most: isUnits(most) ? most : undefined },
    route,
    expiresAt: isTime ? expiresAt : now + DEFAULT_LIFETIME_MS,
  }
}

export function readSwapAllowance(
  log: Log,
  provider: NamedProvider,
  namespace: Namespace,
  value: unknown,
): Pick<SwapAllowance, 'spender' | 'takesPermit'> {
  if (!isRecord(value) || !isAddress(namespace, value.spender))
    throw createInvalidError(log, provider, 'an allowance', value)
  return { spender: value.spender, takesPermit: value.takesPermit === true }
}

export function readSwapTransaction(
  log: Log,
  provider: NamedProvider,
  namespace: Namespace,
  value: unknown,
): Omit<SwapTransaction, 'expiresAt'> {
  if (!isRecord(value)) throw createInvalidError(log, provider, 'a transaction', value)
  const { to, data, value: sent, gas } = value
  const isData = isText(data) && /^0x([0-9a-fA-F]{2})*$/.test(data)
  if (!isAddress(namespace, to) || !isData || !isUnits(sent))
    throw createInvalidError(log, provider, 'a transaction', value)
  return { to, data, value: sent, gas: isGas(gas) ? gas : undefined }
}

export function readSwapTokens(
  log: Log,
  provider: NamedProvider,
  namespace: Namespace,
  value: unknown,
): readonly TokenInfo[] {
  const list = isRecord(value) && Array.isArray(value.tokens) ? value.tokens : undefined
  if (!list) throw createInvalidError(log, provider, 'a list of tokens', value)
  const tokens = list.flatMap((each: unknown) => readToken(namespace, each) ?? [])
  if (tokens.length < list.length) {
    log('warn', `${provider.name} lists ${list.length - tokens.length} tokens that make no sense: they are left out`)
  }
  return tokens
}

function readToken(namespace: Namespace, value: unknown): TokenInfo | undefined {
  if (!isRecord(value)) return undefined
  const { caipNetworkId, address, symbol, name, decimals, iconUrl } = value
  const isPlaces = typeof decimals === 'number' && Number.isInteger(decimals) && decimals >= 0 && decimals <= 36
  if (!isCaip(caipNetworkId) || !isText(symbol) || !isText(name) || !isPlaces) return undefined
  if (address !== undefined && !isAddress(namespace, address)) return undefined
  const short = sanitizeText(symbol, 100)
  return {
    caipNetworkId,
    address,
    symbol: short,
    name: sanitizeText(name, 100) || short,
    decimals,
    iconUrl: isText(iconUrl) && isImageUrl(iconUrl) ? iconUrl : undefined,
  }
}

const isCaip = (value: unknown): value is TokenInfo['caipNetworkId'] =>
  isText(value) && /^[-a-z0-9]{3,8}:[-\w]{1,32}$/.test(value)
