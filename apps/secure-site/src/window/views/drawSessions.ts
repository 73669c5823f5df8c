import { describeUserAgent } from '../../describeUserAgent'
import { formatTime } from '../../formatTime'
import { escapeHiddenCharacters } from '../../frame/decode/escapeHiddenCharacters'
import { createElement } from '../../frame/screen/createElement'
import type { SignedInUser } from '../../frame/session/createFrameSession'
import { createButton } from '../createPage'
import type { ListedSession } from '../createWalletAccess'
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
  const browser = describeUserAgent(userAgent)
  const place = origin === site.url ? 'This site’s window' : escapeHiddenCharacters(origin)
  return createElement(
    'li',
    {},
    createElement(
      'div',
      {},
      createElement('span', {}, browser),
      createElement('p', { class: 'quiet' }, place),
      createElement('p', { class: 'quiet' }, `Since ${formatTime(begunAt)}`),
      createElement('p', { class: 'quiet' }, `Last used about ${formatTime(usedAt)}`),
    ),
    isCurrent
      ? createElement('span', { class: 'quiet' }, 'This device')
      : createButton(page, { label: 'Log out', kind: 'plain', name: `Log out: ${browser}, ${place}` }, async () => {
          await access.endSession(user, id)
          await showHome()
        }),
  )
}
