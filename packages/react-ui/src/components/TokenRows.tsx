import type { Network, TokenInfo, TokenPrice } from '@foyer/core'
import type { ReactNode } from 'react'
import { formatFiatValue, formatTokenBalance } from '../internal/tokenTexts.js'
import { useLazyValue } from '../internal/useLazyValue.js'
import { Rows } from './Rows.js'
import { TokenIcon } from './TokenIcon.js'
import type { VirtualListProps } from './VirtualList.js'

const loadLong = () => import('./VirtualList.js')

const MAX_UNVIRTUALIZED = 50

export function TokenRows<T>({ items, label, keyOf, render }: VirtualListProps<T>) {
  const isLong = items.length > MAX_UNVIRTUALIZED
  const long = useLazyValue(isLong, loadLong)
  if (isLong && long) return <long.VirtualList items={items} label={label} keyOf={keyOf} render={render} />
  return (
    <Rows label={label}>
      {items.slice(0, MAX_UNVIRTUALIZED).map((token) => (
        <li key={keyOf(token)}>{render(token)}</li>
      ))}
    </Rows>
  )
}

export interface TokenRowProps {
  readonly tokenKey: string
  readonly token: Pick<TokenInfo, 'name' | 'symbol' | 'decimals' | 'address' | 'iconUrl'> & {
    readonly amount?: bigint | undefined
    readonly price?: TokenPrice | undefined
  }
  readonly network: Network | undefined
  /** Second line of the row. @default the network's name */
  readonly second?: ReactNode
  readonly isCurrent: boolean
  readonly onClick: () => void
}

export function TokenRow({ tokenKey, token, network, second, isCurrent, onClick }: TokenRowProps) {
  const balance = formatTokenBalance(token)
  const amount = balance === undefined ? undefined : `${balance} ${token.symbol}`
  const money = token.amount === undefined ? undefined : formatFiatValue(token.amount, token)
  return (
    <button
      type="button"
      className="fy-row"
      data-focus-key={`token:${tokenKey}`}
      aria-current={isCurrent || undefined}
      onClick={onClick}
    >
      <TokenIcon token={token} network={network} />
      <span className="fy-row__m">
        <span className="fy-row__t fy-trunc">
          <bdi>{token.name}</bdi>
        </span>
        <span className="fy-row__s fy-trunc">{second ?? <bdi>{network?.name}</bdi>}</span>
      </span>
      <span className="fy-row__e">
        <span className="fy-row__t fy-trunc">
          <bdi>{money ?? amount}</bdi>
        </span>
        {money !== undefined && (
          <span className="fy-row__s fy-trunc">
            <bdi>{amount}</bdi>
          </span>
        )}
      </span>
    </button>
  )
}
