import { evm } from '@foyer/adapter-evm'
import { createModal } from '@foyer/core'
import { reactUi } from '@foyer/react-ui'
import { openSandbox } from '../lib/openSandbox'
import { show } from '../lib/show'
import { siteOptions } from '../lib/siteOptions'

const local = await openSandbox()
show(createModal({ ...siteOptions(local), adapters: [evm()], ui: reactUi() }))
