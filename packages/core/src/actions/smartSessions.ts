import { lateError } from '../errors/lateError.js'
import { type GrantPermissionsParameters, requireFeature } from '../features/smartSessions/grantPermissions.js'
import { managing } from '../features/smartSessions/managing.js'
import {
  type FoundSessions,
  listSmartSessions as listFlow,
  revokeSmartSession as revokeFlow,
  type SmartSession,
} from '../features/smartSessions/sessions.js'
import type { Modal } from '../modal.js'
import { contextOf } from './contextOf.js'

/**
 * Asks the visitor to let this site, or an account of its, spend within a limit without asking again (ERC-7715). The wallet is asked
 * first what it supports (`wallet_getSupportedExecutionPermissions`), then by `wallet_requestExecutionPermissions`, or by the older
 * `wallet_grantPermissions` where that is what it knows. Where there is a view layer the modal says what is waited for, and what
 * came of it; closing it gives up. Resolves with what was granted, which may be less than what was asked for: calls are sent with
 * `permission.context` of it. Rejects with `PERMISSION_INVALID`, `ACT_UNSUPPORTED` (a wallet that grants nothing),
 * `PERMISSION_UNSUPPORTED` (nothing of this kind), `USER_REJECTED`, `RESPONSE_INVALID`, `ACCOUNT_UNDEFINED`, `NETWORK_UNDEFINED`,
 * `ABORTED`, and `FEATURE_MISSING` where `features.smartSessions` is off.
 */
export async function grantPermissions(modal: Modal, parameters: GrantPermissionsParameters): Promise<SmartSession> {
  const context = contextOf(modal)
  requireFeature(context)
  return context.use(managing).ask(parameters)
}

/**
 * What sites may do for the connected account of EVM without asking: as its wallet says
 * (`wallet_getGrantedExecutionPermissions` of ERC-7715), as the data service keeps it for the network in use, and what this page was
 * granted by a wallet that does not tell. Nobody is asked to approve anything. `unread` says who has not answered. Rejects with
 * `SESSIONS_UNREAD`, `ACCOUNT_UNDEFINED`, `ABORTED`, and `FEATURE_MISSING` where `features.smartSessions` is off.
 */
export async function listSmartSessions(
  modal: Modal,
  { signal }: { readonly signal?: AbortSignal | undefined } = {},
): Promise<FoundSessions> {
  const context = contextOf(modal)
  requireFeature(context)
  const { accounts, networks } = context.stores
  const { address } = accounts.get('eip155')
  const network = networks.active('eip155')
  if (address === undefined || !network) throw lateError('ACCOUNT_UNDEFINED')
  return listFlow(context, { address, caipNetworkId: network.caipNetworkId }, signal)
}

/**
 * Ends one of {@link listSmartSessions}: by the wallet’s own call (`wallet_revokeExecutionPermission` of ERC-7715, or the older
 * `wallet_revokePermissions`), and with a signature at the data service where that keeps it. Resolves where it was over already.
 * Rejects with `PERMISSION_KEPT` where it can only be taken back in the wallet, `USER_REJECTED`, `ACCOUNT_UNDEFINED`, `ABORTED`, and
 * `FEATURE_MISSING` where `features.smartSessions` is off.
 */
export async function revokeSmartSession(
  modal: Modal,
  { session, signal }: { readonly session: SmartSession; readonly signal?: AbortSignal | undefined },
): Promise<void> {
  const context = contextOf(modal)
  requireFeature(context)
  await revokeFlow(context, session, signal)
}
