import type { Modal, ModalEvents } from '@foyer/core'
import { watchAlerts } from '@foyer/core/actions'
import type { Log } from './createLog'

const events: { readonly [E in keyof ModalEvents]: true } = {
  open: true,
  close: true,
  connect: true,
  disconnect: true,
  accountChange: true,
  networkChange: true,
  error: true,
}

/** Logs every event and alert of a modal. Returns a function that stops. */
export function logModalEvents(modal: Modal, log: Log): () => void {
  const names = Object.keys(events) as readonly (keyof ModalEvents)[]
  const stops = names.map((name) => modal.on(name, (detail) => log.add({ source: 'modal', name, detail })))
  let known = 0
  const unwatch = watchAlerts(modal, (alerts) => {
    for (const { title, detail } of alerts.slice(known)) log.add({ source: 'alert', name: title, detail })
    known = alerts.length
  })
  return () => {
    for (const stop of [...stops, unwatch]) stop()
  }
}
