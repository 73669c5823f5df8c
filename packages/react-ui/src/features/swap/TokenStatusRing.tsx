import type { Network } from '@foyer/core'
import type { SwapToken } from '@foyer/core/internal/swap'
import { type RingStatus, StatusRing } from '../../components/StatusRing.js'
import { TokenIcon } from '../../components/TokenIcon.js'
import { toIconToken } from './describeSwap.js'

export interface TokenStatusRingProps {
  readonly token: SwapToken
  readonly network: Network | undefined
  readonly state: RingStatus
}

/** Shows the token to be approved, in a ring that shows the status of the approval. */
export function TokenStatusRing({ token, network, state }: TokenStatusRingProps) {
  return (
    <StatusRing state={state}>
      <span className="fy-swap__asked">
        <TokenIcon token={toIconToken(token)} network={network} corner={null} />
      </span>
    </StatusRing>
  )
}
