import type { CreateModalParameters } from '@foyer/core'
import type { Page } from 'playwright-core'
import { expect, it } from 'vitest'
import { connect } from './lib/connect.ts'
import { modalOf } from './lib/modalOf.ts'
import { type OpenPageOptions, openPage } from './lib/openPage.ts'

// One option at a time, and what a visitor or the page sees of it. Those that other files show are named in
// `tooling/scripts/src/docs/shownOptions.mjs`, which knows of every option.

type Options = Partial<CreateModalParameters>

interface Parts {
  readonly base: Options
  readonly evm: (options?: object) => NonNullable<Options['adapters']>[number]
  readonly reactUi: (options?: object) => Options['ui']
}

/** A page whose modal has these options. They are made in the page, so `given` knows nothing of this file. */
function shows(
  option: string,
  words: string,
  given: (parts: Parts) => Options,
  look: (page: Page) => Promise<unknown>,
  options: OpenPageOptions & { readonly wallets?: boolean } = {},
): void {
  it(`option ${option}: ${words}`, async () => {
    const { wallets = false, ...rest } = options
    const before = (page: Page) => page.addInitScript(`globalThis.__options = ${given}`)
    await look(await openPage({ path: '/pages/options/', withoutWallets: !wallets, before, ...rest }))
  })
}

const open = async (page: Page) => {
  const modal = modalOf(page)
  await page.getByRole('button', { name: 'Connect wallet' }).first().click()
  await modal.title.waitFor()
  await modal.atRest()
  return modal
}
const account = async (page: Page) => {
  await connect(page, 'lantern')
  const modal = modalOf(page)
  await modal.openAccount()
  await modal.button('Disconnect').waitFor()
  return modal
}
const network = (page: Page, name: string) => page.getByRole('button', { name: `Network: ${name}` }).waitFor()

shows(
  'networks',
  'are those that the page has',
  ({ base }) => ({ networks: [base.networks![1]!] }),
  (page) => network(page, 'Base'),
)

shows(
  'defaultNetwork',
  'is the one before a wallet is there',
  ({ base }) => ({ defaultNetwork: base.networks![2]! }),
  (page) => network(page, 'OP Mainnet'),
)

shows(
  'chainImages',
  'are in the page’s button',
  () => ({ chainImages: { 1: '/icon.svg' } }),
  async (page) => {
    await expect
      .poll(() => page.locator('button[aria-label^="Network"] img, button img').first().getAttribute('src'))
      .toContain('/icon.svg')
  },
)

shows(
  'termsConditionsUrl',
  'is linked in the first view',
  () => ({ termsConditionsUrl: 'https://harbor.example/terms' }),
  async (page) => {
    const { dialog } = await open(page)
    expect(await dialog.locator('a[href="https://harbor.example/terms"]').count()).toBe(1)
  },
)

shows(
  'privacyPolicyUrl',
  'is linked in the first view',
  () => ({ privacyPolicyUrl: 'https://harbor.example/privacy' }),
  async (page) => {
    const { dialog } = await open(page)
    expect(await dialog.locator('a[href="https://harbor.example/privacy"]').count()).toBe(1)
  },
)

shows(
  'features.legalCheckbox',
  'has to be ticked',
  () => ({
    termsConditionsUrl: 'https://harbor.example/terms',
    features: { legalCheckbox: true },
  }),
  async (page) => {
    const { dialog } = await open(page)
    await dialog.getByRole('checkbox').waitFor()
  },
)

shows(
  'enableWalletGuide',
  'is not there when it is off',
  () => ({ enableWalletGuide: false }),
  async (page) => {
    const modal = await open(page)
    expect(await modal.text(/What is a wallet|Get a wallet|New to wallets/).count()).toBe(0)
  },
)

shows(
  'enableWallets',
  'off offers no wallet of the page',
  () => ({ enableWallets: false }),
  async (page) => {
    const modal = await open(page)
    expect(await modal.button('Lantern').count()).toBe(0)
  },
  { wallets: true },
)

shows(
  'features.allWallets',
  'HIDE has no directory',
  () => ({ features: { allWallets: 'HIDE' } }),
  async (page) => {
    const modal = await open(page)
    expect(await modal.button('All wallets').count()).toBe(0)
  },
  { wallets: true },
)

shows(
  'enableReconnect',
  'off leaves nobody connected after a reload',
  () => ({ enableReconnect: false }),
  async (page) => {
    await connect(page, 'lantern')
    await expect.poll(() => page.getByTestId('status').textContent()).toBe('connected')
    await page.reload()
    await page.getByRole('button', { name: 'Connect wallet' }).waitFor()
    await expect.poll(() => page.getByTestId('status').textContent()).toBe('disconnected')
  },
  { wallets: true },
)

shows(
  'storage',
  'is where it keeps what outlives a reload',
  () => {
    const kept = new Map<string, string>()
    return {
      storage: {
        getItem: (key: string) => kept.get(key) ?? null,
        setItem: (key: string, value: string) => void kept.set(key, value),
        removeItem: (key: string) => void kept.delete(key),
      },
    }
  },
  async (page) => {
    await connect(page, 'lantern')
    await page.reload()
    await page.getByRole('button', { name: 'Connect wallet' }).waitFor()
    await expect.poll(() => page.getByTestId('status').textContent()).toBe('disconnected')
  },
  { wallets: true },
)

shows(
  'metadata.name',
  'is who asks to sign in',
  () => ({
    metadata: { name: 'Lighthouse' },
    siweConfig: {
      getNonce: async () => '12345678',
      createMessage: () => 'Sign in',
      verifyMessage: async () => true,
      getSession: async () => null,
      signOut: async () => true,
    },
  }),
  async (page) => {
    const modal = await open(page)
    await modal.button('Lantern').click()
    await modal
      .text(/Lighthouse/)
      .first()
      .waitFor()
  },
  { wallets: true },
)

shows(
  'metadata.icons',
  'are shown beside the wallet that is to sign',
  () => ({
    metadata: { icons: [`${location.origin}/icon.svg`] },
    siweConfig: {
      getNonce: async () => '12345678',
      createMessage: () => 'Sign in',
      verifyMessage: async () => true,
      getSession: async () => null,
      signOut: async () => true,
    },
  }),
  async (page) => {
    const modal = await open(page)
    await modal.button('Lantern').click()
    await modal.dialog.locator('img[src$="/icon.svg"]').waitFor()
  },
  { wallets: true },
)

shows(
  'currency',
  'is what a total is in',
  () => ({ currency: 'eur' }),
  async (page) => {
    const modal = await account(page)
    await modal.text(/€/).first().waitFor()
  },
  { wallets: true },
)

shows(
  'features.receive',
  'off has no such action',
  () => ({ features: { receive: false } }),
  async (page) => {
    const modal = await account(page)
    expect(await modal.button('Receive').count()).toBe(0)
    await modal.button('Send').waitFor()
  },
  { wallets: true },
)

shows(
  'features.send',
  'off has no such action',
  () => ({ features: { send: false } }),
  async (page) => {
    const modal = await account(page)
    expect(await modal.button('Send').count()).toBe(0)
    await modal.button('Receive').waitFor()
  },
  { wallets: true },
)

shows(
  'features.activity',
  'off has no history',
  () => ({ features: { activity: false } }),
  async (page) => {
    const modal = await account(page)
    expect(await modal.dialog.getByText('Activity', { exact: true }).count()).toBe(0)
  },
  { wallets: true, allowed: [/local settings/] },
)

shows(
  'features.nfts',
  'off has no NFTs',
  () => ({ features: { nfts: false } }),
  async (page) => {
    const modal = await account(page)
    expect(await modal.dialog.getByText('NFTs', { exact: true }).count()).toBe(0)
  },
  { wallets: true },
)

shows(
  'features.walletFeaturesOrder',
  'is the order of the actions',
  () => ({
    features: { walletFeaturesOrder: ['receive', 'send'] },
  }),
  async (page) => {
    const modal = await account(page)
    const [receive, send] = await Promise.all(
      ['Receive', 'Send'].map((name) => modal.button(name).first().boundingBox()),
    )
    expect(receive!.x).toBeLessThan(send!.x)
  },
  { wallets: true },
)

shows(
  'features.email',
  'off offers no e-mail',
  () => ({ features: { email: false } }),
  async (page) => {
    const modal = await open(page)
    expect(await modal.dialog.getByLabel('Email address').count()).toBe(0)
  },
  { signIn: true, allowed: [/local settings/] },
)

shows(
  'reactUi.dir',
  'is the direction of the modal',
  ({ reactUi }) => ({ ui: reactUi({ dir: 'rtl' }) }),
  async (page) => {
    const { dialog } = await open(page)
    expect(await dialog.evaluate((element) => getComputedStyle(element).direction)).toBe('rtl')
  },
)

shows(
  'projectId',
  'is missed with an alert where it is not there',
  () => ({ projectId: '' }),
  async (page) => {
    await open(page)
    await page.getByText('Project ID Not Configured').first().waitFor()
  },
  { allowed: [/./] },
)

shows(
  'debug',
  'off shows no alert for developers',
  () => ({ projectId: '', debug: false }),
  async (page) => {
    await open(page)
    expect(await page.getByText('Project ID Not Configured').count()).toBe(0)
  },
  { allowed: [/./] },
)

shows(
  'themeMode',
  'is dark for who has a light system',
  () => ({ themeMode: 'dark' }),
  async (page) => {
    const { dialog } = await open(page)
    const [red = '255'] =
      /\d+/.exec(
        await dialog
          .locator('.fy-card')
          .first()
          .evaluate((card) => getComputedStyle(card).backgroundColor),
      ) ?? []
    expect(Number(red)).toBeLessThan(80)
  },
  { context: { colorScheme: 'light' } },
)

shows(
  'evm.wallets',
  'are in the list',
  ({ evm }) => ({
    adapters: [
      evm({
        wallets: [{ id: 'pharos', name: 'Pharos', provider: () => Promise.reject(new Error('Nobody is there')) }],
      }),
    ],
  }),
  async (page) => {
    const modal = await open(page)
    await modal.button('Pharos').waitFor()
  },
)

shows(
  'features.socials',
  'are the only ones',
  () => ({ features: { socials: ['google'] } }),
  async (page) => {
    const modal = await open(page)
    await modal.dialog.getByRole('button', { name: /Google/ }).waitFor()
    expect(await modal.dialog.getByRole('button', { name: /GitHub|Apple|Discord/ }).count()).toBe(0)
  },
  { signIn: true, allowed: [/local settings/] },
)

shows(
  'features.connectMethodsOrder',
  'is the order of the ways',
  () => ({
    features: { connectMethodsOrder: ['wallet', 'email', 'social'] },
  }),
  async (page) => {
    const modal = await open(page)
    const email = await modal.dialog.getByLabel('Email address').boundingBox()
    const lantern = await modal.button('Lantern').boundingBox()
    expect(lantern!.y).toBeLessThan(email!.y)
  },
  { signIn: true, wallets: true },
)
