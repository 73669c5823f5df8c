import type { Page } from 'playwright-core'
import { STRICT_PAGE } from './appPaths.ts'
import { controlWallet } from './controlWallet.ts'
import { locateModal } from './locateModal.ts'
import { openAccount } from './openAccount.ts'
import { swapScreens } from './swapScreens.ts'
import type { ScreenVisit } from './visit.ts'
import { waitForTransferReview } from './waitForTransferReview.ts'

// Anvil's sixteenth account, unused by other tests.
const RECEIVER = '0x2546BcD3c84621e976D8185a91A922aE77ECEc30'

const amount = (page: Page) => locateModal(page).dialog.getByLabel('Amount')

async function review(page: Page) {
  const modal = locateModal(page)
  await modal.button('Review').click()
  await waitForTransferReview(page)
}

// Leads from the result of one transfer to the review of the next.
async function reviewAgain(page: Page) {
  await locateModal(page).button('Edit').click()
  await review(page)
}

/** Lists screens of sending, activity, and swapping. */
export const sendAndSwapScreens: readonly ScreenVisit[] = [
  {
    name: 'send',
    path: STRICT_PAGE,
    expected: [/The camera cannot be used/],
    screens: [
      {
        name: 'send-empty',
        reach: async (page) => {
          const modal = await openAccount(page, 'lantern')
          await modal.button('Send').click()
          await modal.title.getByText('Send', { exact: true }).waitFor()
        },
      },
      {
        name: 'send-two-readings',
        reach: async (page) => {
          await amount(page).fill('1,234')
          await locateModal(page).text('This could mean 1.234 or 1234.').waitFor()
        },
      },
      {
        name: 'send-choose-token',
        reach: async (page) => {
          await locateModal(page)
            .dialog.getByRole('button', { name: /Choose a token/ })
            .click()
          await locateModal(page).button('Harbor Dollar').waitFor()
        },
      },
      {
        name: 'send-no-camera',
        reach: async (page) => {
          await locateModal(page).back.click()
          await locateModal(page).button('Scan a QR code').click()
          await locateModal(page).text('No camera found').waitFor()
        },
      },
      {
        name: 'send-not-enough',
        reach: async (page) => {
          await locateModal(page).back.click()
          await amount(page).fill('9000000')
          await locateModal(page).dialog.getByLabel('Name or address').fill(RECEIVER)
          await locateModal(page).button('Not enough ETH').waitFor()
        },
      },
      {
        name: 'send-ready',
        reach: async (page) => {
          await amount(page).fill('1.5')
          await locateModal(page).text('Network fee on').waitFor()
        },
      },
      { name: 'send-review', reach: review },
      {
        name: 'send-not-sent',
        reach: async (page) => {
          await controlWallet(page, 'lantern').script.mode('reject')
          await locateModal(page).button('Send 1.5 ETH').click()
          await locateModal(page).dialog.getByRole('alert').waitFor()
        },
      },
      {
        name: 'send-stopped',
        reach: async (page) => {
          await reviewAgain(page)
          await controlWallet(page, 'lantern').script.switchChain(8453)
          await locateModal(page).text('Your wallet switched networks. Nothing was sent.').waitFor()
        },
      },
      {
        name: 'send-waiting',
        reach: async (page) => {
          await controlWallet(page, 'lantern').script.switchChain(1)
          await reviewAgain(page)
          await controlWallet(page, 'lantern').script.mode('never')
          await locateModal(page).button('Send 1.5 ETH').click()
          await locateModal(page).text('Approve in Lantern').waitFor()
        },
      },
      {
        name: 'send-sent',
        reach: async (page) => {
          await controlWallet(page, 'lantern').script.release()
          await locateModal(page).text('1.5 ETH has arrived').waitFor()
        },
      },
      {
        name: 'account-activity',
        reach: async (page) => {
          await locateModal(page).button('Done').click()
          await locateModal(page).dialog.getByRole('tab', { name: 'Activity' }).click()
          await locateModal(page).text('Sent ETH').first().waitFor()
        },
      },
      ...swapScreens,
    ],
  },
]
