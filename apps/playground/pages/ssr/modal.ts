import { evm } from '@foyer/adapter-evm'
import { createModal } from '@foyer/core'
import { reactUi } from '@foyer/react-ui'
import { type LocalServices, NO_LOCAL_SERVICES } from '../../src/sandbox/localServices'
import { getSharedOptions } from '../lib/getSharedOptions'

/** Creates the same modal on the server and in the page. */
export const createSsrModal = (local: LocalServices = NO_LOCAL_SERVICES) =>
  createModal({ ...getSharedOptions(local), adapters: [evm()], ui: reactUi() })
