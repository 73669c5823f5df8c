import type { OwnMessage, OwnWindow } from './createLoginWindow'

export type WindowMessages = ReturnType<typeof createWindowMessages>

/**
 * Hands out messages of the site’s own windows and of the page with the captcha. Create it before other listeners for
 * messages, which then get none of them.
 */
export function createWindowMessages(own: OwnWindow, captchaPage?: string) {
  const origins = new Set([own.location.origin, ...(captchaPage === undefined ? [] : [new URL(captchaPage).origin])])
  const receivers = new Set<(event: OwnMessage) => void>()
  own.addEventListener('message', (event) => {
    if (!origins.has(event.origin) || event.source === own.parent) return
    event.stopImmediatePropagation()
    for (const receive of receivers) receive(event)
  })
  return {
    listen(receive: (event: OwnMessage) => void, signal: AbortSignal): void {
      receivers.add(receive)
      signal.addEventListener('abort', () => receivers.delete(receive))
    },
  }
}
