import type { ModalContext, Part } from '../../../context.js'
import { loadRemoteFeatures } from '../../../flows/loadRemoteFeatures.js'
import { createHttp } from '../../../services/http.js'
import type { SwapProvider } from '../../../types/swap.js'
import { swapOptions } from '../swapNetworks.js'
import { hostedSwaps } from './hosted.js'

const KYBERSWAP_URL = 'https://aggregator-api.kyberswap.com'
const LIFI_URL = 'https://li.quest'

/**
 * Who swaps on this site, first to last: those that the project's configuration names, or the site, and the site's own. A name
 * that nobody has is logged.
 */
export const swapProviders: Part<{ load(): Promise<readonly SwapProvider[]> }> = {
  create(context) {
    let loaded: Promise<readonly SwapProvider[]> | undefined
    return {
      load() {
        loaded ??= create(context)
        return loaded
      },
    }
  },
}

async function create(context: ModalContext): Promise<readonly SwapProvider[]> {
  const { options, signal, log } = context
  const { providers = [], kyberswapUrl = KYBERSWAP_URL, lifiUrl = LIFI_URL } = swapOptions(options)
  const own = providers.flatMap((each) => (typeof each === 'string' ? [] : [each]))
  const { swaps } = await loadRemoteFeatures(context)
  const http = (baseUrl: string) => createHttp({ baseUrl: baseUrl.replace(/\/+$/, ''), query: {}, signal })
  const { name: source } = options.metadata
  const known: Readonly<Record<string, () => Promise<SwapProvider | undefined>>> = {
    '1inch': async () => hostedSwaps(context),
    kyberswap: async () => (await import('./kyberswap.js')).kyberswap(http(kyberswapUrl), source),
    lifi: async () => (await import('./lifi.js')).lifi(http(lifiUrl), source),
  }
  const named = swaps.filter((name) => !own.some(({ id }) => id === name))
  const found = await Promise.all(
    named.map(async (name) => {
      if (Object.hasOwn(known, name)) return known[name]?.()
      log('warn', `Nobody here swaps by the name of "${name}"`)
      return undefined
    }),
  )
  // The project's owner may have turned swapping off.
  return swaps.length ? [...found.flatMap((each) => each ?? []), ...own] : []
}
