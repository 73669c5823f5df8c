import type { OpenParameters } from '@foyer/core'
import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { focused, isFocusInModal } from './lib/focused.ts'
import { modalOf } from './lib/modalOf.ts'
import { openPage } from './lib/openPage.ts'
import { openView } from './lib/openView.ts'
import { putWallet } from './lib/putWallet.ts'
import { shoot } from './lib/shoot.ts'
import { SITE } from './lib/site.ts'
import { stateOf } from './lib/stateOf.ts'

describe('a view that cannot be shown', () => {
  it('does not exist: the visitor reads that and can leave', async () => {
    const page = await openPage({ path: SITE })
    const modal = modalOf(page)
    expect(await openView(page, { view: 'Nope' } as unknown as OpenParameters)).toBeUndefined()
    await modal.dialog.getByRole('alert').getByText('This screen does not exist.').waitFor()
    // Not the cross in the header.
    await modal.close.last().click()
    await modal.gone()
    await modal.open()
    await modal.button('Lantern').waitFor()
  })

  it('crashes: there is a way back, and trying again works once the cause is gone', async () => {
    const page = await openPage({ path: SITE, expected: [/TypeError/] })
    const modal = modalOf(page)
    await openView(page, { view: 'WhatIsAWallet' })
    await putWallet(page, null)
    await openView(page, { view: 'Connect' })
    await modal.dialog.getByRole('alert').getByText('Something went wrong').waitFor()
    expect(await modal.text('Your wallet is not affected.').isVisible()).toBe(true)
    await putWallet(page, 'Odd')
    await modal.button('Try again').click()
    await modal.button('Odd').waitFor()
  })

  it('could not be downloaded: it says so, the rest works, and trying again helps', async () => {
    const block = /connectedViews/
    const page = await openPage({ path: SITE, expected: [/Networks could not be loaded/, /ERR_FAILED/] })
    const modal = modalOf(page)
    await page.route(block, (route) => route.abort())
    await openView(page, { view: 'Networks' })
    await modal.dialog.getByRole('alert').getByText('This screen could not be loaded').waitFor()
    await modal.button('Try again').click()
    await modal.dialog.getByRole('alert').getByText('Check your connection and try again.').waitFor()
    await page.unroute(block)
    await modal.button('Try again').click()
    await modal.button('Base').waitFor()
    expect(await isFocusInModal(page)).toBe(true)
  })
})

describe('a view layer that could not be downloaded', () => {
  const mount = /\/mount[^/]*\.js/
  const blockMount = (page: Page) => page.route(mount, (route) => route.abort())

  it('open() rejects with UI_LOAD_FAILED, nothing hangs, and the next try works', async () => {
    const page = await openPage({ path: `${SITE}?preload=intent`, before: blockMount, expected: [/ERR_FAILED/] })
    expect(await openView(page)).toBe('UI_LOAD_FAILED')
    expect(await stateOf(page)).toMatchObject({ open: false })
    expect(await page.evaluate(() => globalThis.__modal!.$state.get().loading)).toBe(false)
    expect(await page.locator('[inert]').count()).toBe(0)
    await page.unroute(mount)
    expect(await openView(page)).toBeUndefined()
    await modalOf(page).button('Lantern').waitFor()
  })

  it('a button whose modal is slow to come says that it is coming', async () => {
    const page = await openPage({ path: `${SITE}?preload=intent` })
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
    // What a pointer lies on does not grow under it.
    expect((await button.boundingBox())?.width).toBe(width)
    release()
    await modalOf(page).button('Lantern').waitFor()
    await expect.poll(() => page.locator('.fy-page[aria-busy]').count()).toBe(0)
  })

  it('a button that was pressed in vain says so and can be pressed again', async () => {
    const page = await openPage({
      path: `${SITE}?preload=intent`,
      before: blockMount,
      expected: [/ERR_FAILED/, /The modal could not be opened/],
    })
    await page.getByRole('button', { name: 'Connect wallet' }).click()
    const again = page.getByRole('button', { name: 'Couldn’t load. Try again' })
    await again.waitFor()
    expect(await page.getByRole('alert').textContent()).toBe('Couldn’t load. Try again')
    await shoot(page, 'button-load-failed')
    expect(await stateOf(page)).toMatchObject({ open: false })
    await page.unroute(mount)
    await again.click()
    await modalOf(page).button('Lantern').waitFor()
    await page.keyboard.press('Escape')
    await modalOf(page).gone()
    expect(await focused(page)).toBe('Connect wallet')
  })
})
