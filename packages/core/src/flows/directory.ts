import type { Feature, ModalContext } from '../context.js'
import { clientQuery } from '../services/clientQuery.js'
import { type GetWalletsParameters, getWallets } from '../services/directory/getWallets.js'
import { createHttp } from '../services/http.js'
import { serviceUrl } from '../services/serviceUrl.js'
import { createDirectoryStore, onlyOnce } from '../stores/directory.js'
import type { DirectoryWallet } from '../types/directory.js'

export interface FoundWallets {
  readonly wallets: readonly DirectoryWallet[]
  readonly count: number
}

/** The wallet directory of one modal: its pages, and who asks. Made on first use. */
export const directory: Feature<ReturnType<typeof createDirectory>> = { id: 'directory', create: createDirectory }

function createDirectory(context: ModalContext) {
  const { options, signal, log } = context
  const { includeWalletIds, excludeWalletIds, networks } = options
  const http = createHttp({ baseUrl: serviceUrl(options, 'directory'), query: clientQuery(options), signal })
  let hasWarned = false
  return {
    http,
    store: createDirectoryStore(),
    /** The page that is being loaded; who else asks for it waits for the same answer. */
    loading: undefined as Promise<void> | undefined,
    /** Ends the search before, whose answer nobody wants any more. */
    search: new AbortController(),
    /** Asks the directory, within what the site allows. */
    async ask(parameters: Omit<GetWalletsParameters, 'chains'>): Promise<FoundWallets> {
      const { include = includeWalletIds, exclude = excludeWalletIds } = parameters
      const chains = networks.map(({ caipNetworkId }) => caipNetworkId)
      const { wallets, count, dropped } = await getWallets(http, { ...parameters, include, exclude, chains })
      if (dropped && !hasWarned) {
        hasWarned = true
        log('warn', `The wallet directory has entries that are no wallets; ${dropped} of them are left out`)
      }
      return { wallets: onlyOnce(wallets), count }
    },
  }
}
