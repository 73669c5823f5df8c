import { evm } from '@foyer/adapter-evm'
import {
  arbitrum,
  avalanche,
  base,
  baseSepolia,
  bsc,
  gnosis,
  mainnet,
  optimism,
  polygon,
  sepolia,
} from '@foyer/adapter-evm/networks'
import { type CreateModalParameters, createModal } from '@foyer/core'
import type { LoadLanguageOptions } from '@foyer/languages'
import { reactUi } from '@foyer/react-ui'
import { defineElements } from '../exports/index.js'

/** Returns a modal for EVM with Foyer's views, and gives it to the page's elements. */
function createPageModal({ ui = reactUi(), ...options }: Omit<CreateModalParameters, 'adapters'>) {
  const modal = createModal({ ...options, ui, adapters: [evm()] })
  defineElements(modal)
  return modal
}

const foyer = {
  createModal: createPageModal,
  networks: { arbitrum, avalanche, base, baseSepolia, bsc, gnosis, mainnet, optimism, polygon, sepolia },
  reactUi,
  loadLanguage: (options?: LoadLanguageOptions) => async () =>
    (await import('./loadLanguage.js')).loadLanguage(options),
  loadActions: () => import('@foyer/core/actions'),
}

// The first of two copies on a page stays.
const page: typeof globalThis & { Foyer?: typeof foyer } = globalThis
page.Foyer ??= foyer
defineElements()
