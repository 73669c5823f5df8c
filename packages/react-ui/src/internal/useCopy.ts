import { showToast } from '@foyer/core/internal/modal'
import { useEffect, useState } from 'react'
import { useViewMessages } from '../i18n/useViewUi.js'
import { useUi } from './UiContext.js'

const COPIED_DURATION_MS = 1_500

export interface CopyTexts {
  readonly copied: string
  readonly failed: string
}

/** Copies a text and reports success or failure in a toast. */
export function useCopy(
  text: string,
  { copied, failed }: CopyTexts,
): { readonly isCopied: boolean; readonly copy: () => void } {
  const { context } = useUi()
  const [isCopied, setCopied] = useState(false)
  useEffect(() => {
    if (!isCopied) return
    const timer = setTimeout(() => setCopied(false), COPIED_DURATION_MS)
    return () => clearTimeout(timer)
  }, [isCopied])

  const copy = async () => {
    try {
      await navigator.clipboard.writeText(text)
      setCopied(true)
      showToast(context.modal, { message: copied })
    } catch (cause) {
      context.log('debug', 'The clipboard is not available', cause)
      showToast(context.modal, { message: failed, variant: 'error' })
    }
  }
  return { isCopied, copy: () => void copy() }
}

export function useCopyAddress(address: string): ReturnType<typeof useCopy> {
  const { account } = useViewMessages()
  return useCopy(address, { copied: account.addressCopied, failed: account.copyFailed })
}
