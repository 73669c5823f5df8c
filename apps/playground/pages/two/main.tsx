import { evm } from '@foyer/adapter-evm'
import { createModal, type KeyValueStorage } from '@foyer/core'
import { ModalProvider, reactUi } from '@foyer/react-ui'
import { createRoot } from 'react-dom/client'
import { Buttons } from '../lib/Buttons'
import { getSharedOptions } from '../lib/getSharedOptions'
import { loadServicesAndWallets } from '../lib/loadServicesAndWallets'

// Prefixes the keys of one modal; with the same keys both modals would share their wallets.
function corner(name: string): KeyValueStorage {
  return {
    getItem: (key) => localStorage.getItem(`${name}/${key}`),
    setItem: (key, value) => localStorage.setItem(`${name}/${key}`, value),
    removeItem: (key) => localStorage.removeItem(`${name}/${key}`),
  }
}

const options = getSharedOptions(await loadServicesAndWallets())
const pine = createModal({ ...options, adapters: [evm()], ui: reactUi(), storage: corner('pine') })
const plum = createModal({
  ...options,
  adapters: [evm()],
  ui: reactUi(),
  storage: corner('plum'),
  themeVariables: { '--fy-accent': '#8b3fc4', '--fy-radius': '2px' },
})
globalThis.__modal = pine
globalThis.__modals = [pine, plum]

for (const [index, modal] of [pine, plum].entries()) {
  const place = document.querySelector(index === 0 ? '#first' : '#second')
  if (!place) continue
  createRoot(place).render(
    <ModalProvider modal={modal}>
      <Buttons />
    </ModalProvider>,
  )
}
