import type { Network } from '@foyer/core'
import { hueOf, isImageUrl } from '@foyer/core/ui'
import type { ActivityLine } from '@foyer/core/ui/activity'
import { ArrowDownLeft, ArrowLeftRight, ArrowUpRight, Check, type IconNode, TriangleAlert, X } from 'lucide'
import { type CSSProperties, useState } from 'react'
import { Icon } from '../../components/Icon.js'
import { NetworkIcon } from '../../components/NetworkIcon.js'

export interface ActivityIconProps {
  readonly line: ActivityLine
  readonly network: Network
  readonly main: ActivityLine['transfers'][number] | undefined
}

/** What it was about, with a sign of which way it went. */
export function ActivityIcon({ line, network, main }: ActivityIconProps) {
  const [broken, setBroken] = useState<string>()
  const url = main?.nft ? main.nft.imageUrl : main?.token?.iconUrl
  const name = main?.token?.symbol ?? main?.nft?.name ?? ''
  const hasImage = url !== undefined && url !== broken && isImageUrl(url)
  // The network's own coin looks like it does among the tokens.
  const isCoin = main?.token !== undefined && main.token.address === undefined && url === undefined && !main.nft
  return (
    <span className="fy-badge" aria-hidden="true">
      {isCoin ? (
        <NetworkIcon network={network} />
      ) : (
        <span className={`fy-ic fy-ic--net${main?.nft ? '' : ' fy-ic--round'}`}>
          {hasImage ? (
            <img
              src={url}
              alt=""
              loading="lazy"
              decoding="async"
              referrerPolicy="no-referrer"
              onError={() => setBroken(url)}
            />
          ) : (
            <span className="fy-ic__l" style={{ '--h': hueOf(name) } as CSSProperties}>
              {[...name][0] ?? '·'}
            </span>
          )}
        </span>
      )}
      <span className="fy-ic fy-ic--20 fy-ic--round fy-ic--glyph fy-hist__sign">
        {line.status === 'pending' ? (
          <span className="fy-spin" />
        ) : (
          <Icon node={signOf(line, main?.direction)} strokeWidth={2.6} />
        )}
      </span>
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
