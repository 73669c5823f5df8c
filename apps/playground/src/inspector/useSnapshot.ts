import type { Modal } from '@foyer/core'
import { getConnections, getWallets, watchAlerts } from '@foyer/core/actions'
import { useEffect, useState } from 'react'

export type Snapshot = Readonly<Record<string, unknown>>

/** Everything that a page can read of a modal, as it is now. */
export function useSnapshot(modal: Modal): Snapshot {
  const [snapshot, setSnapshot] = useState<Snapshot>({})
  useEffect(() => {
    let alerts: unknown = []
    let queued = false
    const read = () => {
      queued = false
      setSnapshot({
        $state: modal.$state.get(),
        '$account()': modal.$account().get(),
        $network: modal.$network.get(),
        $theme: modal.$theme.get(),
        connections: getConnections(modal),
        wallets: getWallets(modal),
        alerts,
      })
    }
    // One change often moves several stores; they are read once, when all are settled.
    const queue = () => {
      if (queued) return
      queued = true
      queueMicrotask(read)
    }
    const { connections, $found } = modal.context.stores
    const stops = [
      watchAlerts(modal, (all) => {
        alerts = all
        queue()
      }),
      ...[modal.$state, modal.$account(), modal.$network, modal.$theme].map((store) => store.listen(queue)),
      ...[connections.$connections, $found].map((store) => store.listen(queue)),
    ]
    return () => {
      queued = true
      for (const stop of stops) stop()
    }
  }, [modal])
  return snapshot
}
