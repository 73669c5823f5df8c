import type { OwnMessage, OwnWindow } from './createLoginWindow'

export type WindowMessages = ReturnType<typeof createWindowMessages>

/**
 * Hands messages of the site’s own windows out. Create it before other listeners for messages, which then get none of
 * them.
 */
export function createWindowMessages(own: OwnWindow) {
  const receivers = new Set<(event: OwnMessage) => void>()
  own.addEventListener('message', (event) => {
    if (event.origin !== own.location.origin || event.source === own.parent) return
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
