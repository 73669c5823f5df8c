import { BALANCE_LOCK, PORTFOLIO_FRESH, PORTFOLIO_KEPT } from '../constants.js'
import type { ModalContext, Part } from '../context.js'
import type { Reading } from '../stores/portfolio.js'
import { dropEntry, updateEntry, updateOthers } from '../stores/portfolioChanges.js'
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
    const isWanted = (caipAddress: CaipAddress) =>
      (looking.get(caipAddress)?.size ?? 0) > 0 || inUse().includes(caipAddress)
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
            dropEntry(portfolio, caipAddress)
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
    /** Somebody is back at the page, or the page is back at its nodes: nothing old is left to be looked at. */
    const wake = () => {
      for (const caipAddress of looking.keys()) {
        for (const what of ['native', 'others'] as const) {
          const { status, stale, error } = readingOf(caipAddress, what)
          if (status !== 'loading' && (stale || error)) readAnew(caipAddress, what)
        }
      }
    }
    globalThis.document?.addEventListener('visibilitychange', wake, { signal })
    globalThis.addEventListener?.('online', wake, { signal })
    const stop = accounts.$identities.listen(update)
    signal.addEventListener('abort', stop, { once: true })
    return {
      running: new Map(),
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
      age(caipAddress, at) {
        delay(PORTFOLIO_FRESH, signal, () => {
          if (portfolio.of(caipAddress).at === at && !readAnew(caipAddress, 'native'))
            updateEntry(portfolio, caipAddress, { stale: true })
        })
      },
      ageOthers(caipAddress, at) {
        delay(PORTFOLIO_FRESH, signal, () => {
          if (portfolio.of(caipAddress).others.at === at && !readAnew(caipAddress, 'others'))
            updateOthers(portfolio, caipAddress, { stale: true })
        })
      },
    }
  },
}
