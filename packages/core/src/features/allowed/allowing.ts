import type { ReadableAtom } from 'nanostores'
import { atom } from 'nanostores'
import type { ModalContext, Part } from '../../context.js'
import { isRefusal } from '../../errors/isRefusal.js'
import { isModalError, type ModalError } from '../../errors/ModalError.js'
import { toModalError } from '../../errors/toModalError.js'
import type { AllowedEntry, AllowedList, AllowedSource } from '../../feature/allowedSource.js'
import type { ComposedFeature } from '../../feature/defineFeature.js'
import { createSteps, createTurn } from '../../flows/createSteps.js'
import { watchPortfolio } from '../../flows/watchPortfolio.js'
import type { OwnedToken } from '../../stores/portfolio.js'
import type { CaipAddress } from '../../types/caip.js'
import type { Unsubscribe } from '../../types/unsubscribe.js'
import { plainText } from '../../utils/plainText.js'
import { anySignal, onAbort } from '../../utils/waiting.js'
import {
  type AllowedGroup,
  type AllowedState,
  type AllowedStep,
  type ChosenEntry,
  emptyAllowed,
  keyOf,
} from './state.js'

export interface RevokeHow {
  /** The page asks, and not the view: what it asks for does not wait for the modal. @default false */
  readonly isByPage?: boolean | undefined
}

/** What the visitor has allowed, and stopping it. */
export interface Allowing {
  readonly $state: ReadableAtom<AllowedState>
  /** Reads what is allowed, and keeps it fresh, while a view shows it. */
  watch(): Unsubscribe
  /** Reads anew what a source could not tell, or all. */
  refresh(source?: string): void
  /** Stops these, one question at a time. Nothing happens while others are being stopped. */
  revoke(chosen: readonly ChosenEntry[], how?: RevokeHow): Promise<void>
  /** Stops what is left of those that were chosen. */
  goOn(): Promise<void>
  /** Asks a wallet again that does not answer. What it was asked before it may still do. */
  askAgain(): Promise<void>
  /** Back to the list. What was asked may still happen. */
  leave(): void
}

/** What is stopped first, where several kinds are: ending a session takes the wallet away that the others need. */
const ORDER = ['approval', 'permission', 'signIn', 'session'] as const

/** So many of one source are shown, and their texts are no longer. */
const MOST = 500
const MOST_TEXT = 100

/** Names are those of strangers. */
const clean = (entry: AllowedEntry): AllowedEntry => ({
  ...entry,
  name: entry.name === undefined ? undefined : plainText(entry.name, MOST_TEXT) || undefined,
  text: entry.text === undefined ? undefined : plainText(entry.text, MOST_TEXT) || undefined,
})

export const allowing: Part<Allowing> = { create: createAllowing }

function createAllowing(context: ModalContext): Allowing {
  const { accounts, connections, modal, networks } = context.stores
  const $state = atom<AllowedState>(emptyAllowed)
  const get = () => $state.get()
  const set = (change: Partial<AllowedState>) => $state.set({ ...get(), ...change })
  const sources = context.features.filter(({ definition }) => definition.allowed)
  const loaded = new Map<string, Promise<AllowedSource>>()
  const { start, giveUp } = createTurn()
  let watchers = 0
  let isByPage = false
  let reading = new AbortController()
  let stopPrices = () => {}

  const change = (source: string, next: Partial<AllowedGroup>) =>
    set({ groups: get().groups.map((group) => (group.source === source ? { ...group, ...next } : group)) })
  const load = ({ definition, host }: ComposedFeature): Promise<AllowedSource> => {
    const known = loaded.get(definition.id)
    if (known) return known
    const mine = Promise.resolve().then(() => definition.allowed?.(host) as Promise<AllowedSource>)
    loaded.set(definition.id, mine)
    // The next one who asks tries again.
    mine.catch(() => loaded.delete(definition.id))
    return mine
  }
  const read = async (feature: ComposedFeature, account: CaipAddress, signal: AbortSignal) => {
    const { id } = feature.definition
    const show = (list: AllowedList | undefined, isReading: boolean) => {
      if (signal.aborted) return
      const { entries = [], isPartial, since, isStale } = list ?? {}
      const shown = entries.slice(0, MOST).map(clean)
      const isCut = isPartial === true || shown.length < entries.length
      change(id, { status: 'ready', isReading, entries: shown, isPartial: isCut, since, isStale, error: undefined })
    }
    change(id, { isReading: true })
    try {
      const source = await load(feature)
      if (signal.aborted) return
      change(id, { kind: source.kind })
      const list = await source.list({ account, signal, tell: (part) => show(part, true) })
      if (list) return show(list, false)
      if (!signal.aborted) set({ groups: get().groups.filter(({ source }) => source !== id) })
    } catch (cause) {
      if (signal.aborted) return
      context.log('warn', `What is allowed could not be read (${id})`, cause)
      change(id, { status: 'failed', isReading: false, error: toModalError(cause) })
    }
  }

  const whose = () => {
    const namespace = networks.$namespace.get()
    const network = networks.active(namespace)
    const { status, caipAddress } = accounts.get(namespace)
    return status === 'disconnected' ? {} : { network, account: caipAddress }
  }
  const readAll = () => {
    reading.abort()
    stopPrices()
    reading = new AbortController()
    const { account, network } = whose()
    const isSame = account === get().account
    const before = new Map(isSame ? get().groups.map((group) => [group.source, group]) : [])
    const groups = sources.map(({ definition: { id } }): AllowedGroup => {
      const known = before.get(id)
      return known ?? { source: id, kind: undefined, status: 'loading', isReading: true, entries: [] }
    })
    set({ account, network, groups: account ? groups : [], ...(!isSame && { prices: {}, icons: {} }) })
    if (!account) return
    const signal = anySignal(context.signal, reading.signal)
    for (const feature of sources) void read(feature, account, signal)
    stopPrices = watchPortfolio(context, account, ({ tokens }) =>
      set({
        prices: byToken(tokens, ({ price }) => price),
        icons: byToken(tokens, ({ iconUrl }) => iconUrl),
      }),
    )
  }
  const stopReading = () => {
    reading.abort()
    stopPrices()
  }

  const onWallet = () => {
    const { account, step } = get()
    const now = whose()
    if (account === undefined || now.account === account) return
    const isGoing = step.status !== 'list'
    if (isGoing && 'index' in step) {
      const what = isOtherAddress(account, now.account) ? 'account' : 'network'
      // It has been asked, and nobody can take that back: the visitor is told.
      if (step.status === 'wallet') return set({ step: { ...step, moved: what } })
      if (what === 'account') {
        giveUp()
        return set({ step: { status: 'stopped', what } })
      }
    }
    if (isGoing && now.account !== undefined && step.status !== 'paused') return
    giveUp()
    set({ step: { status: 'list' }, chosen: [], gone: [] })
    if (watchers) readAll()
    else set({ ...emptyAllowed })
  }
  const stops = [
    accounts.$identities.listen(onWallet),
    networks.$activeIds.listen(onWallet),
    networks.$namespace.listen(onWallet),
  ]
  onAbort(context.signal, () => {
    for (const stop of stops) stop()
    stopReading()
    giveUp()
  })

  const left = () => get().chosen.filter((each) => !get().gone.includes(keyOf(each)))
  const onGone = (source: string, ids: readonly string[]) => {
    const isGone = (entry: { readonly id: string }) => ids.includes(entry.id)
    const { gone, groups } = get()
    const keys = get()
      .chosen.filter((each) => each.source === source && isGone(each.entry))
      .map(keyOf)
    set({
      gone: [...new Set([...gone, ...keys])],
      groups: groups.map((group) =>
        group.source === source ? { ...group, entries: group.entries.filter((entry) => !isGone(entry)) } : group,
      ),
    })
  }

  const run = async (given: AbortSignal): Promise<void> => {
    const { account } = get()
    if (!account || !left().length) return
    const signal = anySignal(context.signal, given)
    const steps = createSteps<AllowedStep>({
      set: (step) => set({ step }),
      slow() {
        const { step } = get()
        return step.status === 'wallet' || step.status === 'switching' ? { ...step, isSlow: true } : undefined
      },
      signal,
    })
    try {
      for (const { source, id, entries } of await inOrder()) {
        const isAsking = source.kind === 'approval' || source.kind === 'permission'
        if (!isAsking) steps.onStep({ status: 'ending' })
        const outcome = await source.revoke(entries, {
          account,
          signal,
          onStep: (step) => steps.onStep({ ...step, source: id }),
          onGone: (ids) => onGone(id, ids),
          mayAsk: () => isByPage || !context.hasUi || modal.$modal.get().open,
        })
        if (signal.aborted) return
        if (outcome === 'paused') return set({ step: { status: 'paused' } })
      }
      set({ step: { status: 'list' }, chosen: [], gone: [] })
      settle(account)
    } catch (cause) {
      if (!signal.aborted) set({ step: toEnd(get().step, toModalError(cause)) })
    } finally {
      steps.stop()
    }
  }
  /** What is left, by source, in the order in which it is stopped. */
  const inOrder = async () => {
    const some = sources.flatMap((feature) => {
      const { id } = feature.definition
      const entries = left().flatMap((each) => (each.source === id ? [each.entry] : []))
      return entries.length ? [{ id, feature, entries }] : []
    })
    const all = await Promise.all(some.map(async (each) => ({ ...each, source: await load(each.feature) })))
    return all.sort((one, other) => ORDER.indexOf(one.source.kind) - ORDER.indexOf(other.source.kind))
  }
  /** The wallet may have gone elsewhere while it was asked. */
  const settle = (account: CaipAddress) => {
    if (watchers && whose().account !== account) readAll()
  }
  const begin = (): Promise<void> => start(run)
  const isGoing = ({ status }: AllowedStep) =>
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
      const feature = sources.find(({ definition }) => definition.id === source)
      if (feature) void read(feature, account, anySignal(context.signal, reading.signal))
    },
    async revoke(chosen, how = {}) {
      if (isGoing(get().step) || !chosen.length) return
      isByPage = how.isByPage === true
      set({ chosen, gone: [] })
      await begin()
    },
    async goOn() {
      if (!isGoing(get().step)) await begin()
    },
    async askAgain() {
      giveUp()
      await begin()
    },
    leave() {
      giveUp()
      set({ step: { status: 'list' }, chosen: [], gone: [] })
      if (watchers) readAll()
    },
  }

  function toEnd(step: AllowedStep, error: ModalError): AllowedStep {
    const { what } = isModalError(error, 'ALLOWED_INTERRUPTED') ? error.context : {}
    if (what !== undefined) return { status: 'stopped', what }
    const isAsked = step.status === 'wallet' && connections.namespaces().length > 0
    const isUnknown = isAsked && !error.code.startsWith('ALLOWED_') && !isRefusal(error.code)
    const mayBeSent = isUnknown || error.code === 'ALLOWED_UNSEEN'
    return { status: 'failed', error, mayBeSent }
  }
}

/** What is known of tokens, by address in small letters. */
const byToken = <T>(tokens: readonly OwnedToken[], read: (token: OwnedToken) => T | undefined): Record<string, T> =>
  Object.fromEntries(
    tokens.flatMap((token) => {
      const value = read(token)
      return token.address && value !== undefined ? [[token.address.toLowerCase(), value]] : []
    }),
  )

function isOtherAddress(one: CaipAddress, other: CaipAddress | undefined): boolean {
  const addressOf = (account: string) => account.slice(account.lastIndexOf(':'))
  return other === undefined || addressOf(one) !== addressOf(other)
}
