import type { Network } from '@foyer/core'
import type { ActivityLine } from '@foyer/core/ui/activity'
import { ArrowDownLeft, ArrowLeftRight, ArrowUpRight, Ban, Check, type IconNode, TriangleAlert, X } from 'lucide'
import { Icon } from '../../components/Icon.js'
import { NetworkIcon } from '../../components/NetworkIcon.js'
import { TokenFace } from '../../components/TokenFace.js'
import { TokenIcon } from '../../components/TokenIcon.js'

export interface ActivityIconProps {
  readonly line: ActivityLine
  readonly network: Network
  readonly main: ActivityLine['transfers'][number] | undefined
}

/** What it was about, with a sign of which way it went. */
export function ActivityIcon({ line, network, main }: ActivityIconProps) {
  const sign = (
    <span className="fy-ic fy-ic--20 fy-ic--round fy-ic--glyph fy-hist__sign">
      {line.status === 'pending' ? (
        <span className="fy-spin" />
      ) : (
        <Icon node={signOf(line, main?.direction)} strokeWidth={2.6} />
      )}
    </span>
  )
  // Looks like it does among the tokens.
  if (main?.token && !main.nft) return <TokenIcon token={main.token} network={network} corner={sign} />
  return (
    <span className="fy-badge" aria-hidden="true">
      {main?.nft ? (
        <TokenFace name={main.nft.name ?? ''} imageUrl={main.nft.imageUrl} isSquare />
      ) : line.kind === 'cancel' ? (
        <span className="fy-ic fy-ic--round fy-ic--glyph">
          <Icon node={Ban} />
        </span>
      ) : (
        <NetworkIcon network={network} />
      )}
      {sign}
    </span>
  )
}

function signOf({ status, kind }: ActivityLine, direction: 'in' | 'out' | 'self' | undefined): IconNode {
  if (status === 'failed') return TriangleAlert
  if (status !== 'confirmed') return X
  if (kind === 'swap') return ArrowLeftRight
  if (direction === undefined) return Check
  return direction === 'in' ? ArrowDownLeft : ArrowUpRight
}
