import type { ModalContext, Part } from '../context.js'
import { clientQuery } from '../services/clientQuery.js'
import { type GetWalletsParameters, getWallets } from '../services/directory/getWallets.js'
import { createHttp } from '../services/http.js'
import { imageUrl } from '../services/imageUrl.js'
import { serviceUrl } from '../services/serviceUrl.js'
import { onlyOnce } from '../stores/directory.js'
import type { Namespace } from '../types/caip.js'
import type { DirectoryWallet } from '../types/directory.js'

export interface FoundWallets {
  readonly wallets: readonly DirectoryWallet[]
  readonly count: number
}

export interface AskParameters extends Omit<GetWalletsParameters, 'chains'> {
  /** Only wallets for one of these. @default every namespace that the modal serves */
  readonly namespace?: Namespace | undefined
}

/** A wallet that knows these can be told of the lesser ones beside them; few entries name any other. */
const MAIN_NETWORKS: Readonly<Record<string, string>> = {
  eip155: 'eip155:1',
  solana: 'solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp',
  bip122: 'bip122:000000000019d6689c085ae165831e93',
  polkadot: 'polkadot:91b171bb158e2d3848fa23a9f1c25182',
  cosmos: 'cosmos:cosmoshub-4',
}

/** The wallet directory of one modal: who asks, and for whom. Made on first use. */
export const directory: Part<ReturnType<typeof createDirectory>> = { create: createDirectory }

function createDirectory(context: ModalContext) {
  const { options, signal, log } = context
  const { includeWalletIds, excludeWalletIds, networks } = options
  const http = createHttp({ baseUrl: serviceUrl(options, 'directory'), query: clientQuery(options), signal })
  let hasWarned = false

  /** Without the main networks a site on a lesser one would be shown no wallet at all. */
  const chainsOf = (namespace: Namespace | undefined) => {
    const wanted = networks.filter(({ chainNamespace }) => namespace === undefined || chainNamespace === namespace)
    const main = wanted.flatMap(({ chainNamespace }) => MAIN_NETWORKS[chainNamespace] ?? [])
    return [...new Set([...wanted.map(({ caipNetworkId }) => caipNetworkId), ...main])]
  }
  return {
    http,
    /** The pages that are being loaded; who else asks for one waits for the same answer. */
    loading: new Map<Namespace | undefined, Promise<void>>(),
    /** Ends the search before, whose answer nobody wants any more. */
    search: new AbortController(),
    /** Asks the directory, within what the site allows. */
    async ask({ namespace, ...parameters }: AskParameters): Promise<FoundWallets> {
      const { include = includeWalletIds, exclude = excludeWalletIds } = parameters
      const query = { ...parameters, include, exclude, chains: chainsOf(namespace) }
      const { wallets, count, dropped } = await getWallets(http, query)
      if (dropped && !hasWarned) {
        hasWarned = true
        log('warn', `The wallet directory has entries that are no wallets; ${dropped} of them are left out`)
      }
      const pictured = wallets.map((wallet) => ({
        ...wallet,
        image_url: wallet.image_id && imageUrl(options, 'wallet', wallet.image_id),
      }))
      return { wallets: onlyOnce(pictured), count }
    },
  }
}
