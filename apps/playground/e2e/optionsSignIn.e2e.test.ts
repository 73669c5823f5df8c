import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { modalOf } from './lib/modalOf.ts'
import { openConnect } from './lib/openConnect.ts'
import { shows } from './lib/shows.ts'
import { stateOf } from './lib/stateOf.ts'
import { wallet } from './lib/wallet.ts'

// Options of signing in: what a visitor sees of each, and what the site is asked to do.

/** What the site was asked to do, in the order in which it wrote that down. */
const told = (page: Page) => page.evaluate(() => Reflect.get(globalThis, 'told') as readonly string[])
const session = (page: Page) => page.evaluate(() => globalThis.__modal!.$account().get().sessionStatus)
const disconnect = (page: Page) => page.evaluate(() => globalThis.foyer!.actions.disconnect(globalThis.foyer!.modal))
const sign = (page: Page) => modalOf(page).dialog.getByRole('button', { name: 'Sign in', exact: true }).click()

/** Chooses Lantern, which the site knows already: nothing is to be signed. */
async function comeBack(page: Page): Promise<void> {
  const modal = await openConnect(page)
  await modal.button('Lantern').click()
  await modal.gone()
  expect(await session(page)).toBe('authenticated')
}

/** Chooses Lantern, up to what is to be signed. */
async function ask(page: Page) {
  const modal = await openConnect(page)
  await modal.button('Lantern').click()
  await modal.text('Prove this wallet is yours').waitFor()
  return modal
}

shows(
  [
    'createSiwx.url',
    'createSiwx.statement',
    'createSiwx.resources',
    'createSiwx.required',
    'createSiwx.fetch',
    'createSiwx.signOutOnDisconnect',
  ],
  'are where the server is, how it is asked, what is signed there, and that who disconnects stays signed in',
  ({ createSiwx }) => {
    const told: string[] = []
    Object.assign(globalThis, { told })
    return {
      siwx: createSiwx({
        url: '/siwx/harbor',
        statement: 'Berths are paid for at night.',
        resources: ['https://harbor.example/terms'],
        required: false,
        signOutOnDisconnect: false,
        fetch: (asked, init) => {
          told.push(String(asked))
          return fetch(asked, init)
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
    await expect.poll(() => stateOf(page)).toMatchObject({ status: 'disconnected' })
    await comeBack(page)
    const asked = new Set(await told(page))
    expect([...asked].sort()).toEqual(['/siwx/harbor/nonce', '/siwx/harbor/sessions', '/siwx/harbor/sign-in'])
  },
  { wallets: true },
)

shows(
  [
    'siwx.createMessage',
    'siwx.signMessage',
    'siwx.addSession',
    'siwx.getSessions',
    'siwx.revokeSession',
    'siwx.getRequired',
    'siwx.signOutOnDisconnect',
  ],
  'make what is signed, sign and keep it, and end it with the visitor’s word alone',
  () => {
    const told: string[] = []
    let kept: string | undefined
    Object.assign(globalThis, { told })
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
          told.push(`sign: ${message.slice(0, 13)}`)
          return 'in ink'
        },
        async addSession({ data, signature }) {
          told.push(`keep what is signed ${signature}`)
          kept = data.accountAddress
        },
        async getSessions(chainId, address) {
          return kept === address ? [{ data: say(address, chainId) }] : []
        },
        async revokeSession() {
          told.push('end it')
          kept = undefined
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
    expect(await told(page)).toEqual(signed)
    const requests = await wallet(page, 'lantern').script.log()
    expect(requests.map(({ method }) => method)).not.toContain('personal_sign')

    await disconnect(page)
    await comeBack(page)
    expect(await told(page)).toEqual(signed)
    await page.evaluate(() => globalThis.foyer!.actions.signOut(globalThis.foyer!.modal))
    expect(await told(page)).toEqual([...signed, 'end it'])
    expect(await session(page)).toBe('unauthenticated')
    expect(await stateOf(page)).toMatchObject({ status: 'connected' })
  },
  { wallets: true },
)

shows(
  ['siwx.createDraft', 'siwx.setSessions'],
  'are what a wallet signs while it connects, and who is left when it goes',
  ({ solana, solanaMainnet }) => {
    const told: string[] = []
    Object.assign(globalThis, { told })
    const nobody = () => Promise.reject(new Error('Nobody asks for this'))
    return {
      adapters: [solana()],
      networks: [solanaMainnet],
      siwx: {
        createDraft: async ({ chainId }) => ({
          ...{ chainId, nonce: '12345678', statement: 'Drafted by Harbor.', issuedAt: new Date().toISOString() },
          ...{ domain: location.host, uri: location.origin, version: '1' },
        }),
        createMessage: nobody,
        addSession: async ({ message }) => void told.push(message.includes('Drafted') ? 'in' : 'in with another'),
        setSessions: async (sessions) => void told.push(`${sessions.length} left`),
        revokeSession: nobody,
        getSessions: async () => [],
      },
    }
  },
  async (page) => {
    await page.addScriptTag({ url: '/sandbox-wallets-solana.js' })
    const modal = await openConnect(page)
    await modal.button('Meridian').click()
    await modal.gone()
    expect(await told(page)).toEqual(['in'])
    await disconnect(page)
    await expect.poll(() => told(page)).toEqual(['in', '0 left'])
  },
  { wallets: true },
)

shows(
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
  'ask to sign what the site writes, under its name and beside its picture, and tell it who is in',
  () => {
    const told: string[] = []
    let nonce = 12345670
    let kept: { readonly address: string; readonly chainId: number } | null = null
    Object.assign(globalThis, { told })
    return {
      metadata: { name: 'Lighthouse', icons: [`${location.origin}/icon.svg?lighthouse`] },
      siweConfig: {
        required: false,
        // A message is too old by the time that somebody has read it.
        nonceRefetchIntervalMs: 1,
        async getNonce() {
          nonce += 1
          return String(nonce)
        },
        getMessageParams: async () => ({ statement: 'Harbor asks' }),
        createMessage: ({ statement, address, nonce }) => `${statement} ${address}: ${nonce}`,
        async verifyMessage({ message }) {
          told.push(`verify ${message.slice(-8)}`)
          return told.length > 1
        },
        getSession: async () => kept,
        async signOut() {
          told.push('end it')
          kept = null
          return true
        },
        onSignIn(session) {
          told.push('in')
          kept = session ?? null
        },
        onSignOut: () => void told.push('out'),
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
    expect(await told(page)).toEqual(['verify 12345672'])
    await modal.button('Try again').click()
    await modal.gone()
    const signed = ['verify 12345672', 'verify 12345673', 'in']
    expect(await told(page)).toEqual(signed)
    await disconnect(page)
    await expect.poll(() => told(page)).toEqual([...signed, 'end it', 'out'])
  },
  { wallets: true },
)

shows(
  [
    'siweConfig.signOutOnAccountChange',
    'siweConfig.signOutOnNetworkChange',
    'siweConfig.signOutOnDisconnect',
    'siweConfig.sessionRefetchIntervalMs',
  ],
  'keep a session until it is over at the site, which is noticed',
  () => {
    const told: string[] = []
    let kept: { readonly address: string; readonly chainId: number } | null = null
    const forget = () => {
      kept = null
    }
    Object.assign(globalThis, { told, forget })
    return {
      siweConfig: {
        signOutOnAccountChange: false,
        signOutOnNetworkChange: false,
        signOutOnDisconnect: false,
        sessionRefetchIntervalMs: 500,
        getNonce: async () => '12345678',
        createMessage: ({ address }) => `Harbor asks ${address}`,
        verifyMessage: async () => true,
        getSession: async () => kept,
        async signOut() {
          told.push('end it')
          return true
        },
        onSignIn(session) {
          kept = session ?? null
        },
      },
    }
  },
  async (page) => {
    const modal = await ask(page)
    await sign(page)
    await modal.gone()
    const { script, addresses } = wallet(page, 'lantern')
    await script.switchAccount(1)
    await expect.poll(() => stateOf(page)).toMatchObject({ address: addresses[1] })
    await script.switchChain(8453)
    await expect.poll(() => stateOf(page)).toMatchObject({ caipNetworkId: 'eip155:8453' })
    expect(await session(page)).toBe('authenticated')
    await disconnect(page)
    await comeBack(page)
    expect(await told(page)).toEqual([])

    await page.evaluate(() => Reflect.get(globalThis, 'forget')())
    await expect.poll(() => stateOf(page)).toMatchObject({ status: 'disconnected' })
  },
  { wallets: true },
)
