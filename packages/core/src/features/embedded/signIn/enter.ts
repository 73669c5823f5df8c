import { AUTH_WALLET_ID } from '../../../constants.js'
import type { ModalContext } from '../../../context.js'
import { connect } from '../../../flows/connect.js'
import type { Account } from '../../../types/account.js'
import type { Namespace } from '../../../types/caip.js'
import { embeddedError } from '../embeddedError.js'
import { embeddedNamespaces } from '../embeddedNamespaces.js'

export interface EnterParameters {
  /** @default the active one where the embedded wallet can be used there, else the first in which it can */
  readonly namespace?: Namespace | undefined
  readonly signal?: AbortSignal | undefined
}

/** The secure site knows who it is: their wallet is connected. */
export function enter(context: ModalContext, { namespace, signal }: EnterParameters): Promise<Account> {
  return connect(context, { walletId: AUTH_WALLET_ID, namespace: namespaceFor(context, namespace), signal })
}

/** Throws `AUTH_CONNECTOR_MISSING` where no adapter can use the embedded wallet, in basic mode, and without a project. */
export function namespaceFor(context: ModalContext, wanted: Namespace | undefined): Namespace {
  const possible = embeddedNamespaces(context)
  const active = context.stores.networks.$namespace.get()
  const namespace = wanted ?? (possible.includes(active) ? active : possible[0])
  if (namespace === undefined || !possible.includes(namespace)) {
    throw embeddedError('AUTH_CONNECTOR_MISSING', { context: { namespace } })
  }
  return namespace
}
