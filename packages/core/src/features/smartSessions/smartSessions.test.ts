import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { fetchAllowed, revokeAllowed } from '../../actions/allowed.js'
import { connect } from '../../actions/connect.js'
import { grantPermissions, listSmartSessions, revokeSmartSession } from '../../actions/smartSessions.js'
import type { PermissionRequest, Permissions, WalletPermission } from '../../adapter/permissions.js'
import { contextOf } from '../../testing/contextOf.js'
import { createFakeAdapter } from '../../testing/createFakeAdapter.js'
import { createFakeLedger } from '../../testing/createFakeLedger.js'
import { blankUi, type CreateTestModalParameters, createTestModal } from '../../testing/createTestModal.js'
import { managing } from './managing.js'
import type { SmartSession } from './sessions.js'

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

/** A wallet that grants what is asked, and the data service. */
let wallet: Permissions & { granted: WalletPermission[]; asked: PermissionRequest[]; tells: boolean; fails?: unknown }
let service: { pcis: unknown; asked: { path: string; body: unknown }[]; status: number; holds: boolean }

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
    service.asked.push({ path: url.pathname, body: init?.body ? JSON.parse(String(init.body)) : undefined })
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
  return { modal, fake, context: contextOf(modal) }
}
const wanted = { limit: { amount: 5n }, expiry: EXPIRY } as const
const idsOf = (sessions: readonly SmartSession[]) => sessions.map(({ id }) => id)

describe('what was allowed', () => {
  it('S1.041 is what the wallet, the service and this page know, each once', async () => {
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

  it('S7.023 asks the data service for those of the address', async () => {
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
      { path: `/v1/sessions/${encodeURIComponent(`eip155:1:${LANTERN}`)}`, body: undefined },
    ])
  })

  it('leaves out what the service says of how a site looks, where that is no address of a picture', async () => {
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

  it('is what this page was granted, where the wallet does not tell, until it is taken back', async () => {
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

  it('stands among all that the visitor has allowed, and ends there', async () => {
    wallet.granted = [permission]
    service.pcis = [{ ...kept, permissions: [{ type: 'contract-call' }] }]
    const { modal } = await create()
    const found = await fetchAllowed(modal)
    expect(found.entries.filter(({ source }) => source === 'smartSessions')).toMatchObject([
      { kind: 'permission', id: '0xc0ffee', until: EXPIRY * 1000, limits: [{ amount: 50n, period: DAY }] },
      { kind: 'permission', id: 'abc', name: 'Northbeam', limits: [{}] },
    ])
    await revokeAllowed(modal, [{ source: 'smartSessions', id: '0xc0ffee' }])
    expect(wallet.granted).toEqual([])
    expect((await fetchAllowed(modal)).entries.map(({ id }) => id)).toEqual(['abc'])
  })

  it('is not what this page remembers, where the wallet says that it is gone', async () => {
    const { modal } = await create()
    await grantPermissions(modal, wanted)
    wallet.granted = []
    expect((await listSmartSessions(modal)).sessions).toEqual([])
  })

  it('is read anew from storage, where others may have written', async () => {
    wallet.tells = false
    const storage = new Map<string, string>()
    const memory = {
      getItem: (key: string) => storage.get(key) ?? null,
      setItem: (key: string, value: string) => void storage.set(key, value),
      removeItem: (key: string) => void storage.delete(key),
    }
    const { modal } = await create({ storage: memory })
    await grantPermissions(modal, { ...wanted, limit: { amount: 7n, period: DAY } })
    const [key = ''] = [...storage.keys()].filter((each) => each.includes('smart_sessions'))
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

  it('names tokens that the chain knows', async () => {
    wallet.granted = [permission]
    const chain = createFakeLedger()
    const fake = createFakeAdapter()
    fake.ledger = { ...chain.ledger, token: async () => ({ ...info, address: TOKEN, caipNetworkId: 'eip155:1' }) }
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

  it('is told as far as it is known, with who has not answered', async () => {
    wallet.granted = [permission]
    service.status = 500
    const { modal } = await create()
    const { sessions, unread } = await listSmartSessions(modal)
    expect([idsOf(sessions), unread]).toEqual([['0xc0ffee'], ['service']])
    wallet.granted = []
    await expect(listSmartSessions(modal)).rejects.toMatchObject({ code: 'SESSIONS_UNREAD' })
  })

  it('does not wait for ever for a wallet and a service that never answer', async () => {
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

describe('allowing', () => {
  it('asks the wallet of the account in use, and gives what was granted', async () => {
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
  ])('asks nobody for what makes no sense: %s', async (reason, parts) => {
    const { modal } = await create({ ui: blankUi })
    await expect(grantPermissions(modal, { ...wanted, ...parts })).rejects.toMatchObject({
      code: 'PERMISSION_INVALID',
      context: { reason },
    })
    expect(wallet.asked).toEqual([])
    expect(contextOf(modal).stores.modal.$modal.get().open).toBe(false)
  })

  it('says what came of it in the modal, and asks once more', async () => {
    const { modal, context } = await create({ ui: blankUi })
    const stateNow = () => context.use(managing).$state.get().grant
    wallet.fails = { code: 4001, message: 'User rejected' }
    const granting = grantPermissions(modal, wanted)
    await vi.waitFor(() => expect(stateNow()).toMatchObject({ status: 'failed', error: { code: 'USER_REJECTED' } }))
    expect(context.stores.router.$route.get().view).toBe('SmartSessionCreated')
    wallet.fails = undefined
    await context.use(managing).again()
    expect(stateNow()).toMatchObject({ status: 'done', session: { limits: [{ limit: { amount: 5n } }] } })
    // The page has waited for it.
    expect(await granting).toMatchObject({ limits: [{ limit: { amount: 5n } }] })
    await modal.close()
    expect(stateNow()).toEqual({ status: 'none' })
  })

  it('that was declined is told to the page when the visitor leaves, who may ask once more until then', async () => {
    const { modal, context } = await create({ ui: blankUi })
    wallet.fails = { code: 4001, message: 'User rejected' }
    const granting = expect(grantPermissions(modal, wanted)).rejects.toMatchObject({ code: 'USER_REJECTED' })
    await vi.waitFor(() => expect(context.use(managing).$state.get().grant.status).toBe('failed'))
    await modal.close()
    await granting
  })

  it('is given up when the visitor closes the modal, and is remembered where they approve after all', async () => {
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
    await vi.waitFor(() => expect(contextOf(modal).stores.modal.$modal.get().open).toBe(true))
    await modal.close()
    await granting
    approve()
    await vi.waitFor(async () => expect((await listSmartSessions(modal)).sessions).toHaveLength(1))
  })

  it('is not there where it is off, and where nobody is connected or the wallet cannot', async () => {
    const off = await create({ features: {} })
    await expect(grantPermissions(off.modal, wanted)).rejects.toMatchObject({ code: 'FEATURE_MISSING' })
    await expect(listSmartSessions(off.modal)).rejects.toMatchObject({ code: 'FEATURE_MISSING' })
    const { modal } = createTestModal({ features: { smartSessions: true } })
    await expect(listSmartSessions(modal)).rejects.toMatchObject({ code: 'ACCOUNT_UNDEFINED' })
    await connect(modal, { walletId: 'lantern', namespace: 'eip155' })
    await expect(grantPermissions(modal, wanted)).rejects.toMatchObject({ code: 'ACT_UNSUPPORTED' })
  })
})

describe('taking back', () => {
  const listed = async (modal: Awaited<ReturnType<typeof create>>['modal']) => {
    const [session] = (await listSmartSessions(modal)).sessions
    if (!session) throw new Error('Nothing was allowed')
    return session
  }

  it('S7.024 tells the data service, with what it knows the session by and the account’s signature', async () => {
    service.pcis = [kept]
    const { modal } = await create()
    await revokeSmartSession(modal, { session: await listed(modal) })
    expect(service.asked.at(-1)).toEqual({
      path: `/v1/sessions/${encodeURIComponent(`eip155:1:${LANTERN}`)}/revoke`,
      body: { pci: 'abc', signature: 'signed:abc' },
    })
  })

  it('uses the wallet’s own call', async () => {
    wallet.granted = [permission]
    const { modal } = await create()
    await revokeSmartSession(modal, { session: await listed(modal) })
    expect(wallet.granted).toEqual([])
    expect(service.asked.filter(({ body }) => body)).toEqual([])
  })

  it('has succeeded where it was taken back elsewhere', async () => {
    wallet.granted = [permission]
    const { modal } = await create()
    const session = await listed(modal)
    wallet.fails = { code: 5730, message: 'There are no such permissions.' }
    expect(await revokeSmartSession(modal, { session })).toBeUndefined()
  })

  it.each<[code: string, fails: unknown]>([
    ['USER_REJECTED', { code: 4001 }],
    ['PERMISSION_KEPT', { code: 'ACT_UNSUPPORTED' }],
  ])('fails with %s, and the session stays', async (code, fails) => {
    wallet.granted = [permission]
    const { modal } = await create()
    const session = await listed(modal)
    const { ModalError } = await import('../../errors/ModalError.js')
    wallet.fails = code === 'PERMISSION_KEPT' ? new ModalError('ACT_UNSUPPORTED') : fails
    await expect(revokeSmartSession(modal, { session })).rejects.toMatchObject({ code })
    expect((await listSmartSessions(modal)).sessions).toHaveLength(1)
  })

  it('is for the account in use alone', async () => {
    wallet.granted = [permission]
    const { modal, fake } = await create()
    const session = await listed(modal)
    fake.wallet('lantern').setAccounts([OTHER])
    await expect(revokeSmartSession(modal, { session })).rejects.toMatchObject({ code: 'ACCOUNT_UNDEFINED' })
    expect(wallet.granted).toHaveLength(1)
  })
})
