import type { Connection } from '../adapter/connection.js'
import type { ModalContext, Part } from '../context.js'
import type { Namespace } from '../types/caip.js'
import { toCaipAddress } from '../utils/caipAddress.js'

/** The account of each connection that was let in, on its network, where somebody decides about that. */
const admitted: Part<Map<string, string>> = { create: () => new Map() }

/** Whether any feature decides which accounts come in. */
export const hasAdmission = ({ features }: ModalContext): boolean => features.some(({ definition }) => definition.admit)

const keyOf = ({ namespace, walletId }: Admitted) => `${namespace}:${walletId}`

/** Who a connection is now: the account in use, on its network. */
export const accountOf = ({ accounts: [{ address }], caipNetworkId }: Connection) =>
  toCaipAddress(caipNetworkId, address)

/** Whether the account of a connection may be shown and used. */
export function isAdmitted(context: ModalContext, live: Admitted): boolean {
  return !hasAdmission(context) || context.use(admitted).get(keyOf(live)) === accountOf(live.connection)
}

export interface Admitted {
  readonly namespace: Namespace
  readonly walletId: string
  readonly connection: Connection
}

/** It was asked about, and may come in. */
export function letIn(context: ModalContext, live: Admitted): void {
  if (hasAdmission(context)) context.use(admitted).set(keyOf(live), accountOf(live.connection))
}
