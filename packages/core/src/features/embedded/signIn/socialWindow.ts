import { ModalError } from '../../../errors/ModalError.js'
import { isRecord } from '../../../utils/isRecord.js'
import { isIsolatedFromPopups } from '../../../utils/openerPolicy.js'
import { embeddedError } from '../embeddedError.js'

const SOCIAL_WINDOW_SIZE_PX = { width: 600, height: 800 } as const
const SOCIAL_WINDOW_POLL_MS = 1_000
const SOCIAL_TIMEOUT_MS = 120_000

// Maximum length of the secure site's message, in characters.
const MAX_RESULT = 8_192

export interface SocialWindow {
  goTo(uri: string): void
  focus(): void
  isOpen(): boolean
  /**
   * Resolves to the URI that contains the provider's result. Rejects with `POPUP_CLOSED`; with `OPENER_POLICY_BLOCKED`
   * when the app's `Cross-Origin-Opener-Policy` hides the window from the app; with `SOCIAL_FAILED` when the provider
   * or the user refuses, or after a timeout; and with `ABORTED`.
   */
  result(signal: AbortSignal): Promise<string>
  close(): void
}

/** Opens the window synchronously, which browsers allow in a click handler only. Undefined when blocked. */
export function openSocialWindow(secureSite: string): SocialWindow | undefined {
  const { origin } = new URL(secureSite, location.href)
  const { width, height } = SOCIAL_WINDOW_SIZE_PX
  const left = Math.max(0, window.screenX + (window.outerWidth - width) / 2)
  const top = Math.max(0, window.screenY + (window.outerHeight - height) / 2)
  const features = `width=${width},height=${height},left=${left},top=${top},scrollbars=yes`
  const opened = window.open(`${secureSite}/loading`, 'foyer-sign-in', features)
  if (!opened) return undefined
  return {
    goTo(uri) {
      // A `javascript:` URL would run in the app's origin.
      if (!/^https?:$/.test(new URL(uri).protocol)) throw embeddedError('SOCIAL_FAILED', { context: { uri } })
      opened.location.href = uri
    },
    focus: () => opened.focus(),
    isOpen: () => !opened.closed,
    close: () => opened.close(),
    result(signal) {
      return new Promise((resolve, reject) => {
        const end = () => {
          clearInterval(timer)
          clearTimeout(limit)
          window.removeEventListener('message', onMessage)
          signal.removeEventListener('abort', onAbort)
        }
        const onAbort = () => {
          end()
          opened.close()
          reject(new ModalError('ABORTED', { cause: signal.reason }))
        }
        // Any window can post messages to the app: accept only those of the opened window, at the secure site's origin.
        const onMessage = ({ origin: from, source, data }: MessageEvent<unknown>) => {
          if (from !== origin || source !== opened || !isRecord(data) || typeof data.resultUri !== 'string') return
          if (data.resultUri.length > MAX_RESULT) return
          end()
          opened.close()
          const refusal = errorOf(data.resultUri)
          if (refusal === undefined) resolve(data.resultUri)
          else reject(embeddedError('SOCIAL_FAILED', { context: { reason: refusal } }))
        }
        const timer = setInterval(() => {
          if (!opened.closed) return
          end()
          void whyGone().then(reject)
        }, SOCIAL_WINDOW_POLL_MS)
        const limit = setTimeout(() => {
          end()
          opened.close()
          reject(embeddedError('SOCIAL_FAILED', { context: { reason: 'timeout' } }))
        }, SOCIAL_TIMEOUT_MS)
        window.addEventListener('message', onMessage)
        signal.addEventListener('abort', onAbort, { once: true })
        if (signal.aborted) onAbort()
      })
    },
  }
}

/**
 * Returns the error for a window that seems closed: the app's `Cross-Origin-Opener-Policy` makes an open window look
 * closed.
 */
const whyGone = async () => new ModalError((await isIsolatedFromPopups()) ? 'OPENER_POLICY_BLOCKED' : 'POPUP_CLOSED')

function errorOf(resultUri: string): string | undefined {
  try {
    return new URL(resultUri).searchParams.get('error') ?? undefined
  } catch {
    return 'no URL'
  }
}
