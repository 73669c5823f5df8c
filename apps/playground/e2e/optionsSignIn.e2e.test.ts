import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { controlWallet } from './lib/controlWallet.ts'
import { defineOptionTest } from './lib/defineOptionTest.ts'
import { locateModal } from './lib/locateModal.ts'
import { openConnect } from './lib/openConnect.ts'
import { readState } from './lib/readState.ts'

// Options of sign-in: their effect for the user, and the calls of the app.

// The app's recorded calls, in order.
const reported = (page: Page) => page.evaluate(() => Reflect.get(globalThis, 'told') as readonly string[])
const session = (page: Page) => page.evaluate(() => globalThis.__modal!.$account().get().sessionStatus)
const disconnect = (page: Page) => page.evaluate(() => globalThis.foyer!.actions.disconnect(globalThis.foyer!.modal))
const sign = (page: Page) => locateModal(page).dialog.getByRole('button', { name: 'Sign in', exact: true }).click()

// Chooses Lantern, which the app knows already: nothing to sign.
async function comeBack(page: Page): Promise<void> {
  const modal = await openConnect(page)
  await modal.button('Lantern').click()
  await modal.gone()
  expect(await session(page)).toBe('authenticated')
}

// Chooses Lantern, and waits for the message to sign.
async function ask(page: Page) {
  const modal = await openConnect(page)
  await modal.button('Lantern').click()
  await modal.text('Prove this wallet is yours').waitFor()
  return modal
}

defineOptionTest(
  [
    'createSiwx.url',
    'createSiwx.statement',
    'createSiwx.resources',
    'createSiwx.required',
    'createSiwx.fetch',
    'createSiwx.signOutOnDisconnect',
  ],
  'set the server, its requests and the message, and keep the session after the user disconnects',
  ({ createSiwx }) => {
    const reported: string[] = []
    Object.assign(globalThis, { told: reported })
    return {
      siwx: createSiwx({
        url: '/siwx/harbor',
        statement: 'Berths are paid for at night.',
        resources: ['https://harbor.example/terms'],
        required: false,
        signOutOnDisconnect: false,
        fetch: (requested, init) => {
          reported.push(String(requested))
          return fetch(requested, init)
        },
      }),
    }
  },
  async (page) => {
    const modal = await ask(page)
    await modal.button('Not now').waitFor()
    await modal.text('What you’re signing').click()
    await modal.text('Berths are paid for at night.').first().waitFor()
    await modal.text('https://harbor.example/terms').first().waitFor()
    await sign(page)
    await modal.gone()
    expect(await session(page)).toBe('authenticated')
    await disconnect(page)
    await expect.poll(() => readState(page)).toMatchObject({ status: 'disconnected' })
    await comeBack(page)
    const requested = new Set(await reported(page))
    expect([...requested].sort()).toEqual(['/siwx/harbor/nonce', '/siwx/harbor/sessions', '/siwx/harbor/sign-in'])
  },
  { wallets: true },
)

defineOptionTest(
  [
    'siwx.createMessage',
    'siwx.signMessage',
    'siwx.addSession',
    'siwx.getSessions',
    'siwx.revokeSession',
    'siwx.getRequired',
    'siwx.signOutOnDisconnect',
  ],
  'create, sign and store the message, and end the session only when the app signs out',
  () => {
    const reported: string[] = []
    let stored: string | undefined
    Object.assign(globalThis, { told: reported })
    const say = (accountAddress: string, chainId: string) => ({
      ...{ accountAddress, chainId, nonce: '12345678' },
      ...{ domain: location.host, uri: location.origin, version: '1' },
    })
    return {
      siwx: {
        getRequired: () => false,
        signOutOnDisconnect: false,
        async createMessage({ accountAddress, chainId }) {
          return { ...say(accountAddress, chainId), toString: () => `Harbor asks ${accountAddress}` }
        },
        async signMessage({ message }) {
          reported.push(`sign: ${message.slice(0, 13)}`)
          return 'in ink'
        },
        async addSession({ data, signature }) {
          reported.push(`keep what is signed ${signature}`)
          stored = data.accountAddress
        },
        async getSessions(chainId, address) {
          return stored === address ? [{ data: say(address, chainId) }] : []
        },
        async revokeSession() {
          reported.push('end it')
          stored = undefined
        },
      },
    }
  },
  async (page) => {
    const modal = await ask(page)
    await modal.button('Not now').waitFor()
    await modal.text('What you’re signing').click()
    await modal.text('Harbor asks 0x').waitFor()
    await sign(page)
    await modal.gone()
    const signed = ['sign: Harbor asks 0', 'keep what is signed in ink']
    expect(await reported(page)).toEqual(signed)
    const requests = await controlWallet(page, 'lantern').script.log()
    expect(requests.map(({ method }) => method)).not.toContain('personal_sign')

    await disconnect(page)
    await comeBack(page)
    expect(await reported(page)).toEqual(signed)
    await page.evaluate(() => globalThis.foyer!.actions.signOut(globalThis.foyer!.modal))
    expect(await reported(page)).toEqual([...signed, 'end it'])
    expect(await session(page)).toBe('unauthenticated')
    expect(await readState(page)).toMatchObject({ status: 'connected' })
  },
  { wallets: true },
)

defineOptionTest(
  ['siwx.createDraft', 'siwx.setSessions'],
  'set the message that a wallet signs while it connects, and the sessions left when it disconnects',
  ({ solana, solanaMainnet }) => {
    const reported: string[] = []
    Object.assign(globalThis, { told: reported })
    const unknownAddress = () => Promise.reject(new Error('Nobody asks for this'))
    return {
      adapters: [solana()],
      networks: [solanaMainnet],
      siwx: {
        createDraft: async ({ chainId }) => ({
          ...{ chainId, nonce: '12345678', statement: 'Drafted by Harbor.', issuedAt: new Date().toISOString() },
          ...{ domain: location.host, uri: location.origin, version: '1' },
        }),
        createMessage: unknownAddress,
        addSession: async ({ message }) => void reported.push(message.includes('Drafted') ? 'in' : 'in with another'),
        setSessions: async (sessions) => void reported.push(`${sessions.length} left`),
        revokeSession: unknownAddress,
        getSessions: async () => [],
      },
    }
  },
  async (page) => {
    await page.addScriptTag({ url: '/sandbox-wallets-solana.js' })
    const modal = await openConnect(page)
    await modal.button('Meridian').click()
    await modal.gone()
    expect(await reported(page)).toEqual(['in'])
    await disconnect(page)
    await expect.poll(() => reported(page)).toEqual(['in', '0 left'])
  },
  { wallets: true },
)

defineOptionTest(
  [
    'siweConfig.getNonce',
    'siweConfig.getMessageParams',
    'siweConfig.createMessage',
    'siweConfig.verifyMessage',
    'siweConfig.getSession',
    'siweConfig.signOut',
    'siweConfig.onSignIn',
    'siweConfig.onSignOut',
    'siweConfig.nonceRefetchIntervalMs',
    'siweConfig.required',
    'metadata.name',
    'metadata.icons',
  ],
  'request a signature of the app’s message under its name and picture, and report the session to the app',
  () => {
    const reported: string[] = []
    let nonce = 12345670
    let stored: { readonly address: string; readonly chainId: number } | null = null
    Object.assign(globalThis, { told: reported })
    return {
      metadata: { name: 'Lighthouse', icons: [`${location.origin}/icon.svg?lighthouse`] },
      siweConfig: {
        required: false,
        // A message expires before a user can read it.
        nonceRefetchIntervalMs: 1,
        async getNonce() {
          nonce += 1
          return String(nonce)
        },
        getMessageParams: async () => ({ statement: 'Harbor asks' }),
        createMessage: ({ statement, address, nonce }) => `${statement} ${address}: ${nonce}`,
        async verifyMessage({ message }) {
          reported.push(`verify ${message.slice(-8)}`)
          return reported.length > 1
        },
        getSession: async () => stored,
        async signOut() {
          reported.push('end it')
          stored = null
          return true
        },
        onSignIn(session) {
          reported.push('in')
          stored = session ?? null
        },
        onSignOut: () => void reported.push('out'),
      },
    }
  },
  async (page) => {
    const modal = await ask(page)
    await modal
      .text(/Lighthouse/)
      .first()
      .waitFor()
    await modal.dialog.locator('img[src$="/icon.svg?lighthouse"]').waitFor()
    await modal.button('Not now').waitFor()
    await modal.text('What you’re signing').click()
    await modal.text(/^Harbor asks 0x.*: 12345671$/).waitFor()
    await sign(page)
    await modal.text('Not signed in').waitFor()
    expect(await reported(page)).toEqual(['verify 12345672'])
    await modal.button('Try again').click()
    await modal.gone()
    const signed = ['verify 12345672', 'verify 12345673', 'in']
    expect(await reported(page)).toEqual(signed)
    await disconnect(page)
    await expect.poll(() => reported(page)).toEqual([...signed, 'end it', 'out'])
  },
  { wallets: true },
)

defineOptionTest(
  [
    'siweConfig.signOutOnAccountChange',
    'siweConfig.signOutOnNetworkChange',
    'siweConfig.signOutOnDisconnect',
    'siweConfig.sessionRefetchIntervalMs',
  ],
  'keep a session until the app has ended it, which the modal notices',
  () => {
    const reported: string[] = []
    let stored: { readonly address: string; readonly chainId: number } | null = null
    const forget = () => {
      stored = null
    }
    Object.assign(globalThis, { told: reported, forget })
    return {
      siweConfig: {
        signOutOnAccountChange: false,
        signOutOnNetworkChange: false,
        signOutOnDisconnect: false,
        sessionRefetchIntervalMs: 500,
        getNonce: async () => '12345678',
        createMessage: ({ address }) => `Harbor asks ${address}`,
        verifyMessage: async () => true,
        getSession: async () => stored,
        async signOut() {
          reported.push('end it')
          return true
        },
        onSignIn(session) {
          stored = session ?? null
        },
      },
    }
  },
  async (page) => {
    const modal = await ask(page)
    await sign(page)
    await modal.gone()
    const { script, addresses } = controlWallet(page, 'lantern')
    await script.switchAccount(1)
    await expect.poll(() => readState(page)).toMatchObject({ address: addresses[1] })
    await script.switchChain(8453)
    await expect.poll(() => readState(page)).toMatchObject({ caipNetworkId: 'eip155:8453' })
    expect(await session(page)).toBe('authenticated')
    await disconnect(page)
    await comeBack(page)
    expect(await reported(page)).toEqual([])

    await page.evaluate(() => Reflect.get(globalThis, 'forget')())
    await expect.poll(() => readState(page)).toMatchObject({ status: 'disconnected' })
  },
  { wallets: true },
)
