import type { ModalContext } from '../context.js'
import { type AlertCode, alerts } from '../stores/notices.js'

/** Raises an alert for the developer: in the console, and in the modal while developing. Each one once. */
export function raiseAlert({ stores, log }: ModalContext, code: AlertCode, detail: string): void {
  const title = alerts[code]
  if (stores.notices.addAlert({ code, title, detail })) log('error', `${title}: ${detail}`)
}
