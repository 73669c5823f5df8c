import { createRemoteConnector } from './createRemoteConnector.js'
import { openClient } from './openClient.js'
import type { RemoteConnectorParameters } from './remoteConnectorParameters.js'

export function startRemoteConnector(parameters: RemoteConnectorParameters) {
  return createRemoteConnector(parameters, openClient)
}

export type RemoteConnector = ReturnType<typeof startRemoteConnector>
