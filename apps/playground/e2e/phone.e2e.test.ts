import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { findAxeViolations } from './lib/findAxeViolations.ts'
import { modalOf } from './lib/modalOf.ts'
import { type OpenPageOptions, openPage } from './lib/openPage.ts'
import { openView } from './lib/openView.ts'
import { PHONE_SCREEN } from './lib/phoneScreen.ts'
import { shoot } from './lib/shoot.ts'
import { SITE } from './lib/site.ts'
import { stateOf } from './lib/stateOf.ts'
import { wallet } from './lib/wallet.ts'

const openPhone = (options: OpenPageOptions = {}) => openPage({ path: SITE, context: PHONE_SCREEN, ...options })

/** Buttons, links and fields that answer to a press in less than 44 by 44 pixels around their middle. */
function smallTargets(page: Page): Promise<readonly string[]> {
  return page.evaluate(() => {
    const shadow = document.querySelector('[data-foyer]')?.shadowRoot
    const NEEDED = 44
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
      // What is scrolled out of sight is not pressed there.
      if (!hits(middleX, middleY)) return []
      const size = [reach(-1, 0) + reach(1, 0) + 1, reach(0, -1) + reach(0, 1) + 1] as const
      const isSmall = size[0] < NEEDED || size[1] < NEEDED
      return isSmall ? [`${target.ariaLabel ?? target.textContent}: ${size.join(' by ')}`] : []
    })
  })
}

describe('on a phone', () => {
  it('the modal is a sheet at the bottom, as wide as the screen allows', async () => {
    const page = await openPhone()
    await modalOf(page).open()
    const box = (await modalOf(page).dialog.boundingBox())!
    expect(box).toMatchObject({ x: 8, width: 374 })
    expect(box.y + box.height).toBe(844 - 8)
  })

  it('the page’s buttons and everything in every view can be hit: 44 by 44 pixels', async () => {
    const page = await openPhone()
    const modal = modalOf(page)
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
    await wallet(page, 'lantern').script.switchChain(137)
    await modal.dialog.getByRole('alert').waitFor()
    await look('UnsupportedChain')
    await wallet(page, 'kitewing').script.mode('never')
    await openView(page, { view: 'ConnectingExternal', walletId: 'sandbox.foyer.kitewing' })
    await modal.text('Approve in Kitewing').waitFor()
    await look('ConnectingExternal')
    expect(small).toEqual(Object.fromEntries(Object.keys(small).map((view) => [view, []])))
  })

  it('a tap on the scrim closes it', async () => {
    const page = await openPhone()
    await modalOf(page).open()
    await modalOf(page).button('Lantern').waitFor()
    await page.touchscreen.tap(195, 60)
    await modalOf(page).gone()
  })

  it('a tap on the scrim while a wallet is asked asks first, and both answers work', async () => {
    const page = await openPhone({ answer: 'never' })
    const modal = modalOf(page)
    await modal.open()
    await modal.button('Lantern').tap()
    await modal.text('Approve in Lantern').waitFor()
    const question = page.getByRole('alertdialog', { name: 'Stop waiting?' })
    await page.touchscreen.tap(195, 60)
    await question.waitFor()
    expect(await findAxeViolations(page, '[data-foyer]')).toEqual([])
    await shoot(page, 'phone-stop-waiting')
    await question.getByRole('button', { name: 'Keep waiting' }).tap()
    await question.waitFor({ state: 'detached' })
    expect(await modal.text('Approve in Lantern').isVisible()).toBe(true)
    await page.touchscreen.tap(195, 60)
    await question.getByRole('button', { name: 'Stop', exact: true }).tap()
    await modal.gone()
    await wallet(page, 'lantern').script.release()
    expect((await stateOf(page)).status).toBe('disconnected')
  })

  it('dragged down by its header it closes; a little, and it comes back', async () => {
    const page = await openPhone()
    const modal = modalOf(page)
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

  it('no field takes the focus by itself, and none is so small that a phone zooms in', async () => {
    const page = await openPhone()
    await openView(page, { view: 'Networks' })
    const search = modalOf(page).dialog.getByRole('searchbox')
    await search.waitFor()
    expect(await search.evaluate((field) => (field.getRootNode() as ShadowRoot).activeElement === field)).toBe(false)
    expect(
      await search.evaluate((field) => Number.parseFloat(getComputedStyle(field).fontSize)),
    ).toBeGreaterThanOrEqual(16)
  })

  it('lying on its side, the sheet can be scrolled to its end', async () => {
    const page = await openPhone({ context: { ...PHONE_SCREEN, viewport: { width: 844, height: 390 } } })
    await openView(page, { view: 'WhatIsAWallet' })
    const last = modalOf(page).button('I have one already')
    await last.scrollIntoViewIfNeeded()
    const { y, height } = (await last.boundingBox())!
    expect(y + height).toBeLessThanOrEqual(390)
    await last.tap()
    await modalOf(page).gone()
  })
})
