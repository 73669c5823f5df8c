import { getRemoteFeatures, type RemoteFeatures } from '@foyer/core/actions'
import { useEffect, useState } from 'react'
import { useLiveModal } from '../modal/PlaygroundContext'

/**
 * What the project's configuration says, or the local options where there is none. Asked for when `wanted`: before the
 * visitor does something, nobody is asked.
 */
export function useRemoteFeatures(wanted: boolean): RemoteFeatures | undefined {
  const { modal } = useLiveModal()
  const [features, setFeatures] = useState<RemoteFeatures>()
  useEffect(() => {
    if (!wanted) return
    let isGone = false
    getRemoteFeatures(modal).then((found) => isGone || setFeatures(found))
    return () => {
      isGone = true
    }
  }, [modal, wanted])
  return features
}
