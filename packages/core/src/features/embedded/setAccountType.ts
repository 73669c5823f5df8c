import { EMBEDDED_WALLET_ID } from '../../adapter/walletIds.js'
import { track } from '../../analytics/track.js'
import { syncAccount } from '../../connection/syncAccount.js'
import { ModalError } from '../../errors/ModalError.js'
import { toModalError } from '../../errors/toModalError.js'
import type { Modal } from '../../modal/modal.js'
import { getContext } from '../../modal/runtime.js'
import { emitErrorOnFailure } from '../../notices/emitError.js'
import type { RegisteredNamespace } from '../../types/register.js'
import { loadEmbeddedWallet } from './loadEmbeddedWallet.js'
import { createLoginStorage } from './loginStorage.js'

export interface SetAccountTypeParameters {
  readonly type: 'eoa' | 'smartAccount'
  /** Namespace of the account. @default the active namespace */
  readonly namespace?: RegisteredNamespace | undefined
}

/**
 * Switches the embedded wallet to the user's standard account (`eoa`) or smart account. Rejects with `NOT_SIGNED_IN`
 * when another wallet is active, and with `SMART_ACCOUNT_UNAVAILABLE` where the network has no smart accounts; the
 * standard account is then active.
 */
export async function setAccountType(modal: Modal, parameters: SetAccountTypeParameters): Promise<void> {
  return emitErrorOnFailure(modal, async () => {
    const context = getContext(modal)
    const { connections, networks } = context.stores
    const { type, namespace = networks.$namespace.get() } = parameters
    const live = connections.active(namespace)
    if (live?.walletId !== EMBEDDED_WALLET_ID) {
      throw new ModalError('NOT_SIGNED_IN', { message: 'Not connected to email or social' })
    }
    const memory = createLoginStorage(context.services.storage)
    const embedded = await loadEmbeddedWallet(context)
    const { caipNetworkId } = live.connection
    const isAllowed = type === 'eoa' || networks.state(namespace).smartAccountEnabledNetworks.includes(caipNetworkId)
    try {
      if (!isAllowed) throw new ModalError('SMART_ACCOUNT_UNAVAILABLE', { context: { caipNetworkId } })
      await embedded.setAccountType(namespace, type)
      memory.setAccountType(namespace, type)
      track(context, 'SET_PREFERRED_ACCOUNT_TYPE', { accountType: type, network: caipNetworkId })
    } catch (cause) {
      memory.setAccountType(namespace, 'eoa')
      if (type !== 'eoa') await embedded.setAccountType(namespace, 'eoa').catch(() => undefined)
      throw toModalError(cause)
    } finally {
      syncAccount(context, { namespace })
    }
  })
}
