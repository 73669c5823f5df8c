import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { openPage } from './lib/openPage.ts'
import { stateOf } from './lib/stateOf.ts'

// The browser makes all but the uppermost dialog inert and draws nothing above a fullscreen element.

const open = () => openPage({ path: '/pages/layers/' })
const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click()

/** The modal, which is not the only dialog here. */
function modalOf(page: Page) {
  const dialog = page.locator('[data-foyer]').getByRole('dialog')
  return {
    title: dialog.getByRole('heading', { level: 2 }),
    lantern: dialog.getByRole('button', { name: /^Lantern/ }),
    gone: () => dialog.waitFor({ state: 'detached' }),
  }
}

/** Where the modal's host is now. */
const parentOf = (page: Page) => page.evaluate(() => document.querySelector('[data-foyer]')?.parentElement?.tagName)

/** Connects in the open modal by real presses, and waits until it has gone. */
async function connectByPress(page: Page) {
  const modal = modalOf(page)
  await modal.title.waitFor()
  await modal.lantern.click()
  await modal.gone()
  expect(await stateOf(page)).toMatchObject({ status: 'connected' })
}

describe('the modal can be pressed where the app opens it', () => {
  it('from a modal dialog, and leaves that dialog as it was', async () => {
    const page = await open()
    await press(page, 'Open a dialog')
    await press(page, 'Connect in the dialog')
    await connectByPress(page)
    await expect.poll(() => page.evaluate(() => document.activeElement?.textContent)).toBe('Connect in the dialog')
    await page.getByRole('dialog', { name: 'Outer' }).waitFor()
  })

  it('from the inner one of two dialogs', async () => {
    const page = await open()
    await press(page, 'Open a dialog')
    await press(page, 'Open another')
    await press(page, 'Connect in the inner dialog')
    await connectByPress(page)
  })

  it('in fullscreen, and after fullscreen has ended', async () => {
    const page = await open()
    await press(page, 'Go fullscreen')
    await expect.poll(() => page.evaluate(() => document.fullscreenElement !== null)).toBe(true)
    await press(page, 'Connect on the stage')
    await modalOf(page).title.waitFor()
    await page.evaluate(() => document.exitFullscreen())
    await expect.poll(() => parentOf(page)).toBe('BODY')
    await connectByPress(page)
  })

  it('when the app opens a dialog above it, and removes that dialog again', async () => {
    const page = await open()
    await press(page, 'Connect on the page')
    const modal = modalOf(page)
    await modal.title.waitFor()
    await page.evaluate(() => document.querySelector<HTMLDialogElement>('dialog')?.showModal())
    await expect.poll(() => parentOf(page)).toBe('DIALOG')
    await page.evaluate(() => document.getElementById('remove')?.click())
    await expect.poll(() => parentOf(page)).toBe('BODY')
    await connectByPress(page)
  })

  it('when the dialog that it was opened from closes', async () => {
    const page = await open()
    await press(page, 'Open a dialog')
    await press(page, 'Connect in the dialog')
    await modalOf(page).title.waitFor()
    await page.evaluate(() => document.querySelector<HTMLDialogElement>('dialog')?.close())
    await connectByPress(page)
  })

  it('from a dialog of Radix, for which neither a press nor Escape in the modal is outside', async () => {
    const page = await open()
    await press(page, 'Open a Radix dialog')
    const radix = page.getByRole('dialog', { name: 'Berth', includeHidden: true })
    await press(page, 'Connect in Radix')
    const modal = modalOf(page)
    await modal.title.waitFor()
    await expect.poll(() => page.evaluate(() => document.activeElement?.hasAttribute('data-foyer'))).toBe(true)
    await page.keyboard.press('Escape')
    await modal.gone()
    expect(await radix.count()).toBe(1)
    await press(page, 'Connect in Radix')
    await connectByPress(page)
    expect(await radix.count()).toBe(1)
  })
})
