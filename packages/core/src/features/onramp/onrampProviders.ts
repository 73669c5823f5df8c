import type { FeatureContext } from '../../feature/context.js'
import { createFeatureMissingError } from '../../feature/errors.js'
import { getDataService } from '../../http/dataService.js'
import type { OnrampProvider } from '../../types/onramp.js'
import { listEnabledProviders, readOnrampOptions } from './isOnrampOffered.js'
import { createOnrampUrl } from './onrampCalls.js'

const FEES_PERCENT = [1, 2] as const // percent: minimum and maximum

const COINBASE_NAMES: Readonly<Record<string, string>> = {
  'eip155:1': 'ethereum',
  'eip155:42161': 'arbitrum',
  'eip155:137': 'polygon',
  'eip155:80094': 'berachain',
  'eip155:43114': 'avalanche-c-chain',
  'eip155:10': 'optimism',
  'eip155:42220': 'celo',
  'eip155:8453': 'base',
}

/** Requests Coinbase's payment URL from the data service, which holds the API secret. */
const createCoinbase = (context: FeatureContext): OnrampProvider => ({
  id: 'coinbase',
  name: 'Coinbase',
  fees: FEES_PERCENT,
  async createUrl({ asset, address, amount, assetAmount }, { signal }) {
    const data = getDataService(context.modal)
    if (!data) throw createFeatureMissingError('onramp', 'pass `projectId` or `services.data`')
    const network = COINBASE_NAMES[asset.caipNetworkId] ?? asset.networkName ?? 'ethereum'
    const partnerUserId = context.options.projectId || 'foyer'
    return createOnrampUrl(data.http, {
      ...{ address, network, symbol: asset.symbol, partnerUserId, amount, assetAmount, signal },
    })
  },
})

/** Creates the provider Meld. Its link supports one asset per chain: SOL on Solana, USDC on Ethereum. */
const createMeld = ({ options: { projectId } }: FeatureContext, publicKey: string): OnrampProvider => ({
  id: 'meld',
  name: 'Meld',
  fees: FEES_PERCENT,
  sells: ({ symbol, address }, { chainNamespace, caipNetworkId }) =>
    chainNamespace === 'solana'
      ? symbol === 'SOL' && address === undefined
      : symbol === 'USDC' && caipNetworkId === 'eip155:1',
  createUrl({ network, address, amount, currency }) {
    const url = new URL('https://meldcrypto.com')
    url.search = String(
      new URLSearchParams({
        publicKey,
        destinationCurrencyCode: network.chainNamespace === 'solana' ? 'SOL' : 'USDC',
        walletAddress: address,
        ...(projectId && { externalCustomerId: projectId }),
        sourceAmount: amount,
        sourceCurrencyCode: currency,
      }),
    )
    return url.href
  },
})

export function createOnrampProviders(context: FeatureContext): readonly OnrampProvider[] {
  const { meldPublicKey = '' } = readOnrampOptions(context)
  const all = listEnabledProviders(context).map((each) => {
    if (typeof each === 'object') return each
    return each === 'coinbase' ? createCoinbase(context) : createMeld(context, meldPublicKey)
  })
  // An app's provider replaces Foyer's provider of the same id.
  return all.filter(({ id }, index) => all.findIndex((other) => other.id === id) === index)
}
