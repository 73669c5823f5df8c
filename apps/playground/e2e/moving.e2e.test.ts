import { expect, it } from 'vitest'
import { modalOf } from './lib/modalOf.ts'
import { openPage } from './lib/openPage.ts'
import { SITE } from './lib/site.ts'

it('a row that is pressed while the modal comes in is chosen, also when it slid away before the pointer was lifted', async () => {
  const page = await openPage({ path: SITE, answer: 'never' })
  const modal = modalOf(page)
  // The second time the list is complete from the start.
  await modal.open()
  await modal.button('All wallets').waitFor()
  await page.waitForLoadState('networkidle')
  await modal.close.click()
  await modal.gone()
  // Held in the middle of its way, as long as the press takes.
  const [x, y] = await page.evaluate(async () => {
    const root = document.querySelector('[data-foyer]')!.shadowRoot!
    const moving = () => root.getAnimations().filter((each) => !(each instanceof CSSAnimation))
    await globalThis.__modal!.open()
    while (!moving().length) await new Promise(requestAnimationFrame)
    const entering = moving()
    for (const each of entering) {
      each.pause()
      each.currentTime = 1
    }
    const arrive = () => {
      for (const each of entering) each.finish()
    }
    Object.assign(globalThis, { __arrive: arrive })
    const row = [...root.querySelectorAll('.fy-row')].find((each) => each.textContent?.includes('Lantern'))!
    const { left, width, bottom } = row.getBoundingClientRect()
    return [left + width / 2, bottom - 1]
  })
  const rowThere = () =>
    page.evaluate(
      ([left, top]) =>
        document.querySelector('[data-foyer]')!.shadowRoot!.elementFromPoint(left!, top!)?.closest('.fy-row')
          ?.textContent,
      [x, y],
    )
  await page.mouse.move(x!, y!)
  expect(await rowThere()).toContain('Lantern')
  await page.mouse.down()
  await page.evaluate(() => (globalThis as { __arrive?: () => void }).__arrive?.())
  expect((await rowThere()) ?? '').not.toContain('Lantern')
  await page.mouse.up()
  await modal.text('Approve in Lantern').waitFor()
})
