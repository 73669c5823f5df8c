import type { ModalContext } from '../../context.js'
import { lateError } from '../../errors/lateError.js'
import { dataService } from '../../flows/dataService.js'
import { createOnrampUrl } from '../../services/data/onramp.js'
import type { OnrampProvider } from '../../types/onramp.js'
import { onrampOptions, ownProviders, providerNames } from './isOffered.js'

/** What ours take, in percent. */
const FEES = [1, 2] as const

/** Networks by the names that Coinbase has for them. */
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

/** Its page is made by the data service, which has the secret that it takes. */
const createCoinbase = (context: ModalContext): OnrampProvider => ({
  id: 'coinbase',
  name: 'Coinbase',
  fees: FEES,
  async createUrl({ asset, address, amount, assetAmount }, { signal }) {
    const data = context.use(dataService)
    if (!data) throw lateError('FEATURE_MISSING', { context: { id: 'onramp' } })
    const network = COINBASE_NAMES[asset.caipNetworkId] ?? asset.networkName ?? 'ethereum'
    const partnerUserId = context.options.projectId || 'foyer'
    return createOnrampUrl(data.http, {
      ...{ address, network, symbol: asset.symbol, partnerUserId, amount, assetAmount, signal },
    })
  },
})

/** Its link names a coin that it begins with: SOL on Solana, USDC elsewhere, which is USDC on Ethereum. */
const createMeld = ({ options: { projectId } }: ModalContext, publicKey: string): OnrampProvider => ({
  id: 'meld',
  name: 'Meld',
  fees: FEES,
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
        externalCustomerId: projectId,
        sourceAmount: amount,
        sourceCurrencyCode: currency,
      }),
    )
    return url.href
  },
})

/** Who sells here: the site's own, and those of ours that the project wants. */
export function onrampProviders(context: ModalContext): readonly OnrampProvider[] {
  const own = ownProviders(context)
  const { meldPublicKey } = onrampOptions(context)
  const ours = providerNames(context).flatMap((name) => {
    if (own.some(({ id }) => id === name)) return []
    if (name === 'coinbase') return [createCoinbase(context)]
    return name === 'meld' && meldPublicKey ? [createMeld(context, meldPublicKey)] : []
  })
  return [...own, ...ours]
}
