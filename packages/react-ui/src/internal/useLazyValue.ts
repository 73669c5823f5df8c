import { useEffect, useState } from 'react'
import { useUi } from './UiContext.js'

/** Loads optional code or data when wanted. Undefined until it is loaded, and if loading fails. */
export function useLazyValue<T>(isWanted: boolean, load: () => Promise<T>): T | undefined {
  const { context } = useUi()
  const [loaded, setLoaded] = useState<{ readonly value: T }>()
  const isMissing = isWanted && !loaded
  useEffect(() => {
    if (!isMissing) return
    load().then(
      (value) => setLoaded({ value }),
      (cause: unknown) => context.log('warn', 'Failed to load an optional part of a view', cause),
    )
  }, [isMissing, load, context])
  return loaded?.value
}
