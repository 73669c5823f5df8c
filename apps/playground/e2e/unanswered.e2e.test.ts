import { describe, expect, it } from 'vitest'
import { locateModal } from './lib/locateModal.ts'
import { type OpenPageOptions, openPage } from './lib/openPage.ts'

// Holds all service requests until they are released.
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
  return { page, modal: locateModal(page), letThrough }
}

describe('with services that do not answer', () => {
  it('sign-in options appear below the wallets 3 s after the first view, and move no wallet', async () => {
    // The page's fake clock stands still, so that a busy machine makes no difference.
    const { page, modal } = await openUnanswered({ before: (page) => page.clock.install() })
    await page.clock.pauseAt(Date.now() + 3_600_000)
    await page.getByRole('button', { name: 'Connect wallet' }).first().click()
    const wallet = modal.button('Lantern')
    await wallet.waitFor()
    await page.clock.runFor(300)
    const before = await wallet.boundingBox()
    await page.clock.runFor(3_000)
    await modal.dialog.getByRole('textbox', { name: 'Email address' }).waitFor()
    await modal.button('Continue with Google').waitFor()
    expect(await modal.dialog.locator('.fy-skel').count()).toBe(0)
    expect(await wallet.boundingBox()).toEqual(before)
    await modal.dialog.getByRole('textbox', { name: 'Email address' }).fill('maya@harbor.example')
    await modal.button('Continue with email').click()
    await modal.title.getByText('Email').waitFor()
  })

  it('withdrawn sign-in options move no row, stay unavailable, and are gone at the next opening', async () => {
    const { modal, letThrough } = await openUnanswered({ signIn: false })
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
    await modal.close.click()
    await modal.openUnanswered()
    await wallet.waitFor()
    await google.waitFor({ state: 'detached' })
  })
})
