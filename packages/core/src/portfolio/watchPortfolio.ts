import type { ModalContext } from '../modal/context.js'
import type { PortfolioEntry, PortfolioReadState } from '../state/portfolio.js'
import type { CaipAddress } from '../types/caip.js'
import type { Unsubscribe } from '../types/unsubscribe.js'
import { portfolioSchedule } from './portfolioSchedule.js'

// Reads missing or stale balances and prices at once, and refreshes them every 30 s while the page is visible.
export function watchPortfolio(
  context: ModalContext,
  caipAddress: CaipAddress,
  listener: (entry: PortfolioEntry) => void = () => {},
): Unsubscribe {
  const { portfolio } = context.stores
  const { watch } = context.use(portfolioSchedule)
  let last = portfolio.of(caipAddress)
  listener(last)
  const stop = portfolio.$entries.listen(() => {
    const now = portfolio.of(caipAddress)
    if (now === last) return
    last = now
    listener(now)
  })
  const leave = watch(caipAddress, (what) => (what === 'native' ? read : readOtherTokens)(context, caipAddress))
  if (needsRead(last)) read(context, caipAddress)
  if (needsRead(last.others)) readOtherTokens(context, caipAddress)
  return () => {
    stop()
    leave()
  }
}

const needsRead = ({ status, stale }: PortfolioReadState) => status === 'idle' || status === 'error' || stale

function readOtherTokens(context: ModalContext, caipAddress: CaipAddress): void {
  import('./readNonNativeTokens.js')
    .then(({ readNonNativeTokens }) => {
      if (!context.use(portfolioSchedule).running.has(`${caipAddress}/others`))
        return readNonNativeTokens(context, caipAddress)
    })
    .catch((cause: unknown) => context.log('warn', 'What reads tokens could not be loaded', cause))
}

function read(context: ModalContext, caipAddress: CaipAddress): void {
  import('./readNativeBalance.js')
    .then(({ readNativeBalance }) => {
      if (!context.use(portfolioSchedule).running.has(caipAddress)) return readNativeBalance(context, caipAddress)
    })
    .catch((cause: unknown) => context.log('debug', 'What an account owns could not be read', cause))
}
