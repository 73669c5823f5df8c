import { finishConnect } from '@foyer/core/ui/connect'
import { useEffect } from 'react'
import { useUi } from '../UiContext.js'

/** "Connected" is shown this long before the modal moves on. Milliseconds. */
const SUCCESS = 700

/** Moves on once the visitor has seen that they are connected. */
export function useFinish(isConnected: boolean): void {
  const { context } = useUi()
  useEffect(() => {
    if (!isConnected) return
    const timer = setTimeout(() => finishConnect(context), SUCCESS)
    return () => clearTimeout(timer)
  }, [isConnected, context])
}
