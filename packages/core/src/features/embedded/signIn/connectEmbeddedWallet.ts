import { EMBEDDED_WALLET_ID } from '../../../adapter/walletIds.js'
import { connect } from '../../../connection/connect.js'
import type { ModalContext } from '../../../modal/context.js'
import type { Account } from '../../../types/account.js'
import type { Namespace } from '../../../types/caip.js'
import type { RegisteredNamespace } from '../../../types/register.js'
import { embeddedError } from '../embeddedError.js'
import { getEmbeddedNamespaces } from '../getEmbeddedNamespaces.js'

export interface ConnectEmbeddedParameters {
  /**
   * Namespace to connect.
   * @default the active namespace if it has an embedded wallet, else the first namespace that has one
   */
  readonly namespace?: RegisteredNamespace | undefined
  readonly signal?: AbortSignal | undefined
}

export function connectEmbeddedWallet(
  context: ModalContext,
  { namespace, signal }: ConnectEmbeddedParameters,
): Promise<Account> {
  return connect(context.modal, {
    walletId: EMBEDDED_WALLET_ID,
    namespace: resolveEmbeddedNamespace(context, namespace),
    signal,
  })
}

/**
 * Throws `AUTH_CONNECTOR_MISSING` where no adapter supports the embedded wallet, in basic mode, and without a project
 * id.
 */
export function resolveEmbeddedNamespace(context: ModalContext, wanted: Namespace | undefined): Namespace {
  const possible = getEmbeddedNamespaces(context)
  const active = context.stores.networks.$namespace.get()
  const namespace = wanted ?? (possible.includes(active) ? active : possible[0])
  if (namespace === undefined || !possible.includes(namespace)) {
    throw embeddedError('AUTH_CONNECTOR_MISSING', { context: { namespace } })
  }
  return namespace
}
