import { evm } from '@foyer/adapter-evm'
import { createModal } from '@foyer/core'
import { reactUi } from '@foyer/react-ui'
import { getSharedOptions } from '../lib/getSharedOptions'
import { loadServicesAndWallets } from '../lib/loadServicesAndWallets'
import { renderPage } from '../lib/renderPage'

const sheets = { revert: '/pages/hostile/revert.css', tailwind: '/pages/hostile/tailwind.css' }

// The sheet is last in the head, so that it takes precedence.
const requested = new URLSearchParams(location.search).get('css') === 'tailwind' ? 'tailwind' : 'revert'
const link = document.createElement('link')
link.rel = 'stylesheet'
link.href = sheets[requested]
document.head.append(link)
document.documentElement.dataset.css = requested

const local = await loadServicesAndWallets()
renderPage(createModal({ ...getSharedOptions(local), adapters: [evm()], ui: reactUi() }))
