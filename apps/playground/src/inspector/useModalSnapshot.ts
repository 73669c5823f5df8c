import type { Modal } from '@foyer/core'
import { getConnections, getWallets, watchAlerts } from '@foyer/core/actions'
import { useEffect, useState } from 'react'

export type ModalSnapshot = Readonly<Record<string, unknown>>

/** Returns the modal's readable state. */
export function useModalSnapshot(modal: Modal): ModalSnapshot {
  const [snapshot, setSnapshot] = useState<ModalSnapshot>({})
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
    // One change often updates several stores; they are read once, after all.
    const queue = () => {
      if (queued) return
      queued = true
      queueMicrotask(read)
    }
    const { connections, $discovered } = modal.context.stores
    const stops = [
      watchAlerts(modal, (all) => {
        alerts = all
        queue()
      }),
      ...[modal.$state, modal.$account(), modal.$network, modal.$theme].map((store) => store.listen(queue)),
      ...[connections.$connections, $discovered].map((store) => store.listen(queue)),
    ]
    return () => {
      queued = true
      for (const stop of stops) stop()
    }
  }, [modal])
  return snapshot
}
