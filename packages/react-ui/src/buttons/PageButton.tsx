'use client'

import type { OpenParameters } from '@foyer/core'
import { type ReactNode, useEffect, useRef } from 'react'
import { useThemeRef } from '../hooks/useThemeRef.js'
import { usePage } from '../ModalProvider.js'
import buttons from '../theme/buttons.css?text'
import { adoptSheet } from './adoptSheet.js'

export interface PageButtonProps {
  readonly children: ReactNode
  /** 1 filled, 2 raised. */
  readonly kind: '1' | '2'
  readonly isBusy?: boolean | undefined
  readonly isBad?: boolean | undefined
  readonly label?: string | undefined
  /** What the modal opens on. */
  readonly opens?: OpenParameters | undefined
}

/** A button in the page that opens the modal. What the modal needs is loaded as soon as the visitor points at it. */
export function PageButton({ children, kind, isBusy, isBad, label, opens }: PageButtonProps) {
  const { modal } = usePage('A button')
  const ref = useRef<HTMLButtonElement>(null)
  const { log, stores } = modal.context
  useThemeRef(stores.theme.$theme, ref)
  useEffect(() => adoptSheet(document, 'buttons', buttons), [])
  const preload = () => {
    modal.context.preloadUi().catch((cause: unknown) => log('debug', 'Preloading failed', cause))
  }
  const open = () => {
    modal.open(opens).catch((cause: unknown) => log('error', 'The modal could not be opened', cause))
  }
  return (
    <button
      ref={ref}
      type="button"
      className={`fy-page fy-page--${kind}${isBad ? ' fy-page--bad' : ''}`}
      aria-haspopup="dialog"
      aria-busy={isBusy || undefined}
      aria-label={label}
      onPointerEnter={preload}
      onFocus={preload}
      onClick={open}
    >
      {isBusy && <span className="fy-page__s" aria-hidden="true" />}
      {children}
    </button>
  )
}
