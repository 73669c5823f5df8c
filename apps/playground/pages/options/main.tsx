import { evm } from '@foyer/adapter-evm'
import { createModal } from '@foyer/core'
import { reactUi } from '@foyer/react-ui'
import { openSandbox } from '../lib/openSandbox'
import { show } from '../lib/show'
import { siteOptions } from '../lib/siteOptions'

const base = siteOptions(await openSandbox())
show(createModal({ ...base, adapters: [evm()], ui: reactUi(), ...globalThis.__options?.({ base, evm, reactUi }) }))
