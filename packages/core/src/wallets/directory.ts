import { getImageUrl } from '../http/getImageUrl.js'
import { directoryHttp } from '../http/http.js'
import type { ModalContext, Service } from '../modal/context.js'
import { dropDuplicateWallets } from '../state/directory.js'
import type { Namespace } from '../types/caip.js'
import type { DirectoryWallet } from '../types/wallet.js'
import { type RequestWalletsParameters, requestWallets } from './requestWallets.js'

export interface DirectoryResult {
  readonly wallets: readonly DirectoryWallet[]
  readonly count: number
}

export interface DirectoryQuery extends Omit<RequestWalletsParameters, 'chains'> {
  readonly namespace?: Namespace | undefined
}

/**
 * Main network of each namespace. Most directory entries of a wallet name only this network, although the wallet can
 * add others.
 */
const MAIN_NETWORKS: Readonly<Record<string, string>> = {
  eip155: 'eip155:1',
  solana: 'solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp',
  bip122: 'bip122:000000000019d6689c085ae165831e93',
  polkadot: 'polkadot:91b171bb158e2d3848fa23a9f1c25182',
  cosmos: 'cosmos:cosmoshub-4',
}

export const directoryService: Service<ReturnType<typeof createDirectory>> = { create: createDirectory }

function createDirectory(context: ModalContext) {
  const { options, log } = context
  const { includeWalletIds, excludeWalletIds, networks } = options
  const http = context.use(directoryHttp)
  let hasWarned = false

  /** Adds the main network to the filter, because almost no wallet in the directory names a small network. */
  const chainsOf = (namespace: Namespace | undefined) => {
    const wanted = networks.filter(({ chainNamespace }) => namespace === undefined || chainNamespace === namespace)
    const main = wanted.flatMap(({ chainNamespace }) => MAIN_NETWORKS[chainNamespace] ?? [])
    return [...new Set([...wanted.map(({ caipNetworkId }) => caipNetworkId), ...main])]
  }
  return {
    loading: new Map<Namespace | undefined, Promise<void>>(),
    search: new AbortController(),
    async request({ namespace, ...parameters }: DirectoryQuery): Promise<DirectoryResult> {
      const { include = includeWalletIds, exclude = excludeWalletIds } = parameters
      const query = { ...parameters, include, exclude, chains: chainsOf(namespace) }
      const { wallets, count, dropped } = await requestWallets(http, query)
      if (dropped && !hasWarned) {
        hasWarned = true
        log('warn', `The wallet directory has entries that are no wallets; ${dropped} of them are left out`)
      }
      const pictured = wallets.map((wallet) => ({
        ...wallet,
        image_url: wallet.image_id && getImageUrl(options, 'wallet', wallet.image_id),
      }))
      return { wallets: dropDuplicateWallets(pictured), count }
    },
  }
}
