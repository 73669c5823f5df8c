import { evm } from '@foyer/adapter-evm'
import { createModal } from '@foyer/core'
import { reactUi } from '@foyer/react-ui'
import { base, mainnet, optimism } from 'viem/chains'
import { createConfig, http } from 'wagmi'
import type { Local } from '../../src/sandbox/local'
import { siteOptions } from '../lib/siteOptions'

/** The page's own wagmi config, which Foyer uses too. */
export function createWithOwnConfig(local: Local) {
  const config = createConfig({
    chains: [mainnet, base, optimism],
    transports: {
      [mainnet.id]: http(local.rpcUrls[`eip155:${mainnet.id}`]),
      [base.id]: http(local.rpcUrls[`eip155:${base.id}`]),
      [optimism.id]: http(local.rpcUrls[`eip155:${optimism.id}`]),
    },
  })
  const modal = createModal({ ...siteOptions(local), adapters: [evm({ wagmiConfig: config })], ui: reactUi() })
  return { modal, config }
}

/** No config of the page's own: wagmi's hooks work with the one that Foyer makes. */
export async function createWithFoyersConfig(local: Local) {
  const modal = createModal({ ...siteOptions(local), adapters: [evm()], ui: reactUi() })
  const config = await modal.adapters.eip155.wagmiConfig()
  return { modal, config }
}
