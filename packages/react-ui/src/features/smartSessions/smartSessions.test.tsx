import type { Modal } from '@foyer/core'
import { connect, grantPermissions } from '@foyer/core/actions'
import type { PermissionMethods, WalletPermission } from '@foyer/core/adapter'
import { createFakeAdapter, createTestModal, fakeNetwork, foreignFakeNetwork } from '@foyer/core/testing'
import { act } from 'react'
import { beforeEach, expect, it, onTestFinished, vi } from 'vitest'
import { reactUi } from '../../shell/reactUi.js'
import { destroyModalsAfterEach } from '../../testing/destroyModalsAfterEach.js'
import { flushUpdates, openModal } from '../../testing/openModal.js'
import { advanceTime } from '../../testing/time.js'

const modals = destroyModalsAfterEach()
const LANTERN = `0x${'6c'.padStart(40, '0')}`
const OTHER = '0x00000000000000000000000000000000000000D1'
const TOKEN = '0x00000000000000000000000000000000000000A1'
const EXPIRY = Date.UTC(2099, 8, 14, 12) / 1000
const DAY = 86_400
const ETH = 10n ** 18n

const permission = (parts: Partial<WalletPermission> = {}): WalletPermission => ({
  context: '0xc0ffee',
  caipNetworkId: 'eip155:1',
  address: LANTERN,
  limits: [{ kind: 'spend', amount: 50n * ETH, period: DAY, spent: 32n * ETH }],
  expiry: EXPIRY,
  form: 'erc7715',
  ...parts,
})

let granted: WalletPermission[]
let fails: unknown
let holds: Promise<unknown> | undefined

beforeEach(() => {
  granted = []
  fails = undefined
  holds = undefined
  vi.spyOn(globalThis, 'fetch').mockImplementation(async () => new Response('{"http":[]}'))
})

const wallet: PermissionMethods = {
  async grant({ limit, expiry }) {
    await holds
    if (fails) throw fails
    return permission({ limits: [{ kind: 'spend', ...limit }], expiry })
  },
  async list() {
    if (fails) throw fails
    return granted
  },
  async revoke({ context }) {
    await holds
    if (fails) throw fails
    granted = granted.filter((each) => each.context !== context)
  },
}

async function create(options: Parameters<typeof createTestModal>[0] = {}) {
  const fake = createFakeAdapter()
  fake.wallet('lantern').permissions = wallet
  const { modal } = createTestModal({ ui: reactUi(), fake, features: { smartSessions: true }, ...options })
  modals.push(modal)
  await connect(modal, { walletId: 'lantern', namespace: 'eip155' })
  return { modal, fake }
}
async function open(modal: Modal) {
  const opened = await openModal(modal, { view: 'SmartSessionList' })
  await flushUpdates()
  await flushUpdates()
  return opened
}

it('S1.041 SmartSessionList is opened from the account, and describes each app’s permissions', async () => {
  granted = [permission()]
  const { modal } = await create()
  const { click, text, title, root } = await openModal(modal, { view: 'Account' })
  await click(/^Site permissions/)
  await act(() => vi.waitFor(() => expect(text()).toContain('Up to 50 ETH a day')))
  expect(title()).toBe('Site permissions')
  expect(text()).toContain('These sites can act for your smart account, within these limits.')
  expect(text()).toContain('32 of 50 used in this period')
  expect(text()).toContain('Expires Sep 14, 2099')
  expect(root.querySelector('[role=progressbar]')?.getAttribute('aria-valuenow')).toBe('64')
})

it.each<[what: string, parts: Partial<WalletPermission>, sentence: string]>([
  ['a limit for the whole term', { limits: [{ kind: 'spend', amount: ETH }] }, 'Up to 1 ETH in total'],
  ['another period', { limits: [{ kind: 'spend', amount: ETH, period: 3 * DAY }] }, 'Up to 1 ETH every 3 days'],
  ['an odd period', { limits: [{ kind: 'spend', amount: ETH, period: 5400 }] }, 'Up to 1 ETH every 90 minutes'],
  [
    'an unknown token',
    { limits: [{ kind: 'spend', token: TOKEN, amount: 7n }] },
    'Up to 7 of the smallest units of an unknown token (0x0000…00A1) in total',
  ],
  ['no limit', { limits: [{ kind: 'spend', amount: 2n ** 255n }] }, 'All your ETH, without a limit'],
  ['a stream', { limits: [{ kind: 'stream', amount: ETH }] }, 'Up to 1 ETH in total. Increases over time'],
  [
    'a stream without an end',
    { limits: [{ kind: 'stream', amount: undefined }] },
    'ETH without a limit. Increases over time',
  ],
  ['an unknown kind', { limits: [{ kind: 'other', type: 'contract-call' }] }, 'We can’t tell what this allows.'],
  ['an empty permission', { limits: [] }, 'We can’t tell what this allows.'],
  ['no end', { expiry: undefined }, 'This doesn’t expire.'],
  ['another account', { to: OTHER }, 'Used by 0x0000…00D1'],
])('SmartSessionList describes %s', async (_what, parts, sentence) => {
  granted = [permission(parts)]
  const { modal } = await create()
  const { text } = await open(modal)
  expect(text()).toContain(sentence)
})

it.each<[what: string, parts: Partial<WalletPermission>, warns: boolean]>([
  ['no limit', { limits: [{ kind: 'spend', amount: 2n ** 255n }] }, true],
  ['an unknown kind', { limits: [{ kind: 'other', type: 'contract-call' }] }, true],
  ['no end', { expiry: undefined }, true],
  ['a limit and an end', {}, false],
])('SmartSessionList warns of: %s', async (_what, parts, warns) => {
  granted = [permission(parts)]
  const { modal } = await create()
  const { root } = await open(modal)
  expect(root.querySelector('.fy-alert--warn') !== null).toBe(warns)
})

it('SmartSessionList revokes a session, confirms it, and keeps the focus in the list', async () => {
  granted = [permission(), permission({ context: '0x02', limits: [{ kind: 'spend', amount: ETH }] })]
  const { modal } = await create()
  const { click, text, root } = await open(modal)
  await click('Revoke Harbor: Up to 50 ETH a day')
  await flushUpdates()
  expect(granted).toHaveLength(1)
  expect(text()).not.toContain('Up to 50 ETH a day')
  expect(root.querySelector('[role=status]')?.textContent).toBe('Revoked')
  expect(root.activeElement?.className).toContain('fy-sessions')
  await click('Revoke Harbor: Up to 1 ETH in total')
  await flushUpdates()
  expect(text()).toContain('No permissions')
  expect(text()).toContain('Sites you allow show up here.')
})

it('SmartSessionList keeps a session whose revocation was declined, and says where else it ends', async () => {
  granted = [permission()]
  const { modal } = await create()
  const { click, text, root } = await open(modal)
  fails = { code: 4001, message: 'User rejected the request.' }
  await click(/^Revoke Harbor/)
  await flushUpdates()
  expect(root.querySelector('[role=alert]')?.textContent).toBe('You declined in Lantern, so it’s still active.')
  const { ModalError } = await import('@foyer/core')
  fails = new ModalError('METHOD_UNSUPPORTED')
  await click(/^Revoke Harbor/)
  await flushUpdates()
  expect(text()).toContain('Revoke it in your wallet.')
  expect(text()).toContain('Up to 50 ETH a day')
})

it('SmartSessionList revokes one session at a time', async () => {
  granted = [permission(), permission({ context: '0x02', limits: [{ kind: 'spend', amount: ETH }] })]
  const { modal } = await create()
  const { click, control } = await open(modal)
  holds = new Promise(() => {})
  await click('Revoke Harbor: Up to 50 ETH a day')
  expect(control('Revoke Harbor: Up to 50 ETH a day').getAttribute('aria-busy')).toBe('true')
  expect(control('Revoke Harbor: Up to 1 ETH in total').getAttribute('aria-disabled')).toBe('true')
})

it('SmartSessionList shows a loading state until it is read', async () => {
  granted = [permission()]
  let answer = () => {}
  const list = wallet.list
  const held = new Promise<void>((resolve) => (answer = resolve))
  vi.spyOn(wallet, 'list').mockImplementation(async () => {
    await held
    return granted
  })
  onTestFinished(() => void Object.assign(wallet, { list }))
  const { modal } = await create()
  const { root, text } = await open(modal)
  const said = () => root.querySelector('.fy-sessions [role=status]')?.textContent
  expect(said()).toBe('Loading')
  expect(root.querySelector('.fy-sessions .fy-skel')).not.toBeNull()
  expect(text()).not.toContain('No permissions')
  await act(async () => answer())
  await flushUpdates()
  expect(text()).toContain('Up to 50 ETH a day')
  expect(said()).toBe('')
  expect(root.querySelector('.fy-sessions .fy-skel')).toBeNull()
})

it('SmartSessionList reports a failure, and retries', async () => {
  fails = new Error('no')
  const { modal } = await create()
  const { click, text, root } = await open(modal)
  expect(root.querySelector('[role=alert]')?.textContent).toContain('Couldn’t load permissions')
  fails = undefined
  granted = [permission()]
  await click('Try again')
  await flushUpdates()
  expect(text()).toContain('Up to 50 ETH a day')
})

it('SmartSessionList closes with the account', async () => {
  granted = [permission()]
  const { modal, fake } = await create()
  const { text } = await open(modal)
  granted = []
  await act(async () => fake.wallet('lantern').setAccounts([OTHER]))
  await flushUpdates()
  expect(text()).toContain('No permissions')
})

it('SmartSessionCreated waits for the wallet, reports a decline, retries, and shows the grant', async () => {
  const { modal } = await create()
  let go = () => {}
  holds = new Promise<void>((resolve) => {
    go = resolve
  })
  const granting = grantPermissions(modal, { limit: { amount: ETH, period: DAY }, expiry: EXPIRY })
  const { root, text, click } = await openModal(modal, { view: 'SmartSessionCreated' })
  expect(text()).toContain('Approve in Lantern')
  await advanceTime(3_000)
  expect(text()).not.toContain('Still waiting for your wallet.')
  expect(text()).toContain('wants to act for you within a limit.')
  await advanceTime(1_000)
  expect(text()).toContain('Still waiting for your wallet.')
  fails = { code: 4001, message: 'User rejected the request.' }
  await act(async () => go())
  await flushUpdates()
  expect(root.querySelector('[role=alert]')?.textContent).toContain('You declined in Lantern.')
  expect(root.querySelector('.fy-ring')?.getAttribute('data-state')).toBe('declined')
  holds = undefined
  fails = undefined
  await click('Try again')
  await flushUpdates()
  expect(text()).toContain('Permission granted')
  expect(await granting).toMatchObject({ limits: [{}] })
  expect(text()).toContain('Up to 1 ETH a day')
  expect(text()).toContain('Expires Sep 14, 2099')
  granted = [permission()]
  await click('See permissions')
  await flushUpdates()
  expect(text()).toContain('Up to 50 ETH a day')
})

it('SmartSessionList has a row on EVM accounts where enabled, and nowhere else', async () => {
  const offers = async (options: Parameters<typeof createTestModal>[0], namespace = 'eip155', walletId = 'lantern') => {
    const { modal } = await create(options)
    if (namespace !== 'eip155') await connect(modal, { walletId, namespace })
    return (await openModal(modal, { view: 'Account' })).hasControl(/^Site permissions/)
  }
  const networks = [fakeNetwork, foreignFakeNetwork] as const
  const solana = () =>
    createFakeAdapter({ namespace: 'solana', caipNetworkId: 'solana:mainnet', wallets: ['meridian'] }).definition
  expect(await offers({})).toBe(true)
  expect(await offers({ features: {} })).toBe(false)
  expect(await offers({ networks, adapters: [solana()] }, 'solana', 'meridian')).toBe(false)
})
