import type { ModalContext } from '../context.js'
import { lateError } from '../errors/lateError.js'
import { ModalError } from '../errors/ModalError.js'
import { toModalError } from '../errors/toModalError.js'
import type { Namespace } from '../types/caip.js'
import { requireConnection } from './requireConnection.js'
import { sourceOf } from './sources.js'
import { syncAccount } from './syncAccount.js'

export interface SelectAccountParameters {
  readonly address: string
  /** @default the active namespace */
  readonly namespace?: Namespace | undefined
}

/** Uses another of the accounts that the connected wallet shares. */
export async function selectAccount(context: ModalContext, parameters: SelectAccountParameters): Promise<void> {
  const { act, namespace } = requireConnection(context, { namespace: parameters.namespace, act: 'selectAccount' })
  if (!parameters.address) {
    const message = `Address parameter is required for switching ${namespace} connection`
    throw new ModalError('ADDRESS_REQUIRED', { message, context: { namespace } })
  }
  const account = context.stores.connections
    .active(namespace)
    ?.connection.accounts.find(({ address }) => address === parameters.address)
  if (!account) throw lateError('ACCOUNT_UNDEFINED', { context: { address: parameters.address } })
  const source = sourceOf(context, context.stores.connections.active(namespace)?.walletId ?? '')
  try {
    if (source.selectAccount) return await source.selectAccount(namespace, account.address)
    await act(account)
  } catch (cause) {
    throw toModalError(cause)
  }
  syncAccount(context, { namespace })
}
