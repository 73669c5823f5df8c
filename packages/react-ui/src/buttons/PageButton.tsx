'use client'

import type { OpenParameters } from '@foyer/core'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import { useThemeRef } from '../hooks/useThemeRef.js'
import { usePage } from '../ModalProvider.js'
import buttons from '../theme/buttons.css?text'
import { adoptSheet } from './adoptSheet.js'
import { type ButtonLabels, buttonLabels } from './labels.js'

/** A download that takes longer shows that something is coming. Milliseconds. */
const PATIENCE = 200

/** Undefined: nothing to tell. */
type Opening = 'slow' | 'failed' | undefined

export interface PageButtonProps {
  readonly children: ReactNode
  /** 1 filled, 2 raised. */
  readonly kind: '1' | '2'
  readonly isBusy?: boolean | undefined
  readonly label?: string | undefined
  readonly labels?: Partial<ButtonLabels> | undefined
  /** What the modal opens on. */
  readonly opens?: OpenParameters | undefined
}

/**
 * A button in the page that opens the modal. What the modal needs is loaded as soon as the visitor points at it; where
 * that fails, there is nothing but the button to say so.
 */
export function PageButton({ children, kind, isBusy, label, labels, opens }: PageButtonProps) {
  const { modal } = usePage('A button')
  const ref = useRef<HTMLButtonElement>(null)
  const isPending = useRef(false)
  const { log, options, stores } = modal.context
  const [opening, setOpening] = useState<Opening>()
  // In the markup of a server too; what changes it later does so on the element.
  const [mode] = useState(() => stores.theme.$theme.get().mode)
  const shown = useRef<Opening>(undefined)
  const isWaiting = isBusy || opening === 'slow'
  const failure = opening === 'failed' && (labels?.loadFailed ?? buttonLabels.loadFailed)
  useThemeRef(stores.theme.$theme, ref)
  useEffect(() => adoptSheet(document, 'buttons', buttons), [])
  const show = (state: Opening) => {
    // React keeps what it is told until it draws the button anew, which saying the same again does not make it do.
    if (shown.current === state) return
    shown.current = state
    setOpening(state)
  }
  // Whether it comes is told when it is needed.
  const preload = options.preload === 'none' ? undefined : () => void modal.context.preloadUi().catch(() => {})
  const open = () => {
    show(undefined)
    isPending.current = true
    const timer = setTimeout(() => show('slow'), PATIENCE)
    const settle = (state?: 'failed') => {
      isPending.current = false
      clearTimeout(timer)
      show(state)
    }
    modal.open(opens).then(
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
        className={`fy-page fy-page--${kind}`}
        data-fy-theme={mode}
        aria-haspopup="dialog"
        aria-busy={isWaiting || undefined}
        aria-label={failure ? undefined : label}
        onPointerEnter={preload}
        onFocus={preload}
        onClick={open}
        // Until the modal is there to hear it.
        onKeyDown={({ key }) => key === 'Escape' && isPending.current && modal.close()}
      >
        {isWaiting && <span className={`fy-page__s${isBusy ? '' : ' fy-page__s--over'}`} aria-hidden="true" />}
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
