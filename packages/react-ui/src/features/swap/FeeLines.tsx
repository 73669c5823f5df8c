import type { Network } from '@foyer/core'
import { toBigNumber } from '@foyer/core/ui/numbers'
import type { SwapOffer } from '@foyer/core/ui/swap'
import type { ReactNode } from 'react'
import { enSwap } from '../../messages/enSwap.js'
import { useWalletTexts } from '../../useWalletTexts.js'
import { feeText } from '../../utils/tokenTexts.js'
import { nativeOf, percentOf } from './describeSwap.js'
import { useSwap } from './useSwap.js'

export interface FeeLinesProps {
  readonly network: Network
  readonly offer: SwapOffer
  /** What stands between what the network takes and what the provider does. */
  readonly children?: ReactNode
}

/** What the network and the provider take. Who does not say is not taken for one who takes nothing. */
export function FeeLines({ network, offer, children }: FeeLinesProps) {
  const texts = useWalletTexts('swap', enSwap)
  const { state } = useSwap()
  const { networkFee, isFeeTried, providerFee } = offer
  const fee = networkFee === undefined ? '' : feeText(networkFee, nativeOf(network, state))
  return (
    <>
      <div>
        <dt>{texts.fee}</dt>
        <dd>
          <small>
            <bdi>{network.name}</bdi>
          </small>
          {networkFee === undefined ? <small>{texts.unknown}</small> : <bdi>{isFeeTried ? fee : texts.about(fee)}</bdi>}
        </dd>
      </div>
      {children}
      <div>
        <dt>{texts.providerFee}</dt>
        <dd>
          {providerFee === undefined ? (
            <small>{texts.unknown}</small>
          ) : toBigNumber(providerFee).isZero() ? (
            texts.none
          ) : (
            <>
              <bdi>{percentOf(providerFee)}</bdi> <small>{texts.included}</small>
            </>
          )}
        </dd>
      </div>
    </>
  )
}
