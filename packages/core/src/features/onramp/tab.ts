import { ModalError } from '../../errors/ModalError.js'

/** The tab in which a provider asks for the money. */
export interface ProviderTab {
  goTo(url: string): void
  focus(): void
  isOpen(): boolean
  close(): void
}

/** Opens an empty tab in this very turn, as browsers want it of a press. Undefined where they do not let it open. */
export function openTab(): ProviderTab | undefined {
  const opened = window.open('about:blank', '_blank')
  if (!opened) return undefined
  // What is shown there must not lead this page elsewhere.
  opened.opener = null
  return {
    goTo: (url) => opened.location.replace(url),
    focus: () => opened.focus(),
    isOpen: () => !opened.closed,
    close: () => opened.close(),
  }
}

/** A page on which somebody pays. On this machine it may do without a certificate. */
export function toPageUrl(given: unknown): string {
  const url = typeof given === 'string' && URL.canParse(given) ? new URL(given) : undefined
  const isLocal = url?.protocol === 'http:' && /^(localhost|127\.0\.0\.1)$/.test(url.hostname)
  if (!url || !(url.protocol === 'https:' || isLocal))
    throw new ModalError('RESPONSE_INVALID', { context: { url: given } })
  return url.href
}
