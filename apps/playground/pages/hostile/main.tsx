import { evm } from '@foyer/adapter-evm'
import { createModal } from '@foyer/core'
import { reactUi } from '@foyer/react-ui'
import { openSandbox } from '../lib/openSandbox'
import { show } from '../lib/show'
import { siteOptions } from '../lib/siteOptions'

const sheets = { revert: '/pages/hostile/revert.css', tailwind: '/pages/hostile/tailwind.css' }

// After everything else in the head, so that it has the last word.
const wanted = new URLSearchParams(location.search).get('css') === 'tailwind' ? 'tailwind' : 'revert'
const link = document.createElement('link')
link.rel = 'stylesheet'
link.href = sheets[wanted]
document.head.append(link)
document.documentElement.dataset.css = wanted

const local = await openSandbox()
show(createModal({ ...siteOptions(local), adapters: [evm()], ui: reactUi() }))
