import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { createPlaygroundPath, STRICT_PAGE } from './lib/appPaths.ts'
import { controlPhone } from './lib/controlPhone.ts'
import { findAxeViolations } from './lib/findAxeViolations.ts'
import { isFocusInModal } from './lib/getFocusedLabel.ts'
import { locateModal } from './lib/locateModal.ts'
import { openPage } from './lib/openPage.ts'
import { readQr } from './lib/readQr.ts'
import { readState } from './lib/readState.ts'
import { locateRegion as card, locateQr, openModalAndReadQr } from './lib/remote.ts'
import { takePicture } from './lib/takePicture.ts'
import { watchText } from './lib/watchText.ts'

describe('a wallet on a phone', () => {
  it('S2.011 scans the code, signs, switches the network, reconnects after a reload, and ends the session', {
    tags: ['journey'],
  }, async () => {
    const phone = controlPhone()
    const page = await openPage()
    const modal = locateModal(page)
    const uri = await openModalAndReadQr(page)
    expect(uri).toMatch(/^wc:[0-9a-f]{64}@2\?/)
    expect(await modal.title.textContent()).toBe('Phone wallet')
    await modal.text(/^New code in 3:\d\d$/).waitFor()
    await takePicture(page, 'remote-code')
    await phone.pair({ uri })
    await phone.until(({ prompts }) => prompts.some(({ kind }) => kind === 'session'))
    const isWelcomed = await watchText(page, 'You can now use Harbor with ')
    const { accounts } = await phone.approve()
    await isWelcomed()
    await modal.gone()
    expect(await readState(page)).toMatchObject({ status: 'connected', address: accounts.eip155?.[0] })

    await phone.policy({ requests: 'approve' })
    await card(page, 'Sign a message').getByRole('button', { name: 'Sign message' }).click()
    await card(page, 'Sign a message').getByText('verifyMessage').waitFor()
    await page.getByRole('button', { name: 'Network: Ethereum' }).click()
    await modal.button('Base').click()
    await modal.gone()
    await page.getByRole('button', { name: 'Network: Base' }).waitFor()
    await phone.chainChanged({ chainId: 1 })
    await page.getByRole('button', { name: 'Network: Ethereum' }).waitFor()

    const requested = (await phone.state()).history.length
    await page.reload()
    await expect.poll(() => readState(page).catch(() => undefined)).toMatchObject({ status: 'connected' })
    expect((await phone.state()).history).toHaveLength(requested)
    await card(page, 'Sign a message').getByRole('button', { name: 'Sign message' }).click()
    await card(page, 'Sign a message').getByText('verifyMessage').waitFor()

    await modal.openAccount()
    await modal.button('Disconnect').waitFor()
    await phone.disconnect()
    await page.getByText('Foyer Phone ended the connection').waitFor()
    await modal.close.click()
    await expect.poll(() => readState(page)).toMatchObject({ status: 'disconnected' })
    await page.getByRole('button', { name: 'Connect wallet' }).first().waitFor()
  })

  it('that declines is reported to the user, and connects at the second try', async () => {
    const phone = controlPhone()
    const page = await openPage()
    const modal = locateModal(page)
    await phone.policy({ proposals: 'reject' })
    await phone.pair({ uri: await openModalAndReadQr(page) })
    await modal.dialog.getByRole('alert').getByText('Request declined').waitFor()
    await takePicture(page, 'remote-declined')
    await phone.policy({ proposals: 'approve' })
    await modal.button('Try again').click()
    await locateQr(page).waitFor()
    await phone.pair({ uri: await readQr(locateQr(page)) })
    await modal.gone()
    expect(await readState(page)).toMatchObject({ status: 'connected' })
  })

  it('that approves after the user has closed the modal loses the session at once', async () => {
    const phone = controlPhone()
    const page = await openPage()
    const modal = locateModal(page)
    await phone.pair({ uri: await openModalAndReadQr(page) })
    await phone.until(({ prompts }) => prompts.length > 0)
    await page.keyboard.press('Escape')
    await modal.gone()
    await phone.approve()
    await phone.until(({ sessions }) => sessions.length === 0)
    expect(await readState(page)).toMatchObject({ status: 'disconnected' })
  })

  it('is connected in a second tab, too', async () => {
    const phone = controlPhone()
    const page = await openPage()
    await phone.policy({ proposals: 'approve', requests: 'approve' })
    await phone.pair({ uri: await openModalAndReadQr(page) })
    await locateModal(page).gone()
    const { address } = await readState(page)
    const second = await page.context().newPage()
    await second.goto(page.url())
    await expect.poll(() => readState(second).catch(() => undefined)).toMatchObject({ status: 'connected', address })
    await card(second, 'Sign a message').getByRole('button', { name: 'Sign message' }).click()
    await card(second, 'Sign a message').getByText('verifyMessage').waitFor()
    await phone.disconnect()
    await expect.poll(() => readState(page)).toMatchObject({ status: 'disconnected' })
    await expect.poll(() => readState(second)).toMatchObject({ status: 'disconnected' })
  })

  it('is connected in all tabs, and disconnected in all when one disconnects, even during a signature', async () => {
    const phone = controlPhone()
    const page = await openPage()
    const second = await page.context().newPage()
    await second.goto(page.url())
    await second.waitForFunction(() => '__modal' in globalThis)
    await phone.policy({ proposals: 'approve' })
    await phone.pair({ uri: await openModalAndReadQr(page) })
    await locateModal(page).gone()
    const { address } = await readState(page)
    await expect.poll(() => readState(second)).toMatchObject({ status: 'connected', address })
    await card(second, 'Sign a message').getByRole('button', { name: 'Sign message' }).click()
    await phone.until(({ prompts }) => prompts.length > 0)
    await page.evaluate(() => globalThis.__modal?.disconnect())
    await expect.poll(() => readState(second)).toMatchObject({ status: 'disconnected' })
    await card(second, 'Sign a message').getByText('The connection has ended').waitFor()
    await phone.until(({ sessions }) => sessions.length === 0)
  })

  it('opens no socket before the user points at it', async () => {
    const sockets: string[] = []
    const page = await openPage({
      path: STRICT_PAGE,
      before: async (each) => void each.on('websocket', (socket) => sockets.push(socket.url())),
    })
    const modal = locateModal(page)
    await modal.open()
    await modal.button('Lantern').click()
    await modal.gone()
    expect(sockets).toEqual([])
  })

  it('has a view without accessibility violations, usable by keyboard', async () => {
    const page = await openPage({ path: STRICT_PAGE, context: { reducedMotion: 'reduce' } })
    const modal = locateModal(page)
    await openModalAndReadQr(page)
    expect(await isFocusInModal(page)).toBe(true)
    for (const [look, colorScheme] of [['light', 'light'] as const, ['dark', 'dark'] as const]) {
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
      expect(await findAxeViolations(page, '[data-foyer]')).toEqual([])
      await takePicture(page, `remote-code-${look}`)
    }
    await page.setViewportSize({ width: 390, height: 844 })
    await page.locator('.fy-sheet').waitFor()
    expect(await findAxeViolations(page, '[data-foyer]')).toEqual([])
    await takePicture(page, 'remote-code-phone')
    await modal.back.press('Enter')
    await modal.button('Lantern').waitFor()
  })
})

describe('on the phone itself', () => {
  const TIDEPOOL = {
    id: 'tidepool',
    name: 'Driftwood',
    mobile_link: 'tidepool://',
    app_store: 'https://apps.example/tidepool',
  }
  const context = {
    viewport: { width: 390, height: 844 },
    hasTouch: true,
    isMobile: true,
    userAgent: 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 Mobile/15E148 Safari/604.1',
  }
  // Records the apps that the modal opens in place of opening them, and whether a tap caused each.
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

  it('a tap opens the wallet’s app with the pairing URI, and the page is connected when the user comes back', async () => {
    const phone = controlPhone()
    await phone.policy({ proposals: 'approve' })
    const page = await openPage({
      path: createPlaygroundPath({ customWallets: [TIDEPOOL] }),
      context,
      before: catchApps,
    })
    const modal = locateModal(page)
    await modal.open()
    // Repeats the tap: without the pairing URI yet, it opens no app, only the next view.
    await expect
      .poll(async () => {
        await modal.button('Driftwood').tap()
        await modal.text('Continue in Driftwood').waitFor()
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
    expect(await readState(page)).toMatchObject({ status: 'connected' })
  })

  it('the modal says that no app opened when the page stays on screen, and offers the store and the code', async () => {
    const page = await openPage({
      path: createPlaygroundPath({ customWallets: [TIDEPOOL] }),
      context,
      before: catchApps,
    })
    const modal = locateModal(page)
    await modal.open()
    await modal.button('Driftwood').tap()
    await modal.button('Open Driftwood').tap()
    await modal.text('Driftwood didn’t open').waitFor()
    await takePicture(page, 'remote-no-app')
    expect(await findAxeViolations(page, '[data-foyer]')).toEqual([])
    expect(await modal.dialog.getByRole('link', { name: /^Get Driftwood/ }).getAttribute('href')).toBe(
      TIDEPOOL.app_store,
    )
    // One primary and one secondary button; the others are links.
    const namesOf = (kind: string) => modal.dialog.locator(kind).allInnerTexts()
    expect(await namesOf('.fy-btn--1')).toEqual(['Open Driftwood'])
    expect(await namesOf('.fy-btn--2')).toEqual([expect.stringMatching(/^Get Driftwood/)])
    expect(await namesOf('.fy-others > *')).toEqual(['Show QR code', 'Copy link'])
    expect(await modal.dialog.locator('.fy-btn--3').count()).toBe(0)
    const before = (await opened(page)).length
    await modal.button('Open Driftwood').tap()
    await expect.poll(() => opened(page)).toHaveLength(before + 1)
    await modal.text('Driftwood didn’t open').waitFor()
    await modal.button('Show QR code').tap()
    await locateQr(page).waitFor()
    expect(await readQr(locateQr(page))).toMatch(/^wc:/)
  })
})
