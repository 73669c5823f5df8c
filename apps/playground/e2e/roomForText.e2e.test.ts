import type { Page } from 'playwright-core'
import { expect, it } from 'vitest'
import { STRICT_PAGE } from './lib/appPaths.ts'
import { findCoveredRows } from './lib/findCoveredRows.ts'
import { locateModal } from './lib/locateModal.ts'
import { ONRAMP_PAGE } from './lib/onramp.ts'
import { requestPayment } from './lib/onrampScreens.ts'
import { openAccount } from './lib/openAccount.ts'
import { openPage } from './lib/openPage.ts'
import { nodeUrl } from './lib/requestNode.ts'
import { chooseToken, locatePayInput, reviewSwap } from './lib/swapScreens.ts'
import { takePicture } from './lib/takePicture.ts'
import { waitForTransferReview } from './lib/waitForTransferReview.ts'

// Anvil's eighteenth account, unused by other tests.
const RECEIVER = '0xdD2FD4581271e230360230F9337D5c0430Bf44C0'

// The height of a laptop's window with toolbars, and of a phone on its side.
const low = { viewport: { width: 1000, height: 600 } }

async function expectVisibleCosts(page: Page, name: string, labels: readonly string[]) {
  await locateModal(page).atRest()
  await takePicture(page, `${name}-600`)
  expect(await findCoveredRows(page, labels), name).toEqual([])
}

async function expectFeeOnce(page: Page, name: string) {
  await takePicture(page, `${name}-once-600`)
  await expect
    .poll(() => locateModal(page).text('Network fee').filter({ visible: true }).count(), { message: name })
    .toBe(1)
}

/** Holds the page's requests to the node of the payment until the returned function is called. */
async function holdNode(page: Page) {
  const url = new RegExp(`^${nodeUrl('eip155:1')}`)
  let release = () => {}
  const isFree = new Promise<void>((resolve) => {
    release = resolve
  })
  await page.route(url, (route) => isFree.then(() => route.continue()))
  return () => release()
}

it('reviews in a window of 600 pixels show fee and total in full before the press', async () => {
  const page = await openPage({ path: ONRAMP_PAGE, context: low })
  const modal = await openAccount(page, 'lantern')

  await modal.button('Send').click()
  await modal.dialog.getByLabel('Amount').fill('1.5')
  await modal.dialog.getByLabel('Name or address').fill(RECEIVER)
  await modal.button('Review').click()
  await waitForTransferReview(page)
  await expectVisibleCosts(page, 'send-review', ['Network fee', 'Total'])

  await modal.back.click()
  await modal.back.click()
  await modal.button('Swap').click()
  await chooseToken(page, 'to', 'Harbor Dollar')
  await locatePayInput(page).fill('0.5')
  await reviewSwap(page)
  await modal.button('Swap now').waitFor()
  await expectVisibleCosts(page, 'swap-review', ['Network fee', 'You get at least'])

  await modal.close.click()
  await modal.gone()
  const release = await holdNode(page)
  await requestPayment(page, '1.5')
  await modal.dialog.locator('.fy-costs .fy-skel').first().waitFor()
  await expectFeeOnce(page, 'pay-loading')
  release()
  await modal.dialog.locator('.fy-btn--1:not([aria-disabled])').waitFor()
  await expectVisibleCosts(page, 'pay-form', ['Network fee', 'Total'])
  await expectFeeOnce(page, 'pay-form')
})

it('token rows of the account show each name in full beside its sparkline', async () => {
  const page = await openPage({ path: STRICT_PAGE })
  const modal = await openAccount(page, 'lantern')
  await modal.button('All networks').click()
  await modal.text('Harbor Dollar').first().waitFor()
  await modal.dialog.locator('.fy-own .fy-spark').first().waitFor({ state: 'attached' })
  for (const width of [1280, 390, 360]) {
    await page.setViewportSize({ width, height: 800 })
    await modal.atRest()
    await takePicture(page, `account-tokens-${width}`)
    const cut = await modal.dialog.locator('.fy-own .fy-row__m > .fy-row__t').evaluateAll((names) =>
      names.flatMap((name) => {
        const text = document.createRange()
        text.selectNodeContents(name)
        return text.getBoundingClientRect().width > name.getBoundingClientRect().width ? [name.textContent] : []
      }),
    )
    expect(cut, `${width} pixels`).toEqual([])
  }
})
