import { useEffect, useState } from 'react'
import { useUi } from '../UiContext.js'

/** What only some views need, fetched once it is wanted. Undefined until it is there; where it does not come it is done without. */
export function useLoaded<T>(isWanted: boolean, load: () => Promise<T>): T | undefined {
  const { context } = useUi()
  const [loaded, setLoaded] = useState<{ readonly value: T }>()
  const isMissing = isWanted && !loaded
  useEffect(() => {
    if (!isMissing) return
    load().then(
      (value) => setLoaded({ value }),
      (cause: unknown) => context.log('warn', 'A part of a view could not be loaded', cause),
    )
  }, [isMissing, load, context])
  return loaded?.value
}
