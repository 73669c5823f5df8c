import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { modalOf } from './lib/modalOf.ts'
import { openPage } from './lib/openPage.ts'
import { SITE } from './lib/site.ts'
import { stateOf, storageOf } from './lib/stateOf.ts'
import { wallet } from './lib/wallet.ts'

/** Everything that an answer nobody waits for must leave as it is. */
async function look(page: Page) {
  // That this wallet has to be asked anew is a note of the adapter, and no connection. An offer to phones is made where
  // the pointer comes to rest on their row.
  const isOther = (key: string) => key.endsWith('.disconnected') || key.startsWith('@appkit/remote:')
  // As an object: the browser keeps its entries in no order.
  const storage = Object.fromEntries(Object.entries(await storageOf(page)).filter(([key]) => !isOther(key)))
  return { state: await stateOf(page), storage, text: await page.locator('main').textContent() }
}

describe('a wallet that is asked to connect', () => {
  it('S8.020 declines: the visitor reads that, tries again and is connected', async () => {
    const page = await openPage({ path: SITE, setup: { mode: 'approve', next: ['reject'] } })
    const modal = modalOf(page)
    await modal.open()
    await modal.button('Lantern').click()
    await modal.dialog.getByRole('alert').getByText('Request declined').waitFor()
    expect(await modal.text('You declined the request in Lantern. Nothing was shared.').isVisible()).toBe(true)
    expect(await stateOf(page)).toMatchObject({ status: 'disconnected', address: undefined })
    await modal.button('Try again').click()
    await modal.text('Connected').waitFor()
    await modal.gone()
    expect(await stateOf(page)).toMatchObject({ status: 'connected', address: wallet(page, 'lantern').addresses[0] })
  })

  it.each(['Back', 'Close', 'Escape'])('never answers: %s works, and a late answer changes nothing', async (way) => {
    const page = await openPage({ path: SITE, answer: 'never' })
    const modal = modalOf(page)
    await modal.open()
    await modal.button('Lantern').click()
    await modal.dialog.getByRole('status').getByText('Approve in Lantern').waitFor()
    const { script } = wallet(page, 'lantern')
    await expect.poll(() => script.open()).toEqual(['connect'])
    if (way === 'Escape') await page.keyboard.press('Escape')
    else await modal.dialog.getByRole('button', { name: way, exact: true }).click()
    await expect.poll(() => stateOf(page)).toMatchObject({ status: 'disconnected', open: way === 'Back' })
    const before = await look(page)

    expect(await script.release()).toBe(1)
    // The answer has arrived when a question asked after it has been answered.
    await expect.poll(() => script.open()).toEqual([])
    await page.evaluate(() =>
      globalThis.__sandboxWallets?.['sandbox.foyer.lantern']?.provider.request({ method: 'eth_accounts' }),
    )
    expect(await look(page)).toEqual(before)
  })

  it('can be asked again while an earlier request is still open', async () => {
    const page = await openPage({ path: SITE, answer: 'never' })
    const modal = modalOf(page)
    await modal.open()
    await modal.button('Lantern').click()
    await expect.poll(() => wallet(page, 'lantern').script.open()).toEqual(['connect'])
    await modal.button('Ask again').click()
    await page.getByText('Lantern is already asking').waitFor()
    // Whatever the wallet says to a second request, the visitor is not stuck and the first one can still be approved.
    await wallet(page, 'lantern').script.mode('approve')
    await wallet(page, 'lantern').script.release()
    await modal.gone()
    expect(await stateOf(page)).toMatchObject({ status: 'connected', address: wallet(page, 'lantern').addresses[0] })
  })

  it('can be left for another wallet, which then is the connected one', async () => {
    const page = await openPage({
      path: SITE,
      setup: { wallets: { 'sandbox.foyer.lantern': { mode: 'never' } }, mode: 'approve' },
    })
    const modal = modalOf(page)
    await modal.open()
    await modal.button('Lantern').click()
    await modal.back.click()
    await modal.button('Kitewing').click()
    await modal.gone()
    await wallet(page, 'lantern').script.release()
    await expect.poll(() => wallet(page, 'lantern').script.open()).toEqual([])
    expect(await stateOf(page)).toMatchObject({ status: 'connected', address: wallet(page, 'kitewing').addresses[0] })
  })

  it('answers twice and is connected once', async () => {
    const page = await openPage({ path: SITE })
    const counter = await page.evaluateHandle(() => {
      const seen = { connects: 0 }
      globalThis.__modal!.on('connect', () => seen.connects++)
      return seen
    })
    const modal = modalOf(page)
    await wallet(page, 'kitewing').script.answerTwice()
    await modal.open()
    await modal.button('Kitewing').click()
    await modal.gone()
    expect(await stateOf(page)).toMatchObject({ status: 'connected', address: wallet(page, 'kitewing').addresses[0] })
    expect(await counter.evaluate(({ connects }) => connects)).toBe(1)
  })

  it('fails for a reason of its own: the visitor reads so and can try again', async () => {
    const error = { code: -32603, message: 'The wallet lost its keys' }
    const page = await openPage({ path: SITE, setup: { mode: 'approve', next: [{ answer: 'reject', error }] } })
    const modal = modalOf(page)
    await modal.open()
    await modal.button('Northbeam').click()
    await modal.dialog.getByRole('alert').getByText('Couldn’t connect Northbeam').waitFor()
    await modal.button('Try again').click()
    await modal.gone()
    expect((await stateOf(page)).status).toBe('connected')
  })
})
