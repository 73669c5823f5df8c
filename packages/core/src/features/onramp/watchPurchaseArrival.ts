import type { FeatureContext } from '../../feature/context.js'
import { getTokenKey } from '../../portfolio/knownTokens.js'
import type { PortfolioEntry } from '../../state/portfolio.js'
import type { CaipAddress } from '../../types/caip.js'
import type { OnrampAsset } from '../../types/onramp.js'
import { formatUnits } from '../../utils/formatUnits.js'
import { onAbort } from '../../utils/waiting.js'

const POLL_INTERVAL_MS = 10_000

/** Reads the asset's balance from the account's portfolio. `isNew` is false while the portfolio is being refreshed. */
function readBalance({ tokens, others, ...native }: PortfolioEntry, asset: OnrampAsset) {
  const { caipNetworkId } = asset
  const held = tokens.find((token) => getTokenKey({ ...token, caipNetworkId }) === getTokenKey(asset))
  const { at, status, error } = asset.address === undefined ? native : others
  // The portfolio does not list tokens with a balance of zero, so a missing token has none.
  const isKnown = held !== undefined || (asset.address !== undefined && at !== undefined && !error)
  return { amount: isKnown ? (held?.amount ?? 0n) : undefined, decimals: held?.decimals, isNew: status === 'ready' }
}

export interface WatchPurchaseArrivalParameters {
  readonly caipAddress: CaipAddress
  readonly asset: OnrampAsset
  readonly signal: AbortSignal
  /** Balance before the purchase, in the smallest unit; undefined when unknown. */
  readonly before: bigint | undefined
  /** Called with the balance from which an increase counts as the purchase. */
  readonly onBaseline: (amount: bigint) => void
  readonly isOnScreen: () => boolean
  /** Called with the increase, as decimal text. The sender may be another than the provider. */
  readonly onIncrease: (amount: string) => void
}

/**
 * Watches an account until its balance of the bought asset increases. If the user spends some of it meanwhile, the
 * increase counts from the lower balance.
 */
export function watchPurchaseArrival(
  context: FeatureContext,
  parameters: WatchPurchaseArrivalParameters,
): { readonly refresh: () => void } {
  const { caipAddress, asset, signal, isOnScreen, onIncrease, onBaseline } = parameters
  let { before } = parameters
  const unsubscribe = context.owned(caipAddress).subscribe((entry) => {
    const { amount, decimals, isNew } = readBalance(entry, asset)
    if (amount === undefined || signal.aborted || (before !== undefined && !isNew)) return
    if (before !== undefined && amount > before && decimals !== undefined) {
      return onIncrease(formatUnits(amount - before, decimals))
    }
    if (before !== amount) onBaseline(amount)
    before = amount
  })
  const refresh = () => void context.refreshOwned(caipAddress)
  const refreshIfOnScreen = () => {
    if (isOnScreen() && !globalThis.document?.hidden) refresh()
  }
  const timer = setInterval(refreshIfOnScreen, POLL_INTERVAL_MS)
  // Users come back to the app's tab once they have paid, so refresh at that moment.
  globalThis.document?.addEventListener('visibilitychange', refreshIfOnScreen, { signal })
  onAbort(signal, () => {
    clearInterval(timer)
    unsubscribe()
  })
  return { refresh }
}
