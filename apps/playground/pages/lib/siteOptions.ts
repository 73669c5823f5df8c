import type { CreateModalParameters } from '@foyer/core'
import { base, mainnet, optimism } from 'viem/chains'
import type { RpcUrls } from '../../src/settings/toOptions'

type SiteOptions = Pick<CreateModalParameters, 'projectId' | 'metadata' | 'networks' | 'customRpcUrls'>

/** What every page says of its site. */
export function siteOptions(local: RpcUrls): SiteOptions {
  return {
    projectId: 'foyer-playground',
    metadata: { name: 'Harbor', description: 'Berths by the night, from people who know the water' },
    networks: [mainnet, base, optimism],
    customRpcUrls: Object.fromEntries(Object.entries(local).map(([id, url]) => [id, [{ url }]])),
  }
}
