import type { Page } from 'playwright-core'
import { expect, it } from 'vitest'
import { directoryOf } from './lib/directory.ts'
import { codeFor, newEmail } from './lib/mailbox.ts'
import { modalOf } from './lib/modalOf.ts'
import { openAccount } from './lib/openAccount.ts'
import { openConnect } from './lib/openConnect.ts'
import { phoneOf } from './lib/phone.ts'
import { showCode } from './lib/remote.ts'
import { openOptions, shows } from './lib/shows.ts'
import { typeCode } from './lib/signIn.ts'
import { stateOf } from './lib/stateOf.ts'

// What a visitor or the page sees of each option, several on one page where none is in the way of another. Those that other
// files show are named in `tooling/scripts/src/docs/shownOptions.ts`, which knows of every option; of signing in and of money
// there are files beside this one.

const account = async (page: Page) => {
  const modal = await openAccount(page, 'lantern')
  await modal.button('Disconnect').waitFor()
  return modal
}

type Modal = ReturnType<typeof modalOf>
const heightOf = async (modal: Modal, name: string) => (await modal.button(name).first().boundingBox())?.y ?? Number.NaN
const sideOf = async (modal: Modal, name: string) => (await modal.button(name).first().boundingBox())?.x ?? Number.NaN
const emailOf = ({ dialog }: Modal) => dialog.getByLabel('Email address')
const socialsOf = ({ dialog }: Modal) => dialog.getByRole('button', { name: /Google|Discord|GitHub|Apple|X$|^More/ })

/** What some options take away, by where it is. */
const parts = {
  first: {
    guide: (modal: Modal) => modal.text(/What is a wallet|Get a wallet|New to wallets/),
    directory: (modal: Modal) => modal.button('All wallets'),
  },
  account: {
    receive: (modal: Modal) => modal.button('Receive'),
    send: (modal: Modal) => modal.button('Send'),
    activity: (modal: Modal) => modal.dialog.getByRole('tab', { name: 'Activity' }),
    nfts: (modal: Modal) => modal.dialog.getByRole('tab', { name: 'NFTs' }),
    allowed: (modal: Modal) => modal.button('What you allowed'),
  },
}
/** How often each of `parts.account` is there, and, below the wallet in use, the way to a name. */
async function counts(modal: Modal) {
  const there = await Promise.all(Object.values(parts.account).map((locate) => locate(modal).count()))
  await modal.dialog.locator('.fy-who').click()
  await modal.title.getByText('Your wallets').waitFor()
  const names = await modal.button('Choose a name').count()
  await modal.back.click()
  await modal.button('Disconnect').waitFor()
  return [...there, names]
}

/** As a shop does; gives the code of why nothing was paid. */
const askToPay = (page: Page) =>
  page.evaluate(() => {
    const { modal, actions } = globalThis.foyer!
    const request = {
      asset: 'eip155:1/slip44:60',
      recipient: '0xbDA5747bFD65F08deb54cb465eB87D40e51B197E',
      amount: '1',
    } as const
    return actions.openPay(modal, request).then(
      () => 'paid',
      (error) => String(error.code),
    )
  })

it('without options all is there that some take away, and nothing that some add', async () => {
  const page = await openOptions(() => ({}), { wallets: true, signIn: true })
  const modal = await openConnect(page)
  for (const locate of Object.values(parts.first)) await locate(modal).first().waitFor()
  expect(await emailOf(modal).count()).toBe(1)
  expect(await socialsOf(modal).count()).toBeGreaterThan(2)
  expect(await modal.dialog.getByRole('checkbox').count()).toBe(0)
  expect(await askToPay(page)).toBe('FEATURE_MISSING')
  expect(await modal.button('Lantern').count()).toBe(1)
  const [email, code, lantern] = [
    (await emailOf(modal).boundingBox())?.y,
    await heightOf(modal, 'Phone wallet'),
    await heightOf(modal, 'Lantern'),
  ]
  expect(email).toBeLessThan(code)
  expect(code).toBeLessThan(lantern)
  await modal.button('Lantern').click()
  await modal.gone()
  await modal.openAccount()
  for (const locate of Object.values(parts.account)) await locate(modal).waitFor()
  expect(await counts(modal)).toEqual([1, 1, 1, 1, 1, 1])
  expect(await sideOf(modal, 'Receive')).toBeLessThan(await sideOf(modal, 'Send'))
})

shows(
  ['networks', 'defaultNetwork', 'chainImages'],
  'are those of the page, one of them before a wallet is there, with its picture',
  ({ base }) => ({
    networks: [base.networks![1]!, base.networks![2]!],
    defaultNetwork: base.networks![2]!,
    chainImages: { 10: '/icon.svg' },
  }),
  async (page) => {
    const button = page.getByRole('button', { name: 'Network: OP Mainnet' })
    await expect.poll(() => button.locator('img').getAttribute('src')).toContain('/icon.svg')
    await button.click()
    const modal = modalOf(page)
    await modal.button('Base').waitFor()
    expect(await modal.button('Ethereum').count()).toBe(0)
  },
)

shows(
  [
    'termsConditionsUrl',
    'privacyPolicyUrl',
    'features.legalCheckbox',
    'features.allWallets',
    'features.connectorTypeOrder',
    'enableInjected',
  ],
  'say what the first view has, and in which order',
  () => ({
    termsConditionsUrl: 'https://harbor.example/terms',
    privacyPolicyUrl: 'https://harbor.example/privacy',
    enableInjected: false,
    features: { legalCheckbox: true, allWallets: 'HIDE', connectorTypeOrder: ['injected', 'walletConnect'] },
  }),
  async (page) => {
    const modal = await openConnect(page)
    const links = modal.dialog.getByRole('link')
    expect(await links.evaluateAll((all) => all.map((link) => link.getAttribute('href')))).toEqual([
      'https://harbor.example/terms',
      'https://harbor.example/privacy',
    ])
    await modal.dialog.getByRole('checkbox').waitFor()
    expect(await heightOf(modal, 'Kitewing')).toBeLessThan(await heightOf(modal, 'Phone wallet'))
    expect(await parts.first.directory(modal).count()).toBe(0)
    // Lantern is at `window.ethereum` alone, where `discovery` finds it by default.
    expect(await modal.button('.*Browser wallet').count()).toBe(0)
  },
  {
    wallets: true,
    setup: { mode: 'approve', wallets: { 'sandbox.foyer.lantern': { legacy: true, announce: 'never' } } },
  },
)

shows(
  ['ui', 'themeMode', 'themeVariables', 'reactUi.messages', 'reactUi.dir', 'projectId'],
  'are how it looks and reads, and an alert where no project is named',
  ({ reactUi }) => ({
    projectId: '',
    themeMode: 'dark',
    themeVariables: { '--fy-accent': 'rgb(139, 63, 196)' },
    ui: reactUi({ dir: 'rtl', messages: { connect: { titleOf: (site) => `Anlegen bei ${site}` } } }),
  }),
  async (page) => {
    const { dialog, title } = await openConnect(page)
    await title.getByText('Anlegen bei Harbor').waitFor()
    expect(await dialog.evaluate((element) => getComputedStyle(element).direction)).toBe('rtl')
    expect(await page.locator('.fy').getAttribute('data-fy-theme')).toBe('dark')
    await page.getByText('Project ID Not Configured').first().waitFor()
    const button = page.getByRole('button', { name: 'Connect wallet', includeHidden: true }).first()
    const hue = await button.evaluate((each) => getComputedStyle(each).backgroundColor)
    expect(hue).toMatch(/^oklch\(\S+ \S+ 30\d/)
  },
  { context: { colorScheme: 'light' }, allowed: [/./] },
)

shows(
  ['debug', 'enableWallets'],
  'off: no alert for developers, and no wallet of the page',
  () => ({ projectId: '', debug: false, enableWallets: false }),
  async (page) => {
    const modal = await openConnect(page)
    expect(await modal.button('Lantern').count()).toBe(0)
    expect(await page.getByText('Project ID Not Configured').count()).toBe(0)
  },
  { wallets: true, allowed: [/./] },
)

shows(
  ['evm.wallets', 'solana.wallets', 'bitcoin.wallets', 'polkadot.wallets', 'cosmos.wallets', 'plugins'],
  'are in the list, and so is the row of a feature of the site’s',
  ({ base, evm, solana, bitcoin, polkadot, cosmos, defineFeature, ...parts }) => {
    const nobody = () => Promise.reject(new Error('Nobody is there'))
    const wallet = (name: string) => ({ id: name.toLowerCase(), name })
    const tides = Object.assign(new EventTarget(), {
      ...{ name: 'Tides', url: 'https://tides.example', icon: 'data:image/svg+xml,', publicKey: null },
      ...{ readyState: 'Installed', connecting: false, connected: false, supportedTransactionVersions: null },
      ...{ on: () => tides, off: () => tides, connect: nobody, disconnect: nobody, sendTransaction: nobody },
    })
    return {
      adapters: [
        evm({ wallets: [{ ...wallet('Pharos'), provider: nobody }] }),
        solana({ wallets: parts.walletAdapters([tides as never]) }),
        bitcoin({ wallets: [{ ...wallet('Cleat'), provider: { signPsbt: nobody, requestAccounts: nobody } }] }),
        polkadot({ wallets: [{ ...wallet('Bollard'), provider: { enable: nobody } }] }),
        cosmos({ wallets: [{ ...wallet('Capstan'), provider: nobody }] }),
      ],
      networks: [
        ...base.networks!,
        ...[parts.solanaMainnet, parts.bitcoinMainnet, parts.polkadotMainnet, parts.cosmosHub],
      ],
      plugins: [
        defineFeature({
          id: 'tidetable',
          messages: { row: 'Tide table' },
          entries: [{ on: 'Connect', title: 'row', icon: 'M2 12h20', onPress: () => undefined }],
        }),
      ],
    }
  },
  async (page) => {
    const modal = await openConnect(page)
    for (const name of ['Pharos', 'Tides', 'Cleat', 'Bollard', 'Capstan', 'Tide table']) {
      await modal.button(name).waitFor()
    }
  },
)

shows(
  ['includeWalletIds', 'featuredWalletIds', 'services.images'],
  'are the only wallets of the directory, the first of them, and where their pictures are',
  ({ base }) => ({
    // Calm Harbour and Dapper Anchor Keys.
    includeWalletIds: [
      '1f6a15373ce61b02a661c4fb9be2e0a9f95e742706e207566e375aab10a62e50',
      '40a91f72986f16d27ec26a389c5f612e9ac777066c81f0536999f032edf134d2',
    ],
    featuredWalletIds: ['40a91f72986f16d27ec26a389c5f612e9ac777066c81f0536999f032edf134d2'],
    services: { ...base.services, images: `${location.origin}/pictures` },
  }),
  async (page) => {
    const asked: string[] = []
    await page.route(/Image\//, (route) => {
      asked.push(new URL(route.request().url()).pathname)
      return route.fulfill({ path: new URL('../public/icon.svg', import.meta.url).pathname })
    })
    const modal = await openConnect(page)
    await modal.button('Dapper Anchor Keys').waitFor()
    expect(await heightOf(modal, 'Calm Harbour')).toBeLessThan(await heightOf(modal, 'Dapper Anchor Keys'))
    await modal.button('All wallets').click()
    const tiles = modal.dialog.getByRole('list', { name: 'All wallets' }).getByRole('button')
    await tiles.first().waitFor()
    const titles = await tiles.evaluateAll((all) => all.map((tile) => tile.getAttribute('title')))
    expect(titles).toEqual(['Calm Harbour', 'Dapper Anchor Keys'])
    await expect.poll(() => asked.some((path) => path.startsWith('/pictures/getWalletImage/'))).toBe(true)
    expect(asked.filter((path) => !path.startsWith('/pictures/'))).toEqual([])
  },
)

shows(
  ['features.socials', 'features.connectMethodsOrder', 'enableAuthLogger', 'defaultAccountTypes'],
  'are the accounts to sign in with, the order of the ways, a frame that keeps no journal, and the account that comes first',
  () => ({
    enableAuthLogger: false,
    // By default it is a smart account.
    defaultAccountTypes: { eip155: 'eoa' },
    features: { socials: ['google'], connectMethodsOrder: ['wallet', 'email', 'social'] },
  }),
  async (page) => {
    const modal = await openConnect(page)
    await modal.dialog.getByRole('button', { name: /Google/ }).waitFor()
    expect(await socialsOf(modal).count()).toBe(1)
    expect(await heightOf(modal, 'Lantern')).toBeLessThan((await emailOf(modal).boundingBox())!.y)
    const email = newEmail()
    await emailOf(modal).fill(email)
    await page.keyboard.press('Enter')
    const frame = page.locator('iframe[src*="/sdk?"]')
    await frame.waitFor({ state: 'attached' })
    expect(new URL((await frame.getAttribute('src')) ?? '').searchParams.get('enableLogger')).toBe('false')
    await typeCode(page, await codeFor(email))
    await modal.gone()
    const { allAccounts } = await page.evaluate(() => globalThis.__modal!.$account().get())
    expect(allAccounts[0]?.type).toBe('eoa')
  },
  { signIn: true, wallets: true, allowed: [/local settings/] },
)

shows(
  ['features.email', 'enableWalletGuide'],
  'off are gone from the first view',
  () => ({ enableWalletGuide: false, features: { email: false } }),
  async (page) => {
    const modal = await openConnect(page)
    await modal.dialog.getByRole('button', { name: /Google/ }).waitFor()
    expect(await emailOf(modal).count()).toBe(0)
    expect(await parts.first.guide(modal).count()).toBe(0)
  },
  { signIn: true, allowed: [/local settings/] },
)

shows(
  ['metadata.description', 'metadata.url'],
  'are what a wallet on a phone reads of the site',
  () => ({ metadata: { name: 'Harbor', description: 'Berths by the night', url: `${location.origin}/harbor` } }),
  async (page) => {
    const phone = phoneOf()
    await phone.pair({ uri: await showCode(page) })
    const { questions } = await phone.until((state) => state.questions.length > 0)
    expect(questions[0]).toMatchObject({
      description: 'Berths by the night',
      url: `${new URL(page.url()).origin}/harbor`,
    })
  },
)

shows(
  [
    'features.receive',
    'features.send',
    'features.activity',
    'features.nfts',
    'features.names',
    'features.allowed',
    'siweConfig.enabled',
  ],
  'off are gone from the account, which nobody had to sign in for',
  () => {
    const nobody = () => Promise.reject(new Error('Nobody is asked'))
    return {
      features: { receive: false, send: false, activity: false, nfts: false, names: false, allowed: false },
      siweConfig: {
        enabled: false,
        ...{ getNonce: nobody, createMessage: () => '', verifyMessage: nobody, getSession: nobody, signOut: nobody },
      },
    }
  },
  async (page) => expect(await counts(await account(page))).toEqual([0, 0, 0, 0, 0, 0]),
  { wallets: true, allowed: [/local settings/] },
)

shows(
  [
    'features.activity.namespaces',
    'features.nfts.namespaces',
    'features.walletFeaturesOrder',
    'currency',
    'tokens',
    'tokenLists',
    'enableReconnect',
  ],
  'are what an account shows, and that it is not there after a reload',
  () => ({
    currency: 'eur',
    // The dollar and the rope of the chain.
    tokens: { 'eip155:1': { address: '0xc01A000000000000000000000000000000000001' } },
    tokenLists: [
      {
        tokens: [
          {
            ...{ chainId: 1, address: '0xC01a000000000000000000000000000000000003' },
            ...{ symbol: 'HAWSER', name: 'Hawser', decimals: 18 },
          },
        ],
      },
    ],
    enableReconnect: false,
    features: {
      activity: { namespaces: ['solana'] },
      nfts: { namespaces: ['solana'] },
      walletFeaturesOrder: ['send', 'receive'],
    },
  }),
  async (page) => {
    const modal = await account(page)
    expect(await counts(modal)).toEqual([1, 1, 0, 0, 1, 1])
    expect(await sideOf(modal, 'Send')).toBeLessThan(await sideOf(modal, 'Receive'))
    await modal.text(/€/).first().waitFor()
    await modal.text('Hawser').first().waitFor()
    await modal.close.click()
    await modal.gone()
    await page
      .getByRole('button', { name: /[1-9][\d,.]* HUSD/ })
      .first()
      .waitFor()
    await page.reload()
    await page.getByRole('button', { name: 'Connect wallet' }).waitFor()
    await expect.poll(() => stateOf(page)).toMatchObject({ status: 'disconnected' })
  },
  { wallets: true },
)

shows(
  [
    'features.activity.blockscout',
    'features.nfts.blockscout',
    'features.nfts.ipfs',
    'features.send.namespaces',
    'features.names.namespaces',
  ],
  'are who tells what happened and what is owned, where pictures of NFTs are, and that sending and names are not for here',
  () => ({
    features: {
      send: { namespaces: ['solana'] },
      names: { namespaces: ['solana'] },
      activity: { blockscout: { 'eip155:1': `${location.origin}/explorer` } },
      nfts: { blockscout: { 'eip155:1': `${location.origin}/explorer` }, ipfs: `${location.origin}/ipfs` },
    },
  }),
  async (page) => {
    const modal = await account(page)
    expect(await counts(modal)).toEqual([1, 0, 1, 1, 1, 0])
    await modal.dialog.getByRole('tab', { name: 'Activity' }).click()
    await modal.text('+1,234.5').first().waitFor()
    await modal.dialog.getByRole('tab', { name: 'NFTs' }).click()
    await modal.dialog.locator('img[src$="/ipfs/buoy/picture.png"]').waitFor()
  },
  {
    wallets: true,
    before: async (page) => {
      const hash = '0x00000000000000000000000000000000000000aa'
      const picture = 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg=='
      const items: Readonly<Record<string, readonly object[]>> = {
        transactions: [
          {
            ...{ hash: `0x${'ab'.repeat(32)}`, timestamp: '2026-01-02T03:04:05Z', status: 'ok' },
            ...{ from: { hash }, to: { hash }, value: '1234500000000000000000' },
          },
        ],
        nft: [
          {
            ...{ id: '1', value: '1', token: { address_hash: hash, name: 'Buoys', type: 'ERC-721' } },
            metadata: { name: 'Buoy', image: 'ipfs://buoy/picture.png' },
          },
        ],
      }
      await page.route(/\/explorer\//, (route) => {
        const { pathname } = new URL(route.request().url())
        return route.fulfill({ json: { items: items[pathname.split('/').at(-1) ?? ''] ?? [], next_page_params: null } })
      })
      await page.route(/\/ipfs\//, (route) =>
        route.fulfill({ contentType: 'image/png', body: Buffer.from(picture, 'base64') }),
      )
    },
  },
)

shows(
  ['evm.coinbase.preference'],
  'is told to the window of Coinbase, which then offers that alone',
  ({ evm }) => ({ adapters: [evm({ coinbase: { preference: 'smartWalletOnly' } })] }),
  async (page) => {
    await page.context().route('https://keys.coinbase.com/**', (route) =>
      route.fulfill({
        contentType: 'text/html',
        body: `<script>
          onmessage = ({ data }) => (globalThis.told ??= []).push(data)
          opener.postMessage({ event: 'PopupLoaded', id: '1' }, '*')
        </script>`,
      }),
    )
    const modal = await openConnect(page)
    const [window] = await Promise.all([page.waitForEvent('popup'), modal.button('Coinbase Wallet').click()])
    await expect
      .poll(() => window.evaluate(() => Reflect.get(globalThis, 'told') as object[] | undefined))
      .toContainEqual(
        expect.objectContaining({
          event: 'selectSignerType',
          data: expect.objectContaining({ options: 'smartWalletOnly' }),
        }),
      )
  },
)

shows(
  ['features.pay', 'features.reownBranding'],
  'are payments that the page asks for, and what it is told of the mark',
  () => ({ features: { pay: true, reownBranding: false } }),
  async (page) => {
    const told = () => page.evaluate(() => globalThis.foyer!.actions.getRemoteFeatures(globalThis.foyer!.modal))
    expect((await told()).reownBranding).toBe(false)
    // It settles when the visitor has paid, or the page is left.
    void askToPay(page).catch(() => undefined)
    await modalOf(page).text('asks for').first().waitFor()
  },
  {
    expected: [/404/],
    // The project's configuration has the last word, where it can be had.
    before: () => directoryOf().fault({ path: '/appkit/v1/config', status: 404 }),
  },
)
