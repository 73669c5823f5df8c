import { atom } from 'nanostores'

export type ToastVariant = 'success' | 'loading' | 'error'

export interface Toast {
  readonly message: string
  readonly variant: ToastVariant
  /** Name of an icon of the view layer, in place of the variant's own. */
  readonly svg: string | undefined
  readonly open: boolean
  /** Closes by itself. A loading toast does not, unless it is told to. */
  readonly autoClose: boolean
}

/** What is wrong with the set-up or the service. For the developer, except where a view shows it in its own words. */
export interface Alert {
  readonly code: AlertCode
  /** The specification's string. */
  readonly title: string
  readonly detail: string
}

export const alerts = {
  NETWORK_NOT_FOUND: 'Network Not Found',
  PROJECT_ID_MISSING: 'Project ID Not Configured',
  APP_CONFIGURATION: 'Invalid App Configuration',
  SESSION_EXPIRED: 'Session Expired',
  SERVER_ERROR: 'Server Error',
  RATE_LIMITED: 'Rate Limited',
} as const

/** Those that are not in `alerts` bring their titles along: few pages ever need them. */
export type AlertCode = keyof typeof alerts | 'EMBEDDED_LOAD_FAILED' | 'EMBEDDED_TIMED_OUT' | 'PACKAGE_MISSING'

export function createNoticesStore() {
  const $toast = atom<Toast>({ message: '', variant: 'success', svg: undefined, open: false, autoClose: true })
  const $alerts = atom<readonly Alert[]>([])
  return {
    $toast,
    $alerts,
    /** False when this very alert was raised before: each is shown once. */
    addAlert(alert: Alert): boolean {
      const known = $alerts.get()
      if (known.some(({ code, detail }) => code === alert.code && detail === alert.detail)) return false
      $alerts.set([...known, alert])
      return true
    },
  }
}
