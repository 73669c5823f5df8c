import { evm } from '@foyer/adapter-evm'
import { createModal } from '@foyer/core'
import { defineElements, type FoyerElementEvents } from '@foyer/elements'
import { reactUi } from '@foyer/react-ui'
import { getSharedOptions } from '../lib/getSharedOptions'
import { loadServicesAndWallets } from '../lib/loadServicesAndWallets'

const output = document.querySelector('#event')
const events: readonly (keyof FoyerElementEvents)[] = [
  'foyer-press',
  'foyer-connect',
  'foyer-disconnect',
  'foyer-account-change',
  'foyer-network-change',
]
for (const name of events) {
  document.addEventListener(name, ({ detail }) => {
    if (output) output.textContent = `${name} ${JSON.stringify(detail)}`
  })
}

// A press before the modal exists opens it afterwards.
defineElements()
const local = await loadServicesAndWallets()
const modal = createModal({ ...getSharedOptions(local), adapters: [evm()], ui: reactUi() })
defineElements(modal)
globalThis.__modal = modal
