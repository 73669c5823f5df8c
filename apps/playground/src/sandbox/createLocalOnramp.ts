import type { OnrampOptions, OnrampOrder, OnrampProvider, OnrampQuote } from '@foyer/core'
import type { LocalServices } from './localServices'

/** Creates local onramp providers; each requests its payment page from the app's server. */
export function createLocalOnramp({ dataUrl = '' }: LocalServices): OnrampOptions {
  const post = async (path: string, body: unknown, signal: AbortSignal) => {
    const response = await fetch(`${dataUrl}${path}?projectId=foyer-playground`, {
      method: 'POST',
      body: JSON.stringify(body),
      signal,
    })
    if (!response.ok) throw new Error(`${path}: ${response.status}`)
    return response.json()
  }
  const createUrl = async ({ asset, address, amount }: OnrampOrder, { signal }: { signal: AbortSignal }) => {
    const network = asset.networkName ?? 'ethereum'
    const { url } = await post(
      '/v1/generators/onrampurl',
      {
        destinationWallets: [{ address, blockchains: [network], assets: [asset.symbol] }],
        defaultNetwork: network,
        partnerUserId: 'foyer-playground',
        defaultExperience: 'buy',
        presetFiatAmount: Number(amount),
      },
      signal,
    )
    return String(url)
  }
  const quote = async (
    { asset, amount, currency }: OnrampOrder,
    { signal }: { signal: AbortSignal },
  ): Promise<OnrampQuote> => {
    const { networkFee, coinbaseFee, ...answer } = await post(
      '/v1/onramp/quote',
      { purchaseCurrency: { symbol: asset.symbol }, paymentCurrency: { id: currency }, amount, network: 'ethereum' },
      signal,
    )
    return { fees: [networkFee, coinbaseFee], ...answer }
  }
  const seller = (id: string, name: string, more: Partial<OnrampProvider> = {}): OnrampProvider => ({
    id,
    name,
    fees: [1, 2],
    methods: ['card'],
    quote,
    createUrl,
    ...more,
  })
  return {
    providers: [
      seller('brightlane', 'Brightlane'),
      seller('tollway', 'Tollway'),
      seller('northbank', 'Northbank', { fees: [0.5, 1], methods: ['ach_bank_account'] }),
    ],
  }
}
