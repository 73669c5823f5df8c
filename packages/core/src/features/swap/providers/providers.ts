import type { ModalContext, Part } from '../../../context.js'
import { loadRemoteFeatures } from '../../../flows/loadRemoteFeatures.js'
import { createHttp } from '../../../services/http.js'
import type { SwapProvider } from '../../../types/swap.js'
import { swapOptions } from '../swapNetworks.js'
import { hostedSwaps } from './hosted.js'
import { kyberswap } from './kyberswap.js'
import { lifi } from './lifi.js'

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
  const known: Readonly<Record<string, () => SwapProvider | undefined>> = {
    '1inch': () => hostedSwaps(context),
    kyberswap: () => kyberswap(http(kyberswapUrl), options.metadata.name),
    lifi: () => lifi(http(lifiUrl), options.metadata.name),
  }
  const named = swaps.filter((name) => !own.some(({ id }) => id === name))
  return [
    ...named.flatMap((name) => {
      if (!Object.hasOwn(known, name)) log('warn', `Nobody here swaps by the name of "${name}"`)
      return (Object.hasOwn(known, name) && known[name]?.()) || []
    }),
    // The project's owner may have turned swapping off.
    ...(swaps.length ? own : []),
  ]
}
