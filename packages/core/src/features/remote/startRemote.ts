import { createRemote } from './createRemote.js'
import { openClient } from './openClient.js'
import type { RemoteParameters } from './remoteParameters.js'

/** The same with WalletConnect's client, of which the type says nothing: a site's compiler would read all of its types. */
export function startRemote(parameters: RemoteParameters) {
  return createRemote(parameters, openClient)
}

export type Remote = ReturnType<typeof startRemote>
