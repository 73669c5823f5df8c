import type { ServiceClient } from '../types/services.js'
import { getServiceQueryParameters, getServiceUrl } from './getServiceUrl.js'

const paths = {
  wallet: '/getWalletImage/',
  asset: '/public/getAssetImage/',
  currency: '/public/getCurrencyImage/',
  token: '/public/getTokenImage/',
} as const

export function getImageUrl(client: ServiceClient, kind: keyof typeof paths, id: string): string {
  const query = new URLSearchParams(getServiceQueryParameters(client))
  return `${getServiceUrl(client, 'images')}${paths[kind]}${encodeURIComponent(id)}?${query}`
}
