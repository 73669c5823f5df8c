import { AUTH_WALLET_ID } from '../constants.js'
import type { ModalContext } from '../context.js'
import type { Namespace } from '../types/caip.js'

/** Whether the embedded wallet is connected and can be used in this namespace too: one login is for all of them. */
export function isSignedIn({ stores }: ModalContext, namespace: Namespace): boolean {
  const { connections, connectors } = stores
  return (
    connections.namespaces().some((each) => connections.live(each, AUTH_WALLET_ID)) &&
    connectors.find(AUTH_WALLET_ID, namespace).length > 0
  )
}
