import { createElement } from '../../frame/screen/createElement'
import type { SignedInUser } from '../../frame/session/createFrameSession'
import { createButton } from '../createPage'
import type { LimitOverview } from '../createWalletLimits'
import { runWithRecentLogin } from '../runWithRecentLogin'
import type { WindowContext } from '../types'

/** Shows the 24 words, with which another wallet opens the same accounts. Needs the passkey for approvals. */
export function showWords(context: WindowContext, user: SignedInUser, { passkey }: LimitOverview): void {
  const { page, limits } = context
  page.draw({
    title: 'Show the words of this wallet?',
    parts: [
      createElement(
        'p',
        {},
        'With these 24 words another wallet, such as MetaMask or Phantom, opens the same accounts. No limit of this site holds there.',
      ),
      createElement(
        'p',
        { class: 'warning' },
        'Who sees the words has everything in this wallet, for ever. Nobody who helps you needs them. Show them to no one.',
      ),
      passkey === undefined && createElement('p', {}, 'First add a passkey for approvals, under “Limits”.'),
      passkey !== undefined &&
        createButton(page, { label: 'Use the passkey' }, () =>
          runWithRecentLogin(context, user, async (owner) => drawWords(context, await limits.readWords(owner))),
        ),
      createButton(page, { label: 'Cancel', kind: 'second' }, () => context.showHome()),
    ],
  })
}

/** Draws the words until the user has done with them, or hides or leaves the page. */
function drawWords(context: WindowContext, words: readonly string[]): void {
  const { page } = context
  const over = new AbortController()
  const close = async () => {
    over.abort()
    await context.showHome()
  }
  page.draw({
    title: 'The words of your wallet',
    parts: [
      createElement('p', {}, 'Write them down in this order. They disappear when you leave this view.'),
      createElement(
        'ol',
        { class: 'words code', 'aria-label': 'Words' },
        ...words.map((word) => createElement('li', {}, word)),
      ),
      createButton(page, { label: 'Done' }, close),
    ],
  })
  document.addEventListener('visibilitychange', () => document.hidden && void close(), { signal: over.signal })
}
