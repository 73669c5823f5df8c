import type { FeatureContext } from '../../feature/context.js'
import { getDataService } from '../../http/dataService.js'
import { getTokenKey } from '../../portfolio/knownTokens.js'
import type { OnrampAsset, OnrampMoney, OnrampQuote } from '../../types/onramp.js'
import { divide, round, toPlainText } from '../../utils/bigNumber.js'
import { toCaipAddress } from '../../utils/caipAddress.js'
import { toDecimalText } from '../../utils/fiatValue.js'
import { isRecord } from '../../utils/isRecord.js'
import { sanitizeText } from '../../utils/sanitizeText.js'
import { fetchOnrampQuote } from './onrampCalls.js'
import { completeDecimal, type OnrampQuoteState, type OnrampState } from './onrampState.js'
import { findPurchaseCurrency } from './readOnrampCatalog.js'

const DOLLAR_TOKENS = /^(USDC|USDT|DAI|USDS|PYUSD)$/

const AMOUNT_DECIMALS = 8

type OnrampForm = Pick<OnrampState, 'offer' | 'asset' | 'currency' | 'amount'>

/**
 * Fetches a quote from the data service. If that fails, estimates one from a known price. Rejects only with `ABORTED`.
 */
export async function readOnrampQuote(
  context: FeatureContext,
  form: OnrampForm,
  address: string,
  signal: AbortSignal,
): Promise<OnrampQuoteState> {
  const { offer, asset, currency } = form
  const purchaseCurrency = offer && asset && findPurchaseCurrency(offer, asset)
  const data = getDataService(context.modal)
  const amount = completeDecimal(form.amount)
  try {
    if (!data || !purchaseCurrency || !currency || !asset) throw new Error('Nobody can be asked')
    const network = asset.networkName ?? asset.caipNetworkId
    const body = { purchaseCurrency, paymentCurrency: currency, amount, network, signal }
    return { status: 'ready', quote: await fetchOnrampQuote(data.http, body) }
  } catch (cause) {
    if (signal.aborted) throw cause
    context.log('debug', 'Failed to read a quote', cause)
    return {
      status: 'ready',
      quote: asset && currency && estimateQuote(context, { asset, currency: currency.id, amount, address }),
      isEstimate: true,
    }
  }
}

interface EstimateParameters {
  readonly asset: OnrampAsset
  readonly currency: string
  readonly amount: string
  readonly address: string
}

function estimateQuote(
  context: FeatureContext,
  { asset, currency, amount, address }: EstimateParameters,
): OnrampQuote | undefined {
  const price = getAssetPrice(context, asset, currency, address)
  if (price === undefined) return undefined
  const paid = { amount, currency }
  const bought = toPlainText(round(divide(amount, price), AMOUNT_DECIMALS, 'down'))
  return {
    fees: [],
    paymentSubtotal: paid,
    paymentTotal: paid,
    purchaseAmount: { amount: bought, currency: asset.symbol },
    quoteId: 'mocked-quote-id',
  }
}

export function getAssetPrice(
  context: FeatureContext,
  asset: OnrampAsset,
  currency: string,
  address: string,
): string | undefined {
  const { caipNetworkId } = asset
  const { tokens } = context.owned(toCaipAddress(caipNetworkId, address)).get()
  const price = tokens.find((token) => getTokenKey({ ...token, caipNetworkId }) === getTokenKey(asset))?.price
  const amount = price?.currency === currency.toLowerCase() ? toDecimalText(price.amount) : undefined
  if (amount !== undefined && amount !== '0') return amount
  return currency === 'USD' && DOLLAR_TOKENS.test(asset.symbol) ? '1' : undefined
}

/** Parses the quote of an app's provider, which is untrusted. Undefined: malformed. */
export function parseOnrampQuote(value: unknown): OnrampQuote | undefined {
  if (!isRecord(value)) return undefined
  const { fees = [], quoteId } = value
  const [paymentSubtotal, paymentTotal, purchaseAmount] = [
    parseMoney(value.paymentSubtotal),
    parseMoney(value.paymentTotal),
    parseMoney(value.purchaseAmount),
  ]
  const read = Array.isArray(fees) ? fees.map(parseMoney) : [undefined]
  const isText = typeof quoteId === 'string' && quoteId.length <= 200
  if (!paymentSubtotal || !paymentTotal || !purchaseAmount || !isText || read.includes(undefined)) return undefined
  return { fees: read.flatMap((each) => each ?? []), paymentSubtotal, paymentTotal, purchaseAmount, quoteId }
}

export function parseMoney(value: unknown): OnrampMoney | undefined {
  if (!isRecord(value) || typeof value.amount !== 'string' || typeof value.currency !== 'string') return undefined
  const amount = toDecimalText(value.amount)
  const currency = sanitizeText(value.currency, 20)
  return amount && currency ? { amount, currency } : undefined
}
