import { ModalProvider } from '@foyer/react-ui'
import { hydrateRoot } from 'react-dom/client'
import { Buttons } from '../lib/Buttons'
import { loadServicesAndWallets } from '../lib/loadServicesAndWallets'
import { createSsrModal } from './modal'

const modal = createSsrModal(await loadServicesAndWallets())
globalThis.__modal = modal

const root = document.querySelector('#root')
if (root) {
  hydrateRoot(
    root,
    <ModalProvider modal={modal} serverStyles={false}>
      <Buttons />
    </ModalProvider>,
    // Prints hydration errors to the console, where tests read them.
    { onRecoverableError: (error) => console.error('Hydration:', error) },
  )
  document.documentElement.dataset.hydrated = 'true'
}
