import { createRemote } from './createRemote.js'
import { openClient } from './openClient.js'
import type { RemoteParameters } from './remoteParameters.js'

/** Creates what reaches wallets on other devices, over WalletConnect. */
export function startRemote(parameters: RemoteParameters) {
  return createRemote(parameters, openClient)
}

export type Remote = ReturnType<typeof startRemote>
