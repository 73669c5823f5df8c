import { formatAddress } from '@foyer/core/ui'
import { isSameAddress } from '@foyer/core/ui/account'
import type { SwapState } from '@foyer/core/ui/swap'
import { TriedOut } from '../../components/asking/TriedOut.js'
import { enAsking } from '../../messages/enAsking.js'
import { enSwap } from '../../messages/enSwap.js'
import { enSwapping } from '../../messages/enSwapping.js'
import { useWalletTexts } from '../../useWalletTexts.js'
import { exactly } from '../../utils/tokenTexts.js'
import { failsText, percentOf, roughlyOf } from './describeSwap.js'
import { useSwap } from './useSwap.js'

/** What leaves and what comes, as far as it could be tried out. */
export function Outcome() {
  const first = useWalletTexts('swap', enSwap)
  const texts = useWalletTexts('swapping', enSwapping)
  const asking = useWalletTexts('asking', enAsking)
  const { state } = useSwap()
  const { simulation, from, namespace = '', quote } = state
  if (!simulation && !quote.best) return null
  if (!simulation || !('changes' in simulation)) {
    return <TriedOut status={simulation?.status ?? 'trying'} fails={failsText(state, first)} />
  }
  const { changes, slippedBy, isPastSlippage } = simulation
  const mine = changes.filter(({ address }) => isSameAddress(namespace, address, from?.address))
  return (
    <>
      <div className="fy-det">
        <p className="fy-label fy-swap__label">{asking.changes}</p>
        <dl className="fy-dl">
          {mine.map(({ token, amount }) => (
            <div key={token.address ?? ''}>
              <dt>{nameOf(state, token)}</dt>
              <dd className={amount < 0n ? undefined : 'fy-swap__good'}>
                <bdi dir="ltr">{changeText(state, token, amount)}</bdi>
              </dd>
            </div>
          ))}
        </dl>
      </div>
      {slippedBy !== undefined && (
        <div
          className={`fy-alert fy-alert--${isPastSlippage ? 'bad' : 'warn'}`}
          role={isPastSlippage ? 'alert' : 'note'}
        >
          <div>{isPastSlippage ? texts.tooMuchLess(percentOf(slippedBy)) : texts.lessThan(percentOf(slippedBy))}</div>
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

const nameOf = (state: SwapState, token: ChangedToken): string =>
  knownOf(state, token)?.name ?? token.symbol ?? (token.address ? formatAddress(token.address) : '')

/** With its sign. What goes is told to the last digit. What nobody knows of a token is its smallest unit. */
function changeText(state: SwapState, token: ChangedToken, amount: bigint): string {
  const [sign, size] = amount < 0n ? ['−', -amount] : ['+', amount]
  const known = knownOf(state, token)
  const decimals = token.decimals ?? known?.decimals
  const symbol = token.symbol ?? known?.symbol ?? ''
  if (decimals === undefined) return `${sign}${size} ${symbol}`
  return sign + (amount < 0n ? exactly : roughlyOf)(size, { decimals, symbol })
}
