import type { Page } from 'playwright-core'
import { connect } from './connect.ts'
import { holdTimers } from './holdTimers.ts'
import { modalOf } from './modalOf.ts'
import { openView } from './openView.ts'
import { putWallet } from './putWallet.ts'
import { codeOf } from './remote.ts'
import { legal } from './signInScreens.ts'
import { SITE, siteWith } from './site.ts'
import { alone, type Visit } from './visit.ts'
import { wallet } from './wallet.ts'

/** How long "Connected" is shown. Milliseconds. */
const SUCCESS = 700

const custom = [
  {
    id: 'pharos',
    name: 'Pharos',
    homepage: 'https://pharos.example',
    mobile_link: 'pharos://',
    chrome_store: 'https://pharos.example/browser',
    app_store: 'https://pharos.example/phone',
  },
]
/** The sandbox's directory has entries that are none. */
const DROPPED = [/entries that are no wallets/]

async function backToConnect(page: Page) {
  await modalOf(page).back.click()
  await modalOf(page).button('Lantern').waitFor()
}

/** Choosing a wallet, and what comes of it. */
export const connectScreens: readonly Visit[] = [
  {
    name: 'connect',
    path: SITE,
    expected: DROPPED,
    screens: [
      {
        name: 'connect',
        reach: async (page) => {
          await modalOf(page).open()
          await modalOf(page).button('Lantern').waitFor()
        },
      },
      {
        name: 'what-is-a-wallet',
        reach: async (page) => {
          await modalOf(page).dialog.getByRole('button', { name: 'What is a wallet?' }).click()
          await modalOf(page).button('I have one already').waitFor()
        },
      },
      {
        name: 'all-wallets',
        reach: async (page) => {
          await backToConnect(page)
          await modalOf(page).button('All wallets').click()
          const list = modalOf(page).dialog.getByRole('list', { name: 'All wallets' })
          await list.getByRole('button').nth(20).waitFor()
        },
      },
      {
        name: 'all-wallets-search',
        reach: async (page) => {
          await modalOf(page).dialog.getByRole('searchbox').fill('pe')
          await modalOf(page)
            .text(/^\d+ wallets$/)
            .waitFor()
        },
      },
      {
        name: 'all-wallets-none',
        reach: async (page) => {
          await modalOf(page).dialog.getByRole('searchbox').fill('zebrawood')
          await modalOf(page).text('No wallet called').waitFor()
        },
      },
      {
        name: 'connecting-waiting',
        reach: async (page) => {
          await wallet(page, 'lantern').script.mode('never')
          await backToConnect(page)
          await modalOf(page).button('Lantern').click()
          await modalOf(page).text('Approve in Lantern').waitFor()
        },
      },
      {
        name: 'connecting-declined',
        reach: async (page) => {
          await wallet(page, 'kitewing').script.mode('reject')
          await backToConnect(page)
          await modalOf(page).button('Kitewing').click()
          await modalOf(page).text('Request declined').waitFor()
        },
      },
      {
        name: 'connecting-failed',
        reach: async (page) => {
          await wallet(page, 'northbeam').script.next([
            { answer: 'reject', error: { code: -32603, message: 'Out of order' } },
          ])
          await backToConnect(page)
          await modalOf(page).button('Northbeam').click()
          await modalOf(page).text('Couldn’t connect Northbeam').waitFor()
        },
      },
      {
        name: 'unknown-view',
        reach: async (page) => {
          await openView(page, { view: 'Nope' } as never)
          await modalOf(page).text('This screen does not exist.').waitFor()
        },
      },
    ],
  },
  alone({
    name: 'broken-view',
    path: SITE,
    expected: [/TypeError/],
    reach: async (page) => {
      await putWallet(page, null)
      await openView(page)
      await modalOf(page).text('Your wallet is not affected.').waitFor()
    },
  }),
  alone({
    name: 'connect-no-wallet',
    path: SITE,
    withoutWallets: true,
    allowed: DROPPED,
    reach: async (page) => {
      await modalOf(page).open()
      await codeOf(page).waitFor()
      await modalOf(page).text('or choose a wallet').waitFor()
    },
  }),
  alone({
    name: 'connect-legal-recent-custom',
    path: siteWith({ ...legal, customWallets: custom }),
    reach: async (page) => {
      await connect(page, 'kitewing')
      await page.evaluate(() => globalThis.__modal!.disconnect())
      await modalOf(page).open()
      await modalOf(page).text('Privacy Policy').waitFor()
    },
  }),
  alone({
    name: 'connect-empty',
    path: siteWith({ 'evm.coinbase': 'off', enableWalletConnect: false }),
    withoutWallets: true,
    reach: async (page) => {
      await modalOf(page).open()
      await modalOf(page).text('No wallet in this browser').waitFor()
    },
  }),
  {
    name: 'wallets-to-get',
    path: siteWith({ customWallets: custom }),
    screens: [
      {
        name: 'get-a-wallet',
        reach: async (page) => {
          await openView(page, { view: 'GetWallet' })
          await modalOf(page).text('Compare wallets').waitFor()
        },
      },
      {
        name: 'connecting-missing',
        reach: async (page) => {
          await modalOf(page).close.click()
          await modalOf(page).gone()
          await modalOf(page).open()
          await modalOf(page).button('Pharos').click()
          await modalOf(page).text('Pharos isn’t in this browser').waitFor()
        },
      },
      {
        name: 'code-of-a-wallet',
        reach: async (page) => {
          await modalOf(page).button('Use my phone').click()
          await codeOf(page).waitFor()
        },
      },
    ],
  },
  alone({
    name: 'connecting-connected',
    path: SITE,
    before: (page) => holdTimers(page, SUCCESS),
    reach: async (page) => {
      await modalOf(page).open()
      await modalOf(page).button('Lantern').click()
      await modalOf(page).text('You can now use Harbor with Lantern.').waitFor()
    },
  }),
]
