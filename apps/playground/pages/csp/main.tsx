import { evm } from '@foyer/adapter-evm'
import { createModal } from '@foyer/core'
import { reactUi } from '@foyer/react-ui'
import { getSharedOptions } from '../lib/getSharedOptions'
import { loadServicesAndWallets } from '../lib/loadServicesAndWallets'
import { renderPage } from '../lib/renderPage'

const local = await loadServicesAndWallets()
renderPage(createModal({ ...getSharedOptions(local), adapters: [evm()], ui: reactUi() }))
