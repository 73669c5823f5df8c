import { ModalError } from '@foyer/core'
import { connect } from '@foyer/core/actions'
import { defineFeature } from '@foyer/core/feature'
import { goBack, startNavigation } from '@foyer/core/internal/modal'
import {
  createFakeAdapter,
  createFakeAllowances,
  createFakeSiwx,
  createTestModal,
  type FakeAdapter,
  fakeAllowance,
  fakeNetwork,
  otherFakeNetwork,
} from '@foyer/core/testing'
import { act } from 'react'
import { beforeEach, expect, it, vi } from 'vitest'
import { reactUi } from '../../shell/reactUi.js'
import { destroyModalsAfterEach } from '../../testing/destroyModalsAfterEach.js'
import { flushUpdates, openModal } from '../../testing/openModal.js'

const modals = destroyModalsAfterEach()

beforeEach(() => void vi.spyOn(globalThis, 'fetch').mockRejectedValue(new TypeError('offline')))

const LANTERN = `0x${'6c'.padStart(40, '0')}`
const ACCOUNT = `eip155:1:${LANTERN}` as const
const HUSD = { chainId: 1, address: `0x${'7'.repeat(40)}`, symbol: 'HUSD', name: 'Harbor Dollar', decimals: 6 }

async function create(options: Parameters<typeof createTestModal>[0] = {}) {
  const chain = createFakeAllowances()
  const fake = createFakeAdapter()
  fake.chainReader = chain.chainReader
  const networks = [fakeNetwork, otherFakeNetwork] as const
  const { modal } = createTestModal({ ui: reactUi(), fake, networks, tokenLists: [{ tokens: [HUSD] }], ...options })
  modals.push(modal)
  await connect(modal, { walletId: 'lantern', namespace: 'eip155' })
  return { chain, modal, fake }
}

async function open(setup: Awaited<ReturnType<typeof create>>) {
  const opened = await openModal(setup.modal, { view: 'Permissions' })
  await flushUpdates()
  const { root } = opened
  const groups = () => [...root.querySelectorAll('h3')].map((each) => each.textContent)
  const rows = () => [...root.querySelectorAll('.fy-allow .fy-row__m')].map((each) => each.textContent ?? '')
  const alerts = () => [...root.querySelectorAll('[role=alert]')].map((each) => each.textContent)
  return { ...opened, ...setup, groups, rows, alerts }
}

it('Permissions is one press from the account', async () => {
  const { modal } = await create()
  const { click, title } = await openModal(modal, { view: 'Account' })
  await click('Permissions')
  expect(title()).toBe('Permissions')
})

it('Permissions is not offered where the app has disabled it', async () => {
  const off = await create({ features: { permissions: false } })
  const account = await openModal(off.modal, { view: 'Account' })
  expect(account.hasControl('Permissions')).toBe(false)
})

it('Permissions lists spender and amount in words, and flags unlimited ones', async () => {
  const setup = await create()
  setup.chain.standing = [
    fakeAllowance('all', {
      isUnlimited: true,
      spenderName: 'Harbor Router',
      via: 'Permit2',
      until: new Date(2030, 0, 2).getTime(),
    }),
    fakeAllowance('some'),
    fakeAllowance('gone', { atRisk: 0n }),
    fakeAllowance('nobodys', { token: { address: '0x1', symbol: 'US\u202eDC', decimals: 6 } }),
    fakeAllowance('things', {
      kind: 'collection',
      amount: undefined,
      isUnlimited: true,
      token: { address: '0x2', name: 'Lights' },
    }),
  ]
  const { rows, root, groups } = await open(setup)
  expect(groups()).toEqual([`Token approvals on ${fakeNetwork.name}`])
  const [all, some, gone, things, nobodys] = rows()
  expect(all).toBe('Harbor RouterUnlimited HUSD0x5555…5555through Permit2 · until Jan 2, 2030')
  expect(some).toBe('0x5555…5555Up to 5 HUSD')
  expect(gone).toContain('Nothing at risk now')
  expect(things).toContain('Everything of Lights')
  expect(nobodys).toContain('Unknown token')
  const unlimited = root.querySelector('.fy-allow__all')
  expect(unlimited?.querySelector('svg')).not.toBeNull()
})

it('Permissions revokes the selected approvals, and confirms it', async () => {
  const setup = await create()
  setup.chain.standing = [fakeAllowance('one'), fakeAllowance('two', { spender: `0x${'8'.repeat(40)}` })]
  const { click, control, rows, text, hasControl } = await open(setup)
  expect(control('Select permissions to revoke').getAttribute('aria-disabled')).toBe('true')
  await click(/^H0x8888/)
  expect(control(/^H0x8888/).getAttribute('aria-pressed')).toBe('true')
  expect(text()).toContain('Revoking costs a network fee.')
  await click('Revoke 1')
  await vi.waitFor(async () => {
    await flushUpdates()
    expect(rows()).toHaveLength(1)
  })
  expect(setup.chain.sent).toHaveLength(1)
  expect(hasControl('Revoke 1')).toBe(false)
})

it('Permissions opened for an approval revokes that one once the chain reports it, and once only', async () => {
  const setup = await create()
  const other = fakeAllowance('two', { spender: `0x${'8'.repeat(40)}` })
  setup.chain.standing = [fakeAllowance('one'), other]
  setup.chain.mode = 'hold'
  const { address: token } = HUSD
  const revoke = { account: ACCOUNT, token: token.toUpperCase().replace('0X', '0x'), spender: `0x${'5'.repeat(40)}` }
  const { click, text, root } = await openModal(setup.modal, { view: 'Permissions', revoke })
  await flushUpdates()
  expect(text()).toContain('Approve to stop 0x5555…5555 from spending your HUSD.')
  setup.chain.sendError = new ModalError('USER_REJECTED')
  await act(async () => setup.chain.release())
  await flushUpdates()
  await click('Back to the list')
  await flushUpdates()
  expect(root.querySelectorAll('.fy-allow')).toHaveLength(2)
  expect(setup.chain.sent).toHaveLength(1)
})

it('Permissions revokes the requested approval once, also when the user comes back from another view', async () => {
  const setup = await create()
  setup.chain.standing = [fakeAllowance('one')]
  setup.chain.mode = 'hold'
  const revoke = { account: ACCOUNT, token: HUSD.address, spender: `0x${'5'.repeat(40)}` }
  const { click, root, title } = await openModal(setup.modal, { view: 'Permissions', revoke })
  await flushUpdates()
  const context = startNavigation(setup.modal)
  // Opens another view above this one, as the approval of an embedded wallet does.
  await act(async () => context.stores.router.push({ view: 'Networks' }))
  await flushUpdates()
  expect(title()).not.toBe('Permissions')
  setup.chain.sendError = new ModalError('USER_REJECTED')
  await act(async () => setup.chain.release())
  await act(async () => goBack(context))
  await flushUpdates()
  await click('Back to the list')
  await flushUpdates()
  expect(root.querySelectorAll('.fy-allow')).toHaveLength(1)
  expect(setup.chain.sent).toHaveLength(1)
})

it.each([
  ['account', (fake: FakeAdapter) => fake.wallet('lantern').setAccounts(['0x2'])],
  ['network', (fake: FakeAdapter) => fake.wallet('lantern').setNetwork(otherFakeNetwork.caipNetworkId)],
])('Permissions revokes no approval of another %s than the requested one', async (_what, change) => {
  const setup = await create()
  const revoke = { account: ACCOUNT, token: HUSD.address, spender: `0x${'5'.repeat(40)}` }
  const { root, hasControl } = await openModal(setup.modal, { view: 'Permissions', revoke })
  await flushUpdates()
  setup.chain.standing = [fakeAllowance('one')]
  await act(async () => change(setup.fake))
  await flushUpdates()
  expect(root.querySelectorAll('.fy-allow')).toHaveLength(1)
  expect(hasControl('Select permissions to revoke')).toBe(true)
  expect(setup.chain.sent).toHaveLength(0)
})

it('Permissions shows the list where the requested approval is not found', async () => {
  const setup = await create()
  setup.chain.standing = [fakeAllowance('one')]
  const revoke = { account: ACCOUNT, token: HUSD.address, spender: `0x${'9'.repeat(40)}` }
  const { hasControl } = await openModal(setup.modal, { view: 'Permissions', revoke })
  await flushUpdates()
  expect(hasControl('Select permissions to revoke')).toBe(true)
  expect(setup.chain.sent).toHaveLength(0)
})

it('Permissions explains the wallet’s prompt, and its outcome', async () => {
  const setup = await create()
  setup.chain.standing = [fakeAllowance('one')]
  setup.chain.mode = 'hold'
  const { click, text, alerts, hasControl, rows } = await open(setup)
  await click(/^H0x5555/)
  await click('Revoke 1')
  expect(text()).toContain('Approve to stop 0x5555…5555 from spending your HUSD.')
  setup.chain.sendError = new ModalError('USER_REJECTED')
  await act(async () => setup.chain.release())
  await flushUpdates()
  expect(alerts().join()).toContain('The permission is still active.')
  await click('Back to the list')
  expect(rows()).toHaveLength(1)
  setup.chain.mode = 'now'
  setup.chain.sendError = new ModalError('OFFLINE')
  await click(/^H0x5555/)
  await click('Revoke 1')
  await flushUpdates()
  expect(alerts().join()).toContain('Check your activity')
  expect(hasControl('Try again')).toBe(false)
})

it.each([
  ['would fail', 'REVOCATION_WOULD_FAIL', 'HUSD can’t be revoked this way'],
  ['still stands', 'REVOCATION_STANDS', 'but the permission is still active'],
  ['failed on the chain', 'REVOCATION_REVERTED', 'At most, the network fee was charged'],
  ['was canceled', 'REVOCATION_CANCELLED', 'You canceled it'],
])('Permissions explains why revoking %s', async (_what, code, sentence) => {
  const feature = defineFeature({
    id: 'berth',
    permissions: async () => ({
      kind: 'approval',
      list: async () => ({
        entries: [{ id: 'one', name: 'Quay', approval: { ...fakeAllowance('one'), isListed: true } }],
      }),
      revoke: () => Promise.reject(new ModalError(code, { context: { symbols: ['HUSD'] } })),
    }),
  })
  const { click, alerts } = await open(await create({ customFeatures: [feature] }))
  await click(/^HQuay/)
  await click('Revoke 1')
  expect(alerts().join()).toContain(sentence)
})

it('Permissions keeps other sources when one fails, and retries that one', async () => {
  let isDown = true
  const feature = defineFeature({
    id: 'berth',
    permissions: async () => ({
      kind: 'permission',
      async list() {
        if (isDown) throw new ModalError('OFFLINE')
        return {
          entries: [
            {
              id: 'quay',
              name: 'Quay 7',
              text: 'May moor',
              limits: [{ amount: 5_000_000n, token: HUSD, period: 86_400 }, {}],
            },
          ],
        }
      },
      revoke: async () => 'done',
    }),
  })
  const setup = await create({ customFeatures: [feature] })
  setup.chain.standing = [fakeAllowance('one')]
  const { text, rows, click } = await open(setup)
  expect(text()).toContain('Couldn’t load the sites that can act for you.')
  expect(rows()).toHaveLength(1)
  isDown = false
  await click('Try again')
  expect(rows()[0]).toBe('Quay 7May moorUp to 5 HUSD a dayAmount unknown')
})

it('Permissions says that none was found, and that some may be missing', async () => {
  const setup = await create()
  setup.chain.found = { isPartial: true, since: new Date(2026, 0, 2).getTime() }
  const { text } = await open(setup)
  expect(text()).toContain('No permissions found')
  expect(text()).toContain('Some from before Jan 2, 2026 may be missing')
})

it('Permissions writes dates in the language of the texts', async () => {
  const setup = await create({ ui: reactUi({ messages: { language: 'de' } }) })
  setup.chain.found = { isPartial: true, since: new Date(2026, 0, 2).getTime() }
  const { text } = await open(setup)
  expect(text()).toContain('Some from before 2. Jan. 2026 may be missing')
})

it('Permissions lists sessions, and says that revoking the active one disconnects', async () => {
  const fakeSiwx = createFakeSiwx()
  fakeSiwx.let(`eip155:1:${LANTERN}`)
  const { groups, control, click, text } = await open(await create({ siwx: fakeSiwx.siwx }))
  expect(groups()[0]).toBe('Signed in to this site')
  expect(control(/^0x0000/).textContent).toBe('0x0000…006cLantern on EthereumIn use')
  await click(/^0x0000/)
  expect(text()).toContain('Revoking the one in use disconnects you.')
  await act(async () => {})
  await click('Revoke 1')
  expect(fakeSiwx.accounts()).toEqual([])
})

it('Permissions names the signed-in account by its name', async () => {
  const fakeSiwx = createFakeSiwx({ isRequired: false })
  for (const account of [LANTERN, '0x2']) fakeSiwx.let(`eip155:1:${account}`)
  const setup = await create({ siwx: fakeSiwx.siwx })
  setup.fake.wallet('lantern').setAccounts(['0x2'])
  await flushUpdates()
  startNavigation(setup.modal).stores.accounts.update('eip155', { profileName: 'lantern.eth' })
  const { rows } = await open(setup)
  expect(rows()).toEqual(['0x0000…006cLantern on Ethereum', 'lantern.ethLantern on Ethereum'])
})

it('Permissions shows stored sessions when the app’s backend fails, and retries', async () => {
  const fakeSiwx = createFakeSiwx({ isRequired: false })
  fakeSiwx.let(`eip155:1:${LANTERN}`)
  const setup = await create({ siwx: fakeSiwx.siwx })
  fakeSiwx.errors.set('getSessions', new TypeError('Failed to fetch'))
  const { rows, text, click } = await open(setup)
  expect(text()).toContain('No response. This list may be out of date')
  expect(rows()).toHaveLength(1)
  fakeSiwx.errors.clear()
  fakeSiwx.expire(`eip155:1:${LANTERN}`)
  await click('Try again')
  await flushUpdates()
  expect([rows(), text().includes('No answer')]).toEqual([[], false])
})

it('Permissions says nothing of disconnecting where sign-in is optional', async () => {
  const fakeSiwx = createFakeSiwx({ isRequired: false })
  fakeSiwx.let(`eip155:1:${LANTERN}`)
  const { modal, click, text, alerts } = await open(await create({ siwx: fakeSiwx.siwx }))
  await click(/^0x0000/)
  expect(text()).not.toContain('disconnects')
  fakeSiwx.errors.set('revokeSession', new TypeError('Failed to fetch'))
  await click('Revoke 1')
  await flushUpdates()
  expect(alerts().join()).toContain('You’re still signed in')
  fakeSiwx.errors.delete('revokeSession')
  await click('Try again')
  await flushUpdates()
  expect([fakeSiwx.accounts(), modal.$account('eip155').get().status]).toEqual([[], 'connected'])
})

it('Permissions prompts in turn where the wallet takes one request at a time, with progress', async () => {
  const setup = await create()
  setup.chain.standing = [fakeAllowance('one'), fakeAllowance('two', { spender: `0x${'8'.repeat(40)}` })]
  setup.chain.mode = 'hold'
  const { click, text, root, hasControl } = await open(setup)
  await click(/^H0x5555/)
  await click(/^H0x8888/)
  await click('Revoke 2')
  expect(text()).toContain('Approve to stop 0x5555…5555 from spending your HUSD.')
  expect(text()).toContain('0 of 2 done')
  expect(text()).not.toContain('This revokes')
  expect(root.querySelector('[role=status]')).not.toBeNull()
  expect(hasControl('Ask again')).toBe(false)
  setup.chain.sendError = new ModalError('USER_REJECTED')
  await act(async () => setup.chain.release())
  await flushUpdates()
  expect(root.querySelector('[role=alert]')?.textContent).toContain('Not revoked')
  expect(root.querySelector('.fy-ring')?.getAttribute('data-state')).toBe('declined')
  expect(hasControl('Try again')).toBe(true)
})

it('Permissions shows each period and the permission’s icon', async () => {
  const feature = defineFeature({
    id: 'berth',
    permissions: async () => ({
      kind: 'permission',
      list: async () => ({
        entries: [
          { id: 'hour', name: 'Quay 1', limits: [{ amount: 1_000_000n, token: HUSD, period: 3_600 }] },
          {
            id: 'hours',
            name: 'Quay 2',
            imageUrl: 'https://quay.example/2.png',
            limits: [{ amount: 2_000_000n, token: HUSD, period: 7_200 }],
          },
        ],
      }),
      revoke: async () => 'done',
    }),
  })
  const { rows, control } = await open(await create({ customFeatures: [feature] }))
  expect(rows()).toEqual(['Quay 1Up to 1 HUSD in an hour', 'Quay 2Up to 2 HUSD in 2 hours'])
  const pictureOf = (name: RegExp) => control(name).querySelector('img')?.getAttribute('src')
  expect([pictureOf(/Quay 1/), pictureOf(/Quay 2/)]).toEqual([undefined, 'https://quay.example/2.png'])
})

it('Permissions shows the signed-in account’s own avatar', async () => {
  const fakeSiwx = createFakeSiwx({ isRequired: false })
  fakeSiwx.let(`eip155:1:${LANTERN}`)
  const setup = await create({ siwx: fakeSiwx.siwx })
  const account = await openModal(setup.modal, { view: 'Account' })
  const own = account.root.querySelector('.fy-ava')?.getAttribute('style')
  const { control } = await open(setup)
  expect(own).toBeTruthy()
  expect(
    control(/^0x0000/)
      .querySelector('.fy-ava')
      ?.getAttribute('style'),
  ).toBe(own)
})

it('Permissions lists what was revoked before an error, unless one was selected', async () => {
  const setup = await create()
  setup.chain.standing = [fakeAllowance('one'), fakeAllowance('two', { spender: `0x${'8'.repeat(40)}` })]
  const { click, text, root } = await open(setup)
  await click(/^H0x5555/)
  setup.chain.sendError = new ModalError('USER_REJECTED')
  await click('Revoke 1')
  await flushUpdates()
  expect(text()).toContain('Not revoked')
  expect(text()).not.toMatch(/\d of \d done/)
  expect([...root.querySelectorAll('.fy-note')].filter((each) => !each.textContent)).toEqual([])
})
