import { atom } from 'nanostores'

export type ToastVariant = 'success' | 'loading' | 'error'

export interface Toast {
  readonly title?: string | undefined
  readonly message: string
  readonly note?: string | undefined
  readonly variant: ToastVariant
  readonly svg: string | undefined
  readonly code?: string | undefined
  readonly open: boolean
  readonly autoClose: boolean
}

export interface Alert {
  readonly code: AlertCode
  readonly title: string
  readonly detail: string
}

export const alertTitles = {
  NETWORK_NOT_FOUND: 'Network Not Found',
  PROJECT_ID_MISSING: 'Project ID Not Configured',
  APP_CONFIGURATION: 'Invalid App Configuration',
  SESSION_EXPIRED: 'Session Expired',
  SERVER_ERROR: 'Server Error',
  RATE_LIMITED: 'Rate Limited',
} as const

export type AlertCode = keyof typeof alertTitles | 'EMBEDDED_LOAD_FAILED' | 'EMBEDDED_TIMED_OUT' | 'PACKAGE_MISSING'

export function createNoticesStore() {
  const $toast = atom<Toast>({ message: '', variant: 'success', svg: undefined, open: false, autoClose: true })
  const $alerts = atom<readonly Alert[]>([])
  return {
    $toast,
    $alerts,
    addAlert(alert: Alert): boolean {
      const known = $alerts.get()
      if (known.some(({ code, detail }) => code === alert.code && detail === alert.detail)) return false
      $alerts.set([...known, alert])
      return true
    },
  }
}
