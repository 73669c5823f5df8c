import { PORTFOLIO_FRESH, PORTFOLIO_KEPT } from '../constants.js'
import type { ModalContext, Part } from '../context.js'
import { dropEntry, updateEntry, updateOthers } from '../stores/portfolioChanges.js'
import type { CaipAddress } from '../types/caip.js'
import { delay } from '../utils/waiting.js'

interface PortfolioLife {
  /** The read that counts, by account: of the native coin, and of everything else. */
  readonly running: Map<CaipAddress | `${CaipAddress}/others`, AbortController>
  /** Somebody begins to look; the undo says that they have left. */
  look(caipAddress: CaipAddress): () => void
  isLookedAt(caipAddress: CaipAddress): boolean
  /** Figures that nobody has read anew are old after a while, and whoever looks sees that. */
  age(caipAddress: CaipAddress, at: number): void
  ageOthers(caipAddress: CaipAddress, at: number): void
}

/** Who reads and who looks. What nobody looks at, of an account that is not in use, is forgotten after a while. */
export const portfolioLife: Part<PortfolioLife> = {
  create({ stores: { accounts, portfolio }, signal }: ModalContext) {
    const looking = new Map<CaipAddress, number>()
    const leaving = new Map<CaipAddress, AbortController>()
    const inUse = () => Object.values(accounts.$identities.get()).map(({ caipAddress }) => caipAddress)
    const isWanted = (caipAddress: CaipAddress) => (looking.get(caipAddress) ?? 0) > 0 || inUse().includes(caipAddress)
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
    const stop = accounts.$identities.listen(update)
    signal.addEventListener('abort', stop, { once: true })
    return {
      running: new Map(),
      look(caipAddress) {
        looking.set(caipAddress, (looking.get(caipAddress) ?? 0) + 1)
        update()
        let isOver = false
        return () => {
          if (isOver) return
          isOver = true
          looking.set(caipAddress, (looking.get(caipAddress) ?? 1) - 1)
          update()
        }
      },
      isLookedAt: (caipAddress) => (looking.get(caipAddress) ?? 0) > 0,
      age(caipAddress, at) {
        delay(PORTFOLIO_FRESH, signal, () => {
          if (portfolio.of(caipAddress).at === at) updateEntry(portfolio, caipAddress, { stale: true })
        })
      },
      ageOthers(caipAddress, at) {
        delay(PORTFOLIO_FRESH, signal, () => {
          if (portfolio.of(caipAddress).others.at === at) updateOthers(portfolio, caipAddress, { stale: true })
        })
      },
    }
  },
}
