import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { EMBEDDED_WALLET_ID } from '../../adapter/walletIds.js'
import { connect } from '../../connection/connect.js'
import { selectAccount } from '../../connection/selectAccount.js'
import type { Modal } from '../../modal/modal.js'
import { resumeConnection } from '../../modal/navigation/resumeConnection.js'
import { advanceUntilSettled } from '../../testing/advanceUntilSettled.js'
import { createChannelAdapter } from '../../testing/createChannelAdapter.js'
import { EOA_ADDRESS, SMART_ACCOUNT_ADDRESS, SOLANA_ADDRESS } from '../../testing/createFakeSecureSite.js'
import { createSignInModal } from '../../testing/createSignInModal.js'
import { fakeNetwork, foreignFakeNetwork } from '../../testing/fakeNetworks.js'
import { getTestContext } from '../../testing/getTestContext.js'
import { stubFetch } from '../../testing/stubFetch.js'
import { listWallets } from '../../wallets/listWallets.js'
import { getAuthLog } from './getAuthLog.js'
import { setAccountType } from './setAccountType.js'
import { sendEmailCode, verifyEmailCode } from './signIn/loginWithEmail.js'

beforeEach(() => {
  vi.useFakeTimers()
  stubFetch({ json: { allowedOrigins: [], features: [{ id: 'social_login', isEnabled: true, config: null }] } })
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

const email = 'maya@harbor.example'

async function signedIn(options: Parameters<typeof createSignInModal>[0] = {}) {
  const made = createSignInModal(options)
  await advanceUntilSettled(sendEmailCode(made.modal, { email }))
  await advanceUntilSettled(verifyEmailCode(made.modal, { code: made.site.code }))
  await advanceUntilSettled(vi.dynamicImportSettled())
  return made
}
const accountOf = (modal: Modal, namespace: 'eip155' | 'solana' = 'eip155') => modal.$account(namespace).get()
const pass = (milliseconds: number) => vi.advanceTimersByTimeAsync(milliseconds)

it('S9.062 getAuthLog returns the journal of the frame to the app', async () => {
  const { modal, site } = createSignInModal()
  site.journal.push('2026-01-01T00:00:00.000Z READY')
  expect(await getAuthLog(modal)).toEqual([])
  await advanceUntilSettled(sendEmailCode(modal, { email }))
  expect(await getAuthLog(modal)).toEqual(['2026-01-01T00:00:00.000Z READY'])
  modal.destroy()
})

it('the view of a new e-mail address opens for a user who signed in by e-mail, and for no other', async () => {
  const { modal, context } = await signedIn()
  const open = async () => {
    await advanceUntilSettled(modal.context.show({ view: 'UpdateEmailWallet' }))
    return context.stores.router.$route.get().view
  }
  expect(accountOf(modal).user?.email).toBe(email)
  expect(await open()).toBe('UpdateEmailWallet')
  context.stores.accounts.update('eip155', { socialProvider: 'google' })
  expect(await open()).toBe('Account')
  context.stores.accounts.update('eip155', { socialProvider: undefined, user: undefined })
  expect(await open()).toBe('Account')
  modal.destroy()
})

describe('the embedded connector', () => {
  const connectors = (options: Parameters<typeof createSignInModal>[0] = {}) => {
    const { context, modal } = createSignInModal(options)
    const found = context.stores.connectors.find(EMBEDDED_WALLET_ID)
    const listed = listWallets(context).map(({ id }) => id)
    modal.destroy()
    return { found, listed }
  }

  it('S3.017 has the id auth and is in no list of wallets', () => {
    const { found, listed } = connectors()
    expect(found.map(({ id }) => id)).toEqual(['auth', 'auth'])
    expect(listed).not.toContain('auth')
  })

  it('S3.021 has the type AUTH', () => {
    expect(connectors().found.map(({ type }) => type)).toEqual(['AUTH', 'AUTH'])
  })

  it.each([
    ['S1.074', 'eip155'],
    ['S1.075', 'solana'],
  ])('%s serves %s', (_rule, namespace) => {
    expect(connectors().found.map(({ chain }) => chain)).toContain(namespace)
  })

  it('S1.066 serves only some namespaces of an app', () => {
    const adapters = (['eip155', 'solana', 'cosmos'] as const).map((namespace) => createChannelAdapter(namespace))
    const hub = { ...foreignFakeNetwork, id: 'hub', caipNetworkId: 'cosmos:hub', chainNamespace: 'cosmos' } as const
    const networks = [fakeNetwork, foreignFakeNetwork, hub] as const
    expect(connectors({ adapters, networks }).found.map(({ chain }) => chain)).toEqual(['eip155', 'solana'])
  })

  it('S9.067 serves EVM and Solana and no other namespace', () => {
    expect(connectors().found.map(({ chain }) => chain)).toEqual(['eip155', 'solana'])
  })

  it('rejects connect before the user signs in', async () => {
    const { context, modal } = createSignInModal()
    await expect(advanceUntilSettled(connect(context.modal, { walletId: EMBEDDED_WALLET_ID }))).rejects.toMatchObject({
      code: 'NOT_SIGNED_IN',
      message: 'Not connected to email or social',
    })
    expect(accountOf(modal).status).toBe('disconnected')
    modal.destroy()
  })
})

describe('the embedded account', () => {
  it('S3.005 includes the user with a name and an email address', async () => {
    const { modal, site } = await signedIn()
    site.user = { ...site.user, userName: 'maya' }
    await advanceUntilSettled(modal.switchNetwork('eip155:8453'))
    await advanceUntilSettled(modal.switchNetwork('eip155:1'))
    expect(accountOf(modal).user).toEqual({ email, username: 'maya' })
    modal.destroy()
  })

  it('S3.036 includes the address, both accounts and the active one', async () => {
    const { modal } = await signedIn()
    expect(accountOf(modal)).toMatchObject({
      address: SMART_ACCOUNT_ADDRESS,
      allAccounts: [
        { address: SMART_ACCOUNT_ADDRESS, type: 'smartAccount' },
        { address: EOA_ADDRESS, type: 'eoa' },
      ],
      user: { email },
      smartAccountDeployed: false,
      preferredAccountTypes: { eip155: 'smartAccount' },
    })
    modal.destroy()
  })

  it('is the standard one on a network without smart accounts', async () => {
    const { modal, site } = await signedIn()
    await advanceUntilSettled(modal.switchNetwork('eip155:8453'))
    expect(site.asked).toContain('SWITCH_NETWORK 8453')
    expect(accountOf(modal)).toMatchObject({
      caipAddress: `eip155:8453:${EOA_ADDRESS}`,
      allAccounts: [{ address: EOA_ADDRESS }],
    })
    await advanceUntilSettled(modal.switchNetwork('eip155:1'))
    expect(accountOf(modal).address).toBe(SMART_ACCOUNT_ADDRESS)
    modal.destroy()
  })
})

describe('the type of an embedded account', () => {
  it('S1.024 is the one that the app prefers until the user chooses', async () => {
    const { modal } = await signedIn({ defaultAccountTypes: { eip155: 'eoa' } })
    expect(accountOf(modal)).toMatchObject({ address: EOA_ADDRESS, preferredAccountTypes: { eip155: 'eoa' } })
    modal.destroy()
  })

  it('S4.042 is chosen by the user and persists across visits', async () => {
    const { modal, site, load } = await signedIn()
    await advanceUntilSettled(setAccountType(modal, { type: 'eoa' }))
    expect(accountOf(modal)).toMatchObject({
      address: EOA_ADDRESS,
      allAccounts: [{ address: EOA_ADDRESS }, { address: SMART_ACCOUNT_ADDRESS }],
    })
    await advanceUntilSettled(selectAccount(modal, { address: SMART_ACCOUNT_ADDRESS }))
    expect(accountOf(modal).address).toBe(SMART_ACCOUNT_ADDRESS)
    await advanceUntilSettled(setAccountType(modal, { type: 'eoa' }))
    modal.destroy()
    const again = load()
    await pass(1_000)
    expect(accountOf(again)).toMatchObject({ status: 'connected', address: EOA_ADDRESS })
    expect(site.asked.filter((name) => name.startsWith('SET_PREFERRED'))).toHaveLength(3)
    again.destroy()
  })

  const isUnavailable = expect.objectContaining({ code: 'SMART_ACCOUNT_UNAVAILABLE' })

  it('S4.044 is a smart account only on a network that supports one', async () => {
    const { modal, site } = await signedIn()
    await advanceUntilSettled(setAccountType(modal, { type: 'eoa' }))
    await advanceUntilSettled(modal.switchNetwork('eip155:8453'))
    const asked = site.asked.length
    await expect(advanceUntilSettled(setAccountType(modal, { type: 'smartAccount' }))).rejects.toEqual(isUnavailable)
    expect(site.asked.slice(asked)).toEqual(['SET_PREFERRED_ACCOUNT eoa'])
    expect(accountOf(modal).address).toBe(EOA_ADDRESS)
    modal.destroy()
  })

  it('S4.043 is a smart account only when the address belongs to it', async () => {
    const { modal, site } = await signedIn()
    await advanceUntilSettled(setAccountType(modal, { type: 'eoa' }))
    site.smartAddress = '0x00000000000000000000000000000000000000ff'
    await expect(advanceUntilSettled(setAccountType(modal, { type: 'smartAccount' }))).rejects.toEqual(isUnavailable)
    expect(accountOf(modal).address).toBe(EOA_ADDRESS)
    modal.destroy()
  })

  it('S4.045 falls back to the standard one when the secure site refuses', async () => {
    const { modal, site, storage } = await signedIn()
    await advanceUntilSettled(setAccountType(modal, { type: 'eoa' }))
    site.setAccountFails = true
    await expect(advanceUntilSettled(setAccountType(modal, { type: 'smartAccount' }))).rejects.toMatchObject({
      code: 'EMBEDDED_FAILED',
    })
    expect(accountOf(modal).address).toBe(EOA_ADDRESS)
    expect(storage.getItem('@appkit/preferred_account_types')).toBe('{"eip155":"eoa"}')
    modal.destroy()
  })

  it('S4.046 is standard everywhere without a list of networks', async () => {
    const { context, modal, site } = createSignInModal()
    site.smartAccountNetworks = new Error('no list')
    await advanceUntilSettled(sendEmailCode(modal, { email }))
    await advanceUntilSettled(verifyEmailCode(modal, { code: site.code }))
    expect(context.stores.networks.state('eip155').smartAccountEnabledNetworks).toEqual([])
    expect(accountOf(modal)).toMatchObject({ address: EOA_ADDRESS, status: 'connected' })
    modal.destroy()
  })
})

describe('an embedded wallet method', () => {
  it('S1.043 for account types rejects with any other wallet', async () => {
    const { modal } = createSignInModal()
    await expect(advanceUntilSettled(setAccountType(modal, { type: 'eoa' }))).rejects.toMatchObject({
      code: 'NOT_SIGNED_IN',
      message: 'Not connected to email or social',
    })
    modal.destroy()
  })

  it('S8.007 fails with an alert to the developer when the secure site does not respond in time', async () => {
    const { modal, site } = await signedIn()
    site.isSilent = true
    await expect(advanceUntilSettled(modal.switchNetwork('eip155:8453'))).rejects.toMatchObject({
      code: 'EMBEDDED_TIMED_OUT',
    })
    expect(getTestContext(modal).stores.notices.$alerts.get()).toMatchObject([
      { code: 'EMBEDDED_TIMED_OUT', title: 'Embedded Wallet Request Timed Out' },
    ])
    expect(accountOf(modal).status).toBe('connected')
    modal.destroy()
  })
})

describe('a second namespace of the embedded wallet', () => {
  it('changes its network without an effect on EVM', async () => {
    const devnet = { ...foreignFakeNetwork, id: 'devnet', caipNetworkId: 'solana:devnet' } as const
    const { modal, site } = await signedIn({ networks: [fakeNetwork, foreignFakeNetwork, devnet] })
    await advanceUntilSettled(modal.switchNetwork('solana:mainnet'))
    await advanceUntilSettled(modal.switchNetwork('solana:devnet'))
    expect(site.asked).toContain('SWITCH_NETWORK solana:devnet')
    expect(accountOf(modal, 'solana')).toMatchObject({
      ...{ address: SOLANA_ADDRESS, caipAddress: `solana:devnet:${SOLANA_ADDRESS}` },
      preferredAccountTypes: { solana: 'eoa' },
    })
    expect(accountOf(modal)).toMatchObject({
      address: SMART_ACCOUNT_ADDRESS,
      caipAddress: `eip155:1:${SMART_ACCOUNT_ADDRESS}`,
    })
    modal.destroy()
  })

  it('S4.050 connects without a prompt, because both share one login', async () => {
    const { modal, context, live } = await signedIn()
    await advanceUntilSettled(modal.switchNetwork('solana:mainnet'))
    expect(accountOf(modal, 'solana')).toMatchObject({ status: 'connected', address: SOLANA_ADDRESS, user: { email } })
    expect(modal.$network.get()?.caipNetworkId).toBe('solana:mainnet')
    expect(accountOf(modal).address).toBe(SMART_ACCOUNT_ADDRESS)
    await advanceUntilSettled(modal.switchNetwork('eip155:8453'))
    expect(modal.$network.get()?.caipNetworkId).toBe('eip155:8453')
    expect(live('solana')).toBeDefined()
    expect(context.stores.router.$route.get().view).not.toBe('SwitchActiveChain')
    modal.destroy()
  })

  it('ends with the shared logout', async () => {
    const { modal, site } = await signedIn()
    await advanceUntilSettled(modal.switchNetwork('solana:mainnet'))
    await advanceUntilSettled(modal.disconnect('solana'))
    expect(accountOf(modal, 'solana').status).toBe('disconnected')
    expect(accountOf(modal).status).toBe('disconnected')
    expect(site.asked.filter((name) => name === 'SIGN_OUT')).toHaveLength(1)
    modal.destroy()
  })
})

describe('the next visit of an embedded user', () => {
  it('S7.073 restores the login in both namespaces', async () => {
    const { modal, load } = await signedIn()
    await advanceUntilSettled(modal.switchNetwork('solana:mainnet'))
    modal.destroy()
    const again = load()
    expect(accountOf(again).status).toBe('connecting')
    await pass(1_000)
    expect(accountOf(again)).toMatchObject({ status: 'connected', address: SMART_ACCOUNT_ADDRESS, user: { email } })
    expect(accountOf(again, 'solana')).toMatchObject({ status: 'connected', address: SOLANA_ADDRESS })
    again.destroy()
  })

  it('waits while the secure site is down, reports it, and continues when it is back', async () => {
    const { modal, site, load } = await signedIn()
    modal.destroy()
    site.isDown = true
    const again = load()
    await pass(60_000)
    expect(accountOf(again).status).toBe('reconnecting')
    expect(getTestContext(again).stores.notices.$alerts.get()).toMatchObject([
      { code: 'EMBEDDED_LOAD_FAILED', title: 'Network Error - Could not load embedded wallet' },
    ])
    site.isDown = false
    await pass(5_100)
    expect(accountOf(again)).toMatchObject({ status: 'connected', address: SMART_ACCOUNT_ADDRESS })
    again.destroy()
  })

  it('starts signed out when the login has ended at the secure site', async () => {
    const { modal, site, load } = await signedIn()
    modal.destroy()
    site.user = undefined
    const again = load()
    await pass(1_000)
    expect(accountOf(again)).toMatchObject({ status: 'disconnected', address: undefined })
    again.destroy()
  })
})

describe('a logout', () => {
  it('S4.033 clears the user', async () => {
    const { modal, storage } = await signedIn()
    await advanceUntilSettled(modal.disconnect())
    expect(accountOf(modal)).toMatchObject({ status: 'disconnected', address: undefined, user: undefined })
    for (const key of [
      'EMAIL',
      'EMAIL_LOGIN_USED_KEY',
      'SOCIAL_USERNAME',
      'LAST_USED_CHAIN_KEY',
      'SMART_ACCOUNT_ENABLED_NETWORKS',
    ]) {
      expect(storage.getItem(`@appkit/${key}`), key).toBeNull()
    }
    modal.destroy()
  })

  it('S4.033 clears every stored value that contains the address', async () => {
    const entries = new Map<string, string>()
    const storage = {
      getItem: (key: string) => entries.get(key) ?? null,
      setItem: (key: string, value: string) => void entries.set(key, value),
      removeItem: (key: string) => void entries.delete(key),
    }
    const { modal } = await signedIn({ storage })
    const kept = () => JSON.stringify([...entries])
    expect(kept()).toContain(email)
    await advanceUntilSettled(modal.disconnect())
    expect(kept()).not.toContain(email)
    modal.destroy()
  })

  it('S4.034 waits at most 3 s for the secure site', async () => {
    const { modal, site } = await signedIn()
    site.signOutTakes = undefined
    let isOver = false
    const leaving = modal.disconnect().then(() => {
      isOver = true
    })
    await pass(2_900)
    expect(accountOf(modal).status).toBe('disconnected')
    expect(isOver).toBe(false)
    await pass(200)
    await leaving
    expect(isOver).toBe(true)
    modal.destroy()
  })

  it('S4.014 from email can be resumed from the list of wallets with a new code', async () => {
    const { modal, context } = await signedIn()
    await advanceUntilSettled(modal.disconnect())
    resumeConnection(context.modal, { namespace: 'eip155', walletId: EMBEDDED_WALLET_ID })
    expect(context.stores.router.$route.get()).toMatchObject({
      view: 'EmailLogin',
      params: { namespace: 'eip155', adding: true },
    })
    modal.destroy()
  })
})
