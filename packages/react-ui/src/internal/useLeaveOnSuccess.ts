import { finishConnect } from '@foyer/core/internal/connect'
import { useEffect } from 'react'
import { useUi } from './UiContext.js'

const SUCCESS_DURATION_MS = 700

/** Leaves the view shortly after the wallet is connected. */
export function useLeaveOnSuccess(isConnected: boolean): void {
  const { context } = useUi()
  useEffect(() => {
    if (!isConnected) return
    const timer = setTimeout(() => finishConnect(context), SUCCESS_DURATION_MS)
    return () => clearTimeout(timer)
  }, [isConnected, context])
}
