import type { Page } from 'playwright-core'
import { expect, it } from 'vitest'
import { controlDirectory } from './lib/controlDirectory.ts'
import { controlPhone } from './lib/controlPhone.ts'
import { defineOptionTest, openOptionsPage } from './lib/defineOptionTest.ts'
import { locateModal } from './lib/locateModal.ts'
import { approveDevice, createEmailAddress, waitForCode } from './lib/mailbox.ts'
import { openAccountNameView, typeAccountName } from './lib/names.ts'
import { openAccount } from './lib/openAccount.ts'
import { openConnect } from './lib/openConnect.ts'
import { readState } from './lib/readState.ts'
import { openModalAndReadQr } from './lib/remote.ts'
import { enterCode } from './lib/signIn.ts'

// Effects of each option for user or page, several on one page if they do not interfere.
// `tooling/scripts/src/docs/browserOptionTests.ts` names the tests of every option; sign-in and money options are in the
// files beside this one.

const account = async (page: Page) => {
  const modal = await openAccount(page, 'lantern')
  await modal.button('Disconnect').waitFor()
  return modal
}

type Modal = ReturnType<typeof locateModal>
const heightOf = async (modal: Modal, name: string) => (await modal.button(name).first().boundingBox())?.y ?? Number.NaN
const sideOf = async (modal: Modal, name: string) => (await modal.button(name).first().boundingBox())?.x ?? Number.NaN
// Returns the vertical positions of the phone's row, of Lantern and of the e-mail field.
const heights = async (modal: Modal) =>
  [
    await heightOf(modal, 'Phone wallet'),
    await heightOf(modal, 'Lantern'),
    (await emailOf(modal).boundingBox())?.y ?? Number.NaN,
  ] as const
const emailOf = ({ dialog }: Modal) => dialog.getByLabel('Email address')
const socialsOf = ({ dialog }: Modal) => dialog.getByRole('button', { name: /Google|Discord|GitHub|Apple|X$|^More/ })

// Parts that some options remove, by place.
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
    permissions: (modal: Modal) => modal.button('Permissions'),
  },
}
// Counts of `parts.account` and, below the current wallet, of the link to a name.
async function counts(modal: Modal) {
  const there = await Promise.all(Object.values(parts.account).map((locate) => locate(modal).count()))
  await modal.dialog.locator('.fy-who').click()
  await modal.title.getByText('Your wallets').waitFor()
  const names = await modal.button('Choose a name').count()
  await modal.back.click()
  await modal.button('Disconnect').waitFor()
  return [...there, names]
}

// Requests a payment; returns the code of its error.
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

it('without options the modal has every part that an option removes, and none that an option adds', async () => {
  const page = await openOptionsPage(() => ({}), { wallets: true, signIn: true })
  const modal = await openConnect(page)
  for (const locate of Object.values(parts.first)) await locate(modal).first().waitFor()
  expect(await emailOf(modal).count()).toBe(1)
  expect(await socialsOf(modal).count()).toBeGreaterThan(2)
  expect(await modal.dialog.getByRole('checkbox').count()).toBe(0)
  expect(await askToPay(page)).toBe('FEATURE_MISSING')
  expect(await modal.button('Lantern').count()).toBe(1)
  // The project's options are below the wallets at the first opening, and above them from then on.
  const [code, lantern, email] = await heights(modal)
  expect(lantern).toBeLessThan(code)
  expect(code).toBeLessThan(email)
  await modal.close.click()
  await openConnect(page)
  const [, lanternLater, emailLater] = await heights(modal)
  expect(emailLater).toBeLessThan(lanternLater)
  await modal.button('Lantern').click()
  await modal.gone()
  await modal.openAccount()
  for (const locate of Object.values(parts.account)) await locate(modal).waitFor()
  expect(await counts(modal)).toEqual([1, 1, 1, 1, 1, 1])
  expect(await sideOf(modal, 'Receive')).toBeLessThan(await sideOf(modal, 'Send'))
})

defineOptionTest(
  ['networks', 'defaultNetwork', 'chainImages'],
  'set the networks, the one before a wallet connects, and its picture',
  ({ base }) => ({
    networks: [base.networks![1]!, base.networks![2]!],
    defaultNetwork: base.networks![2]!,
    chainImages: { 10: '/icon.svg' },
  }),
  async (page) => {
    const button = page.getByRole('button', { name: 'Network: OP Mainnet' })
    await expect.poll(() => button.locator('img').getAttribute('src')).toContain('/icon.svg')
    await button.click()
    const modal = locateModal(page)
    await modal.button('Base').waitFor()
    expect(await modal.button('Ethereum').count()).toBe(0)
  },
)

defineOptionTest(
  [
    'termsConditionsUrl',
    'privacyPolicyUrl',
    'features.legalCheckbox',
    'features.allWallets',
    'features.connectorTypeOrder',
    'features.injected',
  ],
  'set the contents of the first view, and their order',
  () => ({
    termsConditionsUrl: 'https://harbor.example/terms',
    privacyPolicyUrl: 'https://harbor.example/privacy',
    features: {
      injected: false,
      legalCheckbox: true,
      allWallets: 'HIDE',
      connectorTypeOrder: ['injected', 'walletConnect'],
    },
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
    // Lantern is at `window.ethereum` only, where `discovery` finds it by default.
    expect(await modal.button('.*Browser wallet').count()).toBe(0)
  },
  {
    wallets: true,
    setup: { mode: 'approve', wallets: { 'sandbox.foyer.lantern': { legacy: true, announce: 'never' } } },
  },
)

defineOptionTest(
  ['ui', 'themeMode', 'themeVariables', 'reactUi.messages', 'reactUi.dir', 'projectId'],
  'set the look and the texts of the modal, and an alert reports a missing project id',
  ({ base: { services: { analytics: _, ...services } = {} }, reactUi }) => ({
    services,
    projectId: undefined,
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

defineOptionTest(
  ['debug', 'features.wallets', 'onLog'],
  'turn off alerts for developers and installed wallets, and pass messages to the app’s log',
  ({ base: { services: { analytics: _, ...services } = {} } }) => ({
    services,
    projectId: undefined,
    debug: false,
    features: { wallets: false },
    onLog: (_level, message) => void document.body.setAttribute('data-logged', message),
  }),
  async (page) => {
    const modal = await openConnect(page)
    expect(await modal.button('Lantern').count()).toBe(0)
    expect(await page.getByText('Project ID Not Configured').count()).toBe(0)
    await page.locator('body[data-logged]').waitFor({ state: 'attached' })
  },
  { wallets: true, allowed: [/./] },
)

defineOptionTest(
  ['evm.wallets', 'solana.wallets', 'bitcoin.wallets', 'polkadot.wallets', 'cosmos.wallets', 'customFeatures'],
  'add wallets to the list, and a row of the app’s own feature',
  ({ base, evm, solana, bitcoin, polkadot, cosmos, defineFeature, ...parts }) => {
    const unknownAddress = () => Promise.reject(new Error('Nobody is there'))
    const wallet = (name: string) => ({ id: name.toLowerCase(), name })
    const tides = Object.assign(new EventTarget(), {
      ...{ name: 'Tides', url: 'https://tides.example', icon: 'data:image/svg+xml,', publicKey: null },
      ...{ readyState: 'Installed', connecting: false, connected: false, supportedTransactionVersions: null },
      ...{
        on: () => tides,
        off: () => tides,
        connect: unknownAddress,
        disconnect: unknownAddress,
        sendTransaction: unknownAddress,
      },
    })
    return {
      adapters: [
        evm({ wallets: [{ ...wallet('Pharos'), provider: unknownAddress }] }),
        solana({ wallets: parts.walletAdapters([tides as never]) }),
        bitcoin({
          wallets: [{ ...wallet('Cleat'), provider: { signPsbt: unknownAddress, requestAccounts: unknownAddress } }],
        }),
        polkadot({ wallets: [{ ...wallet('Bollard'), provider: { enable: unknownAddress } }] }),
        cosmos({ wallets: [{ ...wallet('Capstan'), provider: unknownAddress }] }),
      ],
      networks: [
        ...base.networks!,
        ...[parts.solanaMainnet, parts.bitcoinMainnet, parts.polkadotMainnet, parts.cosmosHub],
      ],
      customFeatures: [
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

defineOptionTest(
  ['includeWalletIds', 'featuredWalletIds', 'services.images'],
  'set the wallets of the directory, the recommended one, and the source of their pictures',
  ({ base }) => ({
    // Ids of Calm Harbour and Dapper Anchor Keys.
    includeWalletIds: [
      '1f6a15373ce61b02a661c4fb9be2e0a9f95e742706e207566e375aab10a62e50',
      '40a91f72986f16d27ec26a389c5f612e9ac777066c81f0536999f032edf134d2',
    ],
    featuredWalletIds: ['40a91f72986f16d27ec26a389c5f612e9ac777066c81f0536999f032edf134d2'],
    services: { ...base.services, images: `${location.origin}/pictures` },
  }),
  async (page) => {
    const requested: string[] = []
    await page.route(/Image\//, (route) => {
      requested.push(new URL(route.request().url()).pathname)
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
    await expect.poll(() => requested.some((path) => path.startsWith('/pictures/getWalletImage/'))).toBe(true)
    expect(requested.filter((path) => !path.startsWith('/pictures/'))).toEqual([])
  },
)

defineOptionTest(
  ['services.nameZone'],
  'sets the name below which users choose theirs',
  ({ base }) => ({ services: { ...base.services, nameZone: 'harbor.eth' } }),
  async (page) => {
    const modal = await openAccountNameView(page)
    await typeAccountName(page, 'maya')
    await modal.button('maya.harbor.eth').waitFor()
  },
  { wallets: true },
)

defineOptionTest(
  ['features.nfts.service'],
  'lists the NFTs of a network by the data service',
  ({ base }) => ({ features: { ...base.features, nfts: { service: ['eip155:1'] } } }),
  async (page) => {
    const requested: URL[] = []
    await page.route('**/v1/account/*/nfts?*', (route) => {
      requested.push(new URL(route.request().url()))
      const nft = {
        address: '0xC01A000000000000000000000000000000000721',
        tokenId: '1',
        standard: 'erc721',
        amount: '1',
      }
      return route.fulfill({ json: { nfts: [{ ...nft, name: 'Harbor Light #1', traits: [] }], next: null } })
    })
    const modal = await openAccount(page, 'kitewing')
    await modal.dialog.getByRole('tab', { name: 'NFTs' }).click()
    await modal.button('.*Harbor Light #1').waitFor()
    expect(requested.map(({ searchParams }) => searchParams.get('chainId'))).toEqual(['eip155:1'])
  },
  { wallets: true },
)

defineOptionTest(
  ['features.socials', 'features.connectMethodsOrder', 'features.authLogger', 'defaultAccountTypes'],
  'set the social logins, the order of the sign-in options, a frame without a log, and the first account’s type',
  () => ({
    // The default is a smart account.
    defaultAccountTypes: { eip155: 'eoa' },
    features: { authLogger: false, socials: ['google'], connectMethodsOrder: ['wallet', 'email', 'social'] },
  }),
  async (page) => {
    const modal = await openConnect(page)
    await modal.dialog.getByRole('button', { name: /Google/ }).waitFor()
    expect(await socialsOf(modal).count()).toBe(1)
    expect(await heightOf(modal, 'Lantern')).toBeLessThan((await emailOf(modal).boundingBox())!.y)
    const email = createEmailAddress()
    await emailOf(modal).fill(email)
    await page.keyboard.press('Enter')
    const frame = page.locator('iframe[src*="/sdk?"]')
    await frame.waitFor({ state: 'attached' })
    expect(new URL((await frame.getAttribute('src')) ?? '').searchParams.get('enableLogger')).toBe('false')
    await approveDevice(email)
    await enterCode(page, await waitForCode(email))
    await modal.gone()
    const { allAccounts } = await page.evaluate(() => globalThis.__modal!.$account().get())
    expect(allAccounts[0]?.type).toBe('eoa')
  },
  { signIn: true, wallets: true, allowed: [/local settings/] },
)

const refuseOrigins = async (page: Page) => {
  await page.route('**/projects/v1/origins*', (route) => route.fulfill({ status: 404 }))
}

it('the modal offers no e-mail or social login when the list of origins is refused, and tells the developer', async () => {
  const page = await openOptionsPage(() => ({}), {
    wallets: true,
    signIn: true,
    before: refuseOrigins,
    allowed: [/Invalid App Configuration/, /404/],
  })
  const modal = await openConnect(page)
  await modal.button('Lantern').waitFor()
  await expect.poll(() => emailOf(modal).count()).toBe(0)
  expect(await socialsOf(modal).count()).toBe(0)
  expect(await page.locator('iframe').count()).toBe(0)
})

defineOptionTest(
  ['features.originCheck'],
  'when off, offers e-mail login even while the list of origins is refused',
  () => ({ features: { originCheck: false } }),
  async (page) => {
    const modal = await openConnect(page)
    await emailOf(modal).fill(createEmailAddress())
    await page.keyboard.press('Enter')
    await modal.text('Approve this device').waitFor()
  },
  { signIn: true, before: refuseOrigins },
)

defineOptionTest(
  ['features.email', 'features.walletGuide'],
  'when off, are absent from the first view',
  () => ({ features: { walletGuide: false, email: false } }),
  async (page) => {
    const modal = await openConnect(page)
    await modal.dialog.getByRole('button', { name: /Google/ }).waitFor()
    expect(await emailOf(modal).count()).toBe(0)
    expect(await parts.first.guide(modal).count()).toBe(0)
  },
  { signIn: true, allowed: [/local settings/] },
)

defineOptionTest(
  ['metadata.description', 'metadata.url'],
  'are the description and the URL of the app that a phone shows',
  () => ({ metadata: { name: 'Harbor', description: 'Berths by the night', url: `${location.origin}/harbor` } }),
  async (page) => {
    const phone = controlPhone()
    await phone.pair({ uri: await openModalAndReadQr(page) })
    const { prompts } = await phone.until((state) => state.prompts.length > 0)
    expect(prompts[0]).toMatchObject({
      description: 'Berths by the night',
      url: `${new URL(page.url()).origin}/harbor`,
    })
  },
)

defineOptionTest(
  [
    'features.receive',
    'features.send',
    'features.activity',
    'features.nfts',
    'features.names',
    'features.permissions',
    'siweConfig.enabled',
  ],
  'when off, are absent from the account, which needs no sign-in',
  () => {
    const unknownAddress = () => Promise.reject(new Error('Nobody is asked'))
    return {
      features: { receive: false, send: false, activity: false, nfts: false, names: false, permissions: false },
      siweConfig: {
        enabled: false,
        ...{
          getNonce: unknownAddress,
          createMessage: () => '',
          verifyMessage: unknownAddress,
          getSession: unknownAddress,
          signOut: unknownAddress,
        },
      },
    }
  },
  async (page) => expect(await counts(await account(page))).toEqual([0, 0, 0, 0, 0, 0]),
  { wallets: true, allowed: [/local settings/] },
)

defineOptionTest(
  [
    'features.activity.namespaces',
    'features.nfts.namespaces',
    'features.walletFeaturesOrder',
    'currency',
    'tokens',
    'tokenLists',
    'features.reconnect',
  ],
  'set the contents of the account, which stays disconnected after a reload',
  () => ({
    currency: 'eur',
    // Addresses of two sandbox tokens: the dollar, and the rope.
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
    features: {
      reconnect: false,
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
    await expect.poll(() => readState(page)).toMatchObject({ status: 'disconnected' })
  },
  { wallets: true },
)

defineOptionTest(
  [
    'features.activity.blockscout',
    'features.nfts.blockscout',
    'features.nfts.ipfs',
    'features.send.namespaces',
    'features.names.namespaces',
  ],
  'set the sources of activity, NFTs and their pictures, and leave out Send and names on other namespaces',
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

defineOptionTest(
  ['evm.coinbase.preference'],
  'is passed to the window of Coinbase',
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

defineOptionTest(
  ['features.readOnly'],
  'lets a user view an address, which survives a reload and cannot send',
  () => ({ features: { readOnly: true } }),
  async (page) => {
    const first = await openConnect(page)
    await first.button('View an address').click()
    await first.dialog.getByLabel('Address').fill('0xbDA5747bFD65F08deb54cb465eB87D40e51B197E')
    await first.button('View').click()
    await first.gone()
    await page.reload()
    const modal = locateModal(page)
    await modal.openAccount()
    await modal.text('View only').first().waitFor()
    await parts.account.receive(modal).waitFor()
    expect(await parts.account.send(modal).count()).toBe(0)
  },
)

defineOptionTest(
  ['features.ownNodes'],
  'lets a user choose a node, whose network is checked',
  () => ({ features: { ownNodes: true } }),
  async (page) => {
    // The sandbox's own nodes stand for nodes of the user.
    const urls = await page.evaluate(() => {
      const { customRpcUrls } = globalThis.__modal!.context.options
      return (['eip155:1', 'eip155:10'] as const).map((id) => String(customRpcUrls?.[id]?.[0]?.url))
    })
    await page.getByRole('button', { name: /^Network: / }).click()
    const modal = locateModal(page)
    await modal.button('Your own node').click()
    const field = modal.dialog.getByLabel('URL of a node of Ethereum')
    await field.fill(urls[1]!)
    await modal.button('Use this node').click()
    await modal.text('That node isn’t on Ethereum.').waitFor()
    await field.fill(urls[0]!)
    await modal.button('Use this node').click()
    await modal.text('Reading from').waitFor()
    await modal.button('Remove').waitFor()
  },
)

defineOptionTest(
  ['features.pay', 'features.reownBranding'],
  'enable payments that the app requests, and set the branding that the app reads',
  () => ({ features: { pay: true, reownBranding: false } }),
  async (page) => {
    const reported = () => page.evaluate(() => globalThis.foyer!.actions.getRemoteFeatures(globalThis.foyer!.modal))
    expect((await reported()).reownBranding).toBe(false)
    // The promise settles after the payment, or when the page closes.
    void askToPay(page).catch(() => undefined)
    await locateModal(page).text('requests').first().waitFor()
  },
  {
    expected: [/404/],
    // Fails the project's configuration, which would take precedence over the options.
    before: () => controlDirectory().fault({ path: '/appkit/v1/config', status: 404 }),
  },
)
