import type { Page } from 'playwright-core'
import { connect } from './connect.ts'
import { holdTimers } from './holdTimers.ts'
import { newEmail } from './mailbox.ts'
import { modalOf } from './modalOf.ts'
import { moneyScreens } from './moneyScreens.ts'
import { nameScreens } from './nameScreens.ts'
import { connectKind, kinds, NAMESPACES_PAGE } from './namespaces.ts'
import { nftScreens } from './nftScreens.ts'
import type { OpenPageOptions } from './openPage.ts'
import { openView } from './openView.ts'
import { putWallet } from './putWallet.ts'
import { codeOf, farcasterCodeOf } from './remote.ts'
import { secureFrame } from './secureFrame.ts'
import { askForCode, openSocial, signInByEmail, typeCode } from './signIn.ts'
import { SITE, siteWith } from './site.ts'
import { siwxScreens } from './siwxScreens.ts'
import { wallet } from './wallet.ts'

export interface Screen extends Omit<OpenPageOptions, 'context'> {
  /** What the picture is called. */
  readonly name: string
  /** Leads the page to where it shows, and waits until it does. */
  readonly reach: (page: Page) => Promise<unknown>
  /** Only where pictures are asked for: a state of a view whose parts others have as well. */
  readonly isForPeople?: boolean
}

/** How long "Connected" and an error's toast are shown. Milliseconds. */
const SUCCESS = 700
const TOAST = 6000

const custom = [
  {
    id: 'pharos',
    name: 'Pharos',
    homepage: 'https://pharos.example',
    chrome_store: 'https://pharos.example/browser',
    app_store: 'https://pharos.example/phone',
  },
]
/** The sandbox's directory has entries that are none. */
const DROPPED = [/entries that are no wallets/]

const legal = { termsConditionsUrl: 'https://harbor.example/terms', privacyPolicyUrl: 'https://harbor.example/privacy' }

async function choose(page: Page, name: string) {
  await modalOf(page).open()
  await modalOf(page).button(name).click()
}

async function searchAll(page: Page, name: string) {
  await choose(page, 'All wallets')
  await modalOf(page).dialog.getByRole('list', { name: 'All wallets' }).getByRole('button').nth(20).waitFor()
  await modalOf(page).dialog.getByRole('searchbox').fill(name)
}

async function askForBase(page: Page, mode: 'never' | 'reject') {
  await connect(page, 'lantern')
  await wallet(page, 'lantern').script.mode(mode)
  await page.getByRole('button', { name: 'Network: Ethereum' }).click()
  await modalOf(page).button('Base').click()
}

/** Where the project offers signing in. */
const signIn = { withoutWallets: true, signIn: true } as const

/** Signing in with e-mail and social accounts, and what the embedded wallet is asked. */
const signInScreens: readonly Screen[] = [
  {
    name: 'sign-in-connect',
    ...signIn,
    withoutWallets: false,
    reach: async (page) => {
      await modalOf(page).open()
      await modalOf(page).button('Continue with Google').waitFor()
    },
  },
  {
    name: 'sign-in-connect-legal',
    ...signIn,
    path: siteWith({ ...legal, 'features.legalCheckbox': true }),
    reach: async (page) => {
      await modalOf(page).open()
      await modalOf(page).button('Continue with Google').click()
      await modalOf(page).text('Tick the box to continue.').first().waitFor()
    },
  },
  {
    name: 'sign-in-connect-collapsed',
    ...signIn,
    withoutWallets: false,
    path: siteWith({ 'features.collapseWallets': true }),
    reach: async (page) => {
      await modalOf(page).open()
      await modalOf(page).button('Continue with a wallet').waitFor()
      await modalOf(page).button('Continue with Google').waitFor()
    },
  },
  {
    name: 'sign-in-email-wrong',
    ...signIn,
    reach: async (page) => {
      await askForCode(page, newEmail())
      await typeCode(page, '000000')
      await modalOf(page).dialog.getByRole('alert').first().waitFor()
    },
  },
  {
    name: 'sign-in-email-device',
    ...signIn,
    reach: async (page) => {
      await modalOf(page).open()
      await modalOf(page).dialog.getByLabel('Email address').fill(newEmail('+device'))
      await page.keyboard.press('Enter')
      await modalOf(page).text('Approve this device').waitFor()
    },
  },
  {
    name: 'sign-in-social-window',
    ...signIn,
    reach: async (page) => {
      await openSocial(page, 'Google')
      await modalOf(page).text('Continue in the Google window').waitFor()
    },
  },
  {
    name: 'sign-in-social-closed',
    ...signIn,
    reach: async (page) => {
      const popup = await openSocial(page, 'Google')
      await popup.close()
      await modalOf(page).dialog.getByRole('alert').first().waitFor()
    },
  },
  {
    name: 'sign-in-farcaster',
    ...signIn,
    reach: async (page) => {
      await modalOf(page).open()
      await modalOf(page).dialog.getByRole('button', { name: 'Farcaster' }).first().click()
      await farcasterCodeOf(page).waitFor()
    },
  },
  {
    name: 'sign-in-change-email',
    ...signIn,
    reach: async (page) => {
      await signInByEmail(page)
      await openView(page, { view: 'UpdateEmailWallet' })
      await modalOf(page).dialog.getByRole('textbox').first().fill(newEmail())
      await page.keyboard.press('Enter')
      await secureFrame(page).approve.click()
      await modalOf(page).text('First, your current email').waitFor()
    },
  },
  {
    name: 'sign-in-account',
    ...signIn,
    reach: async (page) => {
      await signInByEmail(page)
      await openView(page, { view: 'Account' })
      await modalOf(page).button('Disconnect').waitFor()
    },
  },
  {
    name: 'sign-in-wallets',
    ...signIn,
    reach: async (page) => {
      await signInByEmail(page)
      await openView(page, { view: 'ProfileWallets' })
      await modalOf(page).dialog.getByText('Smart', { exact: true }).first().waitFor()
    },
  },
  {
    name: 'sign-in-approve',
    ...signIn,
    reach: async (page) => {
      await signInByEmail(page)
      await page.getByRole('button', { name: 'Sign message' }).click()
      await secureFrame(page).approve.waitFor()
    },
  },
]

/** Every view in every state that a visitor can see. */
export const screens: readonly Screen[] = [
  ...signInScreens,
  ...moneyScreens,
  ...nameScreens,
  ...siwxScreens,
  ...nftScreens,
  {
    name: 'connect',
    path: SITE,
    reach: async (page) => {
      await modalOf(page).open()
      await modalOf(page).button('Lantern').waitFor()
    },
  },
  {
    name: 'connect-no-wallet',
    path: SITE,
    withoutWallets: true,
    allowed: DROPPED,
    reach: async (page) => {
      await modalOf(page).open()
      await codeOf(page).waitFor()
      await modalOf(page).text('or get a wallet').waitFor()
    },
  },
  {
    name: 'connect-legal-recent-custom',
    path: siteWith({ ...legal, customWallets: custom }),
    reach: async (page) => {
      await connect(page, 'kitewing')
      await page.evaluate(() => globalThis.__modal!.disconnect())
      await modalOf(page).open()
      await modalOf(page).text('Privacy Policy').waitFor()
    },
  },
  {
    name: 'connect-empty',
    path: siteWith({ 'evm.coinbase': 'off', enableWalletConnect: false }),
    withoutWallets: true,
    reach: async (page) => {
      await modalOf(page).open()
      await modalOf(page).text('No wallet in this browser').waitFor()
    },
  },
  {
    name: 'all-wallets',
    path: SITE,
    expected: DROPPED,
    reach: (page) => searchAll(page, ''),
  },
  {
    name: 'all-wallets-search',
    path: SITE,
    expected: DROPPED,
    reach: async (page) => {
      await searchAll(page, 'pe')
      await modalOf(page)
        .text(/^\d+ wallets$/)
        .waitFor()
    },
  },
  {
    name: 'all-wallets-none',
    path: SITE,
    expected: DROPPED,
    reach: async (page) => {
      await searchAll(page, 'zebrawood')
      await modalOf(page).text('No wallet called').waitFor()
    },
  },
  {
    name: 'connecting-waiting',
    path: SITE,
    answer: 'never',
    reach: async (page) => {
      await choose(page, 'Lantern')
      await modalOf(page).text('Approve in Lantern').waitFor()
    },
  },
  {
    name: 'connecting-declined',
    path: SITE,
    answer: 'reject',
    reach: async (page) => {
      await choose(page, 'Kitewing')
      await modalOf(page).text('Request declined').waitFor()
    },
  },
  {
    name: 'connecting-failed',
    path: SITE,
    setup: { mode: 'approve', next: [{ answer: 'reject', error: { code: -32603, message: 'Out of order' } }] },
    reach: async (page) => {
      await choose(page, 'Northbeam')
      await modalOf(page).text('Couldn’t connect Northbeam').waitFor()
    },
  },
  {
    name: 'connecting-missing',
    path: siteWith({ customWallets: custom }),
    reach: async (page) => {
      await choose(page, 'Pharos')
      await modalOf(page).text('Pharos isn’t in this browser').waitFor()
    },
  },
  {
    name: 'connecting-connected',
    path: SITE,
    before: (page) => holdTimers(page, SUCCESS),
    reach: async (page) => {
      await choose(page, 'Lantern')
      await modalOf(page).text('You can now use Harbor with Lantern.').waitFor()
    },
  },
  {
    name: 'account',
    path: SITE,
    reach: async (page) => {
      await connect(page, 'lantern')
      await page.getByRole('button', { name: /ETH.*(…|\.eth)/ }).click()
      await modalOf(page).button('Disconnect').waitFor()
    },
  },
  {
    name: 'account-of-all-kinds',
    path: NAMESPACES_PAGE,
    reach: async (page) => {
      for (const kind of [kinds[4], kinds[1], kinds[0]]) await connectKind(page, kind)
      await modalOf(page).openAccount()
      await modalOf(page).button('All networks').click()
      await modalOf(page).text('without Cosmos Hub').waitFor()
    },
  },
  {
    name: 'receive',
    path: SITE,
    reach: async (page) => {
      await connect(page, 'lantern')
      await openView(page, { view: 'WalletReceive' })
      await modalOf(page)
        .dialog.getByRole('img', { name: /^QR code of the address/ })
        .waitFor()
    },
  },
  {
    name: 'receive-networks',
    path: SITE,
    reach: async (page) => {
      await connect(page, 'lantern')
      await openView(page, { view: 'WalletCompatibleNetworks' })
      await modalOf(page).text('Base').waitFor()
    },
  },
  {
    name: 'profile-wallets',
    path: SITE,
    reach: async (page) => {
      await connect(page, 'lantern')
      for (const name of ['Kitewing', 'Northbeam']) {
        await openView(page, { view: 'Connect', adding: true })
        await modalOf(page).button(name).click()
        await modalOf(page).title.getByText('Your wallets').waitFor()
      }
      await modalOf(page).dialog.getByRole('button', { name: 'Disconnect', exact: true }).click()
      await modalOf(page).button('Northbeam').waitFor()
    },
  },
  {
    name: 'profile-wallets-of-five',
    path: NAMESPACES_PAGE,
    reach: async (page) => {
      await connectKind(page, kinds[0])
      await connectKind(page, kinds[2])
      await openView(page, { view: 'ProfileWallets' })
      await modalOf(page).text('Accounts in this wallet').waitFor()
    },
  },
  {
    name: 'choose-namespace',
    path: `${NAMESPACES_PAGE}?archway`,
    reach: async (page) => {
      await choose(page, 'Archway')
      await modalOf(page).text('Where do you want to start?').waitFor()
    },
  },
  {
    name: 'switch-active-chain',
    path: NAMESPACES_PAGE,
    reach: async (page) => {
      await connectKind(page, kinds[0])
      await openView(page, { view: 'Networks' })
      await modalOf(page).button('Bitcoin Testnet').click()
      await modalOf(page).text('This needs a Bitcoin Testnet wallet').waitFor()
    },
  },
  {
    name: 'networks',
    path: siteWith({ networks: ['mainnet', 'base', 'optimism', 'polygon', 'arbitrum', 'celo', 'sepolia'] }),
    reach: async (page) => {
      await openView(page, { view: 'Networks' })
      await modalOf(page).button('Sepolia').waitFor()
    },
  },
  {
    name: 'networks-no-result',
    path: SITE,
    reach: async (page) => {
      await openView(page, { view: 'Networks' })
      await modalOf(page).dialog.getByRole('searchbox').fill('Atlantis')
      await modalOf(page).text('No network called').waitFor()
    },
  },
  {
    name: 'networks-tests',
    path: siteWith({ networks: ['mainnet', 'sepolia'] }),
    reach: async (page) => {
      await openView(page, { view: 'Networks' })
      await modalOf(page).button('Testnets').click()
      await modalOf(page).text('Tokens on test networks have no value.').waitFor()
    },
  },
  {
    name: 'switch-waiting',
    path: SITE,
    reach: async (page) => {
      await askForBase(page, 'never')
      await modalOf(page).text('Switch to Base').waitFor()
    },
  },
  {
    name: 'switch-declined',
    path: SITE,
    reach: async (page) => {
      await askForBase(page, 'reject')
      await modalOf(page).text('Still on Ethereum').waitFor()
    },
  },
  {
    name: 'unsupported-chain',
    path: SITE,
    reach: async (page) => {
      await connect(page, 'lantern')
      await wallet(page, 'lantern').script.switchChain(137)
      await modalOf(page).dialog.getByRole('alert').waitFor()
    },
  },
  {
    name: 'what-is-a-wallet',
    path: SITE,
    reach: async (page) => {
      await modalOf(page).open()
      await modalOf(page).dialog.getByRole('button', { name: 'What is a wallet?' }).click()
      await modalOf(page).button('I have one already').waitFor()
    },
  },
  {
    name: 'get-a-wallet',
    path: siteWith({ customWallets: custom }),
    reach: async (page) => {
      await openView(page, { view: 'GetWallet' })
      await modalOf(page).text('Compare wallets').waitFor()
    },
  },
  {
    name: 'unknown-view',
    path: SITE,
    reach: async (page) => {
      await openView(page, { view: 'Nope' } as never)
      await modalOf(page).text('This screen does not exist.').waitFor()
    },
  },
  {
    name: 'broken-view',
    path: SITE,
    expected: [/TypeError/],
    reach: async (page) => {
      await putWallet(page, null)
      await openView(page)
      await modalOf(page).text('Your wallet is not affected.').waitFor()
    },
  },
  {
    name: 'toast-error',
    path: SITE,
    setup: { mode: 'approve', knownChains: [1], addResult: 'fail' },
    before: (page) => holdTimers(page, TOAST),
    reach: async (page) => {
      await connect(page, 'lantern')
      await page.getByRole('button', { name: 'Network: Ethereum' }).click()
      await modalOf(page).button('Base').click()
      await modalOf(page).text('can’t add Base').waitFor()
    },
  },
]
