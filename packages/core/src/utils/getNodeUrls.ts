import type { CaipNetworkId } from '../types/caip.js'
import type { Network } from '../types/network.js'
import type { ServiceUrls } from '../types/services.js'

export const HOSTED_DATA_URL = 'https://rpc.walletconnect.org'

export interface NodeUrlOptions {
  readonly projectId?: string | undefined
  readonly basic?: boolean | undefined
  readonly services?: Partial<ServiceUrls> | undefined
  readonly customRpcUrls?: Readonly<Record<CaipNetworkId, readonly { readonly url: string }[]>> | undefined
}

export function getNodeUrls(options: NodeUrlOptions, { caipNetworkId, rpcUrls }: Network): readonly string[] {
  const { projectId, basic, services, customRpcUrls } = options
  const custom = customRpcUrls?.[caipNetworkId]?.map(({ url }) => url) ?? []
  // If the app has nodes of its own, no others are used: they would see the addresses of the app's users.
  if (custom.length) return custom
  if (basic || !(projectId || services?.data)) return rpcUrls.default.http
  const project = projectId ? `&projectId=${projectId}` : ''
  return [`${services?.data ?? HOSTED_DATA_URL}/v1/?chainId=${caipNetworkId}${project}`, ...rpcUrls.default.http]
}
