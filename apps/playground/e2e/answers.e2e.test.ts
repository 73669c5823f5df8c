import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { STRICT_PAGE } from './lib/appPaths.ts'
import { controlWallet } from './lib/controlWallet.ts'
import { locateModal } from './lib/locateModal.ts'
import { openPage } from './lib/openPage.ts'
import { readState, readStorage } from './lib/readState.ts'

/** Reads everything that an answer to an abandoned request must leave unchanged. */
async function look(page: Page) {
  // Ignores two kinds of keys: the adapter's mark of a disconnected wallet, and those of the phone pairing, which
  // starts as soon as the pointer rests on the phone's row.
  const isOther = (key: string) => key.endsWith('.disconnected') || key.startsWith('@appkit/remote:')
  // Compares the storage as an object, because browsers list its keys in no fixed order.
  const storage = Object.fromEntries(Object.entries(await readStorage(page)).filter(([key]) => !isOther(key)))
  return { state: await readState(page), storage, text: await page.locator('main').textContent() }
}

describe('a connect request', () => {
  it('S8.020 shows that the wallet declined, and connects when the user tries again', async () => {
    const page = await openPage({ path: STRICT_PAGE, setup: { mode: 'approve', next: ['reject'] } })
    const modal = locateModal(page)
    await modal.open()
    await modal.button('Lantern').click()
    await modal.dialog.getByRole('alert').getByText('Request declined').waitFor()
    expect(await modal.text('You declined the request in Lantern. Nothing was shared.').isVisible()).toBe(true)
    expect(await readState(page)).toMatchObject({ status: 'disconnected', address: undefined })
    await modal.button('Try again').click()
    await modal.text('Connected').waitFor()
    await modal.gone()
    expect(await readState(page)).toMatchObject({
      status: 'connected',
      address: controlWallet(page, 'lantern').addresses[0],
    })
  })

  it.each(['Back', 'Close', 'Escape'])(
    'can be left by %s while the wallet does not answer, and a late answer changes nothing',
    async (way) => {
      const page = await openPage({ path: STRICT_PAGE, answer: 'never' })
      const modal = locateModal(page)
      await modal.open()
      await modal.button('Lantern').click()
      await modal.dialog.getByRole('status').getByText('Approve in Lantern').waitFor()
      const { script } = controlWallet(page, 'lantern')
      await expect.poll(() => script.open()).toEqual(['connect'])
      if (way === 'Escape') await page.keyboard.press('Escape')
      else await modal.dialog.getByRole('button', { name: way, exact: true }).click()
      await expect.poll(() => readState(page)).toMatchObject({ status: 'disconnected', open: way === 'Back' })
      const before = await look(page)

      expect(await script.release()).toBe(1)
      // Waits for a later request's answer, which arrives after the abandoned request's.
      await expect.poll(() => script.open()).toEqual([])
      await page.evaluate(() =>
        globalThis.__sandboxWallets?.['sandbox.foyer.lantern']?.provider.request({ method: 'eth_accounts' }),
      )
      expect(await look(page)).toEqual(before)
    },
  )

  it('can be repeated while an earlier request is still open', async () => {
    const page = await openPage({ path: STRICT_PAGE, answer: 'never' })
    const modal = locateModal(page)
    await modal.open()
    await modal.button('Lantern').click()
    await expect.poll(() => controlWallet(page, 'lantern').script.open()).toEqual(['connect'])
    await modal.button('Ask again').click()
    await page.getByText('Lantern has a request waiting').waitFor()
    // Whatever the wallet answers to a second request, the user can still approve the first one.
    await controlWallet(page, 'lantern').script.mode('approve')
    await controlWallet(page, 'lantern').script.release()
    await modal.gone()
    expect(await readState(page)).toMatchObject({
      status: 'connected',
      address: controlWallet(page, 'lantern').addresses[0],
    })
  })

  it('gives way to another wallet that the user chooses, which then is the connected one', async () => {
    const page = await openPage({
      path: STRICT_PAGE,
      setup: { wallets: { 'sandbox.foyer.lantern': { mode: 'never' } }, mode: 'approve' },
    })
    const modal = locateModal(page)
    await modal.open()
    await modal.button('Lantern').click()
    await modal.back.click()
    await modal.button('Kitewing').click()
    await modal.gone()
    await controlWallet(page, 'lantern').script.release()
    await expect.poll(() => controlWallet(page, 'lantern').script.open()).toEqual([])
    expect(await readState(page)).toMatchObject({
      status: 'connected',
      address: controlWallet(page, 'kitewing').addresses[0],
    })
  })

  it('connects once when the wallet answers twice', async () => {
    const page = await openPage({ path: STRICT_PAGE })
    const counter = await page.evaluateHandle(() => {
      const seen = { connects: 0 }
      globalThis.__modal!.on('connect', () => seen.connects++)
      return seen
    })
    const modal = locateModal(page)
    await controlWallet(page, 'kitewing').script.answerTwice()
    await modal.open()
    await modal.button('Kitewing').click()
    await modal.gone()
    expect(await readState(page)).toMatchObject({
      status: 'connected',
      address: controlWallet(page, 'kitewing').addresses[0],
    })
    expect(await counter.evaluate(({ connects }) => connects)).toBe(1)
  })

  it('shows that the wallet failed, and can be repeated by the user', async () => {
    const error = { code: -32603, message: 'The wallet lost its keys' }
    const page = await openPage({ path: STRICT_PAGE, setup: { mode: 'approve', next: [{ answer: 'reject', error }] } })
    const modal = locateModal(page)
    await modal.open()
    await modal.button('Northbeam').click()
    await modal.dialog.getByRole('alert').getByText('Couldn’t connect Northbeam').waitFor()
    await modal.button('Try again').click()
    await modal.gone()
    expect((await readState(page)).status).toBe('connected')
  })
})
