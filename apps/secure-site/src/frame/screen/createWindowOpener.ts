import { texts } from '../../texts/texts'
import { createElement } from './createElement'

export interface WindowOpenerTexts {
  /** Label of the button, such as "Review in a new window". */
  readonly label: string
  readonly before: string
  /** Replaces `before` once the window was opened. */
  readonly after: string
}

export type WindowOpener = ReturnType<typeof createWindowOpener>

const WIDTH = 440
const HEIGHT = 720

/**
 * Draws a button that opens a window of the site, and a link that opens it in place of the page: for browsers that
 * block or have no windows.
 */
export function createWindowOpener({ url, label, before, after }: WindowOpenerTexts & { readonly url: string }) {
  const status = createElement('p', { role: 'status' }, before)
  const button = createElement('button', { type: 'button', class: 'first' }, label)
  button.addEventListener('click', (event) => {
    if (!event.isTrusted) return
    open(url, '_blank', getFeatures())
    status.replaceChildren(after)
    button.replaceChildren(texts().approvals.window.openAgain)
  })
  const link = createElement('a', { class: 'link', href: url, target: '_top' }, texts().approvals.window.openHere)
  return { status, button, link }
}

/** Without an opener, the window works whatever policy the page has for windows, and no page can navigate it. */
function getFeatures(): string {
  const left = Math.round(screenX + (outerWidth - WIDTH) / 2)
  const top = Math.round(screenY + (outerHeight - HEIGHT) / 2)
  return `popup,noopener,noreferrer,width=${WIDTH},height=${HEIGHT},left=${left},top=${top}`
}
