import { evm } from '@foyer/adapter-evm'
import { createModal } from '@foyer/core'
import { reactUi } from '@foyer/react-ui'
import { base, mainnet, optimism } from 'viem/chains'
import { createConfig, http } from 'wagmi'
import type { LocalServices } from '../../src/sandbox/localServices'
import { getSharedOptions } from '../lib/getSharedOptions'

/** Uses the page's own wagmi config in Foyer, too. */
export function createModalWithOwnConfig(local: LocalServices) {
  const config = createConfig({
    chains: [mainnet, base, optimism],
    transports: {
      [mainnet.id]: http(local.rpcUrls[`eip155:${mainnet.id}`]),
      [base.id]: http(local.rpcUrls[`eip155:${base.id}`]),
      [optimism.id]: http(local.rpcUrls[`eip155:${optimism.id}`]),
    },
  })
  const modal = createModal({ ...getSharedOptions(local), adapters: [evm({ wagmiConfig: config })], ui: reactUi() })
  return { modal, config }
}

/** Uses Foyer's wagmi config for wagmi's hooks. */
export async function createModalWithFoyersConfig(local: LocalServices) {
  const modal = createModal({ ...getSharedOptions(local), adapters: [evm()], ui: reactUi() })
  const config = await modal.adapters.eip155.wagmiConfig()
  return { modal, config }
}
