'use client'

import type { OpenParameters } from '@foyer/core'
import { useStore } from '@nanostores/react'
import { type ReactNode, useEffect, useMemo, useRef, useState } from 'react'
import { useModalProvider } from '../hooks/ModalProvider.js'
import { useApplyTheme } from '../internal/useApplyTheme.js'
import type { ButtonStyleProps } from './accountButtonProps.js'
import { adoptStyleSheet } from './logic/adoptStyleSheet.js'
import { buttonStyles } from './logic/buttonStyles.js'
import { createOpener } from './logic/createOpener.js'
import { type ButtonLabels, buttonLabels } from './logic/labels.js'
import { ServerStyle } from './ServerStyle.js'

export interface BaseButtonProps extends ButtonStyleProps {
  readonly children: ReactNode
  /** `1` is a filled button, `2` a raised one. */
  readonly kind: '1' | '2'
  readonly isBusy?: boolean | undefined
  readonly label?: string | undefined
  readonly labels?: Partial<ButtonLabels> | undefined
  readonly opens?: OpenParameters | undefined
  /** Styles for server markup, beyond those of every button. */
  readonly moreStyles?: string | undefined
}

/** Renders a button that opens the modal. It prefetches the modal's code on hover or focus, and shows a failed load. */
export function BaseButton({
  children,
  kind,
  isBusy,
  label,
  labels,
  opens,
  moreStyles,
  className,
  style,
}: BaseButtonProps) {
  const { modal } = useModalProvider('A button')
  const ref = useRef<HTMLButtonElement>(null)
  const { $theme } = modal.context.stores.theme
  // Server markup shows the first theme; `useApplyTheme` applies later ones to the element.
  const [{ mode, variables }] = useState(() => $theme.get())
  const opener = useMemo(() => createOpener(modal), [modal])
  const status = useStore(opener.$status, { ssr: 'initial' })
  const isWaiting = isBusy || status === 'slow'
  const failure = status === 'failed' && (labels?.loadFailed ?? buttonLabels.loadFailed)
  useApplyTheme($theme, ref)
  useEffect(() => adoptStyleSheet(document, 'buttons', buttonStyles), [])
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
        onPointerEnter={opener.prefetch}
        onFocus={opener.prefetch}
        onClick={() => opener.open(opens)}
        onKeyDown={opener.cancel}
      >
        <ServerStyle variables={variables} more={moreStyles} />
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
