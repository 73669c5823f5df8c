import type { Page } from 'playwright-core'
import { openAccount } from './openAccount.ts'
import type { Screen } from './screens.ts'
import { SITE } from './site.ts'
import { wallet } from './wallet.ts'

/** Anvil's sixteenth account: nobody else sends there. */
const RECEIVER = '0x2546BcD3c84621e976D8185a91A922aE77ECEc30'

export async function openSend(page: Page, { amount, receiver }: { amount?: string; receiver?: string } = {}) {
  const modal = await openAccount(page, 'lantern')
  await modal.button('Send').click()
  await modal.title.getByText('Send', { exact: true }).waitFor()
  if (amount) await modal.dialog.getByLabel('Amount').fill(amount)
  if (receiver) await modal.dialog.getByLabel('Name or address').fill(receiver)
  return modal
}

async function openReview(page: Page, amount = '1.5') {
  const modal = await openSend(page, { amount, receiver: RECEIVER })
  await modal.button('Review').click()
  await modal.text('What will happen').waitFor()
  return modal
}

async function sendSome(page: Page) {
  const modal = await openReview(page)
  await modal.button('Send 1.5 ETH').click()
  await modal.text('1.5 ETH is on its way').waitFor()
  return modal
}

/** Sending, and what has been sent. */
export const moneyScreens: readonly Screen[] = [
  { name: 'send-empty', path: SITE, reach: (page) => openSend(page) },
  {
    name: 'send-ready',
    path: SITE,
    reach: async (page) => {
      const modal = await openSend(page, { amount: '1.5', receiver: RECEIVER })
      await modal.text('Network fee on').waitFor()
    },
  },
  {
    name: 'send-not-enough',
    path: SITE,
    reach: async (page) => {
      const modal = await openSend(page, { amount: '9000000', receiver: RECEIVER })
      await modal.button('Not enough ETH').waitFor()
    },
  },
  {
    name: 'send-two-readings',
    path: SITE,
    reach: async (page) => {
      const modal = await openSend(page, { amount: '1,234' })
      await modal.text('That can be read as 1.234 or as 1234.').waitFor()
    },
  },
  {
    name: 'send-choose-token',
    path: SITE,
    reach: async (page) => {
      const modal = await openSend(page)
      await modal.dialog.getByRole('button', { name: /Choose a token/ }).click()
      await modal.button('Harbor Dollar').waitFor()
    },
  },
  { name: 'send-review', path: SITE, reach: (page) => openReview(page) },
  {
    name: 'send-waiting',
    path: SITE,
    reach: async (page) => {
      const modal = await openReview(page)
      await wallet(page, 'lantern').script.mode('never')
      await modal.button('Send 1.5 ETH').click()
      await modal.text('Approve in Lantern').waitFor()
    },
  },
  {
    name: 'send-not-sent',
    path: SITE,
    reach: async (page) => {
      const modal = await openReview(page)
      await wallet(page, 'lantern').script.mode('reject')
      await modal.button('Send 1.5 ETH').click()
      await modal.dialog.getByRole('alert').waitFor()
    },
  },
  {
    name: 'send-stopped',
    path: SITE,
    reach: async (page) => {
      const modal = await openReview(page)
      await wallet(page, 'lantern').script.switchChain(8453)
      await modal.text('Your wallet went to another network. Nothing was sent.').waitFor()
    },
  },
  {
    name: 'send-no-camera',
    path: SITE,
    expected: [/The camera cannot be used/],
    reach: async (page) => {
      const modal = await openSend(page)
      await modal.button('Scan a QR code').click()
      await modal.text('No camera found').waitFor()
    },
  },
  { name: 'send-sent', path: SITE, reach: sendSome },
  {
    name: 'account-activity',
    path: SITE,
    reach: async (page) => {
      const modal = await sendSome(page)
      await modal.button('Done').click()
      await modal.dialog.getByRole('tab', { name: 'Activity' }).click()
      await modal.text('Sent ETH').first().waitFor()
    },
  },
]
