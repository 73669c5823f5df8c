import { getFeatureContext } from '../../feature/getFeature.js'
import type { Modal } from '../../modal/modal.js'
import { emitErrorOnFailure } from '../../notices/emitError.js'
import { stateError } from '../../state/errors.js'
import type { GrantPermissionsParameters } from './grantPermissions.js'
import { smartSessionsFeature } from './index.js'
import { endSmartSession, readSmartSessions, type SmartSession, type SmartSessionsResult } from './sessions.js'
import { getSmartSessionsController } from './smartSessionsController.js'

/**
 * Requests a permission to spend, for this app or for an account of the app (ERC-7715). Queries
 * `wallet_getSupportedExecutionPermissions`, then calls `wallet_requestExecutionPermissions`, or the older
 * `wallet_grantPermissions`. The modal shows the request and its outcome; closing the modal aborts. Resolves with the
 * permission that the user granted, which may be smaller than the requested one. To spend, pass its
 * `permission.context`. Rejects with `PERMISSION_INVALID`, `METHOD_UNSUPPORTED` (the wallet supports no permissions),
 * `PERMISSION_UNSUPPORTED` (not this kind), `USER_REJECTED`, `RESPONSE_INVALID`, `ACCOUNT_UNDEFINED`,
 * `NETWORK_UNDEFINED`, `ABORTED`, or `FEATURE_MISSING` where `features.smartSessions` is off.
 */
export async function grantPermissions(modal: Modal, parameters: GrantPermissionsParameters): Promise<SmartSession> {
  return emitErrorOnFailure(modal, async () => getSmartSessionsController(modal).request(parameters))
}

/**
 * Lists permissions to spend of the connected EVM account: from its wallet (`wallet_getGrantedExecutionPermissions`,
 * ERC-7715), from the data service for the active network, and from local storage if the wallet cannot list them.
 * Prompts no user. `unread` names the sources that failed. Rejects with `SESSIONS_UNREAD`, `ACCOUNT_UNDEFINED`,
 * `ABORTED`, or `FEATURE_MISSING` where `features.smartSessions` is off.
 */
export async function listSmartSessions(
  modal: Modal,
  { signal }: { readonly signal?: AbortSignal | undefined } = {},
): Promise<SmartSessionsResult> {
  const context = getFeatureContext(modal, smartSessionsFeature)
  const { address } = context.account('eip155')
  const network = context.activeNetwork('eip155')
  if (address === undefined || !network) throw stateError('ACCOUNT_UNDEFINED')
  return readSmartSessions(context, { address, caipNetworkId: network.caipNetworkId }, signal)
}

/**
 * Revokes a permission that {@link listSmartSessions} returned: in the wallet (`wallet_revokeExecutionPermission`,
 * ERC-7715, or the older `wallet_revokePermissions`), and at the data service with the account's signature. Resolves if
 * it has already ended. Rejects with `PERMISSION_KEPT` if only the user can revoke it, in the wallet itself,
 * `USER_REJECTED`, `ACCOUNT_UNDEFINED`, `ABORTED`, or `FEATURE_MISSING` where `features.smartSessions` is off.
 */
export async function revokeSmartSession(
  modal: Modal,
  { session, signal }: { readonly session: SmartSession; readonly signal?: AbortSignal | undefined },
): Promise<void> {
  return emitErrorOnFailure(modal, async () => {
    const context = getFeatureContext(modal, smartSessionsFeature)
    await endSmartSession(context, session, signal)
  })
}
