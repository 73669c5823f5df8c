import { AUTH_WALLET_ID } from '../../constants.js'
import type { ModalContext } from '../../context.js'
import { ModalError } from '../../errors/ModalError.js'
import { toModalError } from '../../errors/toModalError.js'
import { syncAccount } from '../../flows/syncAccount.js'
import { track } from '../../flows/track.js'
import type { Namespace } from '../../types/caip.js'
import { loadEmbedded } from './loadEmbedded.js'
import { createLoginMemory } from './loginMemory.js'

export interface SetAccountTypeParameters {
  readonly type: 'eoa' | 'smartAccount'
  /** @default the active namespace */
  readonly namespace?: Namespace | undefined
}

/**
 * Uses the embedded wallet's own account (`eoa`) or its smart account. Rejects with `NOT_SIGNED_IN` without that wallet
 * and `SMART_ACCOUNT_UNAVAILABLE` where there is none on this network; the standard account is then in use.
 */
export async function setAccountType(context: ModalContext, parameters: SetAccountTypeParameters): Promise<void> {
  const { connections, networks } = context.stores
  const { type, namespace = networks.$namespace.get() } = parameters
  const live = connections.active(namespace)
  if (live?.walletId !== AUTH_WALLET_ID) {
    throw new ModalError('NOT_SIGNED_IN', { message: 'Not connected to email or social' })
  }
  const memory = createLoginMemory(context.services.storage)
  const embedded = await loadEmbedded(context)
  const { caipNetworkId } = live.connection
  const isAllowed = type === 'eoa' || networks.state(namespace).smartAccountEnabledNetworks.includes(caipNetworkId)
  try {
    if (!isAllowed) throw new ModalError('SMART_ACCOUNT_UNAVAILABLE', { context: { caipNetworkId } })
    await embedded.setAccountType(namespace, type)
    memory.rememberAccountType(namespace, type)
    track(context, 'SET_PREFERRED_ACCOUNT_TYPE', { accountType: type, network: caipNetworkId })
  } catch (cause) {
    memory.rememberAccountType(namespace, 'eoa')
    // A smart account that is not to be had must not stay half chosen.
    if (type !== 'eoa') await embedded.setAccountType(namespace, 'eoa').catch(() => undefined)
    throw toModalError(cause)
  } finally {
    syncAccount(context, { namespace })
  }
}
