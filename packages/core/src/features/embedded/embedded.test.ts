import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { selectAccount } from '../../actions/selectAccount.js'
import { sendEmailCode } from '../../actions/sendEmailCode.js'
import { setAccountType } from '../../actions/setAccountType.js'
import { verifyEmailCode } from '../../actions/verifyEmailCode.js'
import { AUTH_WALLET_ID } from '../../constants.js'
import { connect } from '../../flows/connect.js'
import { listWallets } from '../../flows/listWallets.js'
import { resumeConnection } from '../../modal/resumeConnection.js'
import type { Modal } from '../../modal.js'
import { contextOf } from '../../testing/contextOf.js'
import { createChannelAdapter } from '../../testing/createChannelAdapter.js'
import { EOA, SMART, SOLANA } from '../../testing/createFakeSecureSite.js'
import { createSignInModal } from '../../testing/createSignInModal.js'
import { fakeNetwork, foreignFakeNetwork } from '../../testing/fakeNetworks.js'
import { ran } from '../../testing/ran.js'
import { stubFetch } from '../../testing/stubFetch.js'

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
  await ran(sendEmailCode(made.modal, { email }))
  await ran(verifyEmailCode(made.modal, { code: made.site.code }))
  await ran(vi.dynamicImportSettled())
  return made
}
const accountOf = (modal: Modal, namespace: 'eip155' | 'solana' = 'eip155') => modal.$account(namespace).get()
const pass = (milliseconds: number) => vi.advanceTimersByTimeAsync(milliseconds)

describe('the connector', () => {
  const connectors = (options: Parameters<typeof createSignInModal>[0] = {}) => {
    const { context, modal } = createSignInModal(options)
    const found = context.stores.connectors.find(AUTH_WALLET_ID)
    const listed = listWallets(context).map(({ id }) => id)
    modal.destroy()
    return { found, listed }
  }

  it('S3.017 has the id auth, and is in no list of wallets', () => {
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

  it('S1.066 serves only some of the namespaces of a site', () => {
    const adapters = (['eip155', 'solana', 'cosmos'] as const).map((namespace) => createChannelAdapter(namespace))
    const hub = { ...foreignFakeNetwork, id: 'hub', caipNetworkId: 'cosmos:hub', chainNamespace: 'cosmos' } as const
    const networks = [fakeNetwork, foreignFakeNetwork, hub] as const
    expect(connectors({ adapters, networks }).found.map(({ chain }) => chain)).toEqual(['eip155', 'solana'])
  })

  it('S9.067 serves EVM and Solana and no other', () => {
    expect(connectors().found.map(({ chain }) => chain)).toEqual(['eip155', 'solana'])
  })

  it('cannot be connected by somebody who is not signed in', async () => {
    const { context, modal } = createSignInModal()
    await expect(ran(connect(context, { walletId: AUTH_WALLET_ID }))).rejects.toMatchObject({
      code: 'NOT_SIGNED_IN',
      message: 'Not connected to email or social',
    })
    expect(accountOf(modal).status).toBe('disconnected')
    modal.destroy()
  })
})

describe('what is known of the visitor', () => {
  it('S3.005 who they are: a name and an e-mail address', async () => {
    const { modal, site } = await signedIn()
    site.user = { ...site.user, userName: 'maya' }
    await ran(modal.switchNetwork('eip155:8453'))
    await ran(modal.switchNetwork('eip155:1'))
    expect(accountOf(modal).user).toEqual({ email, username: 'maya' })
    modal.destroy()
  })

  it('S3.036 their address, both accounts, and which of them is in use', async () => {
    const { modal } = await signedIn()
    expect(accountOf(modal)).toMatchObject({
      address: SMART,
      allAccounts: [
        { address: SMART, type: 'smartAccount' },
        { address: EOA, type: 'eoa' },
      ],
      user: { email },
      smartAccountDeployed: false,
      preferredAccountTypes: { eip155: 'smartAccount' },
    })
    modal.destroy()
  })

  it('a network without smart accounts has the standard one in use', async () => {
    const { modal, site } = await signedIn()
    await ran(modal.switchNetwork('eip155:8453'))
    expect(site.asked).toContain('SWITCH_NETWORK 8453')
    expect(accountOf(modal)).toMatchObject({ caipAddress: `eip155:8453:${EOA}`, allAccounts: [{ address: EOA }] })
    await ran(modal.switchNetwork('eip155:1'))
    expect(accountOf(modal).address).toBe(SMART)
    modal.destroy()
  })
})

describe('the kind of account', () => {
  it('S1.024 is the one that the site prefers, until the visitor says otherwise', async () => {
    const { modal } = await signedIn({ defaultAccountTypes: { eip155: 'eoa' } })
    expect(accountOf(modal)).toMatchObject({ address: EOA, preferredAccountTypes: { eip155: 'eoa' } })
    modal.destroy()
  })

  it('S4.042 is the visitor’s choice, and outlives the visit', async () => {
    const { modal, site, load } = await signedIn()
    await ran(setAccountType(modal, { type: 'eoa' }))
    expect(accountOf(modal)).toMatchObject({ address: EOA, allAccounts: [{ address: EOA }, { address: SMART }] })
    await ran(selectAccount(modal, { address: SMART }))
    expect(accountOf(modal).address).toBe(SMART)
    await ran(setAccountType(modal, { type: 'eoa' }))
    modal.destroy()
    const again = load()
    await pass(1_000)
    expect(accountOf(again)).toMatchObject({ status: 'connected', address: EOA })
    expect(site.asked.filter((name) => name.startsWith('SET_PREFERRED'))).toHaveLength(3)
    again.destroy()
  })

  const isUnavailable = expect.objectContaining({ code: 'SMART_ACCOUNT_UNAVAILABLE' })

  it('S4.044 a smart account is chosen only on a network that has one', async () => {
    const { modal, site } = await signedIn()
    await ran(setAccountType(modal, { type: 'eoa' }))
    await ran(modal.switchNetwork('eip155:8453'))
    const asked = site.asked.length
    await expect(ran(setAccountType(modal, { type: 'smartAccount' }))).rejects.toEqual(isUnavailable)
    expect(site.asked.slice(asked)).toEqual(['SET_PREFERRED_ACCOUNT eoa'])
    expect(accountOf(modal).address).toBe(EOA)
    modal.destroy()
  })

  it('S4.043 a smart account is chosen only where the address is its own', async () => {
    const { modal, site } = await signedIn()
    await ran(setAccountType(modal, { type: 'eoa' }))
    site.smartAddress = '0x00000000000000000000000000000000000000ff'
    await expect(ran(setAccountType(modal, { type: 'smartAccount' }))).rejects.toEqual(isUnavailable)
    expect(accountOf(modal).address).toBe(EOA)
    modal.destroy()
  })

  it('S4.045 falls back to the standard one when the secure site refuses', async () => {
    const { modal, site, storage } = await signedIn()
    await ran(setAccountType(modal, { type: 'eoa' }))
    site.setAccountFails = true
    await expect(ran(setAccountType(modal, { type: 'smartAccount' }))).rejects.toMatchObject({
      code: 'EMBEDDED_FAILED',
    })
    expect(accountOf(modal).address).toBe(EOA)
    expect(storage.getItem('@appkit/preferred_account_types')).toBe('{"eip155":"eoa"}')
    modal.destroy()
  })

  it('S4.046 no list of networks is an empty one', async () => {
    const { context, modal, site } = createSignInModal()
    site.smartAccountNetworks = new Error('no list')
    await ran(sendEmailCode(modal, { email }))
    await ran(verifyEmailCode(modal, { code: site.code }))
    expect(context.stores.networks.state('eip155').smartAccountEnabledNetworks).toEqual([])
    expect(accountOf(modal)).toMatchObject({ address: EOA, status: 'connected' })
    modal.destroy()
  })
})

describe('what a wallet can do', () => {
  it('S1.043 depends on what it is: only the embedded one has two kinds of accounts', async () => {
    const { modal } = createSignInModal()
    await expect(ran(setAccountType(modal, { type: 'eoa' }))).rejects.toMatchObject({
      code: 'NOT_SIGNED_IN',
      message: 'Not connected to email or social',
    })
    modal.destroy()
  })

  it('S8.007 a secure site that does not answer in time: the visitor’s request fails, the developer sees the alert', async () => {
    const { modal, site } = await signedIn()
    site.isSilent = true
    await expect(ran(modal.switchNetwork('eip155:8453'))).rejects.toMatchObject({ code: 'EMBEDDED_TIMED_OUT' })
    expect(contextOf(modal).stores.notices.$alerts.get()).toMatchObject([
      { code: 'EMBEDDED_TIMED_OUT', title: 'Embedded Wallet Request Timed Out' },
    ])
    expect(accountOf(modal).status).toBe('connected')
    modal.destroy()
  })
})

describe('another kind of network', () => {
  it('another network of Solana changes nothing on EVM', async () => {
    const devnet = { ...foreignFakeNetwork, id: 'devnet', caipNetworkId: 'solana:devnet' } as const
    const { modal, site } = await signedIn({ networks: [fakeNetwork, foreignFakeNetwork, devnet] })
    await ran(modal.switchNetwork('solana:mainnet'))
    await ran(modal.switchNetwork('solana:devnet'))
    expect(site.asked).toContain('SWITCH_NETWORK solana:devnet')
    expect(accountOf(modal, 'solana')).toMatchObject({
      ...{ address: SOLANA, caipAddress: `solana:devnet:${SOLANA}` },
      preferredAccountTypes: { solana: 'eoa' },
    })
    expect(accountOf(modal)).toMatchObject({ address: SMART, caipAddress: `eip155:1:${SMART}` })
    modal.destroy()
  })

  it('S4.050 is entered without a question: one login is for both', async () => {
    const { modal, context, live } = await signedIn()
    await ran(modal.switchNetwork('solana:mainnet'))
    expect(accountOf(modal, 'solana')).toMatchObject({ status: 'connected', address: SOLANA, user: { email } })
    expect(modal.$network.get()?.caipNetworkId).toBe('solana:mainnet')
    expect(accountOf(modal).address).toBe(SMART)
    await ran(modal.switchNetwork('eip155:8453'))
    expect(modal.$network.get()?.caipNetworkId).toBe('eip155:8453')
    expect(live('solana')).toBeDefined()
    expect(context.stores.router.$route.get().view).not.toBe('SwitchActiveChain')
    modal.destroy()
  })

  it('a logout is one for both, too', async () => {
    const { modal, site } = await signedIn()
    await ran(modal.switchNetwork('solana:mainnet'))
    await ran(modal.disconnect('solana'))
    expect(accountOf(modal, 'solana').status).toBe('disconnected')
    expect(accountOf(modal).status).toBe('disconnected')
    expect(site.asked.filter((name) => name === 'SIGN_OUT')).toHaveLength(1)
    modal.destroy()
  })
})

describe('the next visit', () => {
  it('S7.073 finds the visitor signed in, in both kinds of networks', async () => {
    const { modal, load } = await signedIn()
    await ran(modal.switchNetwork('solana:mainnet'))
    modal.destroy()
    const again = load()
    expect(accountOf(again).status).toBe('connecting')
    await pass(1_000)
    expect(accountOf(again)).toMatchObject({ status: 'connected', address: SMART, user: { email } })
    expect(accountOf(again, 'solana')).toMatchObject({ status: 'connected', address: SOLANA })
    again.destroy()
  })

  it('waits for a secure site that is down, says so, and goes on when it is back', async () => {
    const { modal, site, load } = await signedIn()
    modal.destroy()
    site.isDown = true
    const again = load()
    await pass(60_000)
    expect(accountOf(again).status).toBe('reconnecting')
    expect(contextOf(again).stores.notices.$alerts.get()).toMatchObject([
      { code: 'EMBEDDED_LOAD_FAILED', title: 'Network Error - Could not load embedded wallet' },
    ])
    site.isDown = false
    await pass(5_100)
    expect(accountOf(again)).toMatchObject({ status: 'connected', address: SMART })
    again.destroy()
  })

  it('whose login has ended at the secure site begins without one', async () => {
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
  it('S4.033 forgets who it was', async () => {
    const { modal, storage } = await signedIn()
    await ran(modal.disconnect())
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

  it('S4.033 keeps nothing in which the address stands', async () => {
    const entries = new Map<string, string>()
    const storage = {
      getItem: (key: string) => entries.get(key) ?? null,
      setItem: (key: string, value: string) => void entries.set(key, value),
      removeItem: (key: string) => void entries.delete(key),
    }
    const { modal } = await signedIn({ storage })
    const kept = () => JSON.stringify([...entries])
    expect(kept()).toContain(email)
    await ran(modal.disconnect())
    expect(kept()).not.toContain(email)
    modal.destroy()
  })

  it('S4.034 waits for the secure site for 3 s and no longer', async () => {
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

  it('S4.014 of an e-mail can be taken up again from the list of wallets: a code is asked for', async () => {
    const { modal, context } = await signedIn()
    await ran(modal.disconnect())
    resumeConnection(context, { namespace: 'eip155', walletId: AUTH_WALLET_ID })
    expect(context.stores.router.$route.get()).toMatchObject({
      view: 'EmailLogin',
      params: { namespace: 'eip155', adding: true },
    })
    modal.destroy()
  })
})
