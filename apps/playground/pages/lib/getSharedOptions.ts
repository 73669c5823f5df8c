import { base, mainnet, optimism } from '@foyer/adapter-evm/networks'
import type { CreateModalParameters } from '@foyer/core'
import { createLocalOnramp } from '../../src/sandbox/createLocalOnramp'
import { getLocalNfts, getLocalRouters, getLocalServiceUrls, type LocalServices } from '../../src/sandbox/localServices'

type SiteOptions = Pick<
  CreateModalParameters,
  'metadata' | 'networks' | 'customRpcUrls' | 'tokenLists' | 'services' | 'preload' | 'features'
> & { readonly projectId: string }

// Reads the option `preload` from the URL, e.g. `?preload=none`. A server has no URL.
function preloadOf(search = ''): CreateModalParameters['preload'] {
  const preload = new URLSearchParams(search).get('preload')
  return preload === 'intent' || preload === 'none' ? preload : undefined
}

// Enables onramp and pay if the URL has `?onramp=on`.
const moneyOf = (local: LocalServices, search = ''): CreateModalParameters['features'] =>
  new URLSearchParams(search).get('onramp') === 'on' ? { onramp: createLocalOnramp(local), pay: true } : {}

// Reads a directory from the URL, `#services.directory=…`: its project may offer more.
function directoryOf(hash = ''): CreateModalParameters['services'] {
  const directory = new URLSearchParams(hash.slice(1)).get('services.directory')
  return directory ? { directory } : {}
}

/** Returns the options shared by all pages. */
export function getSharedOptions(local: LocalServices): SiteOptions {
  return {
    projectId: 'foyer-playground',
    metadata: { name: 'Harbor', description: 'Berths by the night, from people who know the water' },
    networks: [mainnet, base, optimism],
    customRpcUrls: Object.fromEntries(Object.entries(local.rpcUrls).map(([id, url]) => [id, [{ url }]])),
    tokenLists: local.tokenList && [local.tokenList],
    services: { ...getLocalServiceUrls(local), ...directoryOf(globalThis.location?.hash) },
    features: {
      nfts: getLocalNfts(local),
      swaps: { routers: getLocalRouters(local) },
      ...moneyOf(local, globalThis.location?.search),
    },
    preload: preloadOf(globalThis.location?.search),
  }
}
