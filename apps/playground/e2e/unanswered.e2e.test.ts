import { describe, expect, it } from 'vitest'
import { modalOf } from './lib/modalOf.ts'
import { type OpenPageOptions, openPage } from './lib/openPage.ts'

/** All that the services are asked for waits until it is let through. */
async function openUnanswered(options: OpenPageOptions = {}) {
  let letThrough = () => {}
  const released = new Promise<void>((resolve) => {
    letThrough = resolve
  })
  const page = await openPage({
    signIn: true,
    ...options,
    async before(page) {
      await page.route(/\/(getWallets|appkit\/v1\/config|projects\/v1\/origins)\b/, async (route) => {
        await released
        await route.continue()
      })
      await options.before?.(page)
    },
  })
  return { page, modal: modalOf(page), letThrough }
}

describe('with services that do not answer', () => {
  it('the ways to sign in are there 300 ms after the first view, and no room is held for what may come', async () => {
    // The page's own clock: it stands still unless it is told, so a busy machine changes nothing.
    const { page, modal } = await openUnanswered({ before: (page) => page.clock.install() })
    await page.clock.pauseAt(Date.now() + 3_600_000)
    await page.getByRole('button', { name: 'Connect wallet' }).first().click()
    await modal.button('Lantern').waitFor()
    await page.clock.runFor(300)
    await modal.dialog.getByRole('textbox', { name: 'Email address' }).waitFor()
    await modal.button('Continue with Google').waitFor()
    expect(await modal.dialog.locator('.fy-skel').count()).toBe(0)
    await modal.dialog.getByRole('textbox', { name: 'Email address' }).fill('maya@harbor.example')
    await modal.button('Continue with email').click()
    await modal.title.getByText('Email').waitFor()
  })

  it('what they take back later moves no row under a pointer, and is gone once that has left', async () => {
    const { page, modal, letThrough } = await openUnanswered({ signIn: false })
    await modal.openUnanswered()
    const wallet = modal.button('Lantern')
    const google = modal.button('Continue with Google')
    await google.waitFor()
    await wallet.hover()
    const before = await wallet.boundingBox()
    letThrough()
    await expect.poll(() => google.getAttribute('aria-disabled')).toBe('true')
    await modal.dialog.evaluate(async () => {
      for (let frame = 0; frame < 20; frame++) await new Promise(requestAnimationFrame)
    })
    expect(await wallet.boundingBox()).toEqual(before)
    await page.mouse.move(5, 5)
    await google.waitFor({ state: 'detached' })
  })
})
