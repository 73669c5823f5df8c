import type { Namespace } from '@foyer/core'
import { disconnect } from '@foyer/core/internal/account'
import { connectionError } from '@foyer/core/internal/connect'
import { showToast } from '@foyer/core/internal/modal'
import { useLayoutEffect, useRef, useState } from 'react'
import { createErrorToast } from '../../internal/createErrorToast.js'
import { useUi } from '../../internal/UiContext.js'

interface Target {
  readonly namespace: Namespace
  readonly walletId: string
}

/** Disconnects one wallet, and shows a toast if the wallet could not be notified. */
export function useDisconnectWallet() {
  const { context, messages } = useUi()
  const [isBusy, setBusy] = useState(false)
  const end = async (target: Target) => {
    setBusy(true)
    try {
      await disconnect(context.modal, target)
    } catch (cause) {
      context.log('warn', 'Failed to notify the wallet of the disconnect', cause)
      const error = connectionError('DISCONNECT_FAILED', { cause })
      showToast(context.modal, createErrorToast(error, messages))
    } finally {
      setBusy(false)
    }
  }
  return { isBusy, end }
}

/** Longest usual interval between the two presses of a double press. */
const DOUBLE_PRESS_MS = 500

/**
 * Moves the focus to the title when `subject` is replaced. The returned function says whether that has just happened: a
 * press meant for the old subject must not hit the new one.
 */
export function useIsJustReplaced(subject: string | undefined): () => boolean {
  const { host } = useUi()
  const shown = useRef({ subject, since: Number.NEGATIVE_INFINITY })
  useLayoutEffect(() => {
    if (shown.current.subject === subject) return
    shown.current = { subject, since: Date.now() }
    const root = host.shadowRoot
    if (!root?.activeElement) root?.querySelector<HTMLElement>('.fy-title')?.focus({ preventScroll: true })
  }, [host, subject])
  return () => Date.now() - shown.current.since < DOUBLE_PRESS_MS
}
