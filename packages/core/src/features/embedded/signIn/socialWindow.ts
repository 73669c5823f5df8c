import { SOCIAL_TIMEOUT, SOCIAL_WINDOW, SOCIAL_WINDOW_CHECK } from '../../../constants.js'
import { ModalError } from '../../../errors/ModalError.js'
import { isRecord } from '../../../utils/isRecord.js'
import { embeddedError } from '../embeddedError.js'

/** Longer than any answer of the secure site. Characters. */
const MAX_RESULT = 8_192

/** The window in which a provider asks who the visitor is. */
export interface SocialWindow {
  goTo(uri: string): void
  focus(): void
  isOpen(): boolean
  /**
   * Where the secure site ended. Rejects with `POPUP_CLOSED`, `SOCIAL_FAILED` when the provider or the visitor refused,
   * and with the reason of the signal.
   */
  result(signal: AbortSignal): Promise<string>
  close(): void
}

/** Opens the window in this very turn, as browsers want it of a click. Undefined where they do not let it open. */
export function openSocialWindow(secureSite: string): SocialWindow | undefined {
  const { origin } = new URL(secureSite, location.href)
  const { width, height } = SOCIAL_WINDOW
  const left = Math.max(0, window.screenX + (window.outerWidth - width) / 2)
  const top = Math.max(0, window.screenY + (window.outerHeight - height) / 2)
  const features = `width=${width},height=${height},left=${left},top=${top},scrollbars=yes`
  const opened = window.open(`${secureSite}/loading`, 'foyer-sign-in', features)
  if (!opened) return undefined
  return {
    goTo(uri) {
      // It comes from the secure site; all the same it must not run as a script of this page.
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
        // Anybody may post messages to a page; only that window of that site is believed.
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
          reject(new ModalError('POPUP_CLOSED'))
        }, SOCIAL_WINDOW_CHECK)
        const limit = setTimeout(() => {
          end()
          opened.close()
          reject(embeddedError('SOCIAL_FAILED', { context: { reason: 'timeout' } }))
        }, SOCIAL_TIMEOUT)
        window.addEventListener('message', onMessage)
        signal.addEventListener('abort', onAbort, { once: true })
        if (signal.aborted) onAbort()
      })
    },
  }
}

/** Why the provider or the visitor refused, if they did. */
function errorOf(resultUri: string): string | undefined {
  try {
    return new URL(resultUri).searchParams.get('error') ?? undefined
  } catch {
    return 'no URL'
  }
}
