import type { ModalContext } from '../context.js'
import type { PortfolioEntry, Reading } from '../stores/portfolio.js'
import type { CaipAddress } from '../types/caip.js'
import type { Unsubscribe } from '../types/unsubscribe.js'
import { portfolioLife } from './portfolioLife.js'

/**
 * Reports what an account owns, now and with every change, and keeps it fresh until the returned undo is called: read at
 * once where it is unknown or too old, then every 30 s while the page is seen.
 */
export function watchPortfolio(
  context: ModalContext,
  caipAddress: CaipAddress,
  listener: (entry: PortfolioEntry) => void = () => {},
): Unsubscribe {
  const { portfolio } = context.stores
  const { look } = context.use(portfolioLife)
  let last = portfolio.of(caipAddress)
  listener(last)
  const stop = portfolio.$entries.listen(() => {
    const now = portfolio.of(caipAddress)
    if (now === last) return
    last = now
    listener(now)
  })
  const leave = look(caipAddress, (what) => (what === 'native' ? read : readOthers)(context, caipAddress))
  if (isOwed(last)) read(context, caipAddress)
  if (isOwed(last.others)) readOthers(context, caipAddress)
  return () => {
    stop()
    leave()
  }
}

const isOwed = ({ status, stale }: Reading) => status === 'idle' || status === 'error' || stale

/** Several begin to look at once, and one question is enough. */
function readOthers(context: ModalContext, caipAddress: CaipAddress): void {
  import('./readTokens.js')
    .then(({ readTokens }) => {
      if (!context.use(portfolioLife).running.has(`${caipAddress}/others`)) return readTokens(context, caipAddress)
    })
    .catch((cause: unknown) => context.log('warn', 'What reads tokens could not be loaded', cause))
}

/** Decimals and formats come with the first reading. What came of it is in the entry. */
function read(context: ModalContext, caipAddress: CaipAddress): void {
  import('./readPortfolio.js')
    .then(({ readPortfolio }) => {
      if (!context.use(portfolioLife).running.has(caipAddress)) return readPortfolio(context, caipAddress)
    })
    .catch((cause: unknown) => context.log('debug', 'What an account owns could not be read', cause))
}
