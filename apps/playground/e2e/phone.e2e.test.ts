import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { STRICT_PAGE } from './lib/appPaths.ts'
import { controlWallet } from './lib/controlWallet.ts'
import { findAxeViolations } from './lib/findAxeViolations.ts'
import { locateModal } from './lib/locateModal.ts'
import { type OpenPageOptions, openPage } from './lib/openPage.ts'
import { openView } from './lib/openView.ts'
import { PHONE_VIEWPORT } from './lib/phoneViewport.ts'
import { readState } from './lib/readState.ts'
import { takePicture } from './lib/takePicture.ts'

const openPhone = (options: OpenPageOptions = {}) =>
  openPage({ path: STRICT_PAGE, context: PHONE_VIEWPORT, ...options })

// Buttons, links and fields with a clickable area under 44 by 44 pixels around their center.
function smallTargets(page: Page): Promise<readonly string[]> {
  return page.evaluate(() => {
    const shadow = document.querySelector('[data-foyer]')?.shadowRoot
    const TARGET_PX = 44
    const targets = [...(shadow?.querySelectorAll<HTMLElement>('.fy-modal button, .fy-modal a, .fy-modal label') ?? [])]
    return targets.flatMap((target) => {
      const { x, y, width, height } = target.getBoundingClientRect()
      const [middleX, middleY] = [x + width / 2, y + height / 2]
      const hits = (pointX: number, pointY: number) => {
        const hit = shadow?.elementFromPoint(pointX, pointY)
        return hit instanceof Element && (target.contains(hit) || hit === target)
      }
      const reach = (stepX: number, stepY: number) => {
        let pixels = 0
        while (pixels < 200 && hits(middleX + stepX * (pixels + 1), middleY + stepY * (pixels + 1))) pixels++
        return pixels
      }
      // Skips elements that are scrolled out.
      if (!hits(middleX, middleY)) return []
      const size = [reach(-1, 0) + reach(1, 0) + 1, reach(0, -1) + reach(0, 1) + 1] as const
      const isSmall = size[0] < TARGET_PX || size[1] < TARGET_PX
      return isSmall ? [`${target.ariaLabel ?? target.textContent}: ${size.join(' by ')}`] : []
    })
  })
}

describe('on a phone', () => {
  it('the modal is a sheet at the bottom, as wide as the screen allows', async () => {
    const page = await openPhone()
    await locateModal(page).open()
    const box = (await locateModal(page).dialog.boundingBox())!
    expect(box).toMatchObject({ x: 8, width: 374 })
    expect(box.y + box.height).toBe(844 - 8)
  })

  it('the page’s buttons and every control in every view measure at least 44 by 44 pixels', async () => {
    const page = await openPhone()
    const modal = locateModal(page)
    const small: Record<string, readonly string[]> = {}
    for (const button of await page.locator('.fy-page').all()) {
      expect((await button.boundingBox())!.height).toBeGreaterThanOrEqual(44)
    }
    const look = async (view: string) => {
      await modal.dialog.locator('.fy-card button, .fy-card a').first().waitFor()
      small[view] = await smallTargets(page)
    }
    for (const view of ['Connect', 'WhatIsAWallet', 'GetWallet', 'Networks'] as const) {
      await openView(page, { view })
      await look(view)
    }
    await modal.dialog.getByRole('searchbox').fill('zzz')
    await look('Networks, searched')
    await openView(page, { view: 'Connect' })
    await modal.button('Lantern').tap()
    await modal.gone()
    for (const view of ['Account', 'ProfileWallets'] as const) {
      await openView(page, { view })
      await look(view)
    }
    await modal.close.tap()
    await modal.gone()
    await controlWallet(page, 'lantern').script.switchChain(137)
    await modal.dialog.getByRole('alert').first().waitFor()
    await look('UnsupportedChain')
    await controlWallet(page, 'kitewing').script.mode('never')
    await openView(page, { view: 'ConnectingExternal', walletId: 'sandbox.foyer.kitewing' })
    await modal.text('Approve in Kitewing').waitFor()
    await look('ConnectingExternal')
    expect(small).toEqual(Object.fromEntries(Object.keys(small).map((view) => [view, []])))
  })

  it('a tap on the scrim closes the modal', async () => {
    const page = await openPhone()
    await locateModal(page).open()
    await locateModal(page).button('Lantern').waitFor()
    await page.touchscreen.tap(195, 60)
    await locateModal(page).gone()
  })

  it('a tap on the scrim during a wallet’s request prompts the user, and both answers work', async () => {
    const page = await openPhone({ answer: 'never' })
    const modal = locateModal(page)
    await modal.open()
    await modal.button('Lantern').tap()
    await modal.text('Approve in Lantern').waitFor()
    const question = page.getByRole('alertdialog', { name: 'Stop waiting?' })
    await page.touchscreen.tap(195, 60)
    await question.waitFor()
    expect(await findAxeViolations(page, '[data-foyer]')).toEqual([])
    await takePicture(page, 'phone-stop-waiting')
    await question.getByRole('button', { name: 'Keep waiting' }).tap()
    await question.waitFor({ state: 'detached' })
    expect(await modal.text('Approve in Lantern').isVisible()).toBe(true)
    await page.touchscreen.tap(195, 60)
    await question.getByRole('button', { name: 'Stop', exact: true }).tap()
    await modal.gone()
    await controlWallet(page, 'lantern').script.release()
    expect((await readState(page)).status).toBe('disconnected')
  })

  it('the sheet closes when the user drags its header far down, and returns after a short drag', async () => {
    const page = await openPhone()
    const modal = locateModal(page)
    await modal.open()
    const { x, y, width } = (await modal.title.boundingBox())!
    const client = await page.context().newCDPSession(page)
    const drag = async (distance: number) => {
      const at = (down: number) => ({ touchPoints: [{ x: x + width / 2, y: y + 8 + down }] })
      await client.send('Input.dispatchTouchEvent', { type: 'touchStart', ...at(0) })
      for (let step = 1; step <= 8; step++) {
        await client.send('Input.dispatchTouchEvent', { type: 'touchMove', ...at((distance * step) / 8) })
      }
      await client.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] })
    }
    const before = await modal.dialog.boundingBox()
    await drag(40)
    await expect.poll(() => modal.dialog.boundingBox()).toEqual(before)
    await drag(200)
    await modal.gone()
  })

  it('no field takes the focus by itself, and none is so small that the phone zooms in', async () => {
    const page = await openPhone()
    await openView(page, { view: 'Networks' })
    const search = locateModal(page).dialog.getByRole('searchbox')
    await search.waitFor()
    expect(await search.evaluate((field) => (field.getRootNode() as ShadowRoot).activeElement === field)).toBe(false)
    expect(
      await search.evaluate((field) => Number.parseFloat(getComputedStyle(field).fontSize)),
    ).toBeGreaterThanOrEqual(16)
  })

  it('the sheet can be scrolled to its end in landscape', async () => {
    const page = await openPhone({ context: { ...PHONE_VIEWPORT, viewport: { width: 844, height: 390 } } })
    await openView(page, { view: 'WhatIsAWallet' })
    const last = locateModal(page).button('I have one already')
    await last.scrollIntoViewIfNeeded()
    const { y, height } = (await last.boundingBox())!
    expect(y + height).toBeLessThanOrEqual(390)
    await last.tap()
    await locateModal(page).gone()
  })
})
