import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { PermissionMethods, PermissionRequest, WalletPermission } from '../../adapter/permissions.js'
import { connect } from '../../connection/connect.js'
import { createFakeAdapter } from '../../testing/createFakeAdapter.js'
import { createFakeChainReader } from '../../testing/createFakeChainReader.js'
import { blankUi, type CreateTestModalParameters, createTestModal } from '../../testing/createTestModal.js'
import { getTestContext } from '../../testing/getTestContext.js'
import { fetchPermissions, revokePermissions } from '../permissions/permissions.js'
import type { SmartSession } from './sessions.js'
import { grantPermissions, listSmartSessions, revokeSmartSession } from './smartSessions.js'
import { getSmartSessionsController } from './smartSessionsController.js'

const LANTERN = `0x${'6c'.padStart(40, '0')}`
const OTHER = '0x00000000000000000000000000000000000000D1'
const TOKEN = '0x00000000000000000000000000000000000000A1'
const EXPIRY = 4_000_000_000
const DAY = 86_400

const permission: WalletPermission = {
  context: '0xc0ffee',
  caipNetworkId: 'eip155:1',
  address: LANTERN,
  limits: [{ kind: 'spend', token: TOKEN, amount: 50n, period: DAY, spent: 32n }],
  expiry: EXPIRY,
  form: 'erc7715',
}
const kept = {
  project: { id: 'p', name: 'Northbeam', url: 'https://northbeam.example' },
  pci: 'abc',
  expiry: EXPIRY,
  createdAt: 1_767_225_600,
  permissions: [{ type: 'native-token-transfer', data: { allowance: '0x5' } }],
  policies: [],
}

let wallet: PermissionMethods & {
  granted: WalletPermission[]
  asked: PermissionRequest[]
  tells: boolean
  fails?: unknown
}
let service: { pcis: unknown; asked: { method: string; path: string; body: unknown }[]; status: number; holds: boolean }

beforeEach(() => {
  wallet = {
    granted: [],
    asked: [],
    tells: true,
    async grant(request) {
      wallet.asked.push(request)
      if (wallet.fails) throw wallet.fails
      const { account, caipNetworkId, limit, expiry, to } = request
      const limits = [{ kind: 'spend' as const, ...limit }]
      const context = `0xc0ffee${wallet.asked.length}0`
      const one = { context, caipNetworkId, address: account.address, limits, expiry, to, form: 'erc7715' as const }
      wallet.granted.push(one)
      return one
    },
    list: async () => (wallet.tells ? wallet.granted : undefined),
    async revoke({ context }) {
      if (wallet.fails) throw wallet.fails
      wallet.granted = wallet.granted.filter((each) => each.context !== context)
    },
  }
  service = { pcis: [], asked: [], status: 200, holds: false }
  vi.stubGlobal('fetch', async (given: string, init?: RequestInit) => {
    const url = new URL(String(given))
    const reply = (json: unknown, status = 200) => new Response(JSON.stringify(json), { status })
    if (url.pathname.endsWith('supported-chains')) return reply({ http: ['eip155:1'] })
    if (!url.pathname.startsWith('/v1/sessions/')) return reply({}, 404)
    const body = init?.body ? JSON.parse(String(init.body)) : undefined
    service.asked.push({ method: init?.method ?? 'GET', path: url.pathname, body })
    if (service.holds) await new Promise(() => {})
    return reply({ pcis: service.pcis }, service.status)
  })
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

async function create(options: CreateTestModalParameters = {}) {
  const fake = createFakeAdapter()
  fake.wallet('lantern').permissions = wallet
  const services = { data: 'https://data.example' }
  const { modal } = createTestModal({ fake, services, features: { smartSessions: true }, ...options })
  await connect(modal, { walletId: 'lantern', namespace: 'eip155' })
  return { modal, fake, context: getTestContext(modal) }
}
const wanted = { limit: { amount: 5n }, expiry: EXPIRY } as const
const idsOf = (sessions: readonly SmartSession[]) => sessions.map(({ id }) => id)

describe('the smart sessions', () => {
  it('S1.041 combine those of the wallet, the service and this page, each once', async () => {
    wallet.granted = [permission]
    service.pcis = [kept, { ...kept, pci: 'same', context: '0xC0FFEE' }]
    const { modal } = await create()
    const { sessions, unread } = await listSmartSessions(modal)
    expect(unread).toEqual([])
    expect(sessions).toMatchObject([
      { id: '0xc0ffee', pci: 'same', expiry: EXPIRY, permission: { context: '0xc0ffee' } },
      {
        id: 'abc',
        site: { name: 'Northbeam', url: 'https://northbeam.example' },
        limits: [{ limit: { kind: 'spend', amount: 5n }, token: { symbol: 'ETH', decimals: 18 } }],
      },
    ])
  })

  it('S7.023 are requested from the data service by address', async () => {
    service.pcis = [
      kept,
      { ...kept, pci: 'gone', revokedAt: 1_767_225_601 },
      { ...kept, pci: 'over', expiry: 1_767_225_601 },
      { ...kept, pci: '../../' },
      { ...kept, expiry: 'soon' },
      null,
    ]
    const { modal } = await create()
    expect(idsOf((await listSmartSessions(modal)).sessions)).toEqual(['abc'])
    expect(service.asked).toEqual([
      { method: 'GET', path: `/v1/sessions/${encodeURIComponent(`eip155:1:${LANTERN}`)}`, body: undefined },
    ])
  })

  it('omit an app icon of the service that is not an image URL', async () => {
    const project = { id: 'p', name: 'North\u202ebeam', url: 'javascript:alert(1)', iconUrl: 'https://a.example/b c' }
    service.pcis = [{ ...kept, project, permissions: [{ type: 'contract-call' }, 7] }]
    const { modal } = await create()
    const { sessions } = await listSmartSessions(modal)
    expect(sessions).toMatchObject([
      {
        site: { name: 'Northbeam', url: undefined, iconUrl: undefined },
        limits: [{ limit: { kind: 'other', type: 'contract-call' } }, { limit: { kind: 'other', type: '' } }],
      },
    ])
  })

  it('are those granted on this page, until they are revoked, when the wallet lists none', async () => {
    wallet.tells = false
    const { modal, fake } = await create()
    const session = await grantPermissions(modal, { ...wanted, limit: { token: TOKEN, amount: 7n, period: DAY } })
    const { sessions } = await listSmartSessions(modal)
    expect(sessions).toMatchObject([{ limits: [{ limit: { kind: 'spend', token: TOKEN, amount: 7n, period: DAY } }] }])
    fake.wallet('lantern').setAccounts([OTHER])
    expect((await listSmartSessions(modal)).sessions).toEqual([])
    fake.wallet('lantern').setAccounts([LANTERN])
    await revokeSmartSession(modal, { session })
    expect((await listSmartSessions(modal)).sessions).toEqual([])
  })

  it('appear among all permissions and can be revoked there', async () => {
    wallet.granted = [permission]
    service.pcis = [{ ...kept, permissions: [{ type: 'contract-call' }] }]
    const { modal } = await create()
    const found = await fetchPermissions(modal)
    expect(found.permissions.filter(({ source }) => source === 'smartSessions')).toMatchObject([
      { kind: 'permission', id: '0xc0ffee', until: EXPIRY * 1000, limits: [{ amount: 50n, period: DAY }] },
      { kind: 'permission', id: 'abc', name: 'Northbeam', limits: [{}] },
    ])
    await revokePermissions(modal, [{ source: 'smartSessions', id: '0xc0ffee' }])
    expect(wallet.granted).toEqual([])
    expect((await fetchPermissions(modal)).permissions.map(({ id }) => id)).toEqual(['abc'])
  })

  it('omit a stored one when the wallet reports that it is gone', async () => {
    const { modal } = await create()
    await grantPermissions(modal, wanted)
    wallet.granted = []
    expect((await listSmartSessions(modal)).sessions).toEqual([])
  })

  it('are read again from storage, which other tabs may have changed', async () => {
    wallet.tells = false
    const storage = new Map<string, string>()
    const memory = {
      getItem: (key: string) => storage.get(key) ?? null,
      setItem: (key: string, value: string) => void storage.set(key, value),
      removeItem: (key: string) => void storage.delete(key),
    }
    const { modal } = await create({ storage: memory })
    await grantPermissions(modal, { ...wanted, limit: { amount: 7n, period: DAY } })
    const [key = ''] = [...storage.keys()].filter((each) => each.includes('smartSessions:grants'))
    const [own] = JSON.parse(storage.get(key) ?? '[]')
    const changed = (parts: object) => ({ ...own, permission: { ...own.permission, ...parts } })
    const limits = [{ kind: 'spend', amount: '-1' }, { kind: 'spend', amount: '1', period: 0 }, 'all', null]
    storage.set(
      key,
      JSON.stringify([
        own,
        changed({ context: '0x01', limits }),
        changed({ context: 'here' }),
        changed({ address: '<b>' }),
        changed({ caipNetworkId: 'solana:1' }),
        { ...own, createdAt: 'yesterday' },
        7,
      ]),
    )
    const { sessions } = await listSmartSessions(modal)
    expect(sessions.map((each) => each.limits.map(({ limit }) => limit))).toEqual([
      [{ kind: 'spend', amount: 7n, period: DAY }],
      Array.from({ length: 4 }, () => expect.objectContaining({ kind: 'other' })),
    ])
    storage.set(key, '{')
    expect((await listSmartSessions(modal)).sessions).toEqual([])
  })

  it('name tokens that the chain knows', async () => {
    wallet.granted = [permission]
    const chain = createFakeChainReader()
    const fake = createFakeAdapter()
    fake.chainReader = {
      ...chain.chainReader,
      token: async () => ({ ...info, address: TOKEN, caipNetworkId: 'eip155:1' }),
    }
    fake.wallet('lantern').permissions = wallet
    const { modal } = createTestModal({
      fake,
      features: { smartSessions: true },
      services: { data: 'https://data.example' },
    })
    await connect(modal, { walletId: 'lantern', namespace: 'eip155' })
    const { sessions } = await listSmartSessions(modal)
    expect(sessions[0]?.limits[0]?.token).toEqual({ symbol: 'HUSD', decimals: 6 })
  })
  const info = { symbol: 'HUSD', name: 'Harbor Dollar', decimals: 6, iconUrl: undefined }

  it('are listed as far as they are known, with the failed source', async () => {
    wallet.granted = [permission]
    service.status = 500
    const { modal } = await create()
    const { sessions, unread } = await listSmartSessions(modal)
    expect([idsOf(sessions), unread]).toEqual([['0xc0ffee'], ['service']])
    wallet.granted = []
    await expect(listSmartSessions(modal)).rejects.toMatchObject({ code: 'SESSIONS_UNREAD' })
  })

  it('do not wait forever for a wallet and a service that never respond', async () => {
    const { modal } = await create()
    vi.useFakeTimers()
    wallet.list = () => new Promise(() => {})
    service.holds = true
    const listing = expect(listSmartSessions(modal)).rejects.toMatchObject({ code: 'SESSIONS_UNREAD' })
    await vi.advanceTimersByTimeAsync(10_000)
    await listing
    const controller = new AbortController()
    const left = expect(listSmartSessions(modal, { signal: controller.signal })).rejects.toMatchObject({
      code: 'ABORTED',
    })
    controller.abort()
    await left
  })
})

describe('grantPermissions', () => {
  it('prompts the wallet of the active account and resolves with the granted session', async () => {
    const { modal } = await create()
    const session = await grantPermissions(modal, { ...wanted, to: OTHER, reason: 'Berth fees' })
    expect(wallet.asked).toMatchObject([
      {
        account: { address: LANTERN },
        caipNetworkId: 'eip155:1',
        limit: { amount: 5n },
        to: OTHER,
        reason: 'Berth fees',
      },
    ])
    expect(session).toMatchObject({
      caipAddress: `eip155:1:${LANTERN}`,
      to: OTHER,
      limits: [{ limit: { amount: 5n }, token: { symbol: 'ETH' } }],
    })
  })

  it.each<[reason: string, parts: object]>([
    ['amount', { limit: { amount: 0n } }],
    ['amount', { limit: { amount: 2n ** 256n } }],
    ['amount', { limit: { amount: 5 } }],
    ['period', { limit: { amount: 5n, period: 0.5 } }],
    ['token', { limit: { amount: 5n, token: 'here' } }],
    ['to', { to: 'them.eth' }],
    ['expiry', { expiry: 1_767_225_600 }],
    ['reason', { reason: 'a'.repeat(201) }],
  ])('sends no request for invalid parameters: %s', async (reason, parts) => {
    const { modal } = await create({ ui: blankUi })
    await expect(grantPermissions(modal, { ...wanted, ...parts })).rejects.toMatchObject({
      code: 'PERMISSION_INVALID',
      context: { reason },
    })
    expect(wallet.asked).toEqual([])
    expect(getTestContext(modal).stores.modal.$modal.get().open).toBe(false)
  })

  it('shows the outcome in the modal and can be retried', async () => {
    const { modal, context } = await create({ ui: blankUi })
    const stateNow = () => getSmartSessionsController(modal).$state.get().grant
    wallet.fails = { code: 4001, message: 'User rejected' }
    const granting = grantPermissions(modal, wanted)
    await vi.waitFor(() => expect(stateNow()).toMatchObject({ status: 'failed', error: { code: 'USER_REJECTED' } }))
    expect(context.stores.router.$route.get().view).toBe('SmartSessionCreated')
    wallet.fails = undefined
    await getSmartSessionsController(modal).retry()
    expect(stateNow()).toMatchObject({ status: 'done', session: { limits: [{ limit: { amount: 5n } }] } })
    expect(await granting).toMatchObject({ limits: [{ limit: { amount: 5n } }] })
    await modal.close()
    expect(stateNow()).toEqual({ status: 'none' })
  })

  it('rejects after a decline when the user closes the modal, and can be retried until then', async () => {
    const { modal } = await create({ ui: blankUi })
    wallet.fails = { code: 4001, message: 'User rejected' }
    const granting = expect(grantPermissions(modal, wanted)).rejects.toMatchObject({ code: 'USER_REJECTED' })
    await vi.waitFor(() => expect(getSmartSessionsController(modal).$state.get().grant.status).toBe('failed'))
    await modal.close()
    await granting
  })

  it('is aborted when the user closes the modal, and a late approval is still stored', async () => {
    wallet.tells = false
    let approve = () => {}
    const { grant } = wallet
    wallet.grant = async (request) => {
      await new Promise<void>((resolve) => {
        approve = resolve
      })
      return grant(request)
    }
    const { modal } = await create({ ui: blankUi })
    const granting = expect(grantPermissions(modal, wanted)).rejects.toMatchObject({ code: 'ABORTED' })
    await vi.waitFor(() => expect(getTestContext(modal).stores.modal.$modal.get().open).toBe(true))
    await modal.close()
    await granting
    approve()
    await vi.waitFor(async () => expect((await listSmartSessions(modal)).sessions).toHaveLength(1))
  })

  it('rejects when the feature is off, no account is connected or the wallet does not support it', async () => {
    const off = await create({ features: {} })
    await expect(grantPermissions(off.modal, wanted)).rejects.toMatchObject({ code: 'FEATURE_MISSING' })
    await expect(listSmartSessions(off.modal)).rejects.toMatchObject({ code: 'FEATURE_MISSING' })
    const { modal } = createTestModal({ features: { smartSessions: true } })
    await expect(listSmartSessions(modal)).rejects.toMatchObject({ code: 'ACCOUNT_UNDEFINED' })
    await connect(modal, { walletId: 'lantern', namespace: 'eip155' })
    await expect(grantPermissions(modal, wanted)).rejects.toMatchObject({ code: 'METHOD_UNSUPPORTED' })
  })
})

describe('revokeSmartSession', () => {
  const listed = async (modal: Awaited<ReturnType<typeof create>>['modal']) => {
    const [session] = (await listSmartSessions(modal)).sessions
    if (!session) throw new Error('Nothing was allowed')
    return session
  }

  it('S7.024 notifies the data service with the session id and the account’s signature', async () => {
    service.pcis = [kept]
    const { modal } = await create()
    await revokeSmartSession(modal, { session: await listed(modal) })
    expect(service.asked.at(-1)).toEqual({
      method: 'POST',
      path: `/v1/sessions/${encodeURIComponent(`eip155:1:${LANTERN}`)}/revoke`,
      body: { pci: 'abc', signature: 'signed:abc' },
    })
  })

  it('uses the method of the wallet', async () => {
    wallet.granted = [permission]
    const { modal } = await create()
    await revokeSmartSession(modal, { session: await listed(modal) })
    expect(wallet.granted).toEqual([])
    expect(service.asked.filter(({ body }) => body)).toEqual([])
  })

  it('resolves when the session was already revoked elsewhere', async () => {
    wallet.granted = [permission]
    const { modal } = await create()
    const session = await listed(modal)
    wallet.fails = { code: 5730, message: 'There are no such permissions.' }
    expect(await revokeSmartSession(modal, { session })).toBeUndefined()
  })

  it.each<[code: string, fails: unknown]>([
    ['USER_REJECTED', { code: 4001 }],
    ['PERMISSION_KEPT', { code: 'METHOD_UNSUPPORTED' }],
  ])('fails with %s and keeps the session', async (code, fails) => {
    wallet.granted = [permission]
    const { modal } = await create()
    const session = await listed(modal)
    const { ModalError } = await import('../../errors/ModalError.js')
    wallet.fails = code === 'PERMISSION_KEPT' ? new ModalError('METHOD_UNSUPPORTED') : fails
    await expect(revokeSmartSession(modal, { session })).rejects.toMatchObject({ code })
    expect((await listSmartSessions(modal)).sessions).toHaveLength(1)
  })

  it('works for the active account alone', async () => {
    wallet.granted = [permission]
    const { modal, fake } = await create()
    const session = await listed(modal)
    fake.wallet('lantern').setAccounts([OTHER])
    await expect(revokeSmartSession(modal, { session })).rejects.toMatchObject({ code: 'ACCOUNT_UNDEFINED' })
    expect(wallet.granted).toHaveLength(1)
  })
})
