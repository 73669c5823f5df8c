import { escapeHiddenCharacters } from '../../frame/decode/escapeHiddenCharacters'
import { createElement } from '../../frame/screen/createElement'
import type { SignedInUser } from '../../frame/session/createFrameSession'
import { texts } from '../../texts/texts'
import { createButton } from '../createPage'
import type { ListedSession } from '../createWalletAccess'
import { describeBrowser } from '../describeBrowser'
import { formatLocalTime } from '../formatLocalTime'
import type { WindowContext } from '../types'

/** Lists where the user is logged in. A browser can say of itself what it likes. */
export function drawSessions(
  context: WindowContext,
  user: SignedInUser,
  sessions: readonly ListedSession[],
): HTMLElement {
  return createElement('ul', {}, ...sessions.map((session) => drawSession(context, user, session)))
}

function drawSession(
  { access, page, site, showHome }: WindowContext,
  user: SignedInUser,
  { id, userAgent, origin, begunAt, usedAt, isCurrent }: ListedSession,
): HTMLElement {
  const words = texts().window.sessions
  const browser = describeBrowser(userAgent)
  const place = origin === site.url ? words.thisWindow : escapeHiddenCharacters(origin)
  return createElement(
    'li',
    {},
    createElement(
      'div',
      {},
      createElement('span', {}, browser),
      createElement('p', { class: 'quiet' }, place),
      createElement('p', { class: 'quiet' }, words.since(formatLocalTime(begunAt))),
      createElement('p', { class: 'quiet' }, words.lastUsed(formatLocalTime(usedAt))),
    ),
    isCurrent
      ? createElement('span', { class: 'quiet' }, words.current)
      : createButton(page, { label: words.end, kind: 'plain', name: words.endOf(browser, place) }, async () => {
          await access.endSession(user, id)
          await showHome()
        }),
  )
}
