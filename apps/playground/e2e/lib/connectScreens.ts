import type { Page } from 'playwright-core'
import { createPlaygroundPath, STRICT_PAGE } from './appPaths.ts'
import { blockTimersWithDelay } from './blockTimersWithDelay.ts'
import { connect } from './connect.ts'
import { controlWallet } from './controlWallet.ts'
import { locateModal } from './locateModal.ts'
import { openView } from './openView.ts'
import { locateQr } from './remote.ts'
import { replaceListedWallets } from './replaceListedWallets.ts'
import { LEGAL_URLS } from './signInScreens.ts'
import { createScreenVisit, type ScreenVisit } from './visit.ts'

// Milliseconds for which "Connected" is shown.
const SUCCESS_DURATION_MS = 700

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
// The modal logs that it dropped invalid entries of the sandbox's directory.
const DROPPED = [/entries that are no wallets/]

async function backToConnect(page: Page) {
  await locateModal(page).back.click()
  await locateModal(page).button('Lantern').waitFor()
}

/** Lists screens of connecting. */
export const connectScreens: readonly ScreenVisit[] = [
  {
    name: 'connect',
    path: STRICT_PAGE,
    expected: DROPPED,
    screens: [
      {
        name: 'connect',
        reach: async (page) => {
          await locateModal(page).open()
          await locateModal(page).button('Lantern').waitFor()
        },
      },
      {
        name: 'what-is-a-wallet',
        reach: async (page) => {
          await locateModal(page).dialog.getByRole('button', { name: 'What is a wallet?' }).click()
          await locateModal(page).button('I have one already').waitFor()
        },
      },
      {
        name: 'contacted-servers',
        reach: async (page) => {
          await locateModal(page).button('Contacted servers').click()
          await locateModal(page).text('List of wallets').first().waitFor()
        },
      },
      {
        name: 'all-wallets',
        reach: async (page) => {
          await locateModal(page).back.click()
          await locateModal(page).button('I have one already').waitFor()
          await backToConnect(page)
          await locateModal(page).button('All wallets').click()
          const list = locateModal(page).dialog.getByRole('list', { name: 'All wallets' })
          await list.getByRole('button').nth(20).waitFor()
        },
      },
      {
        name: 'all-wallets-search',
        reach: async (page) => {
          await locateModal(page).dialog.getByRole('searchbox').fill('pe')
          await locateModal(page)
            .text(/^\d+ wallets$/)
            .waitFor()
        },
      },
      {
        name: 'all-wallets-none',
        reach: async (page) => {
          await locateModal(page).dialog.getByRole('searchbox').fill('zebrawood')
          await locateModal(page).text('No wallet called').waitFor()
        },
      },
      {
        name: 'connecting-waiting',
        reach: async (page) => {
          await controlWallet(page, 'lantern').script.mode('never')
          await backToConnect(page)
          await locateModal(page).button('Lantern').click()
          await locateModal(page).text('Approve in Lantern').waitFor()
        },
      },
      {
        name: 'connecting-declined',
        reach: async (page) => {
          await controlWallet(page, 'kitewing').script.mode('reject')
          await backToConnect(page)
          await locateModal(page).button('Kitewing').click()
          await locateModal(page).text('Request declined').waitFor()
        },
      },
      {
        name: 'connecting-failed',
        reach: async (page) => {
          await controlWallet(page, 'northbeam').script.next([
            { answer: 'reject', error: { code: -32603, message: 'Out of order' } },
          ])
          await backToConnect(page)
          await locateModal(page).button('Northbeam').click()
          await locateModal(page).text('Couldn’t connect Northbeam').waitFor()
        },
      },
      {
        name: 'unknown-view',
        reach: async (page) => {
          await openView(page, { view: 'Nope' } as never)
          await locateModal(page).text('This screen doesn’t exist').waitFor()
        },
      },
    ],
  },
  createScreenVisit({
    name: 'broken-view',
    path: STRICT_PAGE,
    expected: [/TypeError/],
    reach: async (page) => {
      await replaceListedWallets(page, null)
      await openView(page)
      await locateModal(page).text('Your wallet isn’t affected.').waitFor()
    },
  }),
  createScreenVisit({
    name: 'connect-no-wallet',
    path: STRICT_PAGE,
    withoutWallets: true,
    allowed: DROPPED,
    reach: async (page) => {
      await locateModal(page).open()
      await locateQr(page).waitFor()
      await locateModal(page).text('or choose a wallet').waitFor()
    },
  }),
  createScreenVisit({
    name: 'connect-legal-recent-custom',
    path: createPlaygroundPath({ ...LEGAL_URLS, customWallets: custom }),
    reach: async (page) => {
      await connect(page, 'kitewing')
      await page.evaluate(() => globalThis.__modal!.disconnect())
      await locateModal(page).open()
      await locateModal(page).text('Privacy Policy').waitFor()
    },
  }),
  createScreenVisit({
    name: 'connect-empty',
    path: createPlaygroundPath({ 'evm.coinbase': 'off', 'features.walletConnect': false }),
    withoutWallets: true,
    reach: async (page) => {
      await locateModal(page).open()
      await locateModal(page).text('No wallet in this browser').waitFor()
    },
  }),
  {
    name: 'wallets-to-get',
    path: createPlaygroundPath({ customWallets: custom }),
    screens: [
      {
        name: 'get-a-wallet',
        reach: async (page) => {
          await openView(page, { view: 'GetWallet' })
          await locateModal(page).text('Compare wallets').waitFor()
        },
      },
      {
        name: 'connecting-missing',
        reach: async (page) => {
          await locateModal(page).close.click()
          await locateModal(page).gone()
          await locateModal(page).open()
          await locateModal(page).button('Pharos').click()
          await locateModal(page).text('Pharos isn’t in this browser').waitFor()
        },
      },
      {
        name: 'code-of-a-wallet',
        reach: async (page) => {
          await locateModal(page).button('Use my phone').click()
          await locateQr(page).waitFor()
        },
      },
    ],
  },
  createScreenVisit({
    name: 'connecting-connected',
    path: STRICT_PAGE,
    before: (page) => blockTimersWithDelay(page, SUCCESS_DURATION_MS),
    reach: async (page) => {
      await locateModal(page).open()
      await locateModal(page).button('Lantern').click()
      await locateModal(page).text('You can now use Harbor with Lantern.').waitFor()
    },
  }),
]
