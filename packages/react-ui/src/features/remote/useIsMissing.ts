import { isMobile } from '@foyer/core/ui'
import { useEffect, useState } from 'react'

/** An app that opens hides the page; when the page is still there after this long, none has. Milliseconds. */
export const NO_APP = 2_500

/**
 * True when the page stayed in front after a tap that was to open an app. On a computer the app lies beside the page:
 * there it takes the focus.
 *
 * @param tap counts the taps; 0 when there was none
 */
export function useIsMissing(tap: number): boolean {
  const [missing, setMissing] = useState(0)
  useEffect(() => {
    if (!tap) return
    const left = new AbortController()
    const timer = setTimeout(() => setMissing(tap), NO_APP)
    const leave = () => clearTimeout(timer)
    const { signal } = left
    document.addEventListener('visibilitychange', () => document.hidden && leave(), { signal })
    window.addEventListener('pagehide', leave, { signal })
    if (!isMobile()) window.addEventListener('blur', leave, { signal })
    return () => {
      leave()
      left.abort()
    }
  }, [tap])
  return tap > 0 && missing === tap
}
