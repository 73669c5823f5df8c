import { showToast } from '@foyer/core/ui'
import { useEffect, useState } from 'react'
import { useUi } from '../UiContext.js'

/** The tick stays this long. Milliseconds. */
const COPIED = 1_500

export interface CopyWords {
  readonly copied: string
  readonly failed: string
}

/** Copies a text and says so; where the browser does not allow it, says that. */
export function useCopy(
  text: string,
  { copied, failed }: CopyWords,
): { readonly isCopied: boolean; readonly copy: () => void } {
  const { context } = useUi()
  const [isCopied, setCopied] = useState(false)
  useEffect(() => {
    if (!isCopied) return
    const timer = setTimeout(() => setCopied(false), COPIED)
    return () => clearTimeout(timer)
  }, [isCopied])

  const copy = async () => {
    try {
      await navigator.clipboard.writeText(text)
      setCopied(true)
      showToast(context, { message: copied })
    } catch (cause) {
      context.log('debug', 'The clipboard is not open to this page', cause)
      showToast(context, { message: failed, variant: 'error' })
    }
  }
  return { isCopied, copy: () => void copy() }
}
