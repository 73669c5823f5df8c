import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { FoundAllowed } from '../../actions/allowed.js'
import { fetchAllowed, revokeAllowed, watchAllowed } from '../../actions/allowed.js'
import { connect } from '../../actions/connect.js'
import { ModalError } from '../../errors/ModalError.js'
import type { AllowedSource } from '../../feature/allowedSource.js'
import { defineFeature } from '../../feature/defineFeature.js'
import { ownTransactions, recordTransaction } from '../../flows/ownTransactions.js'
import { contextOf } from '../../testing/contextOf.js'
import { createFakeAdapter } from '../../testing/createFakeAdapter.js'
import { createFakeAllowances, fakeAllowance } from '../../testing/createFakeAllowances.js'
import { createFakeRemote } from '../../testing/createFakeRemote.js'
import { createFakeSiwx } from '../../testing/createFakeSiwx.js'
import { blankUi, createTestModal, endTestModals } from '../../testing/createTestModal.js'
import { allowing } from './allowing.js'
import { keyOf } from './state.js'

const LANTERN = `0x${'6c'.padStart(40, '0')}`
/** The first transaction that the fake chain is sent. */
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
  fake.ledger = chain.ledger
  const wallet = fake.wallet('lantern')
  if (calls) wallet.calls = { status: 'confirmed', hashes: ['0xtogether'] }
  const { modal } = createTestModal({ fake, ui: blankUi, ...rest })
  await connect(modal, { walletId: 'lantern' })
  const context = contextOf(modal)
  const part = context.use(allowing)
  const state = () => part.$state.get()
  const group = (source = 'allowed') => state().groups.find((each) => each.source === source)
  const ids = (source = 'allowed') => group(source)?.entries.map(({ id }) => id)
  /** Opened, and read. */
  const look = async () => {
    await modal.open({ view: 'Allowed' })
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

describe('what may be taken', () => {
  it('is what the chain says stands, what can be lost of what is known first', async () => {
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

  it('is taken back, kept among what the visitor has sent, and gone when the chain says so', async () => {
    const { chain, look, revoke, ids, state, context } = await visit()
    chain.standing = [fakeAllowance('one'), fakeAllowance('two')]
    await look()
    await revoke('one')
    expect(chain.sent).toHaveLength(1)
    expect(ids()).toEqual(['two'])
    expect(state()).toMatchObject({ step: { status: 'list' }, chosen: [] })
    expect(context.use(ownTransactions).all()).toMatchObject([{ activity: { kind: 'revoke', status: 'confirmed' } }])
  })

  it('stays where the chain says that it stands, whatever became of the transaction', async () => {
    const { chain, look, revoke, ids, state } = await visit()
    chain.standing = [fakeAllowance('one')]
    chain.isDeaf = true
    await look()
    await revoke('one')
    expect(ids()).toEqual(['one'])
    expect(state().step).toMatchObject({ status: 'failed', error: { code: 'ALLOWED_STANDS' }, mayBeSent: false })
  })

  it.each([
    ['refused', 'failed', 'ALLOWED_REVERTED', false],
    ['forgot', 'dropped', 'ALLOWED_UNSEEN', true],
    ['has another for', 'replaced', 'ALLOWED_UNSEEN', true],
  ] as const)(
    'stays where the chain %s the transaction: it is said what is known',
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

  it('stays where the visitor cancelled the transaction', async () => {
    const { chain, context, look, part, choose, state } = await visit()
    chain.standing = [fakeAllowance('one')]
    chain.isDeaf = true
    chain.states.set(FIRST, 'pending')
    await look()
    void part.revoke(choose('one'))
    await pass()
    const [own] = context.use(ownTransactions).all()
    if (!own) throw new Error('Nothing was sent')
    recordTransaction(context, own.caipAddress, { ...own.activity, hash: '0xcc', kind: 'cancel', replaces: FIRST })
    chain.states.set(FIRST, 'replaced')
    await pass(30_000)
    expect(state().step).toMatchObject({ status: 'failed', error: { code: 'ALLOWED_CANCELLED' }, mayBeSent: false })
  })

  it('is gone where what was sent in its place took it back', async () => {
    const { chain, look, revoke, ids, state } = await visit()
    chain.standing = [fakeAllowance('one')]
    chain.states.set(FIRST, 'dropped')
    await look()
    await revoke('one')
    expect([ids(), state().step]).toEqual([[], { status: 'list' }])
  })

  it('is asked for at once where the wallet does several calls together', async () => {
    const { chain, look, revoke, ids } = await visit({ calls: true })
    chain.standing = [fakeAllowance('one'), fakeAllowance('two'), fakeAllowance('three')]
    await look()
    await revoke('one', 'three')
    expect(chain.sentTogether).toMatchObject([[{}, {}]])
    expect([chain.sent, ids()]).toEqual([[], ['two']])
  })

  it('is asked for one after another where it refuses that', async () => {
    const { chain, look, revoke, ids } = await visit({ calls: true })
    chain.standing = [fakeAllowance('one'), fakeAllowance('two')]
    chain.sendError = new ModalError('CALLS_ATOMICITY_UNSUPPORTED')
    await look()
    await revoke('one', 'two')
    expect([chain.sentTogether.length, chain.sent.length]).toEqual([1, 2])
    expect(ids()).toEqual([])
  })

  it('is not asked for where the network would refuse it, and it is said of what', async () => {
    const { chain, look, revoke, state } = await visit()
    chain.standing = [fakeAllowance('one'), fakeAllowance('two')]
    chain.failing = 1
    await look()
    await revoke('one', 'two')
    expect(chain.sent).toEqual([])
    expect(state().step).toMatchObject({
      error: { code: 'ALLOWED_WOULD_FAIL', context: { ids: ['two'], reason: 'no' } },
    })
  })

  it('is not asked for where the contract would take something while it is at it', async () => {
    const { chain, look, revoke, state, fake } = await visit()
    const calls = await chain.ledger.calls?.()
    const changes = [{ address: LANTERN, token: {}, amount: -1n }]
    fake.ledger = {
      ...chain.ledger,
      calls: async () => ({
        ...(calls as NonNullable<typeof calls>),
        simulate: async () => ({ status: 'tried', calls: [{ status: 'succeeds', gas: 1n, changes }] }),
      }),
    }
    chain.standing = [fakeAllowance('one')]
    await look()
    await revoke('one')
    expect(chain.sent).toEqual([])
    expect(state().step).toMatchObject({ error: { code: 'ALLOWED_WOULD_FAIL' } })
  })

  it('waits for the visitor when they have closed the modal, and goes on with what is left', async () => {
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
    expect(state()).toMatchObject({ step: { status: 'paused' }, gone: ['allowed one'] })
    await modal.open({ view: 'Allowed' })
    void part.goOn()
    await pass(30_000)
    expect(chain.sent).toHaveLength(2)
    expect(ids()).toEqual([])
  })

  it.each([
    ['declined', new ModalError('USER_REJECTED'), false],
    ['without an answer', new ModalError('OFFLINE'), true],
  ])(
    'that was %s stays in the list, and it is said whether something may have been sent',
    async (_what, error, mayBeSent) => {
      const { chain, look, revoke, state, ids } = await visit()
      chain.standing = [fakeAllowance('one')]
      chain.sendError = error
      await look()
      await revoke('one')
      expect(state().step).toMatchObject({ status: 'failed', error: { code: error.code }, mayBeSent })
      expect(ids()).toEqual(['one'])
      expect(state().chosen.map(keyOf)).toEqual(['allowed one'])
    },
  )

  it('is told of a wallet that went to another account while it was asked, and nothing more is asked', async () => {
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
    expect(state().step).toEqual({ status: 'stopped', what: 'account' })
  })

  it('is read anew of another account, and late answers about the one before do not count', async () => {
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

  it('is nothing that a chain tells of whose adapter does not', async () => {
    const { fake, look, group } = await visit()
    fake.ledger = {}
    await look()
    expect(group()).toBeUndefined()
  })
})

describe('sources', () => {
  const berth = (list: AllowedSource['list'], revoke: AllowedSource['revoke'] = async () => 'done') =>
    defineFeature({ id: 'berth', allowed: async () => ({ kind: 'permission', list, revoke }) })

  it('of a stranger are one of them, and are told what to stop', async () => {
    const stopped: string[] = []
    const feature = berth(
      async () => ({ entries: [{ id: 'quay', name: 'Quay 7', text: 'May moor' }] }),
      async (entries, { onGone }) => {
        stopped.push(...entries.map(({ id }) => id))
        onGone(['quay'])
        return 'done'
      },
    )
    const { look, group, revoke, ids } = await visit({ plugins: [feature] })
    await look()
    expect(group('berth')).toMatchObject({ kind: 'permission', entries: [{ id: 'quay' }] })
    await revoke('quay')
    expect([stopped, ids('berth')]).toEqual([['quay'], []])
  })

  it('that fail do not hide the others, and are asked again on their own', async () => {
    let isDown = true
    const feature = berth(async () => {
      if (isDown) throw new ModalError('OFFLINE')
      return { entries: [{ id: 'quay' }] }
    })
    const { chain, look, group, ids, part } = await visit({ plugins: [feature] })
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

  it('tell of sign-ins, and what is stopped of them is stopped at the site', async () => {
    const site = createFakeSiwx({ isRequired: false })
    site.let(`eip155:1:${LANTERN}`)
    const { look, group, revoke, ids } = await visit({ siwx: site.siwx })
    await look()
    // They are here with it or without it.
    expect(group('siwx')).toMatchObject({ kind: 'signIn', entries: [{ walletId: 'lantern', isInUse: false }] })
    await revoke(`eip155:1:${LANTERN}`)
    expect([site.accounts(), ids('siwx')]).toEqual([[], []])
  })

  it('tell of no sign-in that the site has ended', async () => {
    const site = createFakeSiwx({ isRequired: false })
    site.let(`eip155:1:${LANTERN}`)
    const { look, ids, modal } = await visit({ siwx: site.siwx })
    site.expire(`eip155:1:${LANTERN}`)
    await look()
    expect([ids('siwx'), modal.$account().get().sessionStatus]).toEqual([[], 'unauthenticated'])
  })

  it('tell what was known of sign-ins where the site does not answer, and that it is that', async () => {
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

  it('keep a sign-in in the list that the site could not be told of', async () => {
    const site = createFakeSiwx({ isRequired: false })
    site.let(`eip155:1:${LANTERN}`)
    const { look, revoke, ids, state } = await visit({ siwx: site.siwx })
    await look()
    site.errors.set('revokeSession', new ModalError('OFFLINE'))
    await revoke(`eip155:1:${LANTERN}`)
    expect(state().step).toMatchObject({ status: 'failed', error: { code: 'SIGN_OUT_FAILED' }, mayBeSent: false })
    expect(ids('siwx')).toEqual([`eip155:1:${LANTERN}`])
  })

  it('disconnect the wallet where the site insists on signing in', async () => {
    const site = createFakeSiwx()
    site.let(`eip155:1:${LANTERN}`)
    const { look, revoke, modal } = await visit({ siwx: site.siwx })
    await look()
    await revoke(`eip155:1:${LANTERN}`)
    expect(modal.$account().get().status).toBe('disconnected')
  })
})

describe('a session with a phone', () => {
  it('is listed with what the wallet says of itself, and ends as by disconnecting', async () => {
    const remote = createFakeRemote({ eip155: 'eip155:1' })
    const fake = createFakeAdapter({ hasChannel: true })
    const { modal } = createTestModal({ fake, ui: blankUi })
    remote.putInto(contextOf(modal))
    await connect(modal, { walletId: 'walletconnect' })
    const { entries } = await fetchAllowed(modal)
    expect(entries).toMatchObject([
      { kind: 'session', source: 'remote', isInUse: true, accounts: ['eip155:1:eip155-phone-1'] },
    ])
    await revokeAllowed(modal, entries)
    expect(modal.$account().get().status).toBe('disconnected')
    expect(remote.namespaces).toEqual([])
  })
})

describe('a page', () => {
  it('reads what is allowed, stops it though nothing is open, and is told why not', async () => {
    const { chain, modal } = await visit()
    chain.standing = [fakeAllowance('one'), fakeAllowance('two'), fakeAllowance('three')]
    const { entries } = await fetchAllowed(modal)
    expect(entries.map(({ id, kind, source }) => [id, kind, source])).toContainEqual(['one', 'approval', 'allowed'])
    const seen: FoundAllowed[] = []
    const stop = watchAllowed(modal, (found) => seen.push(found))
    await pass()
    const stopping = revokeAllowed(modal, [
      { source: 'allowed', id: 'one' },
      { source: 'allowed', id: 'two' },
    ])
    await pass(30_000)
    await stopping
    expect(seen.at(-1)?.entries.map(({ id }) => id)).toEqual(['three'])
    chain.sendError = new ModalError('USER_REJECTED')
    const declined = revokeAllowed(modal, [{ source: 'allowed', id: 'three' }])
    const told = expect(declined).rejects.toMatchObject({ code: 'USER_REJECTED' })
    await pass(30_000)
    await told
    stop()
  })

  it('is told where the feature is off, or nobody is connected', async () => {
    const { modal } = createTestModal({ features: { allowed: false } })
    await expect(fetchAllowed(modal)).rejects.toMatchObject({ code: 'FEATURE_MISSING' })
    const { modal: other } = createTestModal()
    await expect(fetchAllowed(other)).rejects.toMatchObject({ code: 'ACCOUNT_UNDEFINED' })
  })
})
