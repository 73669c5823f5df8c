import { connectInModal } from '../modal/connectInModal.js'
import { adoptConnection } from './adoptConnection.js'
import { disconnect } from './disconnect.js'
import { restore } from './restore.js'
import { switchNetwork } from './switchNetwork.js'

/** What is done with connections. One file, so that it is one request. */
export const acts = { adoptConnection, connectInModal, disconnect, restore, switchNetwork }

export type Acts = typeof acts
