import type { Modal } from '../modal/modal.js'
import { startRuntime } from '../modal/runtime.js'
import type { Alert } from '../state/notices.js'
import type { Unsubscribe } from '../types/unsubscribe.js'
import { logListenerErrors } from '../utils/logStoreListenerErrors.js'

/** Calls the listener with all alerts so far, at once and whenever another one is raised. */
export function watchAlerts(modal: Modal, listener: (alerts: readonly Alert[]) => void): Unsubscribe {
  const { log, stores } = startRuntime(modal.context)
  return stores.notices.$alerts.subscribe(logListenerErrors(listener, log))
}
