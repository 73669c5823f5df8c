import { createModal } from '@foyer/core'
import * as actions from '@foyer/core/actions'
import { reactUi } from '@foyer/react-ui'
import { openSandbox } from '../lib/openSandbox'
import { show } from '../lib/show'
import { siteOptions } from '../lib/siteOptions'
import { parts } from './parts'

const base = siteOptions(await openSandbox())
const modal = createModal({
  ...base,
  adapters: [parts.evm()],
  ui: reactUi(),
  ...globalThis.__options?.({ ...parts, base }),
})
globalThis.foyer = { modal, actions }
show(modal)
