import { createElement } from '../../frame/screen/createElement'
import { drawAddress } from '../../frame/screen/drawAddress'
import type { SignedInUser } from '../../frame/session/createFrameSession'
import { texts } from '../../texts/texts'
import { createButton } from '../createPage'
import type { RecoveryOverview } from '../createWalletAccess'
import { formatLocalTime } from '../formatLocalTime'
import { runWithRecentLogin } from '../runWithRecentLogin'
import type { WindowContext } from '../types'
import { drawLimits } from './drawLimits'
import { drawSessions } from './drawSessions'
import { followDevices } from './followDevices'
import { showDeletion } from './showDeletion'
import { showNewCode } from './showNewCode'
import { showNewPasskey } from './showNewPasskey'
import { showNewPassword } from './showNewPassword'
import { showWords } from './showWords'

/** Shows the wallet’s addresses, the devices that wait for approval, the ways of recovery, and the logins. */
export async function showHome(context: WindowContext): Promise<void> {
  const { access, limits, page, session } = context
  const user = await session.get()
  const [overview, sessions, policy] = await Promise.all([
    access.readOverview(user),
    access.listSessions(user),
    limits.read(user),
  ])
  const devices = createElement('section', { 'aria-labelledby': 'devices' })
  const { home, sessions: logins } = texts().window
  page.draw({
    title: home.title,
    parts: [
      createElement('p', {}, user.email ?? user.userName),
      drawAddresses(user),
      devices,
      drawRecovery(context, user, overview),
      drawLimits(context, user, policy),
      createElement(
        'section',
        { 'aria-labelledby': 'logins' },
        createElement('h2', { id: 'logins' }, home.logins),
        drawSessions(context, user, sessions),
        createButton(page, { label: logins.endOthers, kind: 'second' }, async () => {
          await access.endOtherSessions(user)
          await context.showHome()
        }),
        createButton(page, { label: logins.endHere, kind: 'second' }, async () => showLogout(context, overview)),
      ),
      createElement(
        'section',
        { 'aria-labelledby': 'words' },
        createElement('h2', { id: 'words' }, home.elsewhere),
        createButton(page, { label: home.showWords, kind: 'second' }, async () => showWords(context, user, policy)),
      ),
      createElement(
        'section',
        { 'aria-labelledby': 'deletion' },
        createElement('h2', { id: 'deletion' }, home.deletion),
        createButton(page, { label: home.delete, kind: 'second' }, async () => showDeletion(context, user)),
      ),
    ],
  })
  void followDevices(context, user, devices)
}

/** Says what a logout means for this device, and asks again. */
function showLogout(context: WindowContext, { recovery }: RecoveryOverview): void {
  const { page, session } = context
  const { logout } = texts().recovery
  const kinds = [...new Set(recovery.map(({ kind }) => kind))]
  page.draw({
    title: texts().window.sessions.endHereTitle,
    parts: [
      createElement('p', {}, kinds.length === 0 ? logout.withoutWays : logout.withWays(kinds)),
      createButton(page, { label: texts().window.sessions.end }, async () => {
        await session.end()
        context.showLogin()
      }),
      createButton(page, { label: texts().window.cancel, kind: 'second' }, () => context.showHome()),
    ],
  })
}

/** Says what removing a way does not do, and asks again. */
function showRemoval(context: WindowContext, user: SignedInUser, way: RecoveryOverview['recovery'][number]): void {
  const { id, kind, createdAt } = way
  const { access, page } = context
  const { removal } = texts().recovery
  page.draw({
    title: removal.titles[kind],
    parts: [
      createElement('p', {}, removal.added(formatLocalTime(createdAt))),
      createElement('p', {}, removal.meaning),
      createButton(page, { label: removal.label }, () =>
        runWithRecentLogin(context, user, async (owner) => {
          await access.remove(owner, id)
          await context.showHome()
        }),
      ),
      createButton(page, { label: texts().window.cancel, kind: 'second' }, () => context.showHome()),
    ],
  })
}

function drawAddresses({ addresses }: SignedInUser): HTMLElement {
  const row = (name: string, address: string) =>
    createElement(
      'div',
      {},
      createElement('dt', {}, name),
      createElement('dd', { class: 'code' }, drawAddress(address)),
    )
  const { evm, solana } = texts().window.home
  return createElement('dl', {}, row(evm, addresses.evm), row(solana, addresses.solana))
}

function drawRecovery(context: WindowContext, user: SignedInUser, { recovery }: RecoveryOverview): HTMLElement {
  const { page } = context
  const isFirst = recovery.length === 0
  const words = texts().recovery
  const rows = recovery.map((way) =>
    createElement(
      'li',
      {},
      createElement(
        'div',
        {},
        createElement('span', {}, words.ways[way.kind]),
        createElement('p', { class: 'quiet' }, words.added(formatLocalTime(way.createdAt))),
      ),
      createButton(
        page,
        {
          label: words.removal.label,
          kind: 'plain',
          name: words.removal.labels[way.kind](formatLocalTime(way.createdAt)),
        },
        async () => showRemoval(context, user, way),
      ),
    ),
  )
  return createElement(
    'section',
    { 'aria-labelledby': 'recovery' },
    createElement('h2', { id: 'recovery' }, words.title),
    recovery.length === 0 ? createElement('p', { class: 'warning' }, words.none) : createElement('ul', {}, ...rows),
    createButton(page, { label: words.addCode }, () =>
      runWithRecentLogin(context, user, (owner) => showNewCode(context, owner, isFirst)),
    ),
    createButton(page, { label: words.addPassword, kind: 'second' }, () =>
      runWithRecentLogin(context, user, async (owner) => showNewPassword(context, owner, isFirst)),
    ),
    createButton(page, { label: words.addPasskey, kind: 'second' }, () =>
      runWithRecentLogin(context, user, async (owner) => {
        showNewPasskey(context, owner, isFirst)
      }),
    ),
  )
}
