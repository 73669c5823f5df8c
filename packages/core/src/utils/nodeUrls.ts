import type { CaipNetworkId } from '../types/caip.js'
import type { Network } from '../types/network.js'
import type { ServiceUrls } from '../types/services.js'

/** The hosted backend: nodes of networks, balances and more. */
export const HOSTED_DATA_URL = 'https://rpc.walletconnect.org'

/** What of the modal's options says where nodes are. */
export interface NodeOptions {
  readonly projectId?: string | undefined
  /** Nothing hosted is asked. */
  readonly basic?: boolean | undefined
  readonly services?: Partial<ServiceUrls> | undefined
  readonly customRpcUrls?: Readonly<Record<CaipNetworkId, readonly { readonly url: string }[]>> | undefined
}

/** Where a network can be read, in the order to try: the integrator's own nodes, else the hosted one and the network's. */
export function nodeUrls(options: NodeOptions, { caipNetworkId, rpcUrls }: Network): readonly string[] {
  const { projectId, basic, services, customRpcUrls } = options
  const custom = customRpcUrls?.[caipNetworkId]?.map(({ url }) => url) ?? []
  // Who names their own node wants no other host to see their visitors.
  if (custom.length) return custom
  const hosted = `${services?.data ?? HOSTED_DATA_URL}/v1/?chainId=${caipNetworkId}&projectId=${projectId}`
  return projectId && !basic ? [hosted, ...rpcUrls.default.http] : rpcUrls.default.http
}
