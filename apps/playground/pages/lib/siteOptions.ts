import { base, mainnet, optimism } from '@foyer/adapter-evm/networks'
import type { CreateModalParameters } from '@foyer/core'
import { type Local, localNfts, localServices } from '../../src/sandbox/local'
import { localOnramp } from '../../src/sandbox/localOnramp'

type SiteOptions = Pick<
  CreateModalParameters,
  'projectId' | 'metadata' | 'networks' | 'customRpcUrls' | 'tokenLists' | 'services' | 'preload' | 'features'
>

/** As the address says, `?preload=none`. A server has no address. */
function preloadOf(search = ''): CreateModalParameters['preload'] {
  const preload = new URLSearchParams(search).get('preload')
  return preload === 'intent' || preload === 'none' ? preload : undefined
}

/** Buying and paying, where the address says `?onramp=on`. */
const moneyOf = (local: Local, search = ''): CreateModalParameters['features'] =>
  new URLSearchParams(search).get('onramp') === 'on' ? { onramp: localOnramp(local), pay: true } : {}

/** A directory that the address names, `#services.directory=…`: its project may offer more. */
function directoryOf(hash = ''): CreateModalParameters['services'] {
  const directory = new URLSearchParams(hash.slice(1)).get('services.directory')
  return directory ? { directory } : {}
}

/** What every page says of its site. */
export function siteOptions(local: Local): SiteOptions {
  return {
    projectId: 'foyer-playground',
    metadata: { name: 'Harbor', description: 'Berths by the night, from people who know the water' },
    networks: [mainnet, base, optimism],
    customRpcUrls: Object.fromEntries(Object.entries(local.rpcUrls).map(([id, url]) => [id, [{ url }]])),
    tokenLists: local.tokenList && [local.tokenList],
    services: { ...localServices(local), ...directoryOf(globalThis.location?.hash) },
    features: { nfts: localNfts(local), ...moneyOf(local, globalThis.location?.search) },
    preload: preloadOf(globalThis.location?.search),
  }
}
