import type { ReactNode } from 'react'
import { usePointing } from '../hooks/usePointing.js'

export interface RowProps {
  readonly icon: ReactNode
  readonly title: string
  readonly text?: string | undefined
  /** No word of the text may be cut. */
  readonly isWhole?: boolean | undefined
  /** Tags, a chevron, a tick. */
  readonly end?: ReactNode | undefined
  /** Finds its way back to the focus when the visitor comes back to the view. */
  readonly focusKey: string
  readonly isCurrent?: boolean | undefined
  readonly isDisabled?: boolean | undefined
  /** It cannot be chosen any more. It keeps the focus, and a press says why. */
  readonly isGone?: boolean | undefined
  readonly isBusy?: boolean | undefined
  readonly kind?: 'bad' | undefined
  /** A second thing to do with it, as a button of its own. */
  readonly beside?: ReactNode | undefined
  readonly onClick: () => void
  /** The visitor points at it, presses it or tabs to it. */
  readonly onPoint?: (() => void) | undefined
}

/** One thing to choose. Its name is its title and then its tags. */
export function Row(props: RowProps) {
  const {
    icon,
    title,
    text,
    isWhole,
    end,
    focusKey,
    isCurrent,
    isDisabled,
    isGone,
    isBusy,
    kind,
    beside,
    onClick,
    onPoint,
  } = props
  const pointing = usePointing(onPoint)
  return (
    <li className={beside ? 'fy-row2' : undefined}>
      <button
        type="button"
        className={`fy-row${kind === 'bad' ? ' fy-row--bad' : ''}`}
        data-focus-key={focusKey}
        aria-current={isCurrent || undefined}
        aria-busy={isBusy || undefined}
        aria-disabled={isGone || undefined}
        disabled={isDisabled}
        onClick={isBusy ? undefined : onClick}
        {...pointing}
      >
        {icon}
        <span className="fy-row__m">
          <span className="fy-row__t fy-trunc">{title}</span>
          {text && (
            <span className={isWhole ? 'fy-row__s' : 'fy-row__s fy-trunc'}>
              <bdi>{text}</bdi>
            </span>
          )}
        </span>
        {(end || isBusy) && (
          <span className="fy-row__x">
            {end}
            {isBusy && <span className="fy-spin" aria-hidden="true" />}
          </span>
        )}
      </button>
      {beside}
    </li>
  )
}
