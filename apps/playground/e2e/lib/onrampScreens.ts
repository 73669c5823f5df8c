import type { PayRequest } from '@foyer/core'
import type { Page } from 'playwright-core'
import { connect } from './connect.ts'
import { modalOf } from './modalOf.ts'
import { spoilData } from './names.ts'
import { continueTo, openBuying, SHOP, typePayment } from './onramp.ts'
import type { Visit } from './visit.ts'
import { wallet } from './wallet.ts'

/** Anvil's seventeenth account: nobody else is paid there. */
const SHOPKEEPER = '0xbDA5747bFD65F08deb54cb465eB87D40e51B197E'

let tab: Page | undefined

/** As the page would, which waits for what comes of it. */
async function ask(page: Page, amount: string): Promise<void> {
  const request: PayRequest = { asset: 'eip155:1/slip44:60', recipient: SHOPKEEPER, amount }
  await page.evaluate((given) => void globalThis.askToPay?.(given).catch(() => {}), request)
  await modalOf(page).text('asks for').waitFor()
}

/** Buying, and paying what a page asks for. */
export const onrampScreens: readonly Visit[] = [
  {
    name: 'buy',
    path: SHOP,
    allowed: [/status of 500/, /has named no page to pay on/],
    screens: [
      {
        name: 'buy-too-much',
        reach: async (page) => {
          const { dialog } = await openBuying(page)
          await dialog.getByLabel('You pay').fill('9000')
          await modalOf(page).dialog.getByRole('alert').waitFor()
        },
      },
      {
        name: 'buy-method',
        isForPeople: true,
        reach: async (page) => {
          await modalOf(page).button('Debit or credit card').click()
          await modalOf(page).button('Bank transfer').waitFor()
        },
      },
      {
        name: 'buy-amount',
        reach: async (page) => {
          // Where nobody looks at the ways to pay, the form is still there.
          if (!(await modalOf(page).dialog.getByLabel('You pay').isVisible())) await modalOf(page).back.click()
          await typePayment(page, '200')
        },
      },
      {
        name: 'buy-providers',
        reach: async (page) => {
          await modalOf(page).button('Compare providers').click()
          await modalOf(page).button('Tollway').getByText('0.078643 ETH', { exact: true }).waitFor()
        },
      },
      {
        name: 'buy-waiting',
        reach: async (page) => {
          tab = await continueTo(page, 'Brightlane')
          await modalOf(page).text('Finish in the Brightlane tab').waitFor()
        },
      },
      {
        name: 'buy-gone',
        isForPeople: true,
        reach: async (page) => {
          await tab?.close()
          await modalOf(page).text('The Brightlane tab is closed').waitFor()
        },
      },
      {
        name: 'buy-arrived',
        reach: async (page) => {
          if (!tab || tab.isClosed()) {
            ;[tab] = await Promise.all([page.waitForEvent('popup'), modalOf(page).button('Open the tab again').click()])
          }
          await tab?.getByRole('button', { name: 'Pay $200.00' }).click()
          await tab?.getByRole('heading', { name: 'Paid' }).waitFor()
          await tab?.close()
          await modalOf(page).text('Your balance went up by').waitFor()
        },
      },
      {
        name: 'buy-failed',
        isForPeople: true,
        reach: async (page) => {
          await spoilData({ path: '/v1/generators', status: 500 })
          await modalOf(page).button('Done').click()
          await modalOf(page).button('Buy').click()
          await typePayment(page, '200')
          await modalOf(page).button('Compare providers').click()
          await modalOf(page).button('Continue to').click()
          await modalOf(page).dialog.getByRole('alert').waitFor()
        },
      },
    ],
  },
  {
    name: 'pay',
    path: SHOP,
    screens: [
      {
        name: 'pay-connect',
        isForPeople: true,
        reach: (page) => ask(page, '1.5'),
      },
      {
        name: 'pay-short',
        reach: async (page) => {
          if (await modalOf(page).isOpen()) {
            await modalOf(page).close.click()
            await modalOf(page).gone()
          }
          await connect(page, 'lantern')
          await ask(page, '1000000')
          await modalOf(page).dialog.getByRole('alert').waitFor()
        },
      },
      {
        name: 'pay-form',
        reach: async (page) => {
          await modalOf(page).close.click()
          await modalOf(page).gone()
          await ask(page, '1.5')
          await modalOf(page).dialog.locator('.fy-btn--1:not([aria-disabled])').waitFor()
        },
      },
      {
        name: 'pay-waiting',
        isForPeople: true,
        reach: async (page) => {
          await wallet(page, 'lantern').script.mode('never')
          await modalOf(page).button('Pay 1.5 ETH').click()
          await modalOf(page).text('Approve in Lantern').waitFor()
        },
      },
      {
        name: 'pay-paid',
        reach: async (page) => {
          const asked = modalOf(page).text('Approve in Lantern')
          if (await asked.isVisible()) await wallet(page, 'lantern').script.release()
          else await modalOf(page).button('Pay 1.5 ETH').click()
          await modalOf(page).text('1.5 ETH is on its way').waitFor()
        },
      },
    ],
  },
]
