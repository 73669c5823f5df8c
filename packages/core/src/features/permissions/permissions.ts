import { ModalError } from '../../errors/ModalError.js'
import { getFeatureContext } from '../../feature/getFeature.js'
import type { PermissionEntry, PermissionKind } from '../../feature/permissionSource.js'
import type { Modal } from '../../modal/modal.js'
import { emitErrorOnFailure } from '../../notices/emitError.js'
import { stateError } from '../../state/errors.js'
import type { Unsubscribe } from '../../types/unsubscribe.js'
import { logListenerErrors } from '../../utils/logStoreListenerErrors.js'
import { permissionsFeature } from './index.js'
import type { PermissionsState } from './permissionsState.js'

/** Describes a sign-in, a WalletConnect session, a smart session or a token approval of the user. */
export interface Permission extends PermissionEntry {
  readonly kind: PermissionKind
  /** Id of the feature that lists this permission. */
  readonly source: string
}

export interface PermissionList {
  readonly isLoading: boolean
  readonly permissions: readonly Permission[]
  readonly isPartial: boolean
  readonly errors: Readonly<Record<string, ModalError>>
}

/**
 * Reports the user's permissions now and on every change: sign-ins, WalletConnect sessions, smart sessions, and token
 * approvals on the active network.
 */
export function watchPermissions(modal: Modal, listener: (found: PermissionList) => void): Unsubscribe {
  const context = getFeatureContext(modal, permissionsFeature)
  const stopped = new AbortController()
  const report = logListenerErrors(listener, context.log)
  load().then(
    (getController) => {
      if (stopped.signal.aborted) return
      const controller = getController(modal)
      const stops = [controller.watch(), controller.$state.subscribe((state) => report(toPermissionList(state)))]
      stopped.signal.addEventListener('abort', () => stops.forEach((stop) => void stop()), { once: true })
    },
    (cause: unknown) => context.log('warn', 'Failed to load the code that reads permissions', cause),
  )
  return () => stopped.abort()
}

/**
 * Fetches the user's permissions and resolves once every feature has answered. Rejects with `FEATURE_MISSING` where
 * `features.permissions` is off, and with `ACCOUNT_UNDEFINED`.
 */
export async function fetchPermissions(modal: Modal): Promise<PermissionList> {
  const context = getFeatureContext(modal, permissionsFeature)
  const namespace = context.$namespace.get()
  if (!context.account().address) throw stateError('ACCOUNT_UNDEFINED', { context: { namespace } })
  await load()
  return new Promise((resolve) => {
    const stop = watchPermissions(modal, (found) => {
      if (found.isLoading) return
      resolve(found)
      queueMicrotask(() => stop())
    })
  })
}

/**
 * Revokes permissions. Sign-ins and sessions end at once. Token approvals need wallet transactions, in one batch if the
 * wallet supports EIP-5792. Resolves when all are revoked. Rejects with `USER_REJECTED`, `REVOCATION_INTERRUPTED`
 * (account or network changed), `REVOCATION_WOULD_FAIL`, `REVOCATION_REVERTED`, `REVOCATION_CANCELLED` (the user
 * canceled the transaction), `REVOCATION_UNSEEN` (no node knows the transaction, which may still be included),
 * `REVOCATION_STANDS` (included, but the approval remains), or the error of wallet, node or app. Permissions revoked
 * before a failure stay revoked.
 */
export async function revokePermissions(
  modal: Modal,
  permissions: readonly Pick<Permission, 'source' | 'id'>[],
): Promise<void> {
  return emitErrorOnFailure(modal, async () => {
    getFeatureContext(modal, permissionsFeature)
    const controller = (await load())(modal)
    const { groups } = controller.$state.get()
    const chosen = groups.flatMap(({ source, entries: all }) =>
      all
        .filter(({ id }) => permissions.some((each) => each.source === source && each.id === id))
        .map((entry) => ({ source, entry })),
    )
    await controller.revoke(chosen, { isByApp: true })
    const { step } = controller.$state.get()
    if (step.status === 'stopped') {
      controller.leave()
      throw step.error ?? new ModalError('REVOCATION_INTERRUPTED', { context: { what: step.what } })
    }
    if (step.status !== 'failed') return
    controller.leave()
    throw step.error
  })
}

const load = async () => (await import('./permissionsController.js')).getPermissionsController

function toPermissionList({ groups }: PermissionsState): PermissionList {
  return {
    isLoading: groups.some(({ isReading }) => isReading),
    permissions: groups.flatMap(({ source, kind, entries }) =>
      kind === undefined ? [] : entries.map((entry) => ({ ...entry, kind, source })),
    ),
    isPartial: groups.some((group) => group.isPartial),
    errors: Object.fromEntries(groups.flatMap(({ source, error }) => (error ? [[source, error]] : []))),
  }
}
