import type { CaipAddress } from '@foyer/core'
import { assetsFeature } from '@foyer/core/ui'
import { useCallback, useMemo, useRef, useSyncExternalStore } from 'react'
import { useFeature } from '../useFeature.js'

type Owned = ReturnType<ReturnType<typeof useFeature>['host']['owned']>
type Entry = ReturnType<Owned['get']>

/** What accounts own, read while this is shown. In the order of the addresses. */
export function useOwned(addresses: readonly CaipAddress[]): readonly Entry[] {
  const { host } = useFeature(assetsFeature)
  const key = addresses.join(' ')
  // biome-ignore lint/correctness/useExhaustiveDependencies: the addresses are compared by what they say
  const all = useMemo(() => addresses.map((address) => host.owned(address)), [host, key])
  const last = useRef<readonly Entry[]>([])
  const subscribe = useCallback(
    (listener: () => void) => {
      const stops = all.map((each) => each.listen(listener))
      return () => {
        for (const stop of stops) stop()
      }
    },
    [all],
  )
  const get = useCallback(() => {
    const now = all.map((each) => each.get())
    const isSame = now.length === last.current.length && now.every((entry, index) => entry === last.current[index])
    if (!isSame) last.current = now
    return last.current
  }, [all])
  return useSyncExternalStore(subscribe, get, get)
}
