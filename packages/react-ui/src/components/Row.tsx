import { type ReactNode, useRef } from 'react'
import { useUi } from '../internal/UiContext.js'

export interface RowProps {
  readonly icon: ReactNode
  readonly title: string
  readonly text?: string | undefined
  /** Lines that are names from outside, which are truncated. Other texts wrap. @default none */
  readonly names?: 'title' | 'both' | undefined
  readonly end?: ReactNode | undefined
  /** Key by which the view restores the focus when the user comes back. */
  readonly focusKey: string
  readonly isCurrent?: boolean | undefined
  readonly isDisabled?: boolean | undefined
  /** True once the option was withdrawn; the row stays focusable, and a press says why. */
  readonly isGone?: boolean | undefined
  readonly isBusy?: boolean | undefined
  readonly kind?: 'bad' | 'panel' | undefined
  readonly beside?: ReactNode | undefined
  readonly onClick: () => void
  /** Called on hover, press or focus, to prefetch what a press needs. */
  readonly onIntent?: (() => void) | undefined
}

export function Row(props: RowProps) {
  const {
    icon,
    title,
    text,
    names,
    end,
    focusKey,
    isCurrent,
    isDisabled,
    isGone,
    isBusy,
    kind,
    beside,
    onClick,
    onIntent,
  } = props
  const intentHandlers = useIntentHandlers(onIntent)
  return (
    <li className={beside ? 'fy-row2' : undefined}>
      <button
        type="button"
        className={`fy-row${kind ? ` fy-row--${kind}` : ''}`}
        data-focus-key={focusKey}
        aria-current={isCurrent || undefined}
        aria-busy={isBusy || undefined}
        aria-disabled={isGone || undefined}
        disabled={isDisabled}
        onClick={isBusy ? undefined : onClick}
        {...intentHandlers}
      >
        {icon}
        <span className="fy-row__m">
          <span className={names ? 'fy-row__t fy-trunc' : 'fy-row__t'}>{title}</span>
          {text && (
            <span className={names === 'both' ? 'fy-row__s fy-trunc' : 'fy-row__s'}>
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

/**
 * Calls `onIntent` once per hover, press or focus, unless `preload` is `none`. Ignores a row that slides under a
 * resting pointer.
 */
export function useIntentHandlers(onIntent: (() => void) | undefined) {
  const { context } = useUi()
  const hasIntent = useRef(false)
  if (!onIntent || context.options.preload === 'none') return undefined
  const point = () => {
    if (!hasIntent.current) onIntent()
    hasIntent.current = true
  }
  const leave = () => {
    hasIntent.current = false
  }
  return { onPointerMove: point, onPointerDown: point, onPointerLeave: leave, onFocus: onIntent }
}
