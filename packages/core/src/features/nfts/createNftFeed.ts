import { atom, readonlyType } from 'nanostores'
import { PORTFOLIO_FRESH, PORTFOLIO_KEPT } from '../../constants.js'
import type { ModalContext } from '../../context.js'
import { lateError } from '../../errors/lateError.js'
import type { ModalError } from '../../errors/ModalError.js'
import { toModalError } from '../../errors/toModalError.js'
import { ownTransactions } from '../../flows/ownTransactions.js'
import type { Activity } from '../../types/activity.js'
import type { CaipAddress } from '../../types/caip.js'
import type { Unsubscribe } from '../../types/unsubscribe.js'
import { parseCaipAddress } from '../../utils/caipAddress.js'
import { delay } from '../../utils/waiting.js'
import { type Nft, nftKey } from './nft.js'
import type { NftPage, NftSource } from './nftSource.js'
import { nftSources } from './sources.js'

export interface NftsState {
  /** `error`: nobody who was asked has answered. */
  readonly status: 'idle' | 'loading' | 'ready' | 'error'
  readonly nfts: readonly Nft[]
  readonly hasMore: boolean
  /** Who told of them. Undefined where it is `ready`: nobody knows, which is not the same as none. */
  readonly source: string | undefined
  /** When they were read. Milliseconds since 1970. */
  readonly at: number | undefined
  /** Older than what counts as fresh, and not read anew since. */
  readonly stale: boolean
  /** Why the last question failed. What was known before is shown all the same. */
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

/** The NFTs of one account on one network: read while somebody looks, a page at a time. */
export function createNftFeed(context: ModalContext, caipAddress: CaipAddress) {
  const $state = atom(unread)
  const get = () => $state.get()
  const set = (change: Partial<NftsState>) => $state.set({ ...get(), ...change })
  const { namespace = '', address = '', caipNetworkId } = parseCaipAddress(caipAddress) ?? {}
  const network = context.stores.networks.find(caipNetworkId)
  const own = context.use(ownTransactions).$of(caipAddress)
  let told: { readonly source: NftSource; readonly first: string; readonly next: string | undefined } | undefined
  let life = new AbortController()
  let running: Promise<void> | undefined
  let left = new AbortController()
  let stopOwn: (() => void) | undefined
  let looking = 0

  const ask = (source: NftSource, signal: AbortSignal, cursor?: string): Promise<NftPage | undefined> =>
    network ? source.read({ namespace, address, network, cursor, signal }) : Promise.resolve(undefined)

  // Each read says what it comes to; nothing where nobody waits for it any more.
  /** The first that says something. One that fails is followed by the next. */
  const readFirst = async (signal: AbortSignal): Promise<Partial<NftsState> | undefined> => {
    let failed: unknown
    for (const source of context.use(nftSources)) {
      if (!network || !source.knows(network)) continue
      try {
        const page = await ask(source, signal)
        if (signal.aborted) return undefined
        if (page) return take(source, page, failed)
      } catch (cause) {
        if (signal.aborted) return undefined
        context.log('debug', `The source "${source.id}" did not say which NFTs an account has`, cause)
        failed = cause
      }
    }
    if (failed === undefined) {
      told = undefined
      return settle({ status: 'ready', nfts: [], hasMore: false, source: undefined })
    }
    const error = lateError('NFTS_FAILED', { cause: failed })
    // What was known stays, and is as old as it is.
    return get().at === undefined ? { status: 'error', error } : { status: 'ready', stale: true, error }
  }
  const take = (source: NftSource, { nfts, next }: NftPage, failed: unknown) => {
    const first = nfts.map(describe).join()
    const error = failed === undefined ? undefined : toModalError(failed)
    const isSame = told?.source === source && told.first === first
    if (isSame) return settle({ status: 'ready', error })
    told = { source, first, next }
    return settle({ status: 'ready', nfts: unique(nfts), hasMore: next !== undefined, source: source.id, error })
  }
  const settle = (change: Partial<NftsState>): Partial<NftsState> => {
    const at = Date.now()
    delay(PORTFOLIO_FRESH, AbortSignal.any([context.signal, life.signal]), () => {
      if (get().at !== at) return
      set({ stale: true })
      if (looking > 0 && !globalThis.document?.hidden) void refresh()
    })
    return { at, stale: false, error: undefined, ...change }
  }
  const readNext = async (signal: AbortSignal): Promise<Partial<NftsState> | undefined> => {
    if (told?.next === undefined) return { status: 'ready', hasMore: false }
    const { source, next } = told
    try {
      const page = await ask(source, signal, next)
      if (signal.aborted) return undefined
      // One that leads back to where it was leads nowhere.
      const following = page?.next === next ? undefined : page?.next
      told = { ...told, next: following }
      const nfts = unique([...get().nfts, ...(page?.nfts ?? [])])
      return { status: 'ready', nfts, hasMore: following !== undefined, error: undefined }
    } catch (cause) {
      return { status: 'ready', error: toModalError(cause) }
    }
  }
  const run = (read: typeof readFirst): Promise<void> => {
    const { signal } = life
    set({ status: 'loading' })
    running = read(AbortSignal.any([context.signal, signal])).then((end) => {
      if (signal.aborted) return
      // Before it is told: who hears of the end may ask for more.
      running = undefined
      if (end) set(end)
    })
    return running
  }
  const stop = () => {
    life.abort()
    life = new AbortController()
    running = undefined
  }
  const refresh = (): Promise<void> => {
    stop()
    return run(readFirst)
  }
  const forget = () => {
    stop()
    stopOwn?.()
    stopOwn = undefined
    told = undefined
    $state.set(unread)
  }
  /** What was sent, or came, changes what there is. */
  const followOwn = () => {
    let before = settledOf(own.get())
    stopOwn ??= own.listen((activities) => {
      const now = settledOf(activities)
      if (now === before) return
      before = now
      if (looking > 0) void refresh()
      else set({ stale: true })
    })
  }
  const look = () => {
    followOwn()
    const { status, stale } = get()
    if (status === 'idle' || status === 'error' || stale) void refresh()
  }
  /** Keeps it fresh until the returned undo is called. What nobody watches is dropped after a while. */
  const watch = (): Unsubscribe => {
    looking += 1
    left.abort()
    if (looking === 1) look()
    let isOver = false
    return () => {
      if (isOver) return
      isOver = true
      looking -= 1
      if (looking > 0) return
      left = new AbortController()
      delay(PORTFOLIO_KEPT, AbortSignal.any([context.signal, left.signal]), forget)
    }
  }
  return {
    $state: readonlyType($state),
    watch,
    // None of these rejects: what came of it is in the state.
    /** The next page, or what is being read already. */
    more: () => running ?? (get().hasMore ? run(readNext) : Promise.resolve()),
    /** Everything anew. */
    refresh,
    /** Drops all that is known. */
    forget,
  }
}

/** All that is drawn of one: what changes nothing of it is no news. */
const describe = (nft: Nft): string => `${nftKey(nft)} ${nft.amount} ${nft.name} ${nft.imageUrl}`

function unique(nfts: readonly Nft[]): readonly Nft[] {
  return [...new Map(nfts.map((nft) => [nftKey(nft), nft])).values()]
}

/** Transactions with NFTs that are through. */
const settledOf = (activities: readonly Activity[]): number =>
  activities.filter(({ status, transfers }) => status === 'confirmed' && transfers.some(({ nft }) => nft)).length
