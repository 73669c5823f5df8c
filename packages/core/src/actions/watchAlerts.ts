import { completeContext } from '../complete.js'
import type { Modal } from '../modal.js'
import type { Alert } from '../stores/notices.js'
import type { Unsubscribe } from '../types/unsubscribe.js'
import { guardListener } from '../utils/guardStore.js'

/** Reports the alerts raised so far, at once, and again when one is added. */
export function watchAlerts(modal: Modal, listener: (alerts: readonly Alert[]) => void): Unsubscribe {
  const { log, stores } = completeContext(modal.context)
  return stores.notices.$alerts.subscribe(guardListener(listener, log))
}
