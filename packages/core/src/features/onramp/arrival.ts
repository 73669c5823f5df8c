import type { ModalContext } from '../../context.js'
import { tokenKey } from '../../flows/knownTokens.js'
import { readOwned } from '../../flows/readOwned.js'
import { watchPortfolio } from '../../flows/watchPortfolio.js'
import type { PortfolioEntry } from '../../stores/portfolio.js'
import type { CaipAddress } from '../../types/caip.js'
import type { OnrampAsset } from '../../types/onramp.js'
import { formatUnits } from '../../utils/formatUnits.js'
import { onAbort } from '../../utils/waiting.js'

/** How often the account is looked at while somebody waits there. Milliseconds. */
const LOOK = 10_000

/** What an account holds of an asset, as far as the portfolio knows. `isNew`: it is not being read anew. */
function holdingOf({ tokens, others, ...native }: PortfolioEntry, asset: OnrampAsset) {
  const { caipNetworkId } = asset
  const held = tokens.find((token) => tokenKey({ ...token, caipNetworkId }) === tokenKey(asset))
  const { at, status, error } = asset.address === undefined ? native : others
  // Who holds nothing of a token is not told of it.
  const isKnown = held !== undefined || (asset.address !== undefined && at !== undefined && !error)
  return { amount: isKnown ? (held?.amount ?? 0n) : undefined, decimals: held?.decimals, isNew: status === 'ready' }
}

export interface ArrivalParameters {
  readonly caipAddress: CaipAddress
  readonly asset: OnrampAsset
  readonly signal: AbortSignal
  /** What was held of it, where that is known from before. In the smallest unit. */
  readonly before: bigint | undefined
  /** So much is held that what comes is told from it. */
  readonly onBefore: (amount: bigint) => void
  /** Somebody waits for it, in the modal. */
  readonly isWaitedFor: () => boolean
  /** So much more there is than before, decimal text. From whom is not asked: anybody can send anything. */
  readonly onRise: (amount: string) => void
}

/** Follows an account until there is more of something than before. What is spent meanwhile does not count. */
export function followArrival(context: ModalContext, parameters: ArrivalParameters): { readonly look: () => void } {
  const { caipAddress, asset, signal, isWaitedFor, onRise, onBefore } = parameters
  let { before } = parameters
  const leave = watchPortfolio(context, caipAddress, (entry) => {
    const { amount, decimals, isNew } = holdingOf(entry, asset)
    if (amount === undefined || signal.aborted || (before !== undefined && !isNew)) return
    if (before !== undefined && amount > before && decimals !== undefined) {
      return onRise(formatUnits(amount - before, decimals))
    }
    if (before !== amount) onBefore(amount)
    before = amount
  })
  const look = () => void readOwned(context, caipAddress)
  const lookIfWaitedFor = () => {
    if (isWaitedFor() && !globalThis.document?.hidden) look()
  }
  const timer = setInterval(lookIfWaitedFor, LOOK)
  // Whoever has paid comes back to this tab.
  globalThis.document?.addEventListener('visibilitychange', lookIfWaitedFor, { signal })
  onAbort(signal, () => {
    clearInterval(timer)
    leave()
  })
  return { look }
}
