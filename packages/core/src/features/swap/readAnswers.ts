import type { ModalContext } from '../../context.js'
import { ModalError } from '../../errors/ModalError.js'
import type { Namespace } from '../../types/caip.js'
import type { SwapAllowance, SwapProvider, SwapQuote, SwapTransaction } from '../../types/swap.js'
import type { TokenInfo } from '../../types/token.js'
import { isImageUrl } from '../../utils/isImageUrl.js'
import { isRecord } from '../../utils/isRecord.js'
import { plainText } from '../../utils/plainText.js'

// What providers answer, read where it comes in: a site's own may be anybody's.

/** Of an answer that says nothing of its life that can be meant, and the longest that can. Milliseconds. */
const USUAL_LIFE = 30_000
const LONGEST_LIFE = 600_000

/** No block takes as much gas. */
const MOST_GAS = 1_000_000_000n

/** No amount of a token is larger. */
const MOST_UNITS = 1n << 256n

type From = Pick<SwapProvider, 'name'>
type Log = ModalContext['log']

const isUnits = (value: unknown): value is bigint => typeof value === 'bigint' && value >= 0n && value < MOST_UNITS
const isGas = (value: unknown): value is bigint => isUnits(value) && value > 0n && value < MOST_GAS
const isText = (value: unknown): value is string => typeof value === 'string'
const isAddress = (namespace: Namespace, value: unknown): value is string =>
  isText(value) && (namespace === 'eip155' ? /^0x[0-9a-fA-F]{40}$/ : /^[\w.:-]{1,128}$/).test(value)

function refuse(log: Log, { name }: From, what: string, value: unknown): ModalError {
  const error = new ModalError('RESPONSE_INVALID', { message: `${name} answered with ${what} that is none` })
  log('warn', error.message, value)
  return error
}

/** Throws `RESPONSE_INVALID` for what is no quote. What only goes with it is left out where it makes no sense. */
export function readQuote(log: Log, provider: From, value: unknown): SwapQuote | undefined {
  if (value === undefined || value === null) return undefined
  if (!isRecord(value) || !isUnits(value.toAmount)) throw refuse(log, provider, 'a quote', value)
  const { toAmount, gas, fee, limits, route, expiresAt } = value
  if (toAmount === 0n) return undefined
  const { least, most } = isRecord(limits) ? limits : {}
  const now = Date.now()
  const isTime =
    typeof expiresAt === 'number' && Number.isFinite(expiresAt) && expiresAt > now && expiresAt <= now + LONGEST_LIFE
  if (!isTime) log('warn', `${provider.name} says of a quote that it is good until what is no time soon`, expiresAt)
  if (gas !== undefined && !isGas(gas)) log('warn', `${provider.name} says of a quote what is no amount of gas`, gas)
  return {
    toAmount,
    gas: isGas(gas) ? gas : undefined,
    fee: isText(fee) && /^\d{1,3}(\.\d{1,20})?$/.test(fee) ? fee : undefined,
    limits: { least: isUnits(least) ? least : undefined, most: isUnits(most) ? most : undefined },
    route,
    expiresAt: isTime ? expiresAt : now + USUAL_LIFE,
  }
}

/** Who takes the token. Throws `RESPONSE_INVALID`. */
export function readAllowance(
  log: Log,
  provider: From,
  namespace: Namespace,
  value: unknown,
): Pick<SwapAllowance, 'spender' | 'takesPermit'> {
  if (!isRecord(value) || !isAddress(namespace, value.spender)) throw refuse(log, provider, 'an allowance', value)
  return { spender: value.spender, takesPermit: value.takesPermit === true }
}

/** What is sent. Throws `RESPONSE_INVALID`. */
export function readTransaction(
  log: Log,
  provider: From,
  namespace: Namespace,
  value: unknown,
): Omit<SwapTransaction, 'expiresAt'> {
  if (!isRecord(value)) throw refuse(log, provider, 'a transaction', value)
  const { to, data, value: sent, gas } = value
  const isData = isText(data) && /^0x([0-9a-fA-F]{2})*$/.test(data)
  if (!isAddress(namespace, to) || !isData || !isUnits(sent)) throw refuse(log, provider, 'a transaction', value)
  return { to, data, value: sent, gas: isGas(gas) ? gas : undefined }
}

/** The tokens that make sense. Throws `RESPONSE_INVALID` for what is no list. */
export function readTokens(log: Log, provider: From, namespace: Namespace, value: unknown): readonly TokenInfo[] {
  const list = isRecord(value) && Array.isArray(value.tokens) ? value.tokens : undefined
  if (!list) throw refuse(log, provider, 'a list of tokens', value)
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
  const short = plainText(symbol, 100)
  return {
    caipNetworkId,
    address,
    symbol: short,
    name: plainText(name, 100) || short,
    decimals,
    iconUrl: isText(iconUrl) && isImageUrl(iconUrl) ? iconUrl : undefined,
  }
}

const isCaip = (value: unknown): value is TokenInfo['caipNetworkId'] =>
  isText(value) && /^[-a-z0-9]{3,8}:[-\w]{1,32}$/.test(value)
