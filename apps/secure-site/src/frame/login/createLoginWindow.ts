import * as z from 'zod/mini'
import { addLanguage } from '../../texts/texts'
import { LOGIN_PATH, type WindowLogin, windowMessageSchema } from './loginMessages'

const WIDTH = 440
const HEIGHT = 720

/** Window with its part of `window` that tests replace. */
export interface OwnWindow {
  readonly location: { readonly origin: string }
  readonly parent: unknown
  open(url: string, target: string, features: string): OpenedWindow | null
  addEventListener(type: 'message', listener: (event: OwnMessage) => void): void
}

export interface OwnMessage {
  readonly data: unknown
  readonly origin: string
  readonly source: unknown
  stopImmediatePropagation(): void
}

interface OpenedWindow {
  readonly closed: boolean
  close(): void
  focus(): void
  postMessage(message: WindowLogin, targetOrigin: string): void
}

interface LoginWindowOptions {
  readonly own: OwnWindow
  readonly signal: AbortSignal
  /** @default the path of the window for logins */
  readonly path?: string | undefined
  readonly onTicket?: ((ticket: string) => void) | undefined
}

/**
 * Opens the site’s own window for the code of one login. Answers this window alone, on this origin alone, so that no
 * page can give the window a login that began elsewhere, or take the ticket.
 */
export function createLoginWindow(
  { attempt, secret }: { readonly attempt: string; readonly secret: string },
  { own, signal, path = LOGIN_PATH, onTicket }: LoginWindowOptions,
) {
  const { origin } = own.location
  let opened: OpenedWindow | null = null
  signal.addEventListener('abort', () => opened?.close())
  return {
    /** Opens the window, or shows the one that is open. Returns false if the browser opens none, or hides it. */
    open(): boolean {
      if (opened !== null && !opened.closed) {
        opened.focus()
        return true
      }
      opened = own.open(addLanguage(path), '_blank', getFeatures())
      return opened !== null
    },
    /** Receives a message: answers the window, or takes its ticket. Ignores others. */
    receive(event: OwnMessage): void {
      if (signal.aborted || opened === null || event.source !== opened || event.origin !== origin) return
      const message = z.safeParse(windowMessageSchema, event.data)
      if (!message.success) return
      if (message.data.type === 'secure-login-ticket') onTicket?.(message.data.ticket)
      else opened.postMessage({ type: 'secure-login', attempt, secret }, origin)
    },
    /** Address for a browser that opens no windows. The page that embeds the frame never sees it. */
    url: `${addLanguage(path)}#${attempt}.${secret}`,
  }
}

function getFeatures(): string {
  const { screenX = 0, screenY = 0, outerWidth = WIDTH, outerHeight = HEIGHT } = globalThis.window ?? {}
  const [left, top] = [screenX + (outerWidth - WIDTH) / 2, screenY + (outerHeight - HEIGHT) / 2].map(Math.round)
  return `popup,width=${WIDTH},height=${HEIGHT},left=${left},top=${top}`
}
