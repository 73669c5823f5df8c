import { completeContext } from './complete.js'
import { adoptFound } from './flows/adoptFound.js'
import { disconnect } from './flows/disconnect.js'
import { followTab } from './flows/followTab.js'
import { restore } from './flows/restore.js'
import { switchNetwork } from './flows/switchNetwork.js'

/** What is done with connections, without a modal too. */
export const acts = { adoptFound, disconnect, followTab, restore, switchNetwork }

export type Acts = typeof acts

export { completeContext }
