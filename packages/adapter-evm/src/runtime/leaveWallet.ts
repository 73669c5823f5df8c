import type { Connector } from '@wagmi/core'
import type { RuntimeContext } from './context.js'

/** Tells a wallet that this page is done with it. Never rejects; a new request to it waits for this. */
export function leaveWallet({ host, leaving }: RuntimeContext, connector: Connector): Promise<void> {
  const { uid } = connector
  const left = connector
    .disconnect()
    .catch((cause: unknown) => host.log('debug', `${connector.name} could not be told of the disconnect`, cause))
    .finally(() => {
      if (leaving.get(uid) === left) leaving.delete(uid)
    })
  leaving.set(uid, left)
  return left
}
