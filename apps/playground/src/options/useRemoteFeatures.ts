import { getRemoteFeatures, type RemoteFeatures } from '@foyer/core/actions'
import { useEffect, useState } from 'react'
import { useLiveModal } from '../modal/PlaygroundContext'

/**
 * Returns the project's configuration, or the local options without one. Loads it once `requested` is true: nothing is
 * requested before a user acts.
 */
export function useRemoteFeatures(requested: boolean): RemoteFeatures | undefined {
  const { modal } = useLiveModal()
  const [features, setFeatures] = useState<RemoteFeatures>()
  useEffect(() => {
    if (!requested) return
    let isGone = false
    getRemoteFeatures(modal).then((result) => isGone || setFeatures(result))
    return () => {
      isGone = true
    }
  }, [modal, requested])
  return features
}
