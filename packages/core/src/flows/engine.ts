import { adoptConnection } from './adoptConnection.js'
import { completeContext } from './completeContext.js'
import { disconnect } from './disconnect.js'
import { restore } from './restore.js'
import { switchNetwork } from './switchNetwork.js'

/** What comes when something happens: a click, a stored connection, a call. One file, so that it is one request. */
export const engine = { adoptConnection, completeContext, disconnect, restore, switchNetwork }

export type Engine = typeof engine
