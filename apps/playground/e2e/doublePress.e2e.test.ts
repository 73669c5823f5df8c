import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { STRICT_PAGE } from './lib/appPaths.ts'
import { locateModal } from './lib/locateModal.ts'
import { openPage } from './lib/openPage.ts'
import { readState } from './lib/readState.ts'

// The second click of a double click, with the browser's click count.
async function pressAgain(page: Page, x: number, y: number): Promise<void> {
  await page.mouse.move(x, y)
  await page.mouse.down({ clickCount: 2 })
  await page.mouse.up({ clickCount: 2 })
}

const viewOf = (page: Page) => page.evaluate(() => globalThis.__modal?.context.stores.router?.$route.get().view)

describe('a double click', () => {
  it('on the button opens the modal, which stays open until a separate click beside it', async () => {
    const page = await openPage({ path: STRICT_PAGE })
    const modal = locateModal(page)
    await modal.open()
    await pressAgain(page, 10, 10)
    expect((await readState(page)).open).toBe(true)
    await page.mouse.click(10, 10)
    await modal.gone()
  })

  it('on a row clicks nothing in the next view, nor the next wallet’s row', async () => {
    const page = await openPage({
      path: STRICT_PAGE,
      setup: { mode: 'approve' },
      before: (each) => each.clock.install(),
    })
    const modal = locateModal(page)
    await modal.open()
    await modal.button('Lantern').click()
    await modal.gone()
    await modal.openAccount()
    await modal.atRest()
    await modal.dialog.getByRole('button', { name: 'Your wallets' }).click()
    const disconnect = modal.button('Disconnect')
    await modal.title.getByText('Your wallets').waitFor()
    await modal.atRest()
    const { x, y, width, height } = (await disconnect.boundingBox())!
    await pressAgain(page, x + width / 2, y + height / 2)
    expect(await viewOf(page)).toBe('ProfileWallets')
    // After the disconnection, another wallet's Disconnect button takes the place of the clicked one.
    await modal.button('Add a wallet').click()
    await modal.button('Kitewing').click()
    await modal.text('Also connected').waitFor()
    await modal.atRest()
    const both = disconnect.first()
    const place = (await both.boundingBox())!
    await both.click()
    await modal.text('Also connected').waitFor({ state: 'detached' })
    expect(await modal.title.evaluate((title) => title.matches(':focus'))).toBe(true)
    await pressAgain(page, place.x + place.width / 2, place.y + place.height / 2)
    expect(await readState(page)).toMatchObject({ status: 'connected' })
    // A separate click counts, once it cannot belong to the double click.
    await page.clock.fastForward(500)
    await disconnect.click()
    await modal.gone()
    expect(await readState(page)).toMatchObject({ status: 'disconnected' })
  })
})
