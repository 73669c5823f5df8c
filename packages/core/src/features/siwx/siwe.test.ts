import { describe, expect, it, vi } from 'vitest'
import { connect } from '../../connection/connect.js'
import { disconnect } from '../../connection/disconnect.js'
import { getFeatureService } from '../../feature/getFeatureService.js'
import type { Modal } from '../../modal/modal.js'
import { createFakeAdapter } from '../../testing/createFakeAdapter.js'
import { createFakeSiwe } from '../../testing/createFakeSiwx.js'
import { blankUi, createTestModal } from '../../testing/createTestModal.js'
import { fakeNetwork, foreignFakeNetwork, otherFakeNetwork } from '../../testing/fakeNetworks.js'
import { getTestContext } from '../../testing/getTestContext.js'
import type { SiweConfig } from '../../types/siwx.js'
import { fetchPermissions, revokePermissions } from '../permissions/permissions.js'
import { siwxFeature } from './index.js'
import { signOut } from './signIn.js'

const LANTERN = `0x${'6c'.padStart(40, '0')}`

const account = (modal: Modal) => modal.$account('eip155').get()
const promptOf = (modal: Modal) => getFeatureService(getTestContext(modal), siwxFeature).$prompt.get()

async function untilAsked(modal: Modal) {
  await vi.waitFor(() => expect(promptOf(modal)?.status).toBe('ready'))
  return promptOf(modal)
}

function create(config: Partial<SiweConfig> = {}, options: Parameters<typeof createTestModal>[0] = {}) {
  const site = createFakeSiwe(config)
  const made = createTestModal({ ui: blankUi, siweConfig: site.siweConfig, ...options })
  return { ...made, site, wallet: made.fake.wallet('lantern') }
}

async function createSignedIn(config: Partial<SiweConfig> = {}) {
  const made = create(config)
  const connecting = connect(made.modal, { walletId: 'lantern' })
  await (await untilAsked(made.modal))?.sign()
  await connecting
  await vi.dynamicImportSettled()
  return made
}

it('S1.019 siwe signs the message of the app, and the app verifies it', async () => {
  const params = { domain: 'harbor.example', statement: 'Sign in to Harbor' }
  const { modal, site } = create({ getMessageParams: async () => params })
  const connecting = connect(modal, { walletId: 'lantern' })
  const prompt = await untilAsked(modal)
  expect(prompt?.message).toMatchObject({ ...params, accountAddress: LANTERN, chainId: 'eip155:1', nonce: '12345678' })
  expect(String(prompt?.message)).toBe(`harbor.example ${LANTERN} 1 12345678`)
  await prompt?.sign()
  await connecting
  expect(site.asked).toEqual(['verifyMessage', `onSignIn 1:${LANTERN}`])
  expect(account(modal)).toMatchObject({ status: 'connected', sessionStatus: 'authenticated' })
})

it('siwe refuses an account whose signature the app refuses', async () => {
  const { modal, site } = create()
  connect(modal, { walletId: 'lantern' }).catch(() => undefined)
  const prompt = await untilAsked(modal)
  site.isGood = false
  await prompt?.sign()
  expect(promptOf(modal)).toMatchObject({ status: 'failed', error: { code: 'SIGN_IN_REFUSED' } })
  expect(account(modal).status).toBe('connecting')
})

it('siwe signs the previous account out before another signs in, and on disconnect', async () => {
  const { modal, site, wallet } = await createSignedIn({ getMessageParams: async () => ({ domain: 'harbor.example' }) })
  wallet.setAccounts(['0x2'])
  const prompt = await untilAsked(modal)
  expect(site.session).toBeNull()
  await prompt?.sign()
  await vi.waitFor(() => expect(account(modal).address).toBe('0x2'))
  expect(site.session).toEqual({ address: '0x2', chainId: 1 })
  await disconnect(modal)
  await vi.waitFor(() => expect(site.session).toBeNull())
  expect(site.asked.filter((each) => each === 'onSignOut')).toHaveLength(2)
})

it.each([
  [
    'account',
    { signOutOnAccountChange: false },
    (wallet: ReturnType<typeof create>['wallet']) => wallet.setAccounts(['0x2']),
  ],
  [
    'network',
    { signOutOnNetworkChange: false },
    (wallet: ReturnType<typeof create>['wallet']) => wallet.setNetwork('eip155:8453'),
  ],
])('siwe keeps the session for another %s when the app allows it', async (what, config, change) => {
  const { modal, site, wallet } = await createSignedIn({
    ...config,
    getMessageParams: async () => ({ domain: 'harbor.example' }),
  })
  const before = account(modal).caipAddress
  change(wallet)
  await vi.waitFor(() => expect(account(modal).caipAddress, what).not.toBe(before))
  expect(account(modal).sessionStatus).toBe('authenticated')
  expect(site.asked).not.toContain('signOut')
})

it('siwe keeps the session over a disconnect when the app allows it', async () => {
  const { modal, site } = await createSignedIn({
    signOutOnDisconnect: false,
    getMessageParams: async () => ({ domain: 'harbor.example' }),
  })
  await disconnect(modal)
  await vi.dynamicImportSettled()
  expect(site.session).not.toBeNull()
})

it('siwe prompts no user when it is off or in other namespaces', async () => {
  const off = create({ enabled: false })
  await connect(off.modal, { walletId: 'lantern' })
  expect(account(off.modal)).not.toHaveProperty('sessionStatus')

  const other = createFakeAdapter({ namespace: 'solana', caipNetworkId: 'solana:mainnet', wallets: ['shell'] })
  const networks = [fakeNetwork, otherFakeNetwork, foreignFakeNetwork] as const
  const { modal } = create({}, { adapters: [other.definition], networks })
  await connect(modal, { walletId: 'shell' })
  expect(modal.$account('solana').get()).toMatchObject({ status: 'connected' })
  expect(promptOf(modal)).toBeUndefined()
})

it('siwe connects a user without a session when sign-in is optional', async () => {
  const { modal } = create({ required: false })
  const connecting = connect(modal, { walletId: 'lantern' })
  const prompt = await untilAsked(modal)
  expect(prompt?.isRequired).toBe(false)
  prompt?.leave()
  await connecting
  expect(account(modal)).toMatchObject({ status: 'connected', sessionStatus: 'unauthenticated' })
})

it('siwe reads the session regularly, and disconnects a user without one', async () => {
  vi.useFakeTimers()
  try {
    const { modal, site } = await createSignedIn({
      sessionRefetchIntervalMs: 60_000,
      getMessageParams: async () => ({ domain: 'harbor.example' }),
    })
    await vi.advanceTimersByTimeAsync(60_000)
    expect(account(modal).status).toBe('connected')
    site.session = null
    await vi.advanceTimersByTimeAsync(60_000)
    await vi.waitFor(() => expect(account(modal).status).toBe('disconnected'))
  } finally {
    vi.useRealTimers()
  }
})

describe('an app whose server signs no user out', () => {
  async function createHeld(config: Partial<SiweConfig> = {}) {
    const made = await createSignedIn({ getMessageParams: async () => ({ domain: 'harbor.example' }), ...config })
    made.site.letsOut = false
    return made
  }
  const isIn = { address: LANTERN, chainId: 1 }

  it.each([true, false])('keeps the user signed in and rejects signOut (required: %s)', async (required) => {
    const { modal, site } = await createHeld({ required })
    await expect(signOut(modal)).rejects.toMatchObject({ code: 'SIGN_OUT_FAILED' })
    expect(account(modal)).toMatchObject({ status: 'connected', sessionStatus: 'authenticated' })
    expect([site.session, site.asked.includes('onSignOut')]).toEqual([isIn, false])
    site.letsOut = true
    await signOut(modal)
    expect([site.session, site.asked.at(-1)]).toEqual([null, 'onSignOut'])
  })

  it('gets the sign-out request of a disconnected user until it succeeds', async () => {
    const { modal, site } = await createHeld()
    await disconnect(modal)
    await vi.waitFor(() => expect(site.asked).toContain('signOut'))
    expect([site.session, site.asked.includes('onSignOut')]).toEqual([isIn, false])
    site.letsOut = true
    const connecting = connect(modal, { walletId: 'lantern' })
    await untilAsked(modal)
    expect([site.session, site.asked.at(-1)]).toEqual([null, 'onSignOut'])
    promptOf(modal)?.cancel()
    await connecting.catch(() => undefined)
  })

  it('keeps the sign-in in the list of permissions', async () => {
    const { modal, site } = await createHeld({ required: false })
    const [entry] = (await fetchPermissions(modal)).permissions.filter(({ kind }) => kind === 'signIn')
    if (!entry) throw new Error('Nobody is signed in')
    await expect(revokePermissions(modal, [entry])).rejects.toMatchObject({ code: 'SIGN_OUT_FAILED' })
    expect([site.session, account(modal).sessionStatus]).toEqual([isIn, 'authenticated'])
    expect((await fetchPermissions(modal)).permissions).toMatchObject([{ kind: 'signIn' }])
  })

  it('prevents a sign-in as another account while the previous session exists', async () => {
    const { modal, site, wallet } = await createHeld()
    wallet.setAccounts(['0x2'])
    await vi.waitFor(() => expect(promptOf(modal)).toMatchObject({ status: 'failed', message: undefined }))
    expect(promptOf(modal)?.error).toMatchObject({ code: 'SIGN_IN_UNAVAILABLE', cause: { code: 'SIGN_OUT_FAILED' } })
    expect([site.session, site.asked.includes('onSignOut')]).toEqual([isIn, false])
  })
})
