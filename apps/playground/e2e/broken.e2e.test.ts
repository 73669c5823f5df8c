import type { OpenParameters } from '@foyer/core'
import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { STRICT_PAGE } from './lib/appPaths.ts'
import { getFocusedLabel, isFocusInModal } from './lib/getFocusedLabel.ts'
import { locateModal } from './lib/locateModal.ts'
import { openPage } from './lib/openPage.ts'
import { openView } from './lib/openView.ts'
import { readState } from './lib/readState.ts'
import { replaceListedWallets } from './lib/replaceListedWallets.ts'
import { takePicture } from './lib/takePicture.ts'

describe('a view', () => {
  it('that does not exist says so, and can be closed', async () => {
    const page = await openPage({ path: STRICT_PAGE })
    const modal = locateModal(page)
    expect(await openView(page, { view: 'Nope' } as unknown as OpenParameters)).toBeUndefined()
    await modal.dialog.getByRole('alert').getByText('This screen doesn’t exist').waitFor()
    // Clicks the button below the message, not the cross in the header.
    await modal.close.last().click()
    await modal.gone()
    await modal.open()
    await modal.button('Lantern').waitFor()
  })

  it('that crashes says so, and Try again shows it once the cause is gone', async () => {
    const page = await openPage({ path: STRICT_PAGE, expected: [/TypeError/] })
    const modal = locateModal(page)
    await openView(page, { view: 'WhatIsAWallet' })
    await replaceListedWallets(page, null)
    await openView(page, { view: 'Connect' })
    await modal.dialog.getByRole('alert').getByText('Something went wrong').waitFor()
    expect(await modal.text('Your wallet isn’t affected.').isVisible()).toBe(true)
    await replaceListedWallets(page, 'Odd')
    await modal.button('Try again').click()
    await modal.button('Odd').waitFor()
  })

  it('that cannot be downloaded says so, and Try again shows it once the network is back', async () => {
    const block = /connectedViews/
    const page = await openPage({ path: STRICT_PAGE, expected: [/Networks could not be loaded/, /ERR_FAILED/] })
    const modal = locateModal(page)
    await page.route(block, (route) => route.abort())
    await openView(page, { view: 'Networks' })
    await modal.dialog.getByRole('alert').getByText('Couldn’t load this screen').waitFor()
    await modal.button('Try again').click()
    await modal.dialog.getByRole('alert').getByText('Check your connection and try again.').waitFor()
    await page.unroute(block)
    await modal.button('Try again').click()
    await modal.button('Base').waitFor()
    expect(await isFocusInModal(page)).toBe(true)
  })
})

it('Try again prompts the chosen wallet once its missing view can be downloaded', async () => {
  const block = /ConnectingView|connectInModal|\/connect[^/]*\.js/
  const page = await openPage({
    path: `${STRICT_PAGE}?preload=none`,
    allowed: [/could not/, /ERR_FAILED/, /Failed to fetch/],
  })
  const modal = locateModal(page)
  await modal.open()
  await page.route(block, (route) => route.abort())
  await modal.button('Lantern').click()
  await modal.dialog.getByRole('alert').getByText('Couldn’t load this screen').waitFor()
  await page.unroute(block)
  await modal.button('Try again').click()
  await modal.gone()
  expect(await readState(page)).toMatchObject({ status: 'connected' })
})

describe('the view layer', () => {
  const mount = /\/mount[^/]*\.js/
  const blockMount = (page: Page) => page.route(mount, (route) => route.abort())

  it('rejects open() with UI_LOAD_FAILED when it cannot be downloaded, and opens at the next call', async () => {
    const page = await openPage({ path: `${STRICT_PAGE}?preload=intent`, before: blockMount, expected: [/ERR_FAILED/] })
    expect(await openView(page)).toBe('UI_LOAD_FAILED')
    expect(await readState(page)).toMatchObject({ open: false })
    expect(await page.evaluate(() => globalThis.__modal!.$state.get().isLoading)).toBe(false)
    expect(await page.locator('[inert]').count()).toBe(0)
    await page.unroute(mount)
    expect(await openView(page)).toBeUndefined()
    await locateModal(page).button('Lantern').waitFor()
  })

  it('shows on the button that it loads slowly', async () => {
    const page = await openPage({ path: `${STRICT_PAGE}?preload=intent` })
    let release = () => {}
    const held = new Promise<void>((resolve) => {
      release = resolve
    })
    await page.route(mount, async (route) => {
      await held
      await route.continue()
    })
    const button = page.getByRole('button', { name: 'Connect wallet' })
    const width = (await button.boundingBox())?.width
    await button.click()
    await expect.poll(() => button.getAttribute('aria-busy')).toBe('true')
    // The button does not grow under the pointer.
    expect((await button.boundingBox())?.width).toBe(width)
    release()
    await locateModal(page).button('Lantern').waitFor()
    await expect.poll(() => page.locator('.fy-page[aria-busy]').count()).toBe(0)
  })

  it('shows on the button that it cannot be downloaded, and opens at the next click', async () => {
    const page = await openPage({
      path: `${STRICT_PAGE}?preload=intent`,
      before: blockMount,
      expected: [/ERR_FAILED/, /The modal could not be opened/],
    })
    await page.getByRole('button', { name: 'Connect wallet' }).click()
    const again = page.getByRole('button', { name: 'Couldn’t load. Try again' })
    await again.waitFor()
    expect(await page.getByRole('alert').textContent()).toBe('Couldn’t load. Try again')
    await takePicture(page, 'button-load-failed')
    expect(await readState(page)).toMatchObject({ open: false })
    await page.unroute(mount)
    await again.click()
    await locateModal(page).button('Lantern').waitFor()
    await page.keyboard.press('Escape')
    await locateModal(page).gone()
    expect(await getFocusedLabel(page)).toBe('Connect wallet')
  })
})
