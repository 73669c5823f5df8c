import type { ServiceClient } from '../types/services.js'
import { clientQuery } from './clientQuery.js'
import { serviceUrl } from './serviceUrl.js'

const paths = {
  wallet: '/getWalletImage/',
  /** A network's or a connector's. */
  asset: '/public/getAssetImage/',
  currency: '/public/getCurrencyImage/',
  token: '/public/getTokenImage/',
} as const

/** Where the picture of a wallet, network, currency or token is. */
export function imageUrl(client: ServiceClient, kind: keyof typeof paths, id: string): string {
  const query = new URLSearchParams(clientQuery(client))
  return `${serviceUrl(client, 'images')}${paths[kind]}${encodeURIComponent(id)}?${query}`
}
