import type { Connection } from '../adapter/connection.js'
import type { ModalContext } from '../context.js'
import type { Namespace } from '../types/caip.js'

/**
 * Puts the account of the wanted type first (`defaultAccountTypes`), where the wallet has one and can change to it. A
 * wallet that will not stays as it is.
 */
export async function leadWithType(context: ModalContext, namespace: Namespace, connection: Connection): Promise<void> {
  const wanted = context.stores.accounts.get(namespace).preferredAccountTypes[namespace]
  const [first, ...others] = connection.accounts
  const account = first.type === wanted ? undefined : others.find(({ type }) => type === wanted)
  if (!account) return
  try {
    await connection.selectAccount?.(account)
  } catch (cause) {
    context.log('debug', `The account of type "${wanted}" could not be put first`, cause)
  }
}
