import type { Page } from 'playwright-core'
import { modalOf } from './modalOf.ts'
import { openAccount } from './openAccount.ts'
import { SITE } from './site.ts'
import { swapScreens } from './swapScreens.ts'
import type { Visit } from './visit.ts'
import { wallet } from './wallet.ts'

/** Anvil's sixteenth account: nobody else sends there. */
const RECEIVER = '0x2546BcD3c84621e976D8185a91A922aE77ECEc30'

const amount = (page: Page) => modalOf(page).dialog.getByLabel('Amount')

async function review(page: Page) {
  const modal = modalOf(page)
  await modal.button('Review').click()
  await modal.text('What will happen').waitFor()
}

/** From what came of a review to the next one. */
async function reviewAgain(page: Page) {
  await modalOf(page).button('Edit').click()
  await review(page)
}

/** Sending, what has been sent, and swapping. */
export const moneyScreens: readonly Visit[] = [
  {
    name: 'send',
    path: SITE,
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
          await modalOf(page).text('That can be read as 1.234 or as 1234.').waitFor()
        },
      },
      {
        name: 'send-choose-token',
        reach: async (page) => {
          await modalOf(page)
            .dialog.getByRole('button', { name: /Choose a token/ })
            .click()
          await modalOf(page).button('Harbor Dollar').waitFor()
        },
      },
      {
        name: 'send-no-camera',
        reach: async (page) => {
          await modalOf(page).back.click()
          await modalOf(page).button('Scan a QR code').click()
          await modalOf(page).text('No camera found').waitFor()
        },
      },
      {
        name: 'send-not-enough',
        reach: async (page) => {
          await modalOf(page).back.click()
          await amount(page).fill('9000000')
          await modalOf(page).dialog.getByLabel('Name or address').fill(RECEIVER)
          await modalOf(page).button('Not enough ETH').waitFor()
        },
      },
      {
        name: 'send-ready',
        reach: async (page) => {
          await amount(page).fill('1.5')
          await modalOf(page).text('Network fee on').waitFor()
        },
      },
      { name: 'send-review', reach: review },
      {
        name: 'send-not-sent',
        reach: async (page) => {
          await wallet(page, 'lantern').script.mode('reject')
          await modalOf(page).button('Send 1.5 ETH').click()
          await modalOf(page).dialog.getByRole('alert').waitFor()
        },
      },
      {
        name: 'send-stopped',
        reach: async (page) => {
          await reviewAgain(page)
          await wallet(page, 'lantern').script.switchChain(8453)
          await modalOf(page).text('Your wallet went to another network. Nothing was sent.').waitFor()
        },
      },
      {
        name: 'send-waiting',
        reach: async (page) => {
          await wallet(page, 'lantern').script.switchChain(1)
          await reviewAgain(page)
          await wallet(page, 'lantern').script.mode('never')
          await modalOf(page).button('Send 1.5 ETH').click()
          await modalOf(page).text('Approve in Lantern').waitFor()
        },
      },
      {
        name: 'send-sent',
        reach: async (page) => {
          await wallet(page, 'lantern').script.release()
          await modalOf(page).text('1.5 ETH has arrived').waitFor()
        },
      },
      {
        name: 'account-activity',
        reach: async (page) => {
          await modalOf(page).button('Done').click()
          await modalOf(page).dialog.getByRole('tab', { name: 'Activity' }).click()
          await modalOf(page).text('Sent ETH').first().waitFor()
        },
      },
      ...swapScreens,
    ],
  },
]
