import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { openPage } from './lib/openPage.ts'
import { readState } from './lib/readState.ts'

// Browsers make all but the topmost dialog inert, and draw nothing above a fullscreen element.

const open = () => openPage({ path: '/pages/layers/' })
const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click()

// Finds the modal, which is not the only dialog on this page.
function locateModal(page: Page) {
  const dialog = page.locator('[data-foyer]').getByRole('dialog')
  return {
    title: dialog.getByRole('heading', { level: 2 }),
    lantern: dialog.getByRole('button', { name: /^Lantern/ }),
    gone: () => dialog.waitFor({ state: 'detached' }),
  }
}

// Returns the tag of the parent of the modal's host.
const parentOf = (page: Page) => page.evaluate(() => document.querySelector('[data-foyer]')?.parentElement?.tagName)

/** Connects by real clicks, and waits until the modal has closed. */
async function connectByPress(page: Page) {
  const modal = locateModal(page)
  await modal.title.waitFor()
  await modal.lantern.click()
  await modal.gone()
  expect(await readState(page)).toMatchObject({ status: 'connected' })
}

describe('the modal gets clicks', () => {
  it('when opened from a modal dialog, and leaves that dialog as it was', async () => {
    const page = await open()
    await press(page, 'Open a dialog')
    await press(page, 'Connect in the dialog')
    await connectByPress(page)
    await expect.poll(() => page.evaluate(() => document.activeElement?.textContent)).toBe('Connect in the dialog')
    await page.getByRole('dialog', { name: 'Outer' }).waitFor()
  })

  it('when opened from the inner one of two dialogs', async () => {
    const page = await open()
    await press(page, 'Open a dialog')
    await press(page, 'Open another')
    await press(page, 'Connect in the inner dialog')
    await connectByPress(page)
  })

  it('when opened in fullscreen, and after fullscreen has ended', async () => {
    const page = await open()
    await press(page, 'Go fullscreen')
    await expect.poll(() => page.evaluate(() => document.fullscreenElement !== null)).toBe(true)
    await press(page, 'Connect on the stage')
    await locateModal(page).title.waitFor()
    await page.evaluate(() => document.exitFullscreen())
    await expect.poll(() => parentOf(page)).toBe('BODY')
    await connectByPress(page)
  })

  it('after the app has opened a dialog above it, and removed that dialog', async () => {
    const page = await open()
    await press(page, 'Connect on the page')
    const modal = locateModal(page)
    await modal.title.waitFor()
    await page.evaluate(() => document.querySelector<HTMLDialogElement>('dialog')?.showModal())
    await expect.poll(() => parentOf(page)).toBe('DIALOG')
    await page.evaluate(() => document.getElementById('remove')?.click())
    await expect.poll(() => parentOf(page)).toBe('BODY')
    await connectByPress(page)
  })

  it('after the dialog that opened it has closed', async () => {
    const page = await open()
    await press(page, 'Open a dialog')
    await press(page, 'Connect in the dialog')
    await locateModal(page).title.waitFor()
    await page.evaluate(() => document.querySelector<HTMLDialogElement>('dialog')?.close())
    await connectByPress(page)
  })

  it('when opened from a dialog of Radix, which stays open on a click or Escape in the modal', async () => {
    const page = await open()
    await press(page, 'Open a Radix dialog')
    const radix = page.getByRole('dialog', { name: 'Berth', includeHidden: true })
    await press(page, 'Connect in Radix')
    const modal = locateModal(page)
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
