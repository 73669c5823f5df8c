import { useSyncExternalStore } from 'react'

const query = '(max-width: 519px)'

function subscribe(listener: () => void): () => void {
  const media = matchMedia(query)
  media.addEventListener('change', listener)
  return () => media.removeEventListener('change', listener)
}

/** Whether there is room for little more than the buttons. */
export const useIsNarrow = (): boolean => useSyncExternalStore(subscribe, () => matchMedia(query).matches)
