import { evm } from '@foyer/adapter-evm'
import { mainnet } from '@foyer/adapter-evm/networks'
import { createModal } from '@foyer/core'
import { ConnectButton, ModalProvider, reactUi } from '@foyer/react-ui'
import { createRoot } from 'react-dom/client'
import { getSharedOptions } from '../lib/getSharedOptions'
import { loadServicesAndWallets } from '../lib/loadServicesAndWallets'

const local = await loadServicesAndWallets()
const modal = createModal({
  ...getSharedOptions(local),
  adapters: [evm()],
  ui: reactUi(),
  networks: [mainnet],
})
globalThis.__modal = modal

const root = document.querySelector('#root')
if (root) {
  createRoot(root).render(
    <ModalProvider modal={modal}>
      <ConnectButton />
    </ModalProvider>,
  )
}
