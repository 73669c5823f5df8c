import { evm } from '@foyer/adapter-evm'
import { createModal } from '@foyer/core'
import { reactUi } from '@foyer/react-ui'
import { type Local, nothingLocal } from '../../src/sandbox/local'
import { siteOptions } from '../lib/siteOptions'

/** The same modal on the server and in the page. */
export const createSsrModal = (local: Local = nothingLocal) =>
  createModal({ ...siteOptions(local), adapters: [evm()], ui: reactUi() })
