import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { connect } from '../../connection/connect.js'
import { disconnect } from '../../connection/disconnect.js'
import { signMessage } from '../../connection/signMessage.js'
import type { ModalError } from '../../errors/ModalError.js'
import { getFeatureService } from '../../feature/getFeatureService.js'
import type { Modal } from '../../modal/modal.js'
import { chooseWallet } from '../../modal/navigation/chooseWallet.js'
import { closeIfViewAllows, requestClose } from '../../modal/navigation/closeModal.js'
import { createFakeAdapter } from '../../testing/createFakeAdapter.js'
import { createFakeSiwx, type FakeSiwx } from '../../testing/createFakeSiwx.js'
import { createMemoryStorage } from '../../testing/createMemoryStorage.js'
import { blankUi, createTestModal } from '../../testing/createTestModal.js'
import { fakeNetwork, foreignFakeNetwork } from '../../testing/fakeNetworks.js'
import { getTestContext } from '../../testing/getTestContext.js'
import type { SiwxSession } from '../../types/siwx.js'
import { siwxFeature } from './index.js'
import { signIn, signOut } from './signIn.js'
import { signInRegistry } from './signInRegistry.js'

const LANTERN = `0x${'6c'.padStart(40, '0')}`
const ACCOUNT = `eip155:1:${LANTERN}` as const

const account = (modal: Modal) => modal.$account('eip155').get()
const promptOf = (modal: Modal) => getFeatureService(getTestContext(modal), siwxFeature).$prompt.get()
const viewOf = (modal: Modal) =>
  modal.$state.get().isOpen ? getTestContext(modal).stores.router.$route.get().view : undefined

function create(options: Parameters<typeof createTestModal>[0] & { readonly site?: FakeSiwx } = {}) {
  const { site = createFakeSiwx(), ...rest } = options
  const made = createTestModal({ ui: blankUi, siwx: site.siwx, ...rest })
  return { ...made, site, wallet: made.fake.wallet('lantern') }
}

async function untilAsked(modal: Modal) {
  await vi.waitFor(() => expect(promptOf(modal)?.status).toBe('ready'))
  return promptOf(modal)
}

async function createSignedIn(options: Parameters<typeof create>[0] = {}) {
  const made = create(options)
  const connecting = connect(made.modal, { walletId: 'lantern' })
  await (await untilAsked(made.modal))?.sign()
  await connecting
  return made
}

const settled = () => vi.dynamicImportSettled()

it('S1.018 siwx holds a connection back until the user signs in', async () => {
  const { modal, site } = create()
  await modal.context.show()
  const connecting = chooseWallet(getTestContext(modal), { walletId: 'lantern' })
  const prompt = await untilAsked(modal)
  expect(viewOf(modal)).toBe('SIWXSignMessage')
  expect(prompt).toMatchObject({ walletId: 'lantern', isRequired: true, account: { address: LANTERN } })
  expect(account(modal)).toMatchObject({ status: 'connecting', address: undefined })
  await expect(signMessage(modal, { message: 'Ahoy' })).rejects.toMatchObject({ code: 'ACCOUNT_UNDEFINED' })

  await prompt?.sign()
  await connecting
  expect(account(modal)).toMatchObject({ status: 'connected', address: LANTERN })
  const text = String(prompt?.message)
  expect(site.handedIn).toEqual([
    {
      data: expect.objectContaining({ accountAddress: LANTERN, chainId: 'eip155:1' }),
      message: text,
      signature: `signed:${text}`,
    },
  ])
  expect(viewOf(modal)).toBe('ConnectingExternal')
  expect(promptOf(modal)).toBeUndefined()
})

it('siwx opens the modal for a connect request of the app and closes it afterwards', async () => {
  const { modal } = await createSignedIn()
  expect(modal.$state.get().isOpen).toBe(false)
  expect(account(modal).status).toBe('connected')
})

it.each([
  [
    'S3.054',
    'loading',
    'while the user is prompted',
    async ({ modal }: ReturnType<typeof create>) => void (await untilAsked(modal)),
  ],
  [
    'S3.055',
    'authenticated',
    'once the user has signed',
    async ({ modal }: ReturnType<typeof create>) => (await untilAsked(modal))?.sign(),
  ],
  [
    'S3.056',
    'unauthenticated',
    'when the user continues without signing',
    async ({ modal }: ReturnType<typeof create>) => (await untilAsked(modal))?.cancel(),
  ],
])('%s the session status is %s %s', async (_rule, status, _when, act) => {
  const made = create({ site: createFakeSiwx({ isRequired: false }) })
  connect(made.modal, { walletId: 'lantern' }).catch(() => undefined)
  await act(made)
  await vi.waitFor(() => expect(account(made.modal).sessionStatus).toBe(status))
})

it('the session status is never unauthenticated while the user signs in', async () => {
  const { modal } = create()
  const seen: unknown[] = []
  modal.$account('eip155').listen(({ status, sessionStatus }) => seen.push(`${status} ${sessionStatus}`))
  const connecting = connect(modal, { walletId: 'lantern' })
  await (await untilAsked(modal))?.sign()
  await connecting
  expect(seen).toContain('connected authenticated')
  expect(seen).not.toContain('connected unauthenticated')
  expect(seen).not.toContain('connected undefined')
})

it('S8.056 siwx shows a declined signature and lets the user retry with the same message', async () => {
  const { modal, wallet, site } = create()
  const connecting = connect(modal, { walletId: 'lantern' })
  const prompt = await untilAsked(modal)
  wallet.mode = 'reject'
  await prompt?.sign()
  expect(promptOf(modal)).toMatchObject({
    status: 'declined',
    error: { code: 'SIGNATURE_DECLINED', message: 'Signature declined' },
  })
  expect(viewOf(modal)).toBe('SIWXSignMessage')
  wallet.mode = 'approve'
  await promptOf(modal)?.sign()
  await connecting
  expect(site.asked.filter((each) => each.startsWith('createMessage'))).toHaveLength(1)
})

it('S8.057 siwx names smart accounts as a possible reason when the app refuses the signature of one', async () => {
  const { modal, wallet, site } = create()
  wallet.setAccounts([{ address: '0xABC', type: 'smartAccount' }])
  connect(modal, { walletId: 'lantern' }).catch(() => undefined)
  site.errors.set('addSession', new Error('Not a signature'))
  await (await untilAsked(modal))?.sign()
  expect(promptOf(modal)).toMatchObject({
    status: 'failed',
    error: { message: 'This application might not support Smart Accounts' },
  })
})

it('S8.058 siwx reports that sign-in could not start when the app creates no message, and retries', async () => {
  const { modal, site } = create()
  const connecting = connect(modal, { walletId: 'lantern' })
  site.errors.set('createMessage', new Error('No nonce'))
  await vi.waitFor(() =>
    expect(promptOf(modal)).toMatchObject({
      status: 'failed',
      error: { message: 'A problem occurred while trying initialize authentication' },
    }),
  )
  site.errors.delete('createMessage')
  await promptOf(modal)?.sign()
  await (await untilAsked(modal))?.sign()
  await connecting
  expect(account(modal).sessionStatus).toBe('authenticated')
})

it('siwx emits one error for each message that the app fails to create', async () => {
  const { modal, site } = create()
  const errors: ModalError[] = []
  modal.on('error', (error) => errors.push(error))
  site.errors.set('createMessage', new Error('No nonce'))
  const connecting = connect(modal, { walletId: 'lantern' })
  await vi.waitFor(() => expect(promptOf(modal)).toMatchObject({ status: 'failed' }))
  expect(errors).toEqual([promptOf(modal)?.error])
  await promptOf(modal)?.sign()
  expect(errors.map(({ code }) => code)).toEqual(['SIGN_IN_UNAVAILABLE', 'SIGN_IN_UNAVAILABLE'])
  site.errors.delete('createMessage')
  await promptOf(modal)?.sign()
  await (await untilAsked(modal))?.sign()
  await connecting
  expect(errors).toHaveLength(2)
})

it('siwx signs a new message when the app refuses the first', async () => {
  const { modal, site } = create()
  const connecting = connect(modal, { walletId: 'lantern' })
  site.errors.set('addSession', new Error('Used up'))
  await (await untilAsked(modal))?.sign()
  expect(promptOf(modal)).toMatchObject({ status: 'failed', error: { code: 'SIGN_IN_REFUSED' } })
  expect(account(modal).status).toBe('connecting')
  site.errors.delete('addSession')
  await promptOf(modal)?.sign()
  await connecting
  expect(site.asked.filter((each) => each.startsWith('createMessage'))).toHaveLength(2)
})

it('a required sign-in shakes the modal on close, and disconnects a user who cancels', async () => {
  const { modal, wallet } = create()
  await modal.context.show()
  const connecting = chooseWallet(getTestContext(modal), { walletId: 'lantern' })
  const prompt = await untilAsked(modal)
  for (const leave of [closeIfViewAllows, requestClose]) {
    leave(getTestContext(modal))
    expect(viewOf(modal)).toBe('SIWXSignMessage')
    expect(getTestContext(modal).stores.modal.$modal.get().shake).toBe(true)
  }
  prompt?.cancel()
  await connecting
  expect(viewOf(modal)).toBe('Connect')
  expect(getTestContext(modal).stores.attempt.$attempt.get()).toEqual({ status: 'idle' })
  await vi.waitFor(() => expect(wallet.isAuthorized).toBe(false))
  expect(account(modal)).toMatchObject({ status: 'disconnected', address: undefined })
})

it.each([
  ['closes the modal', (modal: Modal) => closeIfViewAllows(getTestContext(modal))],
  ['cancels', (modal: Modal) => promptOf(modal)?.cancel()],
])('an optional sign-in connects a user without a session who %s', async (_what, leave) => {
  const { modal, site } = create({ site: createFakeSiwx({ isRequired: false }) })
  const connecting = connect(modal, { walletId: 'lantern' })
  await untilAsked(modal)
  leave(modal)
  await connecting
  expect(account(modal)).toMatchObject({ status: 'connected', sessionStatus: 'unauthenticated' })
  expect(modal.$state.get().isOpen).toBe(false)
  expect(site.handedIn).toEqual([])
})

it('siwx refuses the account when the app closes the modal, whatever the wallet answers later', async () => {
  const { modal, wallet, site } = create()
  await modal.context.show()
  const connecting = chooseWallet(getTestContext(modal), { walletId: 'lantern' })
  const prompt = await untilAsked(modal)
  wallet.mode = 'hold'
  void prompt?.sign()
  modal.close()
  await connecting
  wallet.answer('approve')
  await settled()
  expect(account(modal).status).toBe('disconnected')
  expect(site.handedIn).toEqual([])
})

describe('a user who leaves while the app verifies the signature', () => {
  function createSlowSite() {
    const site = createFakeSiwx()
    let look = () => {}
    const looked = new Promise<void>((resolve) => {
      look = resolve
    })
    const { addSession } = site.siwx
    const siwx = { ...site.siwx, addSession: (session: SiwxSession) => looked.then(() => addSession(session)) }
    return { site: { ...site, siwx }, look }
  }

  it('is not signed in, whatever the app responds later', async () => {
    const { site, look } = createSlowSite()
    const { modal } = create({ site })
    await modal.context.show()
    const connecting = chooseWallet(getTestContext(modal), { walletId: 'lantern' })
    void (await untilAsked(modal))?.sign()
    await vi.waitFor(() => expect(promptOf(modal)?.status).toBe('checking'))
    promptOf(modal)?.cancel()
    await connecting
    look()
    await vi.waitFor(() => expect(site.asked).toContain(`revokeSession ${ACCOUNT}`))
    expect([site.handedIn.length, site.accounts(), account(modal).status]).toEqual([1, [], 'disconnected'])
  })

  it('is prompted again only once that is over, and then signed in', async () => {
    const { site, look } = createSlowSite()
    const { modal } = create({ site })
    await modal.context.show()
    const first = chooseWallet(getTestContext(modal), { walletId: 'lantern' })
    void (await untilAsked(modal))?.sign()
    await vi.waitFor(() => expect(promptOf(modal)?.status).toBe('checking'))
    promptOf(modal)?.cancel()
    await first
    const second = connect(modal, { walletId: 'lantern' })
    look()
    await (await untilAsked(modal))?.sign()
    await second
    expect([site.accounts(), account(modal).sessionStatus]).toEqual([[ACCOUNT], 'authenticated'])
  })
})

it('siwx reports an unanswered verification, and revokes the session of a user who cancels then', async () => {
  const { modal, site } = create()
  connect(modal, { walletId: 'lantern' }).catch(() => undefined)
  site.errors.set('addSession', new TypeError('Failed to fetch'))
  await (await untilAsked(modal))?.sign()
  expect(promptOf(modal)).toMatchObject({ status: 'failed', error: { code: 'SIGN_IN_UNANSWERED' } })
  site.let(ACCOUNT)
  promptOf(modal)?.cancel()
  await vi.waitFor(() => expect(site.accounts()).toEqual([]))
})

describe('an app that cannot be notified of a sign-out', () => {
  const createLasting = () => createFakeSiwx({ hasSetSessions: false })

  it('is notified on the next visit of the disconnected user, even without a connection', async () => {
    const { modal, site, fake, storage } = await createSignedIn({ site: createLasting() })
    site.errors.set('revokeSession', new TypeError('Failed to fetch'))
    await disconnect(modal)
    modal.destroy()
    expect([account(modal).status, site.accounts()]).toEqual(['disconnected', [ACCOUNT]])
    site.errors.delete('revokeSession')
    const again = create({ fake, storage, site })
    await vi.waitFor(() => expect(site.accounts()).toEqual([]))
    expect(account(again.modal).status).toBe('disconnected')
  })

  it('prompts a returning user who is not considered signed in', async () => {
    const { modal, site } = await createSignedIn({ site: createLasting() })
    site.errors.set('revokeSession', new TypeError('Failed to fetch'))
    await disconnect(modal)
    const connecting = connect(modal, { walletId: 'lantern' })
    await (await untilAsked(modal))?.sign()
    await connecting
    expect(site.handedIn).toHaveLength(2)
    site.errors.delete('revokeSession')
    globalThis.dispatchEvent?.(new Event('online'))
    await settled()
    expect([site.accounts(), account(modal).sessionStatus]).toEqual([[ACCOUNT], 'authenticated'])
  })

  it('keeps the user signed in and rejects signOut', async () => {
    const { modal, site } = await createSignedIn({ site: createLasting() })
    site.errors.set('revokeSession', new TypeError('Failed to fetch'))
    await expect(signOut(modal)).rejects.toMatchObject({ code: 'SIGN_OUT_FAILED' })
    expect(account(modal)).toMatchObject({ status: 'connected', sessionStatus: 'authenticated' })
    site.errors.delete('revokeSession')
    await signOut(modal)
    expect([site.accounts(), account(modal).status]).toEqual([[], 'disconnected'])
  })
})

it('siwx restores a signed-in user without a prompt and revokes no session', async () => {
  const first = await createSignedIn()
  first.modal.destroy()
  const again = create({ fake: first.fake, storage: first.storage, site: first.site })
  await vi.waitFor(() =>
    expect(account(again.modal)).toMatchObject({ status: 'connected', sessionStatus: 'authenticated' }),
  )
  expect(viewOf(again.modal)).toBeUndefined()
  expect(first.site.asked.filter((each) => /createMessage|revoke|setSessions/.test(each))).toHaveLength(1)
})

it('siwx prompts a returning user without a required session, once when the user declines', async () => {
  const first = await createSignedIn()
  first.modal.destroy()
  first.site.expire(ACCOUNT)
  const again = create({ fake: first.fake, storage: first.storage, site: first.site })
  const prompt = await untilAsked(again.modal)
  expect(viewOf(again.modal)).toBe('SIWXSignMessage')
  prompt?.cancel()
  await vi.waitFor(() => expect(account(again.modal).status).toBe('disconnected'))
  expect(viewOf(again.modal)).toBeUndefined()
})

it('siwx does not prompt a returning user when sign-in is optional', async () => {
  const site = createFakeSiwx({ isRequired: false })
  const first = await createSignedIn({ site })
  first.modal.destroy()
  site.expire(ACCOUNT)
  const again = create({ fake: first.fake, storage: first.storage, site })
  await vi.waitFor(() =>
    expect(account(again.modal)).toMatchObject({ status: 'connected', sessionStatus: 'unauthenticated' }),
  )
  expect(promptOf(again.modal)).toBeUndefined()
})

it('siwx refuses an account other than the one that the app has a session for', async () => {
  const site = createFakeSiwx()
  site.siwx.getSessions = async (chainId) => [
    { data: { accountAddress: '0xOTHER', chainId, domain: '', uri: '', version: '1', nonce: '' } },
  ]
  const { modal } = create({ site })
  connect(modal, { walletId: 'lantern' }).catch(() => undefined)
  await untilAsked(modal)
  expect(account(modal).status).toBe('connecting')
})

it('siwx shows a failure and refuses the account when the app cannot read its sessions', async () => {
  const site = createFakeSiwx()
  site.errors.set('getSessions', new Error('Down'))
  site.errors.set('createMessage', new Error('Down'))
  const { modal } = create({ site })
  connect(modal, { walletId: 'lantern' }).catch(() => undefined)
  await vi.waitFor(() => expect(promptOf(modal)?.status).toBe('failed'))
  expect(account(modal).status).toBe('connecting')
})

it.each([
  ['account', (wallet: ReturnType<typeof create>['wallet']) => wallet.setAccounts(['0x2']), 'eip155:1:0x2'],
  [
    'network',
    (wallet: ReturnType<typeof create>['wallet']) => wallet.setNetwork('eip155:8453'),
    `eip155:8453:${LANTERN}`,
  ],
])(
  'siwx holds another %s back, once for repeated reads, and shows the previous one meanwhile',
  async (_what, change, next) => {
    const { modal, wallet, site } = await createSignedIn()
    await settled()
    change(wallet)
    const prompt = await untilAsked(modal)
    expect(account(modal)).toMatchObject({ caipAddress: ACCOUNT })
    const { syncAccount } = await import('../../connection/syncAccount.js')
    syncAccount(getTestContext(modal), { namespace: 'eip155' })
    await settled()
    expect(promptOf(modal)?.sign).toBe(prompt?.sign)
    await prompt?.sign()
    await vi.waitFor(() => expect(account(modal)).toMatchObject({ caipAddress: next, sessionStatus: 'authenticated' }))
    expect(site.accounts()).toEqual([ACCOUNT, next])
    expect(modal.$state.get().isOpen).toBe(false)
  },
)

it('siwx withdraws its prompt when the wallet returns to the signed-in account', async () => {
  const { modal, wallet } = await createSignedIn()
  await settled()
  wallet.setAccounts(['0x2'])
  await untilAsked(modal)
  wallet.setAccounts([LANTERN])
  await vi.waitFor(() => expect(modal.$state.get().isOpen).toBe(false))
  expect(promptOf(modal)).toBeUndefined()
  expect(account(modal)).toMatchObject({ status: 'connected', address: LANTERN, sessionStatus: 'authenticated' })
  wallet.setAccounts(['0x2'])
  expect(await untilAsked(modal)).toMatchObject({ account: { address: '0x2' } })
})

it('siwx prompts for the account that the wallet changes to while the user reads', async () => {
  const { modal, wallet, site } = create()
  const connecting = connect(modal, { walletId: 'lantern' })
  await untilAsked(modal)
  wallet.setAccounts(['0x2'])
  await vi.waitFor(() => expect(promptOf(modal)).toMatchObject({ status: 'ready', account: { address: '0x2' } }))
  await promptOf(modal)?.sign()
  expect((await connecting).address).toBe('0x2')
  expect(site.accounts()).toEqual(['eip155:1:0x2'])
})

it('siwx does not prompt again after a decline for an account until the user requests it', async () => {
  const { modal, wallet, site } = create({ site: createFakeSiwx({ isRequired: false }) })
  const connecting = connect(modal, { walletId: 'lantern' })
  ;(await untilAsked(modal))?.cancel()
  await connecting
  await settled()
  wallet.setNetwork('eip155:8453')
  await vi.waitFor(() => expect(account(modal).caipAddress).toBe(`eip155:8453:${LANTERN}`))
  expect(promptOf(modal)).toBeUndefined()
  const signing = signIn(modal)
  await (await untilAsked(modal))?.sign()
  expect(await signing).toBe(true)
  expect(account(modal).sessionStatus).toBe('authenticated')
  expect(await signIn(modal)).toBe(true)
  expect(site.handedIn).toHaveLength(1)
})

it('siwx does not prompt on a network outside of the app’s list', async () => {
  const { modal, wallet } = create()
  wallet.setNetwork('eip155:99')
  await connect(modal, { walletId: 'lantern' })
  expect(account(modal)).toMatchObject({ status: 'connected', sessionStatus: 'unauthenticated' })
  expect(promptOf(modal)).toBeUndefined()
})

it('S4.029 siwx revokes the session on disconnect', async () => {
  const { modal, site } = await createSignedIn()
  await disconnect(modal)
  await vi.waitFor(() => expect(site.accounts()).toEqual([]))
  expect(site.asked.at(-1)).toBe('setSessions 0')
})

it('siwx notifies the app also when the same wallet ended in another namespace before', async () => {
  const solana = createFakeAdapter({ namespace: 'solana', caipNetworkId: 'solana:mainnet', wallets: ['lantern'] })
  const { modal, site, wallet } = create({
    site: createFakeSiwx({ isRequired: false }),
    adapters: [solana.definition],
    networks: [fakeNetwork, foreignFakeNetwork],
  })
  const connecting = connect(modal, { walletId: 'lantern', namespace: 'eip155' })
  await (await untilAsked(modal))?.sign()
  await connecting
  const another = connect(modal, { walletId: 'lantern', namespace: 'solana' })
  ;(await untilAsked(modal))?.cancel()
  await another
  solana.wallet('lantern').end()
  expect(account(modal).sessionStatus).toBe('authenticated')
  wallet.end()
  await vi.waitFor(() => expect(site.accounts()).toEqual([]))
})

it('siwx keeps the sessions of other wallets, and all of them when the app wants it', async () => {
  const fake = createFakeAdapter({ wallets: ['lantern', 'shell'] })
  const { modal, site } = await createSignedIn({ fake })
  const connecting = connect(modal, { walletId: 'shell' })
  await (await untilAsked(modal))?.sign()
  await connecting
  await disconnect(modal, { walletId: 'lantern' })
  await vi.waitFor(() => expect(site.accounts()).toHaveLength(1))
  expect(site.accounts()).not.toContain(ACCOUNT)

  const kept = await createSignedIn({ site: createFakeSiwx({ siwx: { signOutOnDisconnect: false } }) })
  await disconnect(kept.modal)
  await settled()
  expect(kept.site.accounts()).toEqual([ACCOUNT])
})

it.each([
  ['disconnects when sign-in is required', true, 'disconnected'],
  ['stays connected when sign-in is optional', false, 'connected'],
])('signOut revokes the session and %s', async (_what, isRequired, status) => {
  const { modal, site } = await createSignedIn({ site: createFakeSiwx({ isRequired }) })
  await signOut(modal)
  expect(site.accounts()).toEqual([])
  expect(account(modal).status).toBe(status)
  expect(account(modal).sessionStatus).toBe(isRequired ? undefined : 'unauthenticated')
})

/** Simulates two tabs that receive each other's storage events. */
function createTabs(site: FakeSiwx) {
  const shared = createMemoryStorage()
  const listeners: ((event: StorageEvent) => void)[][] = []
  const open = (options: Parameters<typeof create>[0] = {}) => {
    const mine: (typeof listeners)[number] = []
    listeners.push(mine)
    vi.stubGlobal(
      'addEventListener',
      (name: string, listener: (typeof mine)[number]) => name === 'storage' && mine.push(listener),
    )
    const tell = (key: string, newValue: string) => {
      const event = Object.assign(new Event('storage'), { key, newValue }) as StorageEvent
      for (const each of listeners.filter((tab) => tab !== mine).flat()) queueMicrotask(() => each(event))
    }
    const setItem = (key: string, value: string) => {
      const isNew = shared.getItem(key) !== value
      shared.setItem(key, value)
      if (isNew) tell(key, value)
    }
    return create({ site, storage: { ...shared, setItem }, ...options })
  }
  return { open }
}

it('one signature signs the user in in two tabs, and one sign-out follows in both', async () => {
  const site = createFakeSiwx()
  const tabs = createTabs(site)
  const first = tabs.open()
  const second = tabs.open({ fake: first.fake })
  const asks = connect(second.modal, { walletId: 'lantern' })
  const prompt = await untilAsked(second.modal)
  const connecting = connect(first.modal, { walletId: 'lantern' })
  await (await untilAsked(first.modal))?.sign()
  await connecting
  expect((await asks).address).toBe(LANTERN)
  expect(promptOf(second.modal)).toBeUndefined()
  expect(prompt?.message).toBeDefined()
  expect(site.handedIn).toHaveLength(1)

  await signOut(first.modal)
  await vi.waitFor(() => expect(account(second.modal).status).toBe('disconnected'))
  expect(site.asked.filter((each) => each.startsWith('revokeSession'))).toHaveLength(1)
  vi.unstubAllGlobals()
})

it('siwx prompts a returning user in one tab at a time, and the answer counts in all', async () => {
  let turn: Promise<unknown> = Promise.resolve()
  const request = (_name: string, _options: unknown, act: () => Promise<unknown>) => {
    turn = turn.then(act)
    return turn
  }
  vi.stubGlobal('navigator', { locks: { request } })
  const site = createFakeSiwx()
  const before = await createSignedIn({ site })
  before.modal.destroy()
  site.expire(ACCOUNT)
  const tabs = [0, 1].map(() => create({ fake: before.fake, storage: before.storage, site }).modal)
  const prompts = () => tabs.flatMap((each) => promptOf(each) ?? [])
  await vi.waitFor(() => expect(prompts()).toMatchObject([{ status: 'ready' }]))
  await settled()
  expect(prompts()).toHaveLength(1)
  await prompts()[0]?.sign()
  for (const each of tabs) await vi.waitFor(() => expect(account(each).sessionStatus).toBe('authenticated'))
  expect(site.handedIn).toHaveLength(2)
  vi.unstubAllGlobals()
})

describe('a session that ended in the background', () => {
  function stubWindow() {
    const target = new EventTarget()
    const document = Object.assign(new EventTarget(), { visibilityState: 'visible', querySelector: () => null })
    vi.stubGlobal('addEventListener', target.addEventListener.bind(target))
    vi.stubGlobal('document', document)
    return {
      focus: () => void target.dispatchEvent(new Event('focus')),
      show(visibilityState: 'visible' | 'hidden') {
        document.visibilityState = visibilityState
        document.dispatchEvent(new Event('visibilitychange'))
      },
    }
  }
  const readings = ({ asked }: FakeSiwx) => asked.filter((each) => each.startsWith('getSessions')).length
  beforeEach(() => void vi.useFakeTimers())
  afterEach(() => {
    vi.useRealTimers()
    vi.unstubAllGlobals()
  })

  it.each([
    ['gains the focus', (window: ReturnType<typeof stubWindow>) => window.focus()],
    ['becomes visible', (window: ReturnType<typeof stubWindow>) => window.show('visible')],
  ])('is noticed when the page %s again', async (_when, come) => {
    const window = stubWindow()
    const { modal, site } = await createSignedIn({ site: createFakeSiwx({ isRequired: false }) })
    site.expire(ACCOUNT)
    come(window)
    await vi.waitFor(() => expect(account(modal).sessionStatus).toBe('unauthenticated'))
    expect(account(modal).status).toBe('connected')
  })

  it('disconnects when sign-in is required', async () => {
    const window = stubWindow()
    const { modal, site } = await createSignedIn()
    site.expire(ACCOUNT)
    window.focus()
    await vi.waitFor(() => expect(account(modal).status).toBe('disconnected'))
  })

  it('is read once however the page returns, never while hidden, and only for a signed-in user', async () => {
    const window = stubWindow()
    const { modal, site } = await createSignedIn({ site: createFakeSiwx({ isRequired: false }) })
    const before = readings(site)
    window.show('hidden')
    window.show('visible')
    window.focus()
    await settled()
    expect(readings(site)).toBe(before + 1)
    await signOut(modal)
    await vi.advanceTimersByTimeAsync(10_000)
    window.focus()
    await settled()
    expect(readings(site)).toBe(before + 1)
  })

  it('is noticed at its expiry, and not when it lasts longer', async () => {
    stubWindow()
    const { modal, site } = await createSignedIn({ site: createFakeSiwx({ isRequired: false }) })
    site.expiresAt = Date.now() + 600_000
    await vi.advanceTimersByTimeAsync(60_000)
    const before = readings(site)
    await vi.advanceTimersByTimeAsync(539_000)
    expect(readings(site)).toBe(before)
    site.expiresAt = Date.now() + 3_600_000
    await vi.advanceTimersByTimeAsync(1_000)
    expect([readings(site), account(modal).sessionStatus]).toEqual([before + 1, 'authenticated'])
    site.expire(ACCOUNT)
    await vi.advanceTimersByTimeAsync(3_600_000)
    await vi.waitFor(() => expect(account(modal).sessionStatus).toBe('unauthenticated'))
  })

  it('is read again when the app is unreachable at its expiry', async () => {
    stubWindow()
    const { modal, site } = await createSignedIn({ site: createFakeSiwx({ isRequired: false }) })
    site.expire(ACCOUNT)
    site.errors.set('getSessions', new TypeError('Failed to fetch'))
    await vi.advanceTimersByTimeAsync(60_000)
    expect(account(modal).sessionStatus).toBe('authenticated')
    site.errors.clear()
    await vi.advanceTimersByTimeAsync(60_000)
    await vi.waitFor(() => expect(account(modal).sessionStatus).toBe('unauthenticated'))
  })

  it('does not affect a user who signed in after the read started', async () => {
    const window = stubWindow()
    const site = createFakeSiwx({ isRequired: false })
    const { getSessions } = site.siwx
    const { modal } = await createSignedIn({ site })
    site.expire(ACCOUNT)
    let answer = () => {}
    const asked = new Promise<void>((resolve) => {
      answer = resolve
    })
    const old = getSessions('eip155:1', LANTERN)
    site.siwx.getSessions = () => asked.then(() => old)
    window.focus()
    site.siwx.getSessions = getSessions
    site.let(ACCOUNT)
    getTestContext(modal).use(signInRegistry).add({ walletId: 'lantern', account: ACCOUNT })
    answer()
    await settled()
    expect(account(modal).sessionStatus).toBe('authenticated')
  })
})

it('connect signs in without a view in a headless modal', async () => {
  const { modal, site } = create({ ui: undefined })
  await connect(modal, { walletId: 'lantern' })
  expect(site.accounts()).toEqual([ACCOUNT])
  expect(account(modal).sessionStatus).toBe('authenticated')
})

it('the account state has no session status when the app has no siwx', async () => {
  const { modal } = createTestModal()
  await connect(modal, { walletId: 'lantern' })
  expect(account(modal)).not.toHaveProperty('sessionStatus')
  await expect(signIn(modal)).rejects.toMatchObject({
    code: 'FEATURE_MISSING',
    message: expect.stringContaining('pass `siwx` or `siweConfig` to createModal'),
  })
})

it('the sign-in view leads to Account or Connect when there is nothing to sign', async () => {
  const { modal } = create()
  await modal.context.show({ view: 'SIWXSignMessage' })
  expect(viewOf(modal)).toBe('Connect')
})

describe('a wallet that connects and signs in one prompt', () => {
  const draft = { domain: 'harbor.example', uri: 'https://harbor.example', version: '1', nonce: 'n1234567' }
  const text = (address: string, nonce = draft.nonce) =>
    `harbor.example wants you to sign in with your Ethereum account:\n${address}\n\nURI: ${draft.uri}\nNonce: ${nonce}`

  function createOneStep(createDraft = vi.fn(async ({ chainId }: { chainId: string }) => ({ ...draft, chainId }))) {
    const made = create({ site: createFakeSiwx({ siwx: { createDraft } }) })
    made.wallet.signsIn = (_draft, address) => text(address)
    return { ...made, createDraft }
  }

  it('signs the user in without another prompt', async () => {
    const { modal, site, createDraft } = createOneStep()
    await connect(modal, { walletId: 'lantern' })
    expect(account(modal)).toMatchObject({ status: 'connected', address: LANTERN, sessionStatus: 'authenticated' })
    expect(createDraft.mock.calls).toEqual([[{ chainId: 'eip155:1' }]])
    expect(site.handedIn).toEqual([
      {
        data: { ...draft, chainId: 'eip155:1', accountAddress: LANTERN },
        message: text(LANTERN),
        signature: '0x5163',
      },
    ])
    expect(promptOf(modal)).toBeUndefined()
  })

  it('leads to the modal when the response of the app is lost, after the app revokes a possible session', async () => {
    const { modal, site } = createOneStep()
    site.errors.set('addSession', new TypeError('Failed to fetch'))
    const connecting = connect(modal, { walletId: 'lantern' })
    const prompt = await untilAsked(modal)
    expect(site.asked).toContain(`revokeSession ${ACCOUNT}`)
    site.errors.clear()
    await prompt?.sign()
    await connecting
    expect(account(modal)).toMatchObject({ status: 'connected', sessionStatus: 'authenticated' })
  })

  it('leads to the modal when the app refuses the signature', async () => {
    const { modal, site } = createOneStep()
    site.errors.set('addSession', new Error('The nonce is used up'))
    const connecting = connect(modal, { walletId: 'lantern' })
    const prompt = await untilAsked(modal)
    site.errors.clear()
    await prompt?.sign()
    await connecting
    expect(account(modal)).toMatchObject({ status: 'connected', sessionStatus: 'authenticated' })
  })

  it.each([
    ['of another nonce', (address: string) => text(address, 'n7654321')],
    ['of another account', () => text(`0x${'9'.repeat(40)}`)],
    ['for another app', (address: string) => text(address).replace('harbor.example wants', 'harbour.example wants')],
  ])('submits no message %s', async (_what, signsIn) => {
    const { modal, site, wallet } = createOneStep()
    wallet.signsIn = (_draft, address) => signsIn(address)
    connect(modal, { walletId: 'lantern' }).catch(() => undefined)
    await untilAsked(modal)
    expect(site.handedIn).toEqual([])
  })

  it('gets only a connect request after the user declined the combined one', async () => {
    const { modal, wallet, createDraft } = createOneStep()
    wallet.mode = 'reject'
    await expect(connect(modal, { walletId: 'lantern' })).rejects.toMatchObject({ code: 'CONNECTION_REJECTED' })
    wallet.mode = 'approve'
    connect(modal, { walletId: 'lantern' }).catch(() => undefined)
    await untilAsked(modal)
    expect(createDraft).toHaveBeenCalledTimes(1)
  })

  it('gets only a connect request when the app has no message in time', async () => {
    vi.useFakeTimers()
    try {
      const { modal } = createOneStep(vi.fn(() => new Promise<never>(() => undefined)))
      connect(modal, { walletId: 'lantern' }).catch(() => undefined)
      await vi.advanceTimersByTimeAsync(3_000)
      vi.useRealTimers()
      expect(await untilAsked(modal)).toMatchObject({ walletId: 'lantern' })
    } finally {
      vi.useRealTimers()
    }
  })

  it('gets only a connect request when the app fails to create a message', async () => {
    const { modal } = createOneStep(vi.fn(() => Promise.reject(new Error('502'))))
    connect(modal, { walletId: 'lantern' }).catch(() => undefined)
    expect(await untilAsked(modal)).toMatchObject({ walletId: 'lantern' })
  })
})
