import { atom, type ReadableAtom } from 'nanostores'
import type { FeatureContext, FeatureService } from '../../feature/context.js'
import { getFeatureContext } from '../../feature/getFeature.js'
import type { Modal } from '../../modal/modal.js'
import { emitError } from '../../notices/emitError.js'
import { createSingleRunner, createStepReporter } from '../../transactions/createStepReporter.js'
import type { CaipAddress } from '../../types/caip.js'
import type { Unsubscribe } from '../../types/unsubscribe.js'
import { combineSignals, onAbort } from '../../utils/waiting.js'
import { createPermissionGroupLoader } from './createPermissionGroupLoader.js'
import { permissionsFeature } from './index.js'
import {
  initialPermissionsState,
  type PermissionsState,
  type RevocationStep,
  type SelectedPermission,
  toPermissionKey,
} from './permissionsState.js'
import { toFailedRevocationStep } from './toFailedRevocationStep.js'

export interface RevokeOptions {
  /**
   * True when the app called `revokePermissions`: the revocation then continues while the modal is closed.
   * @default false
   */
  readonly isByApp?: boolean | undefined
}

export interface PermissionsController {
  readonly $state: ReadableAtom<PermissionsState>
  watch(): Unsubscribe
  refresh(source?: string): void
  /** Revokes permissions, one wallet request at a time. Ignored during a revocation. */
  revoke(chosen: readonly SelectedPermission[], options?: RevokeOptions): Promise<void>
  resume(): Promise<void>
  /** Sends the failed wallet request again. The user may still approve the earlier one. */
  retry(): Promise<void>
  /** Returns to the list. The user may still approve the open wallet request. */
  leave(): void
}

/**
 * Order in which kinds of permissions are revoked. WalletConnect sessions end last, because their wallet may be needed
 * to revoke the others.
 */
const REVOCATION_ORDER = ['approval', 'permission', 'signIn', 'session'] as const

const permissionsController: FeatureService<PermissionsController> = { create: createPermissionsController }

export const getPermissionsController = (modal: Modal): PermissionsController =>
  getFeatureContext(modal, permissionsFeature).use(permissionsController)

function createPermissionsController(context: FeatureContext): PermissionsController {
  const $state = atom<PermissionsState>(initialPermissionsState)
  const get = () => $state.get()
  const set = (change: Partial<PermissionsState>) => $state.set({ ...get(), ...change })
  const sources = context.permissionSources()
  const {
    load,
    read,
    readAll,
    stop: stopReading,
    getActiveAccount,
  } = createPermissionGroupLoader({ context, sources, get, set })
  const { start, giveUp } = createSingleRunner()
  let watchers = 0
  let isByApp = false

  const onWallet = () => {
    const { account, step } = get()
    const now = getActiveAccount()
    if (now.account === account) return
    if (account === undefined) {
      if (watchers) readAll()
      return
    }
    if ('index' in step) {
      const what = isOtherAddress(account, now.account) ? 'account' : 'network'
      // The app cannot withdraw an open wallet request: tell the user that the account or network has changed.
      if (step.status === 'wallet') return set({ step: { ...step, moved: what } })
      if (what === 'account') {
        giveUp()
        return set({ step: { status: 'stopped', what } })
      }
    }
    if (now.account !== undefined && step.status !== 'list' && step.status !== 'paused') return
    giveUp()
    set({ step: { status: 'list' }, chosen: [], gone: [] })
    if (watchers) readAll()
    else set({ ...initialPermissionsState })
  }
  const stops = [
    context.$identities.listen(onWallet),
    context.$network.listen(onWallet),
    context.$namespace.listen(onWallet),
  ]
  onAbort(context.signal, () => {
    for (const stop of stops) stop()
    stopReading()
    giveUp()
  })

  const listRemaining = () => get().chosen.filter((each) => !get().gone.includes(toPermissionKey(each)))
  const removeEntries = (source: string, ids: readonly string[]) => {
    const isGone = (entry: { readonly id: string }) => ids.includes(entry.id)
    const { gone, groups } = get()
    const keys = get()
      .chosen.filter((each) => each.source === source && isGone(each.entry))
      .map(toPermissionKey)
    set({
      gone: [...new Set([...gone, ...keys])],
      groups: groups.map((group) =>
        group.source === source ? { ...group, entries: group.entries.filter((entry) => !isGone(entry)) } : group,
      ),
    })
  }

  const run = async (runSignal: AbortSignal): Promise<void> => {
    const { account } = get()
    if (!account || !listRemaining().length) return
    const signal = combineSignals(context.signal, runSignal)
    const steps = createStepReporter<RevocationStep>({
      set: (step) => set({ step }),
      slow() {
        const { step } = get()
        return step.status === 'wallet' || step.status === 'switching' ? { ...step, isSlow: true } : undefined
      },
      signal,
    })
    try {
      for (const { source, id, entries } of await listInOrder()) {
        const needsWallet = source.kind === 'approval' || source.kind === 'permission'
        if (!needsWallet) steps.onStep({ status: 'ending' })
        const outcome = await source.revoke(entries, {
          account,
          signal,
          onStep: (step) => steps.onStep({ ...step, source: id }),
          onGone: (ids) => removeEntries(id, ids),
          mayPrompt: () => isByApp || !context.hasUi || context.$route.get() !== undefined,
        })
        if (signal.aborted) return
        if (outcome === 'paused') return set({ step: { status: 'paused' } })
      }
      set({ step: { status: 'list' }, chosen: [], gone: [] })
      refreshAfter(account)
    } catch (cause) {
      const error = emitError(context.modal, cause)
      if (!signal.aborted) set({ step: toFailedRevocationStep(get().step, error) })
    } finally {
      steps.stop()
    }
  }
  const listInOrder = async () => {
    const some = sources.flatMap((named) => {
      const { feature: id } = named
      const entries = listRemaining().flatMap((each) => (each.source === id ? [each.entry] : []))
      return entries.length ? [{ id, named, entries }] : []
    })
    const all = await Promise.all(some.map(async (each) => ({ ...each, source: await load(each.named) })))
    return all.sort(
      (one, other) => REVOCATION_ORDER.indexOf(one.source.kind) - REVOCATION_ORDER.indexOf(other.source.kind),
    )
  }
  const refreshAfter = (account: CaipAddress) => {
    if (watchers && getActiveAccount().account !== account) readAll()
  }
  const begin = (): Promise<void> => start(run)
  const isGoing = ({ status }: RevocationStep) =>
    status !== 'list' && status !== 'paused' && status !== 'stopped' && status !== 'failed'

  return {
    $state,
    watch() {
      watchers += 1
      if (watchers === 1) readAll()
      return () => {
        watchers -= 1
        if (!watchers) stopReading()
      }
    },
    refresh(source) {
      const { account } = get()
      if (source === undefined || !account) return readAll()
      const feature = sources.find((each) => each.feature === source)
      if (feature) void read(feature, account)
    },
    async revoke(chosen, options = {}) {
      if (isGoing(get().step) || !chosen.length) return
      isByApp = options.isByApp === true
      set({ chosen, gone: [] })
      await begin()
    },
    async resume() {
      if (!isGoing(get().step)) await begin()
    },
    async retry() {
      giveUp()
      await begin()
    },
    leave() {
      giveUp()
      set({ step: { status: 'list' }, chosen: [], gone: [] })
      if (watchers) readAll()
    },
  }
}

function isOtherAddress(one: CaipAddress, other: CaipAddress | undefined): boolean {
  const addressOf = (account: string) => account.slice(account.lastIndexOf(':'))
  return other === undefined || addressOf(one) !== addressOf(other)
}
