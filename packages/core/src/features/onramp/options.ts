import type { ModalContext } from '../../context.js'
import { dataService } from '../../flows/dataService.js'
import {
  getOnrampOptions,
  type OnrampOffer,
  type PaymentCurrency,
  type PaymentLimit,
  type PurchaseCurrency,
  type PurchaseNetwork,
} from '../../services/data/onramp.js'
import type { CaipNetworkId } from '../../types/caip.js'
import type { OnrampAsset } from '../../types/onramp.js'
import { isCaipNetworkId } from '../../utils/caip.js'

const limits: readonly PaymentLimit[] = [
  { id: 'card', min: '10', max: '7500' },
  { id: 'ach_bank_account', min: '10', max: '25000' },
]

/** What is offered where the data service does not say. */
export const DEFAULT_OFFER: OnrampOffer = {
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

/** What is sold and how it is paid. The service's own, else the usual. Never rejects. */
export async function readOffer(context: ModalContext): Promise<OnrampOffer> {
  try {
    const data = context.use(dataService)
    return data ? await getOnrampOptions(data.http, context.signal) : DEFAULT_OFFER
  } catch (cause) {
    context.log('debug', 'What can be bought could not be learned; the usual is offered', cause)
    return DEFAULT_OFFER
  }
}

const SOLANA = 'solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp'

/** How others write the address of a coin that has none. */
const NO_ADDRESS = /^(|0x0{40}|0xe{40}|native)$/i

/** What of an offer is on networks of the site. What is no address of its network is left out. */
export function assetsOf({ purchaseCurrencies }: OnrampOffer, ids: readonly CaipNetworkId[]): readonly OnrampAsset[] {
  return purchaseCurrencies.flatMap((currency) =>
    currency.networks.flatMap((network) => {
      const caipNetworkId = networkOf(network)
      if (!ids.includes(caipNetworkId)) return []
      const { id, symbol, name } = currency
      const given = network.contract_address ?? ''
      const address = NO_ADDRESS.test(given) ? undefined : given
      const isAddress = caipNetworkId.startsWith('eip155:') ? /^0x[0-9a-f]{40}$/i : /^[1-9A-HJ-NP-Za-km-z]{32,44}$/
      if (address !== undefined && !isAddress.test(address)) return []
      return [{ symbol, name: name || symbol, caipNetworkId, address, id, networkName: network.name }]
    }),
  )
}

function networkOf({ chain_id: id, name }: PurchaseNetwork): CaipNetworkId {
  if (isCaipNetworkId(id)) return id
  return name === 'solana' ? SOLANA : `eip155:${id}`
}

/** What is sold under the name of an asset, as the service knows it. */
export const purchaseOf = (offer: OnrampOffer, { id }: OnrampAsset): PurchaseCurrency | undefined =>
  offer.purchaseCurrencies.find((each) => each.id === id)

/** Where people pay in euro. Elsewhere in what the table says, or in dollars. */
const EURO = /^(AD|AT|BE|BG|CY|DE|EE|ES|FI|FR|GR|HR|IE|IT|LT|LU|LV|MC|ME|MT|NL|PT|SI|SK|SM|VA|XK)$/
const OTHERS: Readonly<Record<string, string>> = {
  ...{ GB: 'GBP', AU: 'AUD', CA: 'CAD', IN: 'INR', JP: 'JPY', CH: 'CHF', BR: 'BRL', MX: 'MXN', KR: 'KRW', TR: 'TRY' },
  ...{ PL: 'PLN', SE: 'SEK', NO: 'NOK', DK: 'DKK', CZ: 'CZK', HU: 'HUF', RO: 'RON', ID: 'IDR', PH: 'PHP', VN: 'VND' },
  ...{ NZ: 'NZD', SG: 'SGD', TH: 'THB', ZA: 'ZAR', NG: 'NGN', AE: 'AED', IL: 'ILS', AR: 'ARS', CO: 'COP', CL: 'CLP' },
}

/** What somebody of a language and region pays in: one of those that are taken. */
export function currencyFor(locale: string, all: readonly PaymentCurrency[]): PaymentCurrency | undefined {
  const region = regionOf(locale)
  const wanted = EURO.test(region) ? 'EUR' : OTHERS[region]
  return all.find(({ id }) => id === wanted) ?? all.find(({ id }) => id === 'USD') ?? all[0]
}

/** `de` is spoken in most places in DE. */
function regionOf(locale: string): string {
  try {
    return new Intl.Locale(locale).maximize().region ?? ''
  } catch {
    return ''
  }
}
