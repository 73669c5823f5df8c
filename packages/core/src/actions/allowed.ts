import type { ModalContext } from '../context.js'
import { lateError } from '../errors/lateError.js'
import { ModalError } from '../errors/ModalError.js'
import type { AllowedEntry, AllowedKind } from '../feature/allowedSource.js'
import { allowedFeature } from '../features/allowed/feature.js'
import type { AllowedState } from '../features/allowed/state.js'
import type { Modal } from '../modal.js'
import type { Unsubscribe } from '../types/unsubscribe.js'
import { guardListener } from '../utils/guardStore.js'
import { contextOf } from './contextOf.js'

/** One thing that the visitor has allowed, with who tells of it. */
export interface FoundEntry extends AllowedEntry {
  readonly kind: AllowedKind
  /** The id of the feature that tells of it. */
  readonly source: string
}

export interface FoundAllowed {
  /** Whether somebody is still being asked. */
  readonly isReading: boolean
  readonly entries: readonly FoundEntry[]
  /** Not everything could be looked through: some may be missing. */
  readonly isPartial: boolean
  /** Who could not tell, by the id of the feature. */
  readonly errors: Readonly<Record<string, ModalError>>
}

/**
 * Tells what the visitor has allowed, now and with every change: sign-ins to the site, sessions with phones, permissions, and what may be
 * taken on the network in use. It is read while somebody listens. Returns its undo.
 */
export function watchAllowed(modal: Modal, listener: (found: FoundAllowed) => void): Unsubscribe {
  const context = requireAllowed(modal)
  const over = new AbortController()
  const report = guardListener(listener, context.log)
  load().then(
    (part) => {
      if (over.signal.aborted) return
      const allowing = context.use(part)
      const stops = [allowing.watch(), allowing.$state.subscribe((state) => report(toFound(state)))]
      over.signal.addEventListener('abort', () => stops.forEach((stop) => void stop()), { once: true })
    },
    (cause: unknown) => context.log('warn', 'What reads what is allowed could not be loaded', cause),
  )
  return () => over.abort()
}

/** The same once, when everybody has answered. Rejects with `FEATURE_MISSING` where `features.allowed` is off, and with `ACCOUNT_UNDEFINED`. */
export async function fetchAllowed(modal: Modal): Promise<FoundAllowed> {
  const context = requireAllowed(modal)
  const namespace = context.stores.networks.$namespace.get()
  if (!context.stores.accounts.get(namespace).address) throw lateError('ACCOUNT_UNDEFINED', { context: { namespace } })
  await load()
  return new Promise((resolve) => {
    const stop = watchAllowed(modal, (found) => {
      if (found.isReading) return
      resolve(found)
      queueMicrotask(() => stop())
    })
  })
}

/**
 * Stops these: sign-ins and sessions at once; for what stands on the chain the wallet is asked, once where it can do several together
 * (EIP-5792), else for each. Resolves when none of them stands any more. Rejects with `USER_REJECTED`, `ALLOWED_INTERRUPTED` (the wallet
 * went elsewhere), `ALLOWED_WOULD_FAIL`, `ALLOWED_REVERTED` (the chain refused it), `ALLOWED_CANCELLED` (the visitor had it cancelled),
 * `ALLOWED_UNSEEN` (nobody knows what became of it: it may still be done), `ALLOWED_STANDS`, or what wallet, node or site said; those
 * that were stopped before stay so.
 */
export async function revokeAllowed(
  modal: Modal,
  entries: readonly Pick<FoundEntry, 'source' | 'id'>[],
): Promise<void> {
  const context = requireAllowed(modal)
  const allowing = context.use(await load())
  const { groups } = allowing.$state.get()
  const chosen = groups.flatMap(({ source, entries: all }) =>
    all
      .filter(({ id }) => entries.some((each) => each.source === source && each.id === id))
      .map((entry) => ({ source, entry })),
  )
  await allowing.revoke(chosen, { isByPage: true })
  const { step } = allowing.$state.get()
  if (step.status === 'stopped') {
    allowing.leave()
    throw new ModalError('ALLOWED_INTERRUPTED', { context: { what: step.what } })
  }
  if (step.status !== 'failed') return
  allowing.leave()
  throw step.error
}

const load = async () => (await import('../features/allowed/allowing.js')).allowing

function requireAllowed(modal: Modal): ModalContext {
  const context = contextOf(modal)
  const isOn = context.features.some(({ definition }) => definition === allowedFeature)
  if (!isOn) throw lateError('FEATURE_MISSING', { context: { id: allowedFeature.id } })
  return context
}

function toFound({ groups }: AllowedState): FoundAllowed {
  return {
    isReading: groups.some(({ isReading }) => isReading),
    entries: groups.flatMap(({ source, kind, entries }) =>
      kind === undefined ? [] : entries.map((entry) => ({ ...entry, kind, source })),
    ),
    isPartial: groups.some((group) => group.isPartial),
    errors: Object.fromEntries(groups.flatMap(({ source, error }) => (error ? [[source, error]] : []))),
  }
}
