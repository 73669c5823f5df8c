import { ModalError } from '../errors/ModalError.js'
import { toModalError } from '../errors/toModalError.js'
import type { Modal } from '../modal/modal.js'
import { getContext } from '../modal/runtime.js'
import { emitErrorOnFailure } from '../notices/emitError.js'
import { stateError } from '../state/errors.js'
import type { RegisteredNamespace } from '../types/register.js'
import { getWalletSource } from '../wallets/sources.js'
import { requireConnectionWithMethod } from './requireConnectionWithMethod.js'
import { syncAccount } from './syncAccount.js'

export interface SelectAccountParameters {
  readonly address: string
  /** Namespace of the account. @default the active namespace */
  readonly namespace?: RegisteredNamespace | undefined
}

/** Selects another account of the connected wallet. Rejects with `ADDRESS_REQUIRED` and `ACCOUNT_UNDEFINED`. */
export async function selectAccount(modal: Modal, parameters: SelectAccountParameters): Promise<void> {
  return emitErrorOnFailure(modal, async () => {
    const context = getContext(modal)
    const { method, namespace } = requireConnectionWithMethod(context.modal, {
      namespace: parameters.namespace,
      method: 'selectAccount',
    })
    if (!parameters.address) {
      const message = `Address parameter is required for switching ${namespace} connection`
      throw new ModalError('ADDRESS_REQUIRED', { message, context: { namespace } })
    }
    const account = context.stores.connections
      .active(namespace)
      ?.connection.accounts.find(({ address }) => address === parameters.address)
    if (!account) throw stateError('ACCOUNT_UNDEFINED', { context: { address: parameters.address } })
    const source = getWalletSource(context, context.stores.connections.active(namespace)?.walletId ?? '')
    try {
      if (source.selectAccount) return await source.selectAccount(namespace, account.address)
      await method(account)
    } catch (cause) {
      throw toModalError(cause)
    }
    syncAccount(context, { namespace })
  })
}
