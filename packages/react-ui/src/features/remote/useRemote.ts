import { loadRemote, type Pairing, type Remote } from '@foyer/core/ui'
import { useEffect, useState } from 'react'
import { useUi } from '../../UiContext.js'

/** What reaches wallets on other devices, once it is loaded, and the offer to them. */
export function useRemote(): { readonly remote: Remote | undefined; readonly pairing: Pairing } {
  const { context } = useUi()
  const [remote, setRemote] = useState<Remote>()
  const [pairing, setPairing] = useState<Pairing>({ status: 'idle' })
  useEffect(() => {
    let isMounted = true
    let stop: (() => void) | undefined
    loadRemote(context).then(
      (loaded) => {
        if (!isMounted) return
        setRemote(loaded)
        stop = loaded.$pairing.subscribe(setPairing)
      },
      // The attempt to connect needs it too, and says what went wrong.
      () => undefined,
    )
    return () => {
      isMounted = false
      stop?.()
    }
  }, [context])
  return { remote, pairing }
}
