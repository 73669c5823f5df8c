import type { ModalContext, Service } from '../modal/context.js'
import type { PortfolioReadState } from '../state/portfolio.js'
import {
  dropOtherTokens,
  dropPortfolioEntry,
  updateOtherTokensState,
  updatePortfolioEntry,
} from '../state/portfolioChanges.js'
import type { CaipAddress } from '../types/caip.js'
import { startTimer } from '../utils/waiting.js'
import { BALANCE_RETRY_PAUSE_MS, PORTFOLIO_FRESH_MS, PORTFOLIO_RETENTION_MS } from './limits.js'

export const PORTFOLIO_STALE_DELAY_MS = 4_000

interface PortfolioSchedule {
  readonly running: Map<CaipAddress | `${CaipAddress}/others`, AbortController>
  watch(caipAddress: CaipAddress, readAnew: Refresh): () => void
  // Reads again some time after a failure, or as soon as the page becomes visible or online. Only while a view or
  // watcher needs the portfolio.
  retry(caipAddress: CaipAddress, what: 'native' | 'others'): void
  // Refreshes balances and prices after some time while a view or watcher needs them; otherwise marks them as stale.
  age(caipAddress: CaipAddress, at: number): void
  ageOthers(caipAddress: CaipAddress, at: number): void
}

type Refresh = (what: 'native' | 'others') => void

// Schedules refreshes. Removes the portfolio of an account some time after nothing needs it, except the native coin of
// connected accounts.
export const portfolioSchedule: Service<PortfolioSchedule> = {
  create({ stores: { accounts, portfolio }, signal }: ModalContext) {
    const watchers = new Map<CaipAddress, Set<Refresh>>()
    const expiring = new Map<CaipAddress, AbortController>()
    const inUse = () => Object.values(accounts.$identities.get()).map(({ caipAddress }) => caipAddress)
    const isUsed = (caipAddress: CaipAddress) =>
      (watchers.get(caipAddress)?.size ?? 0) > 0 ||
      (inUse().includes(caipAddress) && portfolio.of(caipAddress).others.status === 'idle')
    const update = () => {
      for (const caipAddress of Object.keys(portfolio.$entries.get()) as CaipAddress[]) {
        if (isUsed(caipAddress)) {
          expiring.get(caipAddress)?.abort()
          expiring.delete(caipAddress)
        } else if (!expiring.has(caipAddress)) {
          const stays = new AbortController()
          expiring.set(caipAddress, stays)
          startTimer(PORTFOLIO_RETENTION_MS, AbortSignal.any([signal, stays.signal]), () => {
            expiring.delete(caipAddress)
            if (inUse().includes(caipAddress)) dropOtherTokens(portfolio, caipAddress)
            else dropPortfolioEntry(portfolio, caipAddress)
          })
        }
      }
    }
    const readAnew = (caipAddress: CaipAddress, what: 'native' | 'others') => {
      const [first] = globalThis.document?.hidden ? [] : (watchers.get(caipAddress) ?? [])
      first?.(what)
      return first !== undefined
    }
    const readingOf = (caipAddress: CaipAddress, what: 'native' | 'others'): PortfolioReadState =>
      what === 'native' ? portfolio.of(caipAddress) : portfolio.of(caipAddress).others
    const age = (caipAddress: CaipAddress, what: 'native' | 'others', at: number) => {
      const isSame = () => readingOf(caipAddress, what).at === at
      const mark = () => {
        if (!isSame()) return
        if (what === 'native') updatePortfolioEntry(portfolio, caipAddress, { stale: true })
        else updateOtherTokensState(portfolio, caipAddress, { stale: true })
      }
      startTimer(PORTFOLIO_FRESH_MS, signal, () => {
        if (!isSame()) return
        if (readAnew(caipAddress, what)) startTimer(PORTFOLIO_STALE_DELAY_MS, signal, mark)
        else mark()
      })
    }
    const running: PortfolioSchedule['running'] = new Map()
    const wake = (isCutOff: boolean) => {
      for (const caipAddress of watchers.keys()) {
        for (const what of ['native', 'others'] as const) {
          const { status, stale, error, at } = readingOf(caipAddress, what)
          const isLoading = status === 'loading'
          if (!(stale || error || (isLoading && at === undefined)) || (isLoading && !isCutOff)) continue
          const key = what === 'native' ? caipAddress : (`${caipAddress}/others` as const)
          const before = running.get(key)
          running.delete(key)
          if (readAnew(caipAddress, what)) before?.abort()
          else if (before) running.set(key, before)
        }
      }
    }
    // While the device sleeps or is offline, responses can get lost: read again after that.
    globalThis.document?.addEventListener('visibilitychange', () => wake(false), { signal })
    globalThis.addEventListener?.('online', () => wake(true), { signal })
    const stop = accounts.$identities.listen(update)
    signal.addEventListener('abort', stop, { once: true })
    return {
      running,
      watch(caipAddress, readAnew) {
        const all = watchers.get(caipAddress) ?? new Set()
        watchers.set(caipAddress, all.add(readAnew))
        update()
        return () => {
          if (all.delete(readAnew)) update()
        }
      },
      retry(caipAddress, what) {
        const { error } = readingOf(caipAddress, what)
        startTimer(BALANCE_RETRY_PAUSE_MS, signal, () => {
          if (readingOf(caipAddress, what).error === error) readAnew(caipAddress, what)
        })
      },
      age: (caipAddress, at) => age(caipAddress, 'native', at),
      ageOthers: (caipAddress, at) => age(caipAddress, 'others', at),
    }
  },
}
