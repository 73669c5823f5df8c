import { showToast } from '@foyer/core/ui'
import { useEffect, useState } from 'react'
import { useUi } from '../UiContext.js'

/** The tick stays this long. Milliseconds. */
const COPIED = 1_500

/** Copies an address and says so; where the browser does not allow it, says that. */
export function useCopyAddress(address: string): { readonly isCopied: boolean; readonly copy: () => void } {
  const { context, messages } = useUi()
  const [isCopied, setCopied] = useState(false)
  useEffect(() => {
    if (!isCopied) return
    const timer = setTimeout(() => setCopied(false), COPIED)
    return () => clearTimeout(timer)
  }, [isCopied])

  const copy = async () => {
    try {
      await navigator.clipboard.writeText(address)
      setCopied(true)
      showToast(context, { message: messages.account.addressCopied })
    } catch (cause) {
      context.log('debug', 'The clipboard is not open to this page', cause)
      showToast(context, { message: messages.account.copyFailed, variant: 'error' })
    }
  }
  return { isCopied, copy: () => void copy() }
}
