import { sendTransaction, signMessage, signTypedData } from '@foyer/core/actions'
import { activateConnection, disconnect, fetchBalance } from '@foyer/core/ui'

/** What hooks do only when asked; nothing of it is loaded with the page. */
export const lazyFlows = { activateConnection, disconnect, fetchBalance, sendTransaction, signMessage, signTypedData }
