'use client'

import type { OpenParameters } from '@foyer/core'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import { useModalProvider } from '../hooks/ModalProvider.js'
import { useApplyTheme } from '../internal/useApplyTheme.js'
import buttons from '../shell/theme/buttons.css?text'
import type { ButtonStyleProps } from './accountButtonProps.js'
import { adoptStyleSheet } from './adoptStyleSheet.js'
import { type ButtonLabels, buttonLabels } from './labels.js'

const LOADING_DELAY_MS = 200

type Opening = 'slow' | 'failed' | undefined

export interface BaseButtonProps extends ButtonStyleProps {
  readonly children: ReactNode
  /** `1` is a filled button, `2` a raised one. */
  readonly kind: '1' | '2'
  readonly isBusy?: boolean | undefined
  readonly label?: string | undefined
  readonly labels?: Partial<ButtonLabels> | undefined
  readonly opens?: OpenParameters | undefined
}

/** Renders a button that opens the modal. It prefetches the modal's code on hover or focus, and shows a failed load. */
export function BaseButton({ children, kind, isBusy, label, labels, opens, className, style }: BaseButtonProps) {
  const { modal } = useModalProvider('A button')
  const ref = useRef<HTMLButtonElement>(null)
  const isPending = useRef(false)
  const { log, options, stores } = modal.context
  const [opening, setOpening] = useState<Opening>()
  // Server markup shows the first color mode; `useApplyTheme` applies later ones to the element.
  const [mode] = useState(() => stores.theme.$theme.get().mode)
  const shown = useRef<Opening>(undefined)
  const isWaiting = isBusy || opening === 'slow'
  const failure = opening === 'failed' && (labels?.loadFailed ?? buttonLabels.loadFailed)
  useApplyTheme(stores.theme.$theme, ref)
  useEffect(() => adoptStyleSheet(document, 'buttons', buttons), [])
  const show = (state: Opening) => {
    if (shown.current === state) return
    shown.current = state
    setOpening(state)
  }
  // A failed prefetch is silent: the press loads the code again and reports errors.
  const preload = options.preload === 'none' ? undefined : () => void modal.context.preloadUi().catch(() => {})
  const open = () => {
    show(undefined)
    isPending.current = true
    const timer = setTimeout(() => show('slow'), LOADING_DELAY_MS)
    const settle = (state?: 'failed') => {
      isPending.current = false
      clearTimeout(timer)
      show(state)
    }
    modal.context.show(opens).then(
      () => settle(),
      (cause: unknown) => {
        log('error', 'The modal could not be opened', cause)
        settle('failed')
      },
    )
  }
  return (
    <>
      <button
        ref={ref}
        type="button"
        className={`fy-page fy-page--${kind} ${className ?? ''}`}
        style={style}
        data-fy-theme={mode}
        aria-haspopup="dialog"
        aria-busy={isWaiting || undefined}
        aria-label={failure ? undefined : label}
        onPointerEnter={preload}
        onFocus={preload}
        onClick={open}
        // Escape cancels opening; the loaded modal handles Escape itself.
        onKeyDown={({ key }) => key === 'Escape' && isPending.current && modal.close()}
      >
        {isWaiting && <span className={isBusy ? 'fy-page__s' : 'fy-page__s fy-page__o'} aria-hidden="true" />}
        {failure || children}
      </button>
      {failure && (
        <span className="fy-page-note" role="alert">
          {failure}
        </span>
      )}
    </>
  )
}
