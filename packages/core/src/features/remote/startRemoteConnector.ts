import { createRemoteConnector } from './createRemoteConnector.js'
import { openRemoteClient } from './openRemoteClient.js'
import type { RemoteConnectorParameters } from './remoteConnectorParameters.js'

export function startRemoteConnector(parameters: RemoteConnectorParameters) {
  return createRemoteConnector(parameters, openRemoteClient)
}

export type RemoteConnector = ReturnType<typeof startRemoteConnector>
