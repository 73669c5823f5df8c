import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { connect } from '../../connection/connect.js'
import { ModalError } from '../../errors/ModalError.js'
import { defineFeature } from '../../feature/defineFeature.js'
import type { PermissionSource } from '../../feature/permissionSource.js'
import { createFakeAdapter } from '../../testing/createFakeAdapter.js'
import { createFakeAllowances, fakeAllowance } from '../../testing/createFakeAllowances.js'
import { createFakeRemote } from '../../testing/createFakeRemote.js'
import { createFakeSiwx } from '../../testing/createFakeSiwx.js'
import { blankUi, createTestModal, endTestModals } from '../../testing/createTestModal.js'
import { getTestContext } from '../../testing/getTestContext.js'
import { ownTransactions, recordTransaction } from '../../transactions/ownTransactions.js'
import { remoteConnectorCache } from '../remote/loadRemoteConnector.js'
import type { PermissionList } from './permissions.js'
import { fetchPermissions, revokePermissions, watchPermissions } from './permissions.js'
import { getPermissionsController } from './permissionsController.js'
import { toPermissionKey } from './permissionsState.js'

const LANTERN = `0x${'6c'.padStart(40, '0')}`
const FIRST = `0x${'1'.padStart(64, 'b')}`

beforeEach(() => void vi.useFakeTimers())
afterEach(() => {
  endTestModals()
  vi.useRealTimers()
})

const pass = (milliseconds = 100) => vi.advanceTimersByTimeAsync(milliseconds)

async function visit(options: Parameters<typeof createTestModal>[0] & { readonly calls?: boolean } = {}) {
  const { calls = false, ...rest } = options
  const chain = createFakeAllowances()
  const fake = createFakeAdapter()
  fake.chainReader = chain.chainReader
  const wallet = fake.wallet('lantern')
  if (calls) wallet.calls = { status: 'confirmed', hashes: ['0xtogether'] }
  const { modal } = createTestModal({ fake, ui: blankUi, ...rest })
  await connect(modal, { walletId: 'lantern' })
  const context = getTestContext(modal)
  const part = getPermissionsController(modal)
  const state = () => part.$state.get()
  const group = (source = 'permissions') => state().groups.find((each) => each.source === source)
  const ids = (source = 'permissions') => group(source)?.entries.map(({ id }) => id)
  const look = async () => {
    await modal.context.show({ view: 'Permissions' })
    const leave = part.watch()
    await vi.waitFor(() => expect(state().groups.some(({ isReading }) => isReading)).toBe(false))
    return leave
  }
  const choose = (...wanted: string[]) =>
    state().groups.flatMap(({ source, entries }) =>
      entries.filter(({ id }) => wanted.includes(id)).map((entry) => ({ source, entry })),
    )
  const revoke = async (...wanted: string[]) => {
    const going = part.revoke(choose(...wanted))
    await pass(30_000)
    return going
  }
  return { chain, fake, wallet, modal, context, part, state, group, ids, look, choose, revoke }
}

describe('an approval', () => {
  it('is listed when the chain reports it, the largest risk of a known token first', async () => {
    const { chain, ids, look, group } = await visit()
    chain.standing = [
      fakeAllowance('unlisted', { token: { address: '0x1', symbol: 'FREE' } }),
      fakeAllowance('some'),
      fakeAllowance('empty', { atRisk: 0n }),
      fakeAllowance('all', { isUnlimited: true, spenderName: 'Harbor Router' }),
    ]
    chain.found = { isPartial: true, since: 1_000 }
    const listedTokens = [
      { chainId: 1, address: `0x${'7'.repeat(40)}`, symbol: 'HUSD', name: 'Harbor Dollar', decimals: 6 },
    ]
    const listed = await visit({ tokenLists: [{ tokens: listedTokens }] })
    listed.chain.standing = chain.standing
    await listed.look()
    expect(listed.ids()).toEqual(['all', 'some', 'empty', 'unlisted'])
    await look()
    expect(group()).toMatchObject({ kind: 'approval', status: 'ready', isPartial: true, since: 1_000 })
    expect(ids()).toHaveLength(4)
  })

  it('is listed by what it can cost: a known token, then an amount at risk, then one without limit', async () => {
    const token = { address: '0x1', symbol: 'FREE' }
    const ordered = [undefined, { token }].flatMap((unlisted) =>
      [undefined, { atRisk: 0n }].flatMap((harmless) =>
        [true, false].map((isUnlimited) => ({ ...unlisted, ...harmless, isUnlimited })),
      ),
    )
    const all = ordered.map((part, index) => fakeAllowance(`approval ${index}`, part))
    const listedTokens = [
      { chainId: 1, address: `0x${'7'.repeat(40)}`, symbol: 'HUSD', name: 'Harbor Dollar', decimals: 6 },
    ]
    for (const standing of [all, [...all].reverse()]) {
      const { chain, ids, look } = await visit({ tokenLists: [{ tokens: listedTokens }] })
      chain.standing = standing
      await look()
      expect(ids()).toEqual(all.map(({ id }) => id))
    }
  })

  it('is revoked, recorded among the own transactions, and gone when the chain confirms it', async () => {
    const { chain, look, revoke, ids, state, context } = await visit()
    chain.standing = [fakeAllowance('one'), fakeAllowance('two')]
    await look()
    await revoke('one')
    expect(chain.sent).toHaveLength(1)
    expect(ids()).toEqual(['two'])
    expect(state()).toMatchObject({ step: { status: 'list' }, chosen: [] })
    expect(context.use(ownTransactions).all()).toMatchObject([{ activity: { kind: 'revoke', status: 'confirmed' } }])
  })

  it('stays when the chain still reports it, whatever the outcome of the transaction', async () => {
    const { chain, look, revoke, ids, state } = await visit()
    chain.standing = [fakeAllowance('one')]
    chain.isDeaf = true
    await look()
    await revoke('one')
    expect(ids()).toEqual(['one'])
    expect(state().step).toMatchObject({ status: 'failed', error: { code: 'REVOCATION_STANDS' }, mayBeSent: false })
  })

  it.each([
    ['refused', 'failed', 'REVOCATION_REVERTED', false],
    ['forgot', 'dropped', 'REVOCATION_UNSEEN', true],
    ['replaced', 'replaced', 'REVOCATION_UNSEEN', true],
  ] as const)(
    'stays with the known outcome when the chain %s the transaction',
    async (_what, status, code, mayBeSent) => {
      const { chain, look, revoke, ids, state } = await visit()
      chain.standing = [fakeAllowance('one')]
      chain.isDeaf = true
      chain.states.set(FIRST, status)
      await look()
      await revoke('one')
      expect(ids()).toEqual(['one'])
      expect(state().step).toMatchObject({ status: 'failed', error: { code, context: { hash: FIRST } }, mayBeSent })
    },
  )

  it('stays when the user cancels the transaction', async () => {
    const { chain, context, look, part, choose, state } = await visit()
    chain.standing = [fakeAllowance('one')]
    chain.isDeaf = true
    chain.states.set(FIRST, 'pending')
    await look()
    void part.revoke(choose('one'))
    await pass()
    const [own] = context.use(ownTransactions).all()
    if (!own) throw new Error('Nothing was sent')
    recordTransaction(context.modal, own.caipAddress, {
      ...own.activity,
      hash: '0xcc',
      kind: 'cancel',
      replaces: FIRST,
    })
    chain.states.set(FIRST, 'replaced')
    await pass(30_000)
    expect(state().step).toMatchObject({ status: 'failed', error: { code: 'REVOCATION_CANCELLED' }, mayBeSent: false })
  })

  it('is gone when a replacement of the transaction revoked it', async () => {
    const { chain, look, revoke, ids, state } = await visit()
    chain.standing = [fakeAllowance('one')]
    chain.states.set(FIRST, 'dropped')
    await look()
    await revoke('one')
    expect([ids(), state().step]).toEqual([[], { status: 'list' }])
  })

  it('is revoked together with others when the wallet supports batched calls', async () => {
    const { chain, look, revoke, ids } = await visit({ calls: true })
    chain.standing = [fakeAllowance('one'), fakeAllowance('two'), fakeAllowance('three')]
    await look()
    await revoke('one', 'three')
    expect(chain.sentTogether).toMatchObject([[{}, {}]])
    expect([chain.sent, ids()]).toEqual([[], ['two']])
  })

  it('is revoked one after another when the wallet refuses a batch', async () => {
    const { chain, look, revoke, ids } = await visit({ calls: true })
    chain.standing = [fakeAllowance('one'), fakeAllowance('two')]
    chain.sendError = new ModalError('CALLS_ATOMICITY_UNSUPPORTED')
    await look()
    await revoke('one', 'two')
    expect([chain.sentTogether.length, chain.sent.length]).toEqual([1, 2])
    expect(ids()).toEqual([])
  })

  it('is not revoked when the simulation fails, and the error names it', async () => {
    const { chain, look, revoke, state } = await visit()
    chain.standing = [fakeAllowance('one'), fakeAllowance('two')]
    chain.failing = 1
    await look()
    await revoke('one', 'two')
    expect(chain.sent).toEqual([])
    expect(state().step).toMatchObject({
      error: { code: 'REVOCATION_WOULD_FAIL', context: { ids: ['two'], reason: 'no' } },
    })
  })

  const given = { address: LANTERN, kind: 'collection', token: LANTERN, spender: LANTERN } as const
  it.each([
    ['take something', { changes: [{ address: LANTERN, token: {}, amount: -1n }], approvals: [] }],
    ['allow another spender', { changes: [], approvals: [given] }],
  ])('is not revoked when the contract would %s in the same call', async (_, harm) => {
    const { chain, look, revoke, state, fake } = await visit()
    const calls = await chain.chainReader.calls?.()
    fake.chainReader = {
      ...chain.chainReader,
      calls: async () => ({
        ...(calls as NonNullable<typeof calls>),
        simulate: async () => ({ status: 'tried', calls: [{ status: 'succeeds', gas: 1n, ...harm }] }),
      }),
    }
    chain.standing = [fakeAllowance('one')]
    await look()
    await revoke('one')
    expect(chain.sent).toEqual([])
    expect(state().step).toMatchObject({ error: { code: 'REVOCATION_WOULD_FAIL' } })
  })

  it('waits for the user who closed the modal, and continues with the rest', async () => {
    const { chain, look, part, choose, modal, state, ids } = await visit()
    chain.standing = [fakeAllowance('one'), fakeAllowance('two')]
    chain.mode = 'hold'
    await look()
    void part.revoke(choose('one', 'two'))
    await pass()
    expect(state().step).toMatchObject({ status: 'wallet', index: 0, count: 2 })
    modal.close()
    chain.mode = 'now'
    chain.release()
    await pass(30_000)
    expect(chain.sent).toHaveLength(1)
    expect(state()).toMatchObject({ step: { status: 'paused' }, gone: ['permissions one'] })
    await modal.context.show({ view: 'Permissions' })
    void part.resume()
    await pass(30_000)
    expect(chain.sent).toHaveLength(2)
    expect(ids()).toEqual([])
  })

  it.each([
    ['declined', new ModalError('USER_REJECTED'), false],
    ['unanswered', new ModalError('OFFLINE'), true],
  ])('that was %s stays in the list with whether a transaction may have been sent', async (_what, error, mayBeSent) => {
    const { chain, look, revoke, state, ids } = await visit()
    chain.standing = [fakeAllowance('one')]
    chain.sendError = error
    await look()
    await revoke('one')
    expect(state().step).toMatchObject({ status: 'failed', error: { code: error.code }, mayBeSent })
    expect(ids()).toEqual(['one'])
    expect(state().chosen.map(toPermissionKey)).toEqual(['permissions one'])
  })

  it('stops the revocation when the wallet changes its account meanwhile', async () => {
    const { chain, look, part, choose, wallet, state } = await visit()
    chain.standing = [fakeAllowance('one'), fakeAllowance('two')]
    chain.mode = 'hold'
    await look()
    void part.revoke(choose('one', 'two'))
    await pass()
    wallet.setAccounts([`0x${'2'.repeat(40)}`])
    await pass()
    expect(state().step).toMatchObject({ status: 'wallet', moved: 'account' })
    chain.mode = 'now'
    chain.release()
    await pass(30_000)
    expect(chain.sent).toHaveLength(1)
    const error = expect.objectContaining({ code: 'REVOCATION_INTERRUPTED' })
    expect(state().step).toEqual({ status: 'stopped', what: 'account', error })
  })

  it('is read again for another account, and late responses for the previous one are ignored', async () => {
    const { chain, look, wallet, ids, state } = await visit()
    chain.standing = [fakeAllowance('one')]
    await look()
    chain.standing = [fakeAllowance('two')]
    wallet.setAccounts([`0x${'2'.repeat(40)}`])
    await pass()
    expect(state().account).toBe(`eip155:1:0x${'2'.repeat(40)}`)
    expect(ids()).toEqual(['two'])
    expect(chain.searches).toBe(2)
  })

  it('is not listed for a chain whose adapter does not support it', async () => {
    const { fake, look, group } = await visit()
    fake.chainReader = {}
    await look()
    expect(group()).toBeUndefined()
  })
})

describe('the permission sources', () => {
  const berth = (list: PermissionSource['list'], revoke: PermissionSource['revoke'] = async () => 'done') =>
    defineFeature({ id: 'berth', permissions: async () => ({ kind: 'permission', list, revoke }) })

  it('of a third party are listed, and revoke their own permissions', async () => {
    const stopped: string[] = []
    const feature = berth(
      async () => ({ entries: [{ id: 'quay', name: 'Quay 7', text: 'May moor' }] }),
      async (entries, { onGone }) => {
        stopped.push(...entries.map(({ id }) => id))
        onGone(['quay'])
        return 'done'
      },
    )
    const { look, group, revoke, ids } = await visit({ customFeatures: [feature] })
    await look()
    expect(group('berth')).toMatchObject({ kind: 'permission', entries: [{ id: 'quay' }] })
    await revoke('quay')
    expect([stopped, ids('berth')]).toEqual([['quay'], []])
  })

  it('that know the outcome of a transaction leave no doubt whether it was sent', async () => {
    const feature = berth(
      async () => ({ entries: [{ id: 'quay', name: 'Quay 7' }] }),
      async (_entries, { onStep }) => {
        onStep({ status: 'wallet', index: 0, count: 1 })
        throw new ModalError('REVOCATION_REVERTED')
      },
    )
    const { look, revoke, state } = await visit({ customFeatures: [feature] })
    await look()
    await revoke('quay')
    expect(state().step).toMatchObject({ status: 'failed', error: { code: 'REVOCATION_REVERTED' }, mayBeSent: false })
  })

  it('that fail do not hide the others and are retried on their own', async () => {
    let isDown = true
    const feature = berth(async () => {
      if (isDown) throw new ModalError('OFFLINE')
      return { entries: [{ id: 'quay' }] }
    })
    const { chain, look, group, ids, part } = await visit({ customFeatures: [feature] })
    chain.standing = [fakeAllowance('one')]
    await look()
    expect(group('berth')).toMatchObject({ status: 'failed', error: { code: 'OFFLINE' } })
    expect(ids()).toEqual(['one'])
    isDown = false
    part.refresh('berth')
    await pass()
    expect(ids('berth')).toEqual(['quay'])
    expect(chain.searches).toBe(1)
  })

  it('list sign-ins, and revoke them at the app’s server', async () => {
    const site = createFakeSiwx({ isRequired: false })
    site.let(`eip155:1:${LANTERN}`)
    const { look, group, revoke, ids } = await visit({ siwx: site.siwx })
    await look()
    // `isInUse` is false, because the app does not require this sign-in.
    expect(group('siwx')).toMatchObject({ kind: 'signIn', entries: [{ walletId: 'lantern', isInUse: false }] })
    await revoke(`eip155:1:${LANTERN}`)
    expect([site.accounts(), ids('siwx')]).toEqual([[], []])
  })

  it('omit a sign-in that the server has ended', async () => {
    const site = createFakeSiwx({ isRequired: false })
    site.let(`eip155:1:${LANTERN}`)
    const { look, ids, modal } = await visit({ siwx: site.siwx })
    site.expire(`eip155:1:${LANTERN}`)
    await look()
    expect([ids('siwx'), modal.$account().get().sessionStatus]).toEqual([[], 'unauthenticated'])
  })

  it('list the stored sign-ins as stale when the server does not respond', async () => {
    const site = createFakeSiwx({ isRequired: false })
    site.let(`eip155:1:${LANTERN}`)
    const { look, group, part } = await visit({ siwx: site.siwx })
    site.errors.set('getSessions', new TypeError('Failed to fetch'))
    await look()
    expect(group('siwx')).toMatchObject({ status: 'ready', isStale: true, entries: [{ walletId: 'lantern' }] })
    site.errors.clear()
    part.refresh('siwx')
    await pass()
    expect(group('siwx')).toMatchObject({ isStale: false, entries: [{ walletId: 'lantern' }] })
  })

  it('keep a sign-in in the list when the server could not be notified', async () => {
    const site = createFakeSiwx({ isRequired: false })
    site.let(`eip155:1:${LANTERN}`)
    const { look, revoke, ids, state } = await visit({ siwx: site.siwx })
    await look()
    site.errors.set('revokeSession', new ModalError('OFFLINE'))
    await revoke(`eip155:1:${LANTERN}`)
    expect(state().step).toMatchObject({ status: 'failed', error: { code: 'SIGN_OUT_FAILED' }, mayBeSent: false })
    expect(ids('siwx')).toEqual([`eip155:1:${LANTERN}`])
  })

  it('disconnect the wallet when the app requires sign-in', async () => {
    const site = createFakeSiwx()
    site.let(`eip155:1:${LANTERN}`)
    const { look, revoke, modal } = await visit({ siwx: site.siwx })
    await look()
    await revoke(`eip155:1:${LANTERN}`)
    expect(modal.$account().get().status).toBe('disconnected')
  })
})

describe('a remote session', () => {
  it('is listed with the wallet’s own metadata, and revoking it disconnects', async () => {
    const remote = createFakeRemote({ eip155: 'eip155:1' })
    const fake = createFakeAdapter({ hasChannel: true })
    const { modal } = createTestModal({ fake, ui: blankUi })
    remote.putInto(getTestContext(modal))
    await connect(modal, { walletId: 'walletconnect' })
    const { permissions: entries } = await fetchPermissions(modal)
    expect(entries).toMatchObject([
      { kind: 'session', source: 'remote', isInUse: true, accounts: ['eip155:1:eip155-phone-1'] },
    ])
    await revokePermissions(modal, entries)
    expect(modal.$account().get().status).toBe('disconnected')
    expect(remote.namespaces).toEqual([])
  })
})

describe('several remote sessions', () => {
  async function createTwo() {
    const remote = createFakeRemote({ eip155: 'eip155:1' })
    const fake = createFakeAdapter({ hasChannel: true })
    const { modal } = createTestModal({ fake, ui: blankUi })
    const context = getTestContext(modal)
    remote.putInto(context)
    await connect(modal, { walletId: 'walletconnect' })
    const connector = await context.use(remoteConnectorCache).loaded
    if (!connector) throw new Error('Nothing is loaded')
    const ended: string[] = []
    const other = { topic: 'another', wallet: { id: 'walletconnect', name: 'Old phone', type: 'MULTI_CHAIN' } } as const
    context.use(remoteConnectorCache).loaded = Promise.resolve({
      ...connector,
      sessions: async () => [
        ...(await connector.sessions()),
        { ...other, accounts: ['eip155:1:0x1'], until: 3e12, isInUse: false },
      ],
      endSession: async (topic) => void ended.push(topic),
    })
    const { permissions: entries } = await fetchPermissions(modal)
    return { modal, remote, ended, entries }
  }

  it('are listed with the one in use', async () => {
    const { entries } = await createTwo()
    expect(entries.map(({ name, isInUse }) => [name, isInUse])).toEqual([
      ['Pocket', true],
      ['Old phone', false],
    ])
  })

  it('are revoked each by itself: another keeps the connection', async () => {
    const { modal, ended, entries } = await createTwo()
    await revokePermissions(
      modal,
      entries.filter(({ isInUse }) => !isInUse),
    )
    expect([modal.$account().get().status, ended]).toEqual(['connected', ['another']])
  })

  it('are revoked each by itself: the one in use disconnects and leaves the other', async () => {
    const { modal, remote, ended, entries } = await createTwo()
    await revokePermissions(
      modal,
      entries.filter(({ isInUse }) => isInUse),
    )
    expect([modal.$account().get().status, remote.namespaces, ended]).toEqual(['disconnected', [], []])
  })
})

describe('the public permissions of an app', () => {
  it('are listed and revoked without an open view, with the reason of each failure', async () => {
    const { chain, modal } = await visit()
    chain.standing = [fakeAllowance('one'), fakeAllowance('two'), fakeAllowance('three')]
    const { permissions: entries } = await fetchPermissions(modal)
    expect(entries.map(({ id, kind, source }) => [id, kind, source])).toContainEqual(['one', 'approval', 'permissions'])
    const seen: PermissionList[] = []
    const stop = watchPermissions(modal, (found) => seen.push(found))
    await pass()
    const stopping = revokePermissions(modal, [
      { source: 'permissions', id: 'one' },
      { source: 'permissions', id: 'two' },
    ])
    await pass(30_000)
    await stopping
    expect(seen.at(-1)?.permissions.map(({ id }) => id)).toEqual(['three'])
    chain.sendError = new ModalError('USER_REJECTED')
    const declined = revokePermissions(modal, [{ source: 'permissions', id: 'three' }])
    const told = expect(declined).rejects.toMatchObject({ code: 'USER_REJECTED' })
    await pass(30_000)
    await told
    stop()
  })

  it('emit one error when the user changes the network before the wallet request', async () => {
    const { chain, fake, modal } = await visit()
    chain.standing = [fakeAllowance('one')]
    const calls = await chain.chainReader.calls?.()
    if (!calls) throw new Error('Fake allowances call contracts')
    let release = () => {}
    fake.chainReader = {
      ...chain.chainReader,
      calls: async () => ({
        ...calls,
        async simulate(query) {
          await new Promise<void>((resolve) => {
            release = resolve
          })
          return calls.simulate(query)
        },
      }),
    }
    const errors: ModalError[] = []
    modal.on('error', (error) => errors.push(error))
    const { permissions: entries } = await fetchPermissions(modal)
    const revoking = revokePermissions(modal, entries).catch((cause: unknown) => cause)
    await pass()
    await modal.switchNetwork('eip155:8453')
    release()
    await pass()
    const error = await revoking
    expect(error).toMatchObject({ code: 'REVOCATION_INTERRUPTED', context: { what: 'network' } })
    expect(errors).toEqual([error])
    expect(chain.sent).toEqual([])
  })

  it('are read when an account connects after the app began to watch', async () => {
    const chain = createFakeAllowances()
    chain.standing = [fakeAllowance('one')]
    const fake = createFakeAdapter()
    fake.chainReader = chain.chainReader
    fake.wallet('lantern')
    const { modal } = createTestModal({ fake })
    const seen: PermissionList[] = []
    const stop = watchPermissions(modal, (found) => seen.push(found))
    await pass()
    expect(seen.at(-1)).toMatchObject({ isLoading: false, permissions: [] })
    await connect(modal, { walletId: 'lantern' })
    await pass()
    expect(seen.at(-1)).toMatchObject({ isLoading: false, permissions: [{ id: 'one', kind: 'approval' }] })
    expect(seen.some(({ isLoading }) => isLoading)).toBe(true)
    await modal.disconnect()
    await pass()
    expect(seen.at(-1)).toMatchObject({ isLoading: false, permissions: [] })
    stop()
  })

  it('reject when the feature is off or no account is connected', async () => {
    const { modal } = createTestModal({ features: { permissions: false } })
    await expect(fetchPermissions(modal)).rejects.toMatchObject({ code: 'FEATURE_MISSING' })
    const { modal: other } = createTestModal()
    await expect(fetchPermissions(other)).rejects.toMatchObject({ code: 'ACCOUNT_UNDEFINED' })
  })
})
