import { evm } from '@foyer/adapter-evm'
import { createModal } from '@foyer/core'
import { reactUi } from '@foyer/react-ui'
import { StrictMode } from 'react'
import { Buttons } from '../lib/Buttons'
import { openSandbox } from '../lib/openSandbox'
import { show } from '../lib/show'
import { siteOptions } from '../lib/siteOptions'

const local = await openSandbox()
// A test plays a Safe with a page of this very origin.
const safe = { origins: [location.origin] }
const modal = createModal({ ...siteOptions(local), adapters: [evm({ safe })], ui: reactUi() })
globalThis.askToPay = async (request) => (await import('@foyer/core/actions')).openPay(modal, request)
show(
  modal,
  <StrictMode>
    <Buttons />
  </StrictMode>,
)
