import type { PayRequest } from '@foyer/core'
import type { Page } from 'playwright-core'
import { connect } from './connect.ts'
import { controlWallet } from './controlWallet.ts'
import { locateModal } from './locateModal.ts'
import { setDataServiceFault } from './names.ts'
import { ONRAMP_PAGE, openOnramp, openProvider, typePayment } from './onramp.ts'
import type { ScreenVisit } from './visit.ts'

// Anvil's seventeenth account, unused by other tests.
const SHOPKEEPER = '0xbDA5747bFD65F08deb54cb465eB87D40e51B197E'

let tab: Page | undefined

/** Requests a payment as an app does, and waits until the modal shows it, not for its result. */
export async function requestPayment(page: Page, amount: string): Promise<void> {
  const request: PayRequest = { asset: 'eip155:1/slip44:60', recipient: SHOPKEEPER, amount }
  await page.evaluate((input) => void globalThis.askToPay?.(input).catch(() => {}), request)
  await locateModal(page).text('requests').waitFor()
}

/** Lists screens of onramp and pay. */
export const onrampScreens: readonly ScreenVisit[] = [
  {
    name: 'buy',
    path: ONRAMP_PAGE,
    allowed: [/status of 500/, /gave no page to pay on/],
    screens: [
      {
        name: 'buy-too-much',
        reach: async (page) => {
          const { dialog } = await openOnramp(page)
          await dialog.getByLabel('You pay').fill('9000')
          await locateModal(page).dialog.getByRole('alert').waitFor()
        },
      },
      {
        name: 'buy-method',
        isForPeople: true,
        reach: async (page) => {
          await locateModal(page).button('Debit or credit card').click()
          await locateModal(page).button('Bank transfer').waitFor()
        },
      },
      {
        name: 'buy-amount',
        reach: async (page) => {
          // The previous screen may have left the list of payment methods open.
          if (!(await locateModal(page).dialog.getByLabel('You pay').isVisible())) await locateModal(page).back.click()
          await typePayment(page, '200')
        },
      },
      {
        name: 'buy-providers',
        reach: async (page) => {
          await locateModal(page).button('Compare providers').click()
          await locateModal(page).button('Tollway').getByText('0.078643 ETH', { exact: true }).waitFor()
        },
      },
      {
        name: 'buy-waiting',
        reach: async (page) => {
          tab = await openProvider(page, 'Brightlane')
          await locateModal(page).text('Finish in the Brightlane tab').waitFor()
        },
      },
      {
        name: 'buy-gone',
        isForPeople: true,
        reach: async (page) => {
          await tab?.close()
          await locateModal(page).text('The Brightlane tab is closed or out of reach').waitFor()
        },
      },
      {
        name: 'buy-arrived',
        reach: async (page) => {
          if (!tab || tab.isClosed()) {
            ;[tab] = await Promise.all([
              page.waitForEvent('popup'),
              locateModal(page).button('Open the tab again').click(),
            ])
          }
          await tab?.getByRole('button', { name: 'Pay $200.00' }).click()
          await tab?.getByRole('heading', { name: 'Paid' }).waitFor()
          await tab?.close()
          await locateModal(page).text('Your balance went up by').waitFor()
        },
      },
      {
        name: 'buy-failed',
        isForPeople: true,
        reach: async (page) => {
          await setDataServiceFault({ path: '/v1/generators', status: 500 })
          await locateModal(page).button('Done').click()
          await locateModal(page).button('Buy').click()
          await typePayment(page, '200')
          await locateModal(page).button('Compare providers').click()
          await locateModal(page).button('Continue to').click()
          await locateModal(page).dialog.getByRole('alert').waitFor()
        },
      },
    ],
  },
  {
    name: 'pay',
    path: ONRAMP_PAGE,
    screens: [
      {
        name: 'pay-connect',
        isForPeople: true,
        reach: (page) => requestPayment(page, '1.5'),
      },
      {
        name: 'pay-short',
        reach: async (page) => {
          if (await locateModal(page).isOpen()) {
            await locateModal(page).close.click()
            await locateModal(page).gone()
          }
          await connect(page, 'lantern')
          await requestPayment(page, '1000000')
          await locateModal(page).dialog.getByRole('alert').waitFor()
        },
      },
      {
        name: 'pay-form',
        reach: async (page) => {
          await locateModal(page).close.click()
          await locateModal(page).gone()
          await requestPayment(page, '1.5')
          await locateModal(page).dialog.locator('.fy-btn--1:not([aria-disabled])').waitFor()
        },
      },
      {
        name: 'pay-waiting',
        isForPeople: true,
        reach: async (page) => {
          await controlWallet(page, 'lantern').script.mode('never')
          await locateModal(page).button('Pay 1.5 ETH').click()
          await locateModal(page).text('Approve in Lantern').waitFor()
        },
      },
      {
        name: 'pay-paid',
        reach: async (page) => {
          const requested = locateModal(page).text('Approve in Lantern')
          if (await requested.isVisible()) await controlWallet(page, 'lantern').script.release()
          else await locateModal(page).button('Pay 1.5 ETH').click()
          await locateModal(page).text('1.5 ETH is on its way').waitFor()
        },
      },
    ],
  },
]
