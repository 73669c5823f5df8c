import { atom, readonlyType } from 'nanostores'
import { defineErrors } from '../../errors/defineErrors.js'
import type { ModalError } from '../../errors/ModalError.js'
import { toModalError } from '../../errors/toModalError.js'
import type { FeatureContext } from '../../feature/context.js'
import { PORTFOLIO_FRESH_MS, PORTFOLIO_RETENTION_MS } from '../../portfolio/limits.js'
import { getOwnTransactions } from '../../transactions/ownTransactions.js'
import type { Activity } from '../../types/activity.js'
import type { CaipAddress } from '../../types/caip.js'
import type { Unsubscribe } from '../../types/unsubscribe.js'
import { parseCaipAddress } from '../../utils/caipAddress.js'
import { startTimer } from '../../utils/waiting.js'
import { type Nft, toNftKey } from './nft.js'
import type { NftPage, NftSource } from './nftSource.js'
import { nftSources } from './nftSources.js'

const nftError = defineErrors({
  NFTS_FAILED: 'Failed to fetch NFTs',
})

export interface NftsState {
  readonly status: 'idle' | 'loading' | 'ready' | 'error'
  readonly nfts: readonly Nft[]
  readonly hasMore: boolean
  /**
   * Id of the source that listed `nfts`. If undefined when `ready`, no source covers this network, and the account may
   * still have NFTs.
   */
  readonly source: string | undefined
  /** Time when `nfts` were last read, in ms since 1970. */
  readonly at: number | undefined
  readonly stale: boolean
  readonly error: ModalError | undefined
}

const unread: NftsState = {
  status: 'idle',
  nfts: [],
  hasMore: false,
  source: undefined,
  at: undefined,
  stale: false,
  error: undefined,
}

export function createNftFeed(context: FeatureContext, caipAddress: CaipAddress) {
  const $state = atom(unread)
  const get = () => $state.get()
  const set = (change: Partial<NftsState>) => $state.set({ ...get(), ...change })
  const { namespace = '', address = '', caipNetworkId } = parseCaipAddress(caipAddress) ?? {}
  const network = context.findNetwork(caipNetworkId)
  const own = getOwnTransactions(context.modal, caipAddress)
  let latestPage: { readonly source: NftSource; readonly first: string; readonly next: string | undefined } | undefined
  let readAbort = new AbortController()
  let currentRead: Promise<void> | undefined
  let retention = new AbortController()
  let stopOwn: (() => void) | undefined
  let watcherCount = 0

  const readSource = (source: NftSource, signal: AbortSignal, cursor?: string): Promise<NftPage | undefined> =>
    network ? source.read({ namespace, address, network, cursor, signal }) : Promise.resolve(undefined)

  // Reads the first page from the first source, and from the next one if a source fails. Resolves to undefined once
  // aborted.
  const readFirst = async (signal: AbortSignal): Promise<Partial<NftsState> | undefined> => {
    let failed: unknown
    for (const source of context.use(nftSources)) {
      if (!network || !source.supports(network)) continue
      try {
        const page = await readSource(source, signal)
        if (signal.aborted) return undefined
        if (page) return applyFirstPage(source, page, failed)
      } catch (cause) {
        if (signal.aborted) return undefined
        context.log('debug', `The source "${source.id}" did not say which NFTs an account has`, cause)
        failed = cause
      }
    }
    if (failed === undefined) {
      latestPage = undefined
      return markFresh({ status: 'ready', nfts: [], hasMore: false, source: undefined })
    }
    const error = nftError('NFTS_FAILED', { cause: failed })
    // If all sources fail, keep the NFTs that were read before, marked as stale.
    return get().at === undefined ? { status: 'error', error } : { status: 'ready', stale: true, error }
  }
  const applyFirstPage = (source: NftSource, { nfts, next }: NftPage, failed: unknown) => {
    const first = nfts.map(toComparable).join()
    const error = failed === undefined ? undefined : toModalError(failed)
    const isSame = latestPage?.source === source && latestPage.first === first
    if (isSame) return markFresh({ status: 'ready', error })
    latestPage = { source, first, next }
    return markFresh({ status: 'ready', nfts: unique(nfts), hasMore: next !== undefined, source: source.id, error })
  }
  const markFresh = (change: Partial<NftsState>): Partial<NftsState> => {
    const at = Date.now()
    startTimer(PORTFOLIO_FRESH_MS, AbortSignal.any([context.signal, readAbort.signal]), () => {
      if (get().at !== at) return
      set({ stale: true })
      if (watcherCount > 0 && !globalThis.document?.hidden) void refresh()
    })
    return { at, stale: false, error: undefined, ...change }
  }
  const readNext = async (signal: AbortSignal): Promise<Partial<NftsState> | undefined> => {
    if (latestPage?.next === undefined) return { status: 'ready', hasMore: false }
    const { source, next } = latestPage
    try {
      const page = await readSource(source, signal, next)
      if (signal.aborted) return undefined
      // A source that repeats its cursor has no further pages.
      const following = page?.next === next ? undefined : page?.next
      latestPage = { ...latestPage, next: following }
      const nfts = unique([...get().nfts, ...(page?.nfts ?? [])])
      return { status: 'ready', nfts, hasMore: following !== undefined, error: undefined }
    } catch (cause) {
      return { status: 'ready', error: toModalError(cause) }
    }
  }
  const run = (read: typeof readFirst): Promise<void> => {
    const { signal } = readAbort
    set({ status: 'loading' })
    currentRead = read(AbortSignal.any([context.signal, signal])).then((end) => {
      if (signal.aborted) return
      // Clear `currentRead` before the state, whose listeners may start the next read.
      currentRead = undefined
      if (end) set(end)
    })
    return currentRead
  }
  const stop = () => {
    readAbort.abort()
    readAbort = new AbortController()
    currentRead = undefined
  }
  const refresh = (): Promise<void> => {
    stop()
    return run(readFirst)
  }
  const reset = () => {
    stop()
    stopOwn?.()
    stopOwn = undefined
    latestPage = undefined
    $state.set(unread)
  }
  const watchOwnTransactions = () => {
    let before = countSettledNftTransfers(own.get())
    stopOwn ??= own.listen((activities) => {
      const now = countSettledNftTransfers(activities)
      if (now === before) return
      before = now
      if (watcherCount > 0) void refresh()
      else set({ stale: true })
    })
  }
  const refreshIfNeeded = () => {
    watchOwnTransactions()
    const { status, stale } = get()
    if (status === 'idle' || status === 'error' || stale) void refresh()
  }
  const watch = (): Unsubscribe => {
    watcherCount += 1
    retention.abort()
    if (watcherCount === 1) refreshIfNeeded()
    let isOver = false
    return () => {
      if (isOver) return
      isOver = true
      watcherCount -= 1
      if (watcherCount > 0) return
      retention = new AbortController()
      startTimer(PORTFOLIO_RETENTION_MS, AbortSignal.any([context.signal, retention.signal]), reset)
    }
  }
  return {
    $state: readonlyType($state),
    watch,
    // None of these methods rejects: `$state` holds a failure.
    more: () => currentRead ?? (get().hasMore ? run(readNext) : Promise.resolve()),
    refresh,
    forget: reset,
  }
}

// Serializes the fields that views show, so that a refresh without a visible change causes no render.
const toComparable = (nft: Nft): string => `${toNftKey(nft)} ${nft.amount} ${nft.name} ${nft.imageUrl}`

function unique(nfts: readonly Nft[]): readonly Nft[] {
  return [...new Map(nfts.map((nft) => [toNftKey(nft), nft])).values()]
}

const countSettledNftTransfers = (activities: readonly Activity[]): number =>
  activities.filter(({ status, transfers }) => status === 'confirmed' && transfers.some(({ nft }) => nft)).length
