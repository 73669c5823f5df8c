import { useCallback, useSyncExternalStore } from 'react'

const PHONE = '(max-width: 479.98px), (max-height: 479.98px) and (pointer: coarse)'

/** True where the modal is a sheet: narrow windows, and phones lying on their side. */
export function useIsPhone(): boolean {
  const subscribe = useCallback((onChange: () => void) => {
    const query = window.matchMedia(PHONE)
    query.addEventListener('change', onChange)
    return () => query.removeEventListener('change', onChange)
  }, [])
  return useSyncExternalStore(subscribe, () => window.matchMedia(PHONE).matches)
}
