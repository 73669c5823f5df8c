import { createElement } from '../../frame/screen/createElement'
import type { SignedInUser } from '../../frame/session/createFrameSession'
import { texts } from '../../texts/texts'
import { createButton } from '../createPage'
import type { LimitOverview } from '../createWalletLimits'
import { runWithRecentLogin } from '../runWithRecentLogin'
import type { WindowContext } from '../types'

/** Shows the 24 words, with which another wallet opens the same accounts. Needs the passkey for approvals. */
export function showWords(context: WindowContext, user: SignedInUser, { passkey }: LimitOverview): void {
  const { page, limits } = context
  const { cancel, words } = texts().window
  page.draw({
    title: words.title,
    parts: [
      createElement('p', {}, words.about),
      createElement('p', { class: 'warning' }, words.warning),
      passkey === undefined && createElement('p', {}, words.needsPasskey),
      passkey !== undefined &&
        createButton(page, { label: words.usePasskey }, () =>
          runWithRecentLogin(context, user, async (owner) => drawWords(context, await limits.readWords(owner))),
        ),
      createButton(page, { label: cancel, kind: 'second' }, () => context.showHome()),
    ],
  })
}

/** Draws the words until the user has done with them, or hides or leaves the page. */
function drawWords(context: WindowContext, seedWords: readonly string[]): void {
  const { page } = context
  const { words } = texts().window
  const over = new AbortController()
  const close = async () => {
    over.abort()
    await context.showHome()
  }
  page.draw({
    title: words.shownTitle,
    parts: [
      createElement('p', {}, words.shown),
      createElement(
        'ol',
        { class: 'words code', 'aria-label': words.listLabel },
        ...seedWords.map((word) => createElement('li', {}, word)),
      ),
      createButton(page, { label: words.done }, close),
    ],
  })
  document.addEventListener('visibilitychange', () => document.hidden && void close(), { signal: over.signal })
}
