import { parseEther } from 'viem'
import { describe, expect, it } from 'vitest'
import { STRICT_PAGE } from './lib/appPaths.ts'
import { connect } from './lib/connect.ts'
import { controlWallet } from './lib/controlWallet.ts'
import { findAxeViolations } from './lib/findAxeViolations.ts'
import { getChainClient } from './lib/getChainClient.ts'
import { getFocusedLabel } from './lib/getFocusedLabel.ts'
import { getTestService } from './lib/getTestService.ts'
import { locateModal } from './lib/locateModal.ts'
import {
  clearDataServiceFaults,
  openAccountNameView,
  removeAccountNamesAfterTest,
  setDataServiceFault,
  typeAccountName,
} from './lib/names.ts'
import { openPage } from './lib/openPage.ts'
import { readState } from './lib/readState.ts'
import { takePicture } from './lib/takePicture.ts'

const isClean = async (page: Parameters<typeof findAxeViolations>[0]) =>
  expect(await findAxeViolations(page, '[data-foyer]')).toEqual([])

describe('a profile name', () => {
  it('S0.013 is chosen, signed, shown on the button and in the account, and receives coins of another user', async () => {
    const page = await openPage({ path: STRICT_PAGE })
    const modal = await openAccountNameView(page)
    // The account's name on the chain.
    await modal.text('lantern.eth').waitFor()
    await isClean(page)
    await typeAccountName(page, 'maya')
    await modal.button('maya.reown.id').waitFor()
    await isClean(page)
    await modal.button('maya-wallet.reown.id').click()
    await modal.text('Hello, maya-wallet.reown.id').waitFor()
    await modal.text('You also own lantern.eth.').waitFor()
    await isClean(page)
    await modal.button('Done').click()
    await modal.dialog.getByText('maya-wallet.reown.id').waitFor()
    await modal.close.click()
    await modal.gone()
    await page.getByRole('button', { name: /maya-wallet\.reown\.id/ }).waitFor()

    const { address = '' } = await readState(page)
    const holder = address as `0x${string}`
    const before = await getChainClient(1).getBalance({ address: holder })
    const other = await openPage({ path: STRICT_PAGE })
    await connect(other, 'kitewing')
    const theirs = locateModal(other)
    await theirs.openAccount()
    await theirs.button('Send').click()
    await theirs.dialog.getByLabel('Amount').fill('0.25')
    await theirs.dialog.getByLabel('Name or address').fill('Maya-Wallet.reown.id')
    await theirs.button('Review').click()
    await theirs.dialog.getByText('maya-wallet.reown.id').first().waitFor()
    await theirs.button('Send 0.25 ETH').click()
    await theirs.text('0.25 ETH has arrived').waitFor()
    await theirs.button('Done').click()
    await theirs.dialog.getByRole('tab', { name: 'Activity' }).click()
    await theirs.text('To maya-wallet.reown.id').first().waitFor()
    await expect
      .poll(async () => (await getChainClient(1).getBalance({ address: holder })) - before)
      .toBe(parseEther('0.25'))
  })

  it('is not saved when the user declines in the wallet, and is at the next try', async () => {
    const page = await openPage({ path: STRICT_PAGE })
    const modal = await openAccountNameView(page)
    await typeAccountName(page, 'harbour')
    const { script } = controlWallet(page, 'lantern')
    await script.mode('never')
    await modal.button('harbour.reown.id').click()
    await modal.text('Approve in Lantern').waitFor()
    await isClean(page)
    await script.release('reject')
    await modal.text('You declined in Lantern. Nothing was saved.').waitFor()
    await isClean(page)
    await script.mode('approve')
    await modal.button('Try again').click()
    await modal.text('Hello, harbour.reown.id').waitFor()
  })

  it('is taken when another user was quicker', async () => {
    const page = await openPage({ path: STRICT_PAGE, expected: [/409/] })
    const modal = await openAccountNameView(page)
    await typeAccountName(page, 'quick-boat')
    const other = await openPage({ path: STRICT_PAGE })
    await openAccountNameView(other, 'kitewing')
    await typeAccountName(other, 'quick-boat')
    await locateModal(other).button('quick-boat.reown.id').click()
    await locateModal(other).text('Hello, quick-boat.reown.id').waitFor()
    await modal.button('quick-boat.reown.id').click()
    await modal.text('Someone else just took quick-boat.reown.id').waitFor()
    await modal.button('Choose another name').click()
    await modal.dialog.getByRole('button', { name: /quick-boat\.reown\.id\s*Taken/ }).waitFor()
    expect(await modal.dialog.getByRole('button', { name: /^quick-boat\.reown\.id/ }).isDisabled()).toBe(true)
  })

  it('S8.053 shows an error when the service fails, and goes on at the same step', async () => {
    const page = await openPage({ path: STRICT_PAGE, expected: [/500/, /400/] })
    const modal = await openAccountNameView(page)
    await setDataServiceFault({ path: '/v1/profile/', status: 500 })
    await modal.dialog.getByLabel('Name', { exact: true }).fill('harbour')
    await modal.text('Couldn’t check names').waitFor()
    await isClean(page)
    await takePicture(page, 'names-down')
    await clearDataServiceFaults()
    await modal.button('Try again').click()
    await modal.button('harbour.reown.id').waitFor()
    await setDataServiceFault({ path: '/v1/profile/account', status: 400 })
    await modal.button('harbour.reown.id').click()
    await modal.text('We couldn’t save this name. Try again in a moment.').waitFor()
    await clearDataServiceFaults()
    await modal.button('Try again').click()
    await modal.text('Hello, harbour.reown.id').waitFor()
  })

  it('can be chosen by keyboard alone', async () => {
    removeAccountNamesAfterTest()
    const page = await openPage({ path: STRICT_PAGE })
    const modal = locateModal(page)
    await connect(page, 'lantern')
    await modal.openAccount()
    await modal.dialog.locator('.fy-who').focus()
    await page.keyboard.press('Enter')
    await modal.button('Choose a name').focus()
    await page.keyboard.press('Enter')
    await expect.poll(() => getFocusedLabel(page)).toBe('INPUT')
    await page.keyboard.type('abc')
    await page.keyboard.press('Enter')
    await modal.dialog.getByRole('alert').getByText('A name has 4 or more letters').waitFor()
    await page.keyboard.type('d')
    await modal.button('abcd.reown.id').waitFor()
    await page.keyboard.press('Tab')
    await expect.poll(() => getFocusedLabel(page)).toMatch(/^abcd\.reown\.id/)
    await page.keyboard.press('ArrowDown')
    await expect.poll(() => getFocusedLabel(page)).toMatch(/^abcd1\.reown\.id/)
    await page.keyboard.press('Enter')
    await modal.text('Hello, abcd1.reown.id').waitFor()
    await expect.poll(() => getFocusedLabel(page)).toBe('Done')
    await page.keyboard.press('Enter')
    await modal.title.getByText('Account').waitFor()
    expect((await (await fetch(new URL('/__sandbox/names', getTestService('dataUrl')))).json()).length).toBe(2)
  })
})

describe('the name view, small and mirrored', () => {
  it.each([
    ['320', STRICT_PAGE, 'light'],
    ['320-dark', STRICT_PAGE, 'dark'],
    ['rtl', '/pages/rtl/', 'light'],
  ] as const)('scrolls nothing sideways: %s', async (look, path, colorScheme) => {
    const viewport = look === 'rtl' ? { width: 1000, height: 760 } : { width: 320, height: 640 }
    const page = await openPage({ path, context: { viewport, colorScheme } })
    const modal = await openAccountNameView(page)
    await modal.text('lantern.eth').waitFor()
    await takePicture(page, `names-own-${look}`)
    await typeAccountName(page, 'a-rather-long-name-of-a-boat')
    const width = await modal.dialog.evaluate((dialog) => dialog.scrollWidth - dialog.clientWidth)
    expect(width).toBeLessThanOrEqual(0)
    await isClean(page)
    await takePicture(page, `names-${look}`)
    await modal.dialog.getByRole('button', { name: /^a-rather-long-name-of-a-boat1/ }).click()
    await modal.text('Hello, a-rather-long-name-of-a-boat1.reown.id').waitFor()
    await takePicture(page, `names-saved-${look}`)
  })
})
