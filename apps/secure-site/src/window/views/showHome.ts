import { createElement } from '../../frame/screen/createElement'
import { drawAddress } from '../../frame/screen/drawAddress'
import type { SignedInUser } from '../../frame/session/createFrameSession'
import { createButton } from '../createPage'
import type { RecoveryKind, RecoveryOverview } from '../createWalletAccess'
import { describeWayTime } from '../describeWayTime'
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

const WAYS: Readonly<Record<RecoveryKind, string>> = {
  code: 'Printed code',
  password: 'Password',
  passkey: 'Passkey',
}

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
  page.draw({
    title: 'Your wallet',
    parts: [
      createElement('p', {}, user.email ?? user.userName),
      drawAddresses(user),
      devices,
      drawRecovery(context, user, overview),
      drawLimits(context, user, policy),
      createElement(
        'section',
        { 'aria-labelledby': 'logins' },
        createElement('h2', { id: 'logins' }, 'Logins'),
        drawSessions(context, user, sessions),
        createButton(page, { label: 'Log out everywhere else', kind: 'second' }, async () => {
          await access.endOtherSessions(user)
          await context.showHome()
        }),
        createButton(page, { label: 'Log out here', kind: 'second' }, async () => showLogout(context, overview)),
      ),
      createElement(
        'section',
        { 'aria-labelledby': 'words' },
        createElement('h2', { id: 'words' }, 'Use it elsewhere'),
        createButton(page, { label: 'Show the words of this wallet', kind: 'second' }, async () =>
          showWords(context, user, policy),
        ),
      ),
      createElement(
        'section',
        { 'aria-labelledby': 'deletion' },
        createElement('h2', { id: 'deletion' }, 'Deletion'),
        createButton(page, { label: 'Delete this wallet', kind: 'second' }, async () => showDeletion(context, user)),
      ),
    ],
  })
  void followDevices(context, user, devices)
}

/** Says what a logout means for this device, and asks again. */
function showLogout(context: WindowContext, { recovery }: RecoveryOverview): void {
  const { page, session } = context
  const names = [...new Set(recovery.map(({ kind }) => WAYS[kind].toLowerCase()))].join(' or ')
  page.draw({
    title: 'Log out here?',
    parts: [
      createElement(
        'p',
        {},
        recovery.length === 0
          ? 'This window forgets its part of your wallet. A login opens the wallet again.'
          : `This window forgets its part of your wallet. To open the wallet here again you need your ${names}, or another device.`,
      ),
      createButton(page, { label: 'Log out' }, async () => {
        await session.end()
        context.showLogin()
      }),
      createButton(page, { label: 'Cancel', kind: 'second' }, () => context.showHome()),
    ],
  })
}

/** Says what removing a way does not do, and asks again. */
function showRemoval(context: WindowContext, user: SignedInUser, way: RecoveryOverview['recovery'][number]): void {
  const { id, kind } = way
  const { access, page } = context
  page.draw({
    title: `Remove this ${WAYS[kind].toLowerCase()}?`,
    parts: [
      createElement('p', {}, `${describeWayTime(way)}.`),
      createElement(
        'p',
        {},
        'The site forgets it. A copy stays dangerous: who has it and can log in as you can still open your wallet.',
      ),
      createButton(page, { label: 'Remove' }, () =>
        runWithRecentLogin(context, user, async (owner) => {
          await access.remove(owner, id)
          await context.showHome()
        }),
      ),
      createButton(page, { label: 'Cancel', kind: 'second' }, () => context.showHome()),
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
  return createElement('dl', {}, row('Ethereum and other EVM networks', addresses.evm), row('Solana', addresses.solana))
}

function drawRecovery(context: WindowContext, user: SignedInUser, { recovery }: RecoveryOverview): HTMLElement {
  const { page } = context
  const isFirst = recovery.length === 0
  const rows = recovery.map((way) =>
    createElement(
      'li',
      {},
      createElement(
        'div',
        {},
        createElement('span', {}, WAYS[way.kind]),
        createElement('p', { class: 'quiet' }, describeWayTime(way)),
      ),
      createButton(
        page,
        { label: 'Remove', kind: 'plain', name: `Remove: ${WAYS[way.kind]}, ${describeWayTime(way)}` },
        async () => showRemoval(context, user, way),
      ),
    ),
  )
  return createElement(
    'section',
    { 'aria-labelledby': 'recovery' },
    createElement('h2', { id: 'recovery' }, 'Recovery'),
    recovery.length === 0
      ? createElement(
          'p',
          { class: 'warning' },
          'You have no recovery of your own. Until you add one, the people who run this site keep a spare part of your wallet, and who can log in as you can open it.',
        )
      : createElement('ul', {}, ...rows),
    createButton(page, { label: 'Add a printed code' }, () =>
      runWithRecentLogin(context, user, (owner) => showNewCode(context, owner, isFirst)),
    ),
    createButton(page, { label: 'Add a password', kind: 'second' }, () =>
      runWithRecentLogin(context, user, async (owner) => showNewPassword(context, owner, isFirst)),
    ),
    createButton(page, { label: 'Add a passkey', kind: 'second' }, () =>
      runWithRecentLogin(context, user, async (owner) => {
        showNewPasskey(context, owner, isFirst)
      }),
    ),
  )
}
