import { BALANCE_LOCK, PORTFOLIO_FRESH, PORTFOLIO_KEPT, PORTFOLIO_LATE } from '../constants.js'
import type { ModalContext, Part } from '../context.js'
import type { Reading } from '../stores/portfolio.js'
import { dropEntry, dropOthers, updateEntry, updateOthers } from '../stores/portfolioChanges.js'
import type { CaipAddress } from '../types/caip.js'
import { delay } from '../utils/waiting.js'

interface PortfolioLife {
  /** The read that counts, by account: of the native coin, and of everything else. */
  readonly running: Map<CaipAddress | `${CaipAddress}/others`, AbortController>
  /** Somebody begins to look, and says how it is read anew while they do; the undo says that they have left. */
  look(caipAddress: CaipAddress, readAnew: ReadAnew): () => void
  /** What could not be read is read anew after a while where somebody looks, sooner once the page is seen or online again. */
  retry(caipAddress: CaipAddress, what: 'native' | 'others'): void
  /** Figures are read anew after a while where somebody looks at them. Where nobody does they are old. */
  age(caipAddress: CaipAddress, at: number): void
  ageOthers(caipAddress: CaipAddress, at: number): void
}

type ReadAnew = (what: 'native' | 'others') => void

/** Who reads and who looks. What nobody looks at, of an account that is not in use, is forgotten after a while. */
export const portfolioLife: Part<PortfolioLife> = {
  create({ stores: { accounts, portfolio }, signal }: ModalContext) {
    const looking = new Map<CaipAddress, Set<ReadAnew>>()
    const leaving = new Map<CaipAddress, AbortController>()
    const inUse = () => Object.values(accounts.$identities.get()).map(({ caipAddress }) => caipAddress)
    /** Somebody looks at it, or uses the account and knows no more than the coin. */
    const isWanted = (caipAddress: CaipAddress) =>
      (looking.get(caipAddress)?.size ?? 0) > 0 ||
      (inUse().includes(caipAddress) && portfolio.of(caipAddress).others.status === 'idle')
    const update = () => {
      for (const caipAddress of Object.keys(portfolio.$entries.get()) as CaipAddress[]) {
        if (isWanted(caipAddress)) {
          leaving.get(caipAddress)?.abort()
          leaving.delete(caipAddress)
        } else if (!leaving.has(caipAddress)) {
          const stays = new AbortController()
          leaving.set(caipAddress, stays)
          delay(PORTFOLIO_KEPT, AbortSignal.any([signal, stays.signal]), () => {
            leaving.delete(caipAddress)
            if (inUse().includes(caipAddress)) dropOthers(portfolio, caipAddress)
            else dropEntry(portfolio, caipAddress)
          })
        }
      }
    }
    /** By one of those who look. Nobody looks at a page behind others. */
    const readAnew = (caipAddress: CaipAddress, what: 'native' | 'others') => {
      const [first] = globalThis.document?.hidden ? [] : (looking.get(caipAddress) ?? [])
      first?.(what)
      return first !== undefined
    }
    const readingOf = (caipAddress: CaipAddress, what: 'native' | 'others'): Reading =>
      what === 'native' ? portfolio.of(caipAddress) : portfolio.of(caipAddress).others
    const age = (caipAddress: CaipAddress, what: 'native' | 'others', at: number) => {
      const isSame = () => readingOf(caipAddress, what).at === at
      const mark = () => {
        if (!isSame()) return
        if (what === 'native') updateEntry(portfolio, caipAddress, { stale: true })
        else updateOthers(portfolio, caipAddress, { stale: true })
      }
      delay(PORTFOLIO_FRESH, signal, () => {
        if (!isSame()) return
        if (readAnew(caipAddress, what)) delay(PORTFOLIO_LATE, signal, mark)
        else mark()
      })
    }
    const running: PortfolioLife['running'] = new Map()
    /** Nothing old is left to be looked at. */
    const wake = (isCutOff: boolean) => {
      for (const caipAddress of looking.keys()) {
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
    // Somebody is back at the page, or the page is back at its nodes: whoever was asked while it was not will not answer.
    globalThis.document?.addEventListener('visibilitychange', () => wake(false), { signal })
    globalThis.addEventListener?.('online', () => wake(true), { signal })
    const stop = accounts.$identities.listen(update)
    signal.addEventListener('abort', stop, { once: true })
    return {
      running,
      look(caipAddress, readAnew) {
        const all = looking.get(caipAddress) ?? new Set()
        looking.set(caipAddress, all.add(readAnew))
        update()
        return () => {
          if (all.delete(readAnew)) update()
        }
      },
      retry(caipAddress, what) {
        const { error } = readingOf(caipAddress, what)
        delay(BALANCE_LOCK, signal, () => {
          if (readingOf(caipAddress, what).error === error) readAnew(caipAddress, what)
        })
      },
      age: (caipAddress, at) => age(caipAddress, 'native', at),
      ageOthers: (caipAddress, at) => age(caipAddress, 'others', at),
    }
  },
}
