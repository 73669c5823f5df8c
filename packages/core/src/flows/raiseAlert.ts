import type { ModalContext } from '../context.js'
import { type AlertCode, alerts } from '../stores/notices.js'

/** Raises an alert for the developer: in the console, and in the modal while developing. Each one once. */
export function raiseAlert(context: ModalContext, code: keyof typeof alerts, detail: string): void {
  raiseTitled(context, { code, title: alerts[code], detail })
}

export function raiseTitled(
  { stores, log }: ModalContext,
  alert: { readonly code: AlertCode; readonly title: string; readonly detail: string },
): void {
  if (stores.notices.addAlert(alert)) log('error', `${alert.title}: ${alert.detail}`)
}
