import { createModal } from '@foyer/core'
import * as actions from '@foyer/core/actions'
import { reactUi } from '@foyer/react-ui'
import { getSharedOptions } from '../lib/getSharedOptions'
import { loadServicesAndWallets } from '../lib/loadServicesAndWallets'
import { renderPage } from '../lib/renderPage'
import { optionValues } from './optionValues'

const base = getSharedOptions(await loadServicesAndWallets())
const modal = createModal({
  ...base,
  adapters: [optionValues.evm()],
  ui: reactUi(),
  ...globalThis.__options?.({ ...optionValues, base }),
})
globalThis.foyer = { modal, actions }
renderPage(modal)
