import { isSameAddress } from '@foyer/core/internal/account'
import { formatAddress } from '@foyer/core/internal/modal'
import type { SwapState } from '@foyer/core/internal/swap'
import { TriangleAlert } from 'lucide'
import { Icon } from '../../components/Icon.js'
import { SimulationStatus } from '../../components/transaction/SimulationStatus.js'
import { enTransaction } from '../../i18n/enTransaction.js'
import { useWalletTexts } from '../../i18n/useWalletTexts.js'
import { formatExactAmount, formatRoundedAmount } from '../../internal/tokenTexts.js'
import { describeSimulationFailure, formatPercent } from './describeSwap.js'
import { enSwapReview } from './reviewTexts.js'
import { enSwap } from './texts.js'
import { useSwap } from './useSwap.js'

export function SwapSimulation() {
  const first = useWalletTexts('swap', enSwap)
  const texts = useWalletTexts('swapping', enSwapReview)
  const transactionTexts = useWalletTexts('asking', enTransaction)
  const { state } = useSwap()
  const { simulation, from, namespace = '', quote } = state
  if (!simulation && !quote.best) return null
  if (!simulation || !('changes' in simulation)) {
    return <SimulationStatus status={simulation?.status ?? 'trying'} fails={describeSimulationFailure(state, first)} />
  }
  const { changes, slippedBy, isPastSlippage } = simulation
  const mine = changes.filter(({ address }) => isSameAddress(namespace, address, from?.address))
  return (
    <>
      <div className="fy-det">
        <p className="fy-label fy-swap__label">{transactionTexts.changes}</p>
        <dl className="fy-dl">
          {mine.map(({ token, amount }) => {
            const isImitation = isImitating(state, token)
            return (
              <div key={token.address ?? ''}>
                <dt className={isImitation ? 'fy-swap__fake' : undefined}>
                  {isImitation && <Icon node={TriangleAlert} className="fy-i fy-i--sm" />}
                  <bdi>{nameOf(state, token)}</bdi>
                </dt>
                <dd className={amount < 0n || isImitation ? undefined : 'fy-swap__good'}>
                  <bdi dir="ltr">{changeText(state, token, amount)}</bdi>
                </dd>
              </div>
            )
          })}
        </dl>
      </div>
      {slippedBy !== undefined && (
        <div
          className={`fy-alert fy-alert--${isPastSlippage ? 'bad' : 'warn'}`}
          role={isPastSlippage ? 'alert' : 'note'}
        >
          <div>
            {isPastSlippage ? texts.tooMuchLess(formatPercent(slippedBy)) : texts.lessThan(formatPercent(slippedBy))}
          </div>
        </div>
      )}
    </>
  )
}

interface ChangedToken {
  readonly address?: string | undefined
  readonly symbol?: string | undefined
  readonly decimals?: number | undefined
}

const knownOf = ({ sourceToken, toToken, network, namespace = '' }: SwapState, { address }: ChangedToken) =>
  [sourceToken, toToken].find((each) => each && isSameAddress(namespace, each.address, address)) ??
  (address === undefined ? network?.nativeCurrency : undefined)

const isImitating = (state: SwapState, token: ChangedToken): boolean => {
  const known = knownOf(state, token)
  return known !== undefined && 'imitates' in known && known.imitates !== undefined
}

/** Returns a token's name, or the address of a token that imitates another token's name. */
const nameOf = (state: SwapState, token: ChangedToken): string =>
  isImitating(state, token) && token.address ? formatAddress(token.address) : getName(state, token)

const getName = (state: SwapState, token: ChangedToken): string =>
  knownOf(state, token)?.name ?? token.symbol ?? (token.address ? formatAddress(token.address) : '')

/** Formats a signed change, outgoing ones exactly. Unknown tokens show base units. */
function changeText(state: SwapState, token: ChangedToken, amount: bigint): string {
  const [sign, size] = amount < 0n ? ['−', -amount] : ['+', amount]
  const known = knownOf(state, token)
  const decimals = token.decimals ?? known?.decimals
  const symbol = isImitating(state, token) ? '' : (token.symbol ?? known?.symbol ?? '')
  const format = amount < 0n ? formatExactAmount : formatRoundedAmount
  return `${sign}${decimals === undefined ? `${size} ${symbol}` : format(size, { decimals, symbol })}`.trimEnd()
}
