import type { ModalContext } from '../modal/context.js'
import { type AlertCode, alertTitles } from '../state/notices.js'

// Alerts the developer, once per alert: in the console and, during development, in the modal.
export function raiseAlert(context: ModalContext, code: keyof typeof alertTitles, detail: string): void {
  raiseTitledAlert(context, { code, title: alertTitles[code], detail })
}

export function raiseTitledAlert(
  { stores, log }: ModalContext,
  alert: { readonly code: AlertCode; readonly title: string; readonly detail: string },
): void {
  if (stores.notices.addAlert(alert)) log('error', `${alert.title}: ${alert.detail}`)
}
