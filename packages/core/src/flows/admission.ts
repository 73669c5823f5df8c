import type { ModalContext, Part } from '../context.js'
import type { Namespace } from '../types/caip.js'

/** The account of each connection that was let in, where somebody decides about that. */
const admitted: Part<Map<string, string>> = { create: () => new Map() }

/** Whether any feature decides which accounts come in. */
export const hasAdmission = ({ features }: ModalContext): boolean => features.some(({ definition }) => definition.admit)

const keyOf = (namespace: Namespace, walletId: string) => `${namespace}:${walletId}`

/** Whether this account of a connection may be shown and used. */
export function isAdmitted(context: ModalContext, { namespace, walletId, address }: Admitted): boolean {
  return !hasAdmission(context) || context.use(admitted).get(keyOf(namespace, walletId)) === address
}

export interface Admitted {
  readonly namespace: Namespace
  readonly walletId: string
  readonly address: string
}

/** It was asked about, and may come in. */
export function letIn(context: ModalContext, { namespace, walletId, address }: Admitted): void {
  if (hasAdmission(context)) context.use(admitted).set(keyOf(namespace, walletId), address)
}
