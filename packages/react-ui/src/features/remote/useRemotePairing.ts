import { loadRemoteConnector, type PairingState, type RemoteConnector } from '@foyer/core/internal/modal'
import { useEffect, useState } from 'react'
import { useUi } from '../../internal/UiContext.js'

export function useRemotePairing(): { readonly remote: RemoteConnector | undefined; readonly pairing: PairingState } {
  const { context } = useUi()
  const [remote, setRemote] = useState<RemoteConnector>()
  const [pairing, setPairing] = useState<PairingState>({ status: 'idle' })
  useEffect(() => {
    let isMounted = true
    let stop: (() => void) | undefined
    loadRemoteConnector(context).then(
      (loaded) => {
        if (!isMounted) return
        setRemote(loaded)
        stop = loaded.$pairing.subscribe(setPairing)
      },
      // A failed load is silent: the connection attempt reports errors.
      () => undefined,
    )
    return () => {
      isMounted = false
      stop?.()
    }
  }, [context])
  return { remote, pairing }
}
