import type { ModalContext } from '../../context.js'
import { dataService } from '../../flows/dataService.js'
import { tokenKey } from '../../flows/knownTokens.js'
import { getOnrampQuote } from '../../services/data/onramp.js'
import type { OnrampAsset, OnrampMoney, OnrampQuote } from '../../types/onramp.js'
import { divide, round, toPlainText } from '../../utils/bigNumber.js'
import { toCaipAddress } from '../../utils/caipAddress.js'
import { isRecord } from '../../utils/isRecord.js'
import { plainText } from '../../utils/plainText.js'
import { toDecimalText } from '../../utils/worth.js'
import { purchaseOf } from './options.js'
import { type BuyingState, type BuyQuote, toNumber } from './state.js'

/** Coins that are made to be worth a dollar. */
const DOLLARS = /^(USDC|USDT|DAI|USDS|PYUSD)$/

/** Digits behind the point of what is only reckoned. */
const PLACES = 8

type Wish = Pick<BuyingState, 'offer' | 'asset' | 'currency' | 'amount'>

/** What an amount buys: what the service says, else what is known of the price, which is an estimate. Rejects with `ABORTED` alone. */
export async function readQuote(
  context: ModalContext,
  wish: Wish,
  address: string,
  signal: AbortSignal,
): Promise<BuyQuote> {
  const { offer, asset, currency } = wish
  const purchaseCurrency = offer && asset && purchaseOf(offer, asset)
  const data = context.use(dataService)
  const amount = toNumber(wish.amount)
  try {
    if (!data || !purchaseCurrency || !currency || !asset) throw new Error('Nobody can be asked')
    const network = asset.networkName ?? asset.caipNetworkId
    const body = { purchaseCurrency, paymentCurrency: currency, amount, network, signal }
    return { status: 'ready', quote: await getOnrampQuote(data.http, body) }
  } catch (cause) {
    if (signal.aborted) throw cause
    context.log('debug', 'What an amount buys could not be asked', cause)
    return {
      status: 'ready',
      quote: asset && currency && mockQuote(context, { asset, currency: currency.id, amount, address }),
      isEstimate: true,
    }
  }
}

interface Mocked {
  readonly asset: OnrampAsset
  readonly currency: string
  readonly amount: string
  readonly address: string
}

/** Without fees, by the price that is known. Undefined where none is. */
function mockQuote(context: ModalContext, { asset, currency, amount, address }: Mocked): OnrampQuote | undefined {
  const price = priceOf(context, asset, currency, address)
  if (price === undefined) return undefined
  const paid = { amount, currency }
  const bought = toPlainText(round(divide(amount, price), PLACES, 'down'))
  return {
    fees: [],
    paymentSubtotal: paid,
    paymentTotal: paid,
    purchaseAmount: { amount: bought, currency: asset.symbol },
    quoteId: 'mocked-quote-id',
  }
}

/** What one of an asset is worth, as far as the portfolio of an account says. */
export function priceOf(
  { stores: { portfolio } }: ModalContext,
  asset: OnrampAsset,
  currency: string,
  address: string,
): string | undefined {
  const { caipNetworkId } = asset
  const { tokens } = portfolio.of(toCaipAddress(caipNetworkId, address))
  const price = tokens.find((token) => tokenKey({ ...token, caipNetworkId }) === tokenKey(asset))?.price
  const amount = price?.currency === currency.toLowerCase() ? toDecimalText(price.amount) : undefined
  if (amount !== undefined && amount !== '0') return amount
  return currency === 'USD' && DOLLARS.test(asset.symbol) ? '1' : undefined
}

/** What a site's own seller hands on may be anybody's. Undefined for what is no quote. */
export function parseQuote(value: unknown): OnrampQuote | undefined {
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

/** Undefined for what is none. */
export function parseMoney(value: unknown): OnrampMoney | undefined {
  if (!isRecord(value) || typeof value.amount !== 'string' || typeof value.currency !== 'string') return undefined
  const amount = toDecimalText(value.amount)
  const currency = plainText(value.currency, 20)
  return amount && currency ? { amount, currency } : undefined
}
