import { parseEther } from 'viem'
import { describe, expect, it } from 'vitest'
import { chain } from './lib/chain.ts'
import { connect } from './lib/connect.ts'
import { findAxeViolations } from './lib/findAxeViolations.ts'
import { focused } from './lib/focused.ts'
import { given } from './lib/given.ts'
import { modalOf } from './lib/modalOf.ts'
import { keepNames, mendData, openNaming, spoilData, typeName } from './lib/names.ts'
import { openPage } from './lib/openPage.ts'
import { shoot } from './lib/shoot.ts'
import { SITE } from './lib/site.ts'
import { stateOf } from './lib/stateOf.ts'
import { wallet } from './lib/wallet.ts'

const isClean = async (page: Parameters<typeof findAxeViolations>[0]) =>
  expect(await findAxeViolations(page, '[data-foyer]')).toEqual([])

describe('a name of one’s own', () => {
  it('S0.013 is chosen, signed for, shown on the button and in the account, and sent to by another visitor', async () => {
    const page = await openPage({ path: SITE })
    const modal = await openNaming(page)
    // What the chain calls the visitor already.
    await modal.text('lantern.eth').waitFor()
    await isClean(page)
    await typeName(page, 'maya')
    await modal.button('maya.reown.id').waitFor()
    await isClean(page)
    await modal.button('maya-wallet.reown.id').click()
    await modal.text('Hello, maya-wallet.reown.id').waitFor()
    await modal.text('You are also lantern.eth.').waitFor()
    await isClean(page)
    await modal.button('Done').click()
    await modal.dialog.getByText('maya-wallet.reown.id').waitFor()
    await modal.close.click()
    await modal.gone()
    await page.getByRole('button', { name: /maya-wallet\.reown\.id/ }).waitFor()

    const { address = '' } = await stateOf(page)
    const holder = address as `0x${string}`
    const before = await chain(1).getBalance({ address: holder })
    const other = await openPage({ path: SITE })
    await connect(other, 'kitewing')
    const theirs = modalOf(other)
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
    await expect.poll(async () => (await chain(1).getBalance({ address: holder })) - before).toBe(parseEther('0.25'))
  })

  it('is not saved for who declines in the wallet, and is on the next try', async () => {
    const page = await openPage({ path: SITE })
    const modal = await openNaming(page)
    await typeName(page, 'harbour')
    const { script } = wallet(page, 'lantern')
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

  it('is somebody else’s where they were quicker', async () => {
    const page = await openPage({ path: SITE, expected: [/409/] })
    const modal = await openNaming(page)
    await typeName(page, 'quick-boat')
    const other = await openPage({ path: SITE })
    await openNaming(other, 'kitewing')
    await typeName(other, 'quick-boat')
    await modalOf(other).button('quick-boat.reown.id').click()
    await modalOf(other).text('Hello, quick-boat.reown.id').waitFor()
    await modal.button('quick-boat.reown.id').click()
    await modal.text('Somebody else has just taken quick-boat.reown.id').waitFor()
    await modal.button('Choose another name').click()
    await modal.dialog.getByRole('button', { name: /quick-boat\.reown\.id\s*Taken/ }).waitFor()
    expect(await modal.dialog.getByRole('button', { name: /^quick-boat\.reown\.id/ }).isDisabled()).toBe(true)
  })

  it('S8.053 says so where the service is out of order, and goes on where it was left', async () => {
    const page = await openPage({ path: SITE, expected: [/500/, /400/] })
    const modal = await openNaming(page)
    await spoilData({ path: '/v1/profile/', status: 500 })
    await modal.dialog.getByLabel('Name', { exact: true }).fill('harbour')
    await modal.text('Couldn’t look names up').waitFor()
    await isClean(page)
    await shoot(page, 'names-down')
    await mendData()
    await modal.button('Try again').click()
    await modal.button('harbour.reown.id').waitFor()
    await spoilData({ path: '/v1/profile/account', status: 400 })
    await modal.button('harbour.reown.id').click()
    await modal.text('We couldn’t save this name. Try again in a moment.').waitFor()
    await mendData()
    await modal.button('Try again').click()
    await modal.text('Hello, harbour.reown.id').waitFor()
  })

  it('is chosen by keyboard alone', async () => {
    keepNames()
    const page = await openPage({ path: SITE })
    const modal = modalOf(page)
    await connect(page, 'lantern')
    await modal.openAccount()
    await modal.dialog.locator('.fy-who').focus()
    await page.keyboard.press('Enter')
    await modal.button('Choose a name').focus()
    await page.keyboard.press('Enter')
    await expect.poll(() => focused(page)).toBe('INPUT')
    await page.keyboard.type('abc')
    await page.keyboard.press('Enter')
    await modal.dialog.getByRole('alert').getByText('A name has 4 or more letters').waitFor()
    await page.keyboard.type('d')
    await modal.button('abcd.reown.id').waitFor()
    await page.keyboard.press('Tab')
    await expect.poll(() => focused(page)).toMatch(/^abcd\.reown\.id/)
    await page.keyboard.press('ArrowDown')
    await expect.poll(() => focused(page)).toMatch(/^abcd1\.reown\.id/)
    await page.keyboard.press('Enter')
    await modal.text('Hello, abcd1.reown.id').waitFor()
    await expect.poll(() => focused(page)).toBe('Done')
    await page.keyboard.press('Enter')
    await modal.title.getByText('Account').waitFor()
    expect((await (await fetch(new URL('/__sandbox/names', given('dataUrl')))).json()).length).toBe(2)
  })
})

describe('small and mirrored', () => {
  it.each([
    ['320', SITE, 'light'],
    ['320-dark', SITE, 'dark'],
    ['rtl', '/pages/rtl/', 'light'],
  ] as const)('nothing is cut: %s', async (look, path, colorScheme) => {
    const viewport = look === 'rtl' ? { width: 1000, height: 760 } : { width: 320, height: 640 }
    const page = await openPage({ path, context: { viewport, colorScheme } })
    const modal = await openNaming(page)
    await modal.text('lantern.eth').waitFor()
    await shoot(page, `names-own-${look}`)
    await typeName(page, 'a-rather-long-name-of-a-boat')
    const width = await modal.dialog.evaluate((dialog) => dialog.scrollWidth - dialog.clientWidth)
    expect(width).toBeLessThanOrEqual(0)
    await isClean(page)
    await shoot(page, `names-${look}`)
    await modal.dialog.getByRole('button', { name: /^a-rather-long-name-of-a-boat1/ }).click()
    await modal.text('Hello, a-rather-long-name-of-a-boat1.reown.id').waitFor()
    await shoot(page, `names-saved-${look}`)
  })
})
