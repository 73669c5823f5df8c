import type { FeatureContext, FeatureService } from '../../../feature/context.js'
import { createHttp } from '../../../http/http.js'
import { getRemoteFeatures } from '../../../project/getRemoteFeatures.js'
import type { SwapProvider } from '../../../types/swap.js'
import { parseSwapOption } from '../swapNetworks.js'
import { createHostedProvider } from './hosted.js'

const KYBERSWAP_URL = 'https://aggregator-api.kyberswap.com'
const LIFI_URL = 'https://li.quest'

/**
 * Loads the providers that the project's configuration or the app names, then the app's custom providers. Logs a name
 * that Foyer does not know.
 */
export const swapProviders: FeatureService<{ load(): Promise<readonly SwapProvider[]> }> = {
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

async function create(context: FeatureContext): Promise<readonly SwapProvider[]> {
  const { options, signal, log } = context
  const { providers = [], kyberswapUrl = KYBERSWAP_URL, lifiUrl = LIFI_URL } = parseSwapOption(options)
  const own = providers.flatMap((each) => (typeof each === 'string' ? [] : [each]))
  const { swaps } = await getRemoteFeatures(context.modal)
  const note = (url: string) => context.noteRequest(url, 'swap')
  const http = (baseUrl: string) => createHttp({ baseUrl: baseUrl.replace(/\/+$/, ''), query: {}, signal, note })
  const { name: source } = options.metadata
  const known: Readonly<Record<string, () => Promise<SwapProvider | undefined>>> = {
    '1inch': async () => createHostedProvider(context),
    kyberswap: async () => (await import('./kyberswap.js')).createKyberSwapProvider(http(kyberswapUrl), source),
    lifi: async () => (await import('./lifi.js')).createLifiProvider(http(lifiUrl), source),
  }
  const named = swaps.filter((name) => !own.some(({ id }) => id === name))
  const found = await Promise.all(
    named.map(async (name) => {
      if (Object.hasOwn(known, name)) return known[name]?.()
      log('warn', `Nobody here swaps by the name of "${name}"`)
      return undefined
    }),
  )
  // If the project's configuration names no provider, its owner has turned swaps off, and custom providers are off too.
  return swaps.length ? [...found.flatMap((each) => each ?? []), ...own] : []
}
