import type { FeatureContext } from '../../feature/context.js'
import { getDataService } from '../../http/dataService.js'
import type { CaipNetworkId } from '../../types/caip.js'
import type { OnrampAsset } from '../../types/onramp.js'
import { isCaipNetworkId } from '../../utils/caip.js'
import {
  fetchOnrampCatalog,
  type OnrampCatalog,
  type PaymentCurrency,
  type PaymentLimit,
  type PurchaseCurrency,
  type PurchaseNetwork,
} from './onrampCalls.js'

const limits: readonly PaymentLimit[] = [
  { id: 'card', min: '10', max: '7500' },
  { id: 'ach_bank_account', min: '10', max: '25000' },
]

/** Currencies, assets and payment methods to show when the data service fails. */
export const DEFAULT_CATALOG: OnrampCatalog = {
  purchaseCurrencies: [
    {
      id: '2b92315d-eab7-5bef-84fa-089a131333f5',
      name: 'USD Coin',
      symbol: 'USDC',
      networks: [
        { name: 'ethereum', chain_id: '1', contract_address: '0xA0b86991c6218b36c1d19D4a2e9Eb0cE3606eB48' },
        { name: 'polygon', chain_id: '137', contract_address: '0x3c499c542cEF5E3811e1192ce70d8cC03d5c3359' },
      ],
    },
  ],
  paymentCurrencies: [
    { id: 'USD', payment_method_limits: limits },
    { id: 'EUR', payment_method_limits: limits },
  ],
}

/**
 * Fetches the currencies, assets and payment methods from the data service. Returns `DEFAULT_CATALOG` if that fails.
 * Never rejects.
 */
export async function readOnrampCatalog(context: FeatureContext): Promise<OnrampCatalog> {
  try {
    const data = getDataService(context.modal)
    return data ? await fetchOnrampCatalog(data.http, context.signal) : DEFAULT_CATALOG
  } catch (cause) {
    context.log('debug', 'Failed to read the offer; the default one is used', cause)
    return DEFAULT_CATALOG
  }
}

const SOLANA = 'solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp'

/** Matches the addresses by which APIs denote a native coin. */
const NATIVE_COIN_ADDRESS = /^(|0x0{40}|0xe{40}|native)$/i

/** Lists the offered assets that are on the app's networks. Leaves out assets with an invalid address. */
export function listOfferedAssets(
  { purchaseCurrencies }: OnrampCatalog,
  ids: readonly CaipNetworkId[],
): readonly OnrampAsset[] {
  return purchaseCurrencies.flatMap((currency) =>
    currency.networks.flatMap((network) => {
      const caipNetworkId = toNetworkId(network)
      if (!ids.includes(caipNetworkId)) return []
      const { id, symbol, name } = currency
      const contractAddress = network.contract_address ?? ''
      const address = NATIVE_COIN_ADDRESS.test(contractAddress) ? undefined : contractAddress
      const isAddress = caipNetworkId.startsWith('eip155:') ? /^0x[0-9a-f]{40}$/i : /^[1-9A-HJ-NP-Za-km-z]{32,44}$/
      if (address !== undefined && !isAddress.test(address)) return []
      return [{ symbol, name: name || symbol, caipNetworkId, address, id, networkName: network.name }]
    }),
  )
}

function toNetworkId({ chain_id: id, name }: PurchaseNetwork): CaipNetworkId {
  if (isCaipNetworkId(id)) return id
  return name === 'solana' ? SOLANA : `eip155:${id}`
}

export const findPurchaseCurrency = (offer: OnrampCatalog, { id }: OnrampAsset): PurchaseCurrency | undefined =>
  offer.purchaseCurrencies.find((each) => each.id === id)

/** Countries and territories with the euro as currency. */
const EURO_REGIONS = /^(AD|AT|BE|BG|CY|DE|EE|ES|FI|FR|GR|HR|IE|IT|LT|LU|LV|MC|ME|MT|NL|PT|SI|SK|SM|VA|XK)$/
const CURRENCIES_BY_REGION: Readonly<Record<string, string>> = {
  ...{ GB: 'GBP', AU: 'AUD', CA: 'CAD', IN: 'INR', JP: 'JPY', CH: 'CHF', BR: 'BRL', MX: 'MXN', KR: 'KRW', TR: 'TRY' },
  ...{ PL: 'PLN', SE: 'SEK', NO: 'NOK', DK: 'DKK', ID: 'IDR', PH: 'PHP', NZ: 'NZD', SG: 'SGD', ZA: 'ZAR', AE: 'AED' },
}

export function pickPaymentCurrency(locale: string, all: readonly PaymentCurrency[]): PaymentCurrency | undefined {
  const region = getRegion(locale)
  const wanted = EURO_REGIONS.test(region) ? 'EUR' : CURRENCIES_BY_REGION[region]
  return all.find(({ id }) => id === wanted) ?? all.find(({ id }) => id === 'USD') ?? all[0]
}

/** Returns the likely region of a locale: DE for `de`. */
function getRegion(locale: string): string {
  try {
    return new Intl.Locale(locale).maximize().region ?? ''
  } catch {
    return ''
  }
}
