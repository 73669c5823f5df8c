import { evm } from '@foyer/adapter-evm'
import { createModal } from '@foyer/core'
import { reactUi } from '@foyer/react-ui'
import { StrictMode } from 'react'
import { Buttons } from '../lib/Buttons'
import { getSharedOptions } from '../lib/getSharedOptions'
import { loadServicesAndWallets } from '../lib/loadServicesAndWallets'
import { renderPage } from '../lib/renderPage'

const local = await loadServicesAndWallets()
// Tests embed this page in a page of the same origin that acts as a Safe.
const safe = { origins: [location.origin] }
const modal = createModal({ ...getSharedOptions(local), adapters: [evm({ safe })], ui: reactUi() })
globalThis.askToPay = async (request) => (await import('@foyer/core/actions')).openPay(modal, request)
renderPage(
  modal,
  <StrictMode>
    <Buttons />
  </StrictMode>,
)
