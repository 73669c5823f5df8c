import { env } from 'node:process'
import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { STRICT_PAGE } from './lib/appPaths.ts'
import { connect } from './lib/connect.ts'
import { controlWallet } from './lib/controlWallet.ts'
import { disableDataService } from './lib/disableDataService.ts'
import { getChainClient } from './lib/getChainClient.ts'
import { locateModal } from './lib/locateModal.ts'
import { openPage } from './lib/openPage.ts'
import { takePicture } from './lib/takePicture.ts'
import { waitForTransferReview } from './lib/waitForTransferReview.ts'

// Addresses without keys, one for each test.
const unknownAddress = (number: number) => `0x00000000000000000000000000000000000f28${number}` as const

const LOOKS = [
  ['phone', { colorScheme: 'light', viewport: { width: 360, height: 740 } }],
  ['phone-dark', { colorScheme: 'dark', viewport: { width: 360, height: 740 } }],
  ['light', { colorScheme: 'light' }],
  ['dark', { colorScheme: 'dark' }],
] as const

const ASKED = 'Your wallet may still have a request waiting'
const UNANSWERED = 'An earlier request may have been sent'

async function openForm(page: Page) {
  const modal = locateModal(page)
  await modal.openAccount()
  await modal.button('Send').click()
  await modal.title.getByText('Send', { exact: true }).waitFor()
  return modal
}

// Fills in the form of a transfer, up to the review.
async function fill(page: Page, amount: string, to: string) {
  const modal = locateModal(page)
  await modal.dialog.getByLabel('Amount').fill(amount)
  await modal.dialog.getByLabel('Name or address').fill(to)
  await modal.button('Review').click()
  await waitForTransferReview(page)
}

describe('a send request without an answer', () => {
  it('causes a warning after a reload and in a second tab, until its nonce is used', async () => {
    const page = await openPage({ path: STRICT_PAGE, before: disableDataService })
    await connect(page, 'lantern')
    await controlWallet(page, 'lantern').script.mode('never')
    const modal = await openForm(page)
    await fill(page, '0.25', unknownAddress(11))
    await modal.button('Send 0.25 ETH').click()
    await modal.text('Approve in Lantern').waitFor()
    await page.reload()

    await openForm(page)
    await modal.text(ASKED).waitFor()
    await modal.text(/Send 0\.25 ETH to 0x0000…2811 on Ethereum/).waitFor()
    await takePicture(page, 'send-asked')
    const second = await page.context().newPage()
    await disableDataService(second)
    await second.goto(page.url())
    await openForm(second)
    await locateModal(second).text(ASKED).waitFor()

    // A transfer of another amount does not replace the open one: its review warns, too.
    await fill(page, '0.1', unknownAddress(12))
    await modal.text(ASKED).waitFor()
    await takePicture(page, 'send-review-asked')
    await modal.button('Send 0.1 ETH').click()
    await modal.text('0.1 ETH has arrived').waitFor()
    await locateModal(second).text(ASKED).waitFor({ state: 'detached' })
    await modal.button('Done').click()
    await modal.button('Send').click()
    await modal.dialog.getByLabel('Amount').waitFor()
    await modal.text(ASKED).waitFor({ state: 'detached' })
    expect(await getChainClient(1).getBalance({ address: unknownAddress(11) })).toBe(0n)
  })

  it('causes a warning after “may have been sent”, in the form, in Review and in a swap', async () => {
    const page = await openPage({ path: STRICT_PAGE, before: disableDataService })
    await connect(page, 'lantern')
    const modal = await openForm(page)
    await fill(page, '0.25', unknownAddress(13))
    await controlWallet(page, 'lantern').script.next([
      { answer: 'reject', error: { code: -32000, message: 'timed out' } },
    ])
    await modal.button('Send 0.25 ETH').click()
    await modal.text('Check your activity').waitFor()
    await modal.button('Edit').click()
    await modal.text(UNANSWERED).waitFor()
    await takePicture(page, 'send-unanswered')
    await modal.button('Review').click()
    await waitForTransferReview(page)
    await modal.text(UNANSWERED).waitFor()
    await takePicture(page, 'send-review-unanswered')
    await page.reload()
    await modal.openAccount()
    await modal.dialog.getByRole('tab', { name: 'Activity' }).click()
    await modal.text(UNANSWERED).waitFor()
    await modal.button('Swap').click()
    await modal.title.getByText('Swap', { exact: true }).waitFor()
    await modal.text(UNANSWERED).waitFor()
    await modal.atRest()
    await takePicture(page, 'swap-unanswered')
  })
})

describe('the warning of an open request', () => {
  it.each(env.FOYER_PICTURES ? LOOKS : LOOKS.slice(0, 1))(
    'fits the form without scrolling sideways: %s',
    async (name, context) => {
      const page = await openPage({ path: STRICT_PAGE, before: disableDataService, context })
      await connect(page, 'lantern')
      await controlWallet(page, 'lantern').script.mode('never')
      const modal = await openForm(page)
      await fill(page, '1250.123', unknownAddress(14))
      await modal.button('Send').click()
      await modal.text('Approve in Lantern').waitFor()
      await page.reload()
      await openForm(page)
      await modal.text(ASKED).waitFor()
      await modal.atRest()
      await takePicture(page, `asked-${name}`)
      expect(await modal.dialog.evaluate((dialog) => dialog.scrollWidth - dialog.clientWidth)).toBe(0)
    },
  )
})
