import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { findAxeViolations } from './lib/findAxeViolations.ts'
import { isFocusInModal } from './lib/focused.ts'
import { modalOf } from './lib/modalOf.ts'
import { noteText } from './lib/noteText.ts'
import { openPage } from './lib/openPage.ts'
import { phoneOf } from './lib/phone.ts'
import { readQr } from './lib/readQr.ts'
import { siteCard as card, codeOf, showCode } from './lib/remote.ts'
import { shoot } from './lib/shoot.ts'
import { SITE, siteWith } from './lib/site.ts'
import { stateOf } from './lib/stateOf.ts'

describe('a wallet on a phone', () => {
  it('S2.011 is scanned, signs, switches the network, is there after a reload, and leaves', {
    tags: ['journey'],
  }, async () => {
    const phone = phoneOf()
    const page = await openPage()
    const modal = modalOf(page)
    const uri = await showCode(page)
    expect(uri).toMatch(/^wc:[0-9a-f]{64}@2\?/)
    expect(await modal.title.textContent()).toBe('Phone wallet')
    await modal.text(/^New code in 3:\d\d$/).waitFor()
    await shoot(page, 'remote-code')
    await phone.pair({ uri })
    await phone.until(({ questions }) => questions.some(({ kind }) => kind === 'session'))
    const isWelcomed = await noteText(page, 'You can now use Harbor with ')
    const { accounts } = await phone.approve()
    await isWelcomed()
    await modal.gone()
    expect(await stateOf(page)).toMatchObject({ status: 'connected', address: accounts.eip155?.[0] })

    await phone.policy({ requests: 'approve' })
    await card(page, 'Sign a message').getByRole('button', { name: 'Sign message' }).click()
    await card(page, 'Sign a message').getByText('verifyMessage').waitFor()
    await page.getByRole('button', { name: 'Network: Ethereum' }).click()
    await modal.button('Base').click()
    await modal.gone()
    await page.getByRole('button', { name: 'Network: Base' }).waitFor()
    await phone.chainChanged({ chainId: 1 })
    await page.getByRole('button', { name: 'Network: Ethereum' }).waitFor()

    const asked = (await phone.state()).asked.length
    await page.reload()
    await expect.poll(() => stateOf(page).catch(() => undefined)).toMatchObject({ status: 'connected' })
    expect((await phone.state()).asked).toHaveLength(asked)
    await card(page, 'Sign a message').getByRole('button', { name: 'Sign message' }).click()
    await card(page, 'Sign a message').getByText('verifyMessage').waitFor()

    await modal.openAccount()
    await modal.button('Disconnect').waitFor()
    await phone.disconnect()
    await page.getByText('Foyer Phone ended the connection').waitFor()
    await modal.close.click()
    await expect.poll(() => stateOf(page)).toMatchObject({ status: 'disconnected' })
    await page.getByRole('button', { name: 'Connect wallet' }).first().waitFor()
  })

  it('that declines: the words say so, and trying again works', async () => {
    const phone = phoneOf()
    const page = await openPage()
    const modal = modalOf(page)
    await phone.policy({ proposals: 'reject' })
    await phone.pair({ uri: await showCode(page) })
    await modal.dialog.getByRole('alert').getByText('Request declined').waitFor()
    await shoot(page, 'remote-declined')
    await phone.policy({ proposals: 'approve' })
    await modal.button('Try again').click()
    await codeOf(page).waitFor()
    await phone.pair({ uri: await readQr(codeOf(page)) })
    await modal.gone()
    expect(await stateOf(page)).toMatchObject({ status: 'connected' })
  })

  it('that approves after the visitor has closed the modal is told at once that it is over', async () => {
    const phone = phoneOf()
    const page = await openPage()
    const modal = modalOf(page)
    await phone.pair({ uri: await showCode(page) })
    await phone.until(({ questions }) => questions.length > 0)
    await page.keyboard.press('Escape')
    await modal.gone()
    await phone.approve()
    await phone.until(({ sessions }) => sessions.length === 0)
    expect(await stateOf(page)).toMatchObject({ status: 'disconnected' })
  })

  it('is seen by a second tab', async () => {
    const phone = phoneOf()
    const page = await openPage()
    await phone.policy({ proposals: 'approve', requests: 'approve' })
    await phone.pair({ uri: await showCode(page) })
    await modalOf(page).gone()
    const { address } = await stateOf(page)
    const second = await page.context().newPage()
    await second.goto(page.url())
    await expect.poll(() => stateOf(second).catch(() => undefined)).toMatchObject({ status: 'connected', address })
    await card(second, 'Sign a message').getByRole('button', { name: 'Sign message' }).click()
    await card(second, 'Sign a message').getByText('verifyMessage').waitFor()
    await phone.disconnect()
    await expect.poll(() => stateOf(page)).toMatchObject({ status: 'disconnected' })
    await expect.poll(() => stateOf(second)).toMatchObject({ status: 'disconnected' })
  })

  it('is in all tabs, and over in all when it is ended in one, in the middle of a signature too', async () => {
    const phone = phoneOf()
    const page = await openPage()
    const second = await page.context().newPage()
    await second.goto(page.url())
    await second.waitForFunction(() => '__modal' in globalThis)
    await phone.policy({ proposals: 'approve' })
    await phone.pair({ uri: await showCode(page) })
    await modalOf(page).gone()
    const { address } = await stateOf(page)
    await expect.poll(() => stateOf(second)).toMatchObject({ status: 'connected', address })
    await card(second, 'Sign a message').getByRole('button', { name: 'Sign message' }).click()
    await phone.until(({ questions }) => questions.length > 0)
    await page.evaluate(() => globalThis.__modal?.disconnect())
    await expect.poll(() => stateOf(second)).toMatchObject({ status: 'disconnected' })
    await card(second, 'Sign a message').getByText('The connection has ended').waitFor()
    await phone.until(({ sessions }) => sessions.length === 0)
  })

  it('costs nothing before somebody points at it', async () => {
    const sockets: string[] = []
    const page = await openPage({
      path: SITE,
      before: async (each) => void each.on('websocket', (socket) => sockets.push(socket.url())),
    })
    const modal = modalOf(page)
    await modal.open()
    await modal.button('Lantern').click()
    await modal.gone()
    expect(sockets).toEqual([])
  })

  it('has a view without accessibility violations, by keyboard too', async () => {
    const page = await openPage({ path: SITE, context: { reducedMotion: 'reduce' } })
    const modal = modalOf(page)
    await showCode(page)
    expect(await isFocusInModal(page)).toBe(true)
    for (const [look, colorScheme] of [['light', 'light'] as const, ['dark', 'dark'] as const]) {
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
      expect(await findAxeViolations(page, '[data-foyer]')).toEqual([])
      await shoot(page, `remote-code-${look}`)
    }
    await page.setViewportSize({ width: 390, height: 844 })
    await page.locator('.fy-sheet').waitFor()
    expect(await findAxeViolations(page, '[data-foyer]')).toEqual([])
    await shoot(page, 'remote-code-phone')
    await modal.back.press('Enter')
    await modal.button('Lantern').waitFor()
  })
})

describe('on the phone itself', () => {
  const TIDEPOOL = {
    id: 'tidepool',
    name: 'Tidepool',
    mobile_link: 'tidepool://',
    app_store: 'https://apps.example/tidepool',
  }
  const context = {
    viewport: { width: 390, height: 844 },
    hasTouch: true,
    isMobile: true,
    userAgent: 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 Mobile/15E148 Safari/604.1',
  }
  /** Apps do not open here: what would be opened is written down, and whether it was inside of the tap. */
  const catchApps = (page: Page) =>
    page.addInitScript(() => {
      const opened: unknown[] = []
      Object.assign(globalThis, {
        __opened: opened,
        open: (...args: unknown[]) => void opened.push([...args, navigator.userActivation.isActive]),
      })
    })
  const opened = (page: Page) =>
    page.evaluate(() => (globalThis as unknown as { __opened: [string, string, string, boolean][] }).__opened)

  it('a tap opens the wallet’s app with the offer, and the page is connected when the visitor comes back', async () => {
    const phone = phoneOf()
    await phone.policy({ proposals: 'approve' })
    const page = await openPage({ path: siteWith({ customWallets: [TIDEPOOL] }), context, before: catchApps })
    const modal = modalOf(page)
    await modal.open()
    // A visitor who is quicker than the network has a button in the view that follows.
    await expect
      .poll(async () => {
        await modal.button('Tidepool').tap()
        await modal.text('Continue in Tidepool').waitFor()
        const count = (await opened(page)).length
        if (count === 0) await modal.back.tap()
        return count
      })
      .toBe(1)
    const [[href, target, features, isInTap]] = (await opened(page)) as [[string, string, string, boolean]]
    expect({ target, features, isInTap }).toEqual({ target: '_self', features: 'noreferrer', isInTap: true })
    expect(href).toMatch(/^tidepool:\/\/wc\?uri=wc%3A/)
    await phone.pair({ uri: decodeURIComponent(href.split('uri=')[1]!) })
    await modal.gone()
    expect(await stateOf(page)).toMatchObject({ status: 'connected' })
  })

  it('a page that stays on screen says that no app answered, and offers the store and the code', async () => {
    const page = await openPage({ path: siteWith({ customWallets: [TIDEPOOL] }), context, before: catchApps })
    const modal = modalOf(page)
    await modal.open()
    await modal.button('Tidepool').tap()
    await modal.button('Open Tidepool').tap()
    await modal.text('Tidepool didn’t open').waitFor()
    await shoot(page, 'remote-no-app')
    expect(await findAxeViolations(page, '[data-foyer]')).toEqual([])
    expect(await modal.dialog.getByRole('link', { name: /^Get Tidepool/ }).getAttribute('href')).toBe(
      TIDEPOOL.app_store,
    )
    const before = (await opened(page)).length
    await modal.button('Open Tidepool').tap()
    await expect.poll(() => opened(page)).toHaveLength(before + 1)
    await modal.text('Tidepool didn’t open').waitFor()
    await modal.button('Show QR code').tap()
    await codeOf(page).waitFor()
    expect(await readQr(codeOf(page))).toMatch(/^wc:/)
  })
})
