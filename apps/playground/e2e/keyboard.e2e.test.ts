import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { STRICT_PAGE } from './lib/appPaths.ts'
import { connect } from './lib/connect.ts'
import { controlWallet } from './lib/controlWallet.ts'
import { getFocusedLabel, isFocusInModal } from './lib/getFocusedLabel.ts'
import { locateModal } from './lib/locateModal.ts'
import { openPage } from './lib/openPage.ts'
import { openView } from './lib/openView.ts'
import { readState } from './lib/readState.ts'

// Anvil's twentieth account.
const RECEIVER = '0x8626f6940E2eb28930eFb4CeF49B2d1F2C9C1199'

const press = async (page: Page, ...keys: readonly string[]) => {
  for (const key of keys) await page.keyboard.press(key)
}

/** Presses Tab until an element with this name has the focus; fails otherwise. */
async function tabTo(page: Page, name: RegExp) {
  const seen: string[] = []
  while (!name.test(await getFocusedLabel(page))) {
    seen.push(await getFocusedLabel(page))
    if (seen.length > 30) throw new Error(`Tab never came to ${name}, but to: ${seen.join(', ')}`)
    await page.keyboard.press('Tab')
  }
}

const isTitle = (page: Page, title: string) => expect.poll(() => getFocusedLabel(page)).toBe(title)

// Repeats the key, because the search field may be visible before it listens.
const slash = (page: Page) =>
  expect
    .poll(async () => {
      await press(page, '/')
      return getFocusedLabel(page)
    })
    .toBe('INPUT')

describe('by keyboard alone', () => {
  it('a user connects, opens the account, switches the network and disconnects', {
    tags: ['journey'],
  }, async () => {
    const page = await openPage({ path: STRICT_PAGE })
    const modal = locateModal(page)
    await tabTo(page, /^Connect wallet$/)
    await press(page, 'Enter')
    await isTitle(page, 'Connect a wallet')
    await tabTo(page, /^Lantern/)
    await press(page, 'Enter')
    await modal.gone()
    expect((await readState(page)).status).toBe('connected')

    await tabTo(page, /…|lantern\.eth/)
    await press(page, 'Enter')
    await isTitle(page, 'Account')
    await tabTo(page, /^Network: Ethereum/)
    await press(page, 'Enter')
    await isTitle(page, 'Networks')
    await modal.dialog.getByRole('searchbox').waitFor()
    await slash(page)
    await page.keyboard.type('base')
    await tabTo(page, /^BBase|^Base/)
    await press(page, 'Enter')
    await isTitle(page, 'Account')
    expect((await readState(page)).caipNetworkId).toBe('eip155:8453')
    await tabTo(page, /^Disconnect/)
    await press(page, 'Enter')
    await modal.gone()
    await expect.poll(() => getFocusedLabel(page)).toMatch(/^Connect wallet/)
  })

  it('a user sends, and finds the focus in its place after tabs, fee, token, review and back', async () => {
    const page = await openPage({ path: STRICT_PAGE })
    const modal = locateModal(page)
    await connect(page, 'lantern')
    await tabTo(page, /…|\.eth/)
    await press(page, 'Enter')
    await isTitle(page, 'Account')
    await tabTo(page, /^Tokens$/)
    await press(page, 'ArrowLeft')
    expect(await getFocusedLabel(page)).toBe('Activity')
    await press(page, 'ArrowRight')
    expect(await getFocusedLabel(page)).toBe('Tokens')
    await tabTo(page, /^Send$/)
    await press(page, 'Enter')
    await expect.poll(() => getFocusedLabel(page)).toBe('INPUT')
    await page.keyboard.type('0.01')

    await tabTo(page, /Choose a token$/)
    await press(page, 'Enter')
    await isTitle(page, 'Choose a token')
    await tabTo(page, /Harbor Dollar/)
    await press(page, 'ArrowUp', 'Enter')
    await expect.poll(() => getFocusedLabel(page)).toMatch(/ETH\. Choose a token$/)
    await tabTo(page, /^INPUT$/)
    await page.keyboard.type(RECEIVER)
    // The field shows the resolved receiver, and keeps the focus.
    await expect.poll(() => getFocusedLabel(page)).toMatch(/0x8626…1199/)
    await tabTo(page, /^Network fee/)
    await press(page, 'Enter')
    await tabTo(page, /^Fast$/)
    await press(page, 'Space')
    await expect.poll(() => modal.button('Fast').getAttribute('aria-pressed')).toBe('true')
    expect(await getFocusedLabel(page)).toBe('Fast')
    await tabTo(page, /^Review$/)
    await press(page, 'Enter')
    // The clicked button has the next view's title: wait for that view.
    await modal.button('Send 0\\.01 ETH').waitFor()
    await modal.atRest()
    await isTitle(page, 'Review')
    await press(page, 'Shift+Tab')
    expect(await getFocusedLabel(page)).toBe('Back')
    await press(page, 'Enter')
    await expect.poll(() => getFocusedLabel(page)).toBe('Review')
    await press(page, 'Enter')
    await isTitle(page, 'Review')

    await controlWallet(page, 'lantern').script.mode('reject')
    await tabTo(page, /^Send 0\.01 ETH/)
    await press(page, 'Enter')
    await modal.dialog.getByRole('alert').filter({ hasText: 'You declined' }).waitFor()
    await isTitle(page, 'Send')
    await tabTo(page, /^Edit$/)
    await press(page, 'Enter')
    await expect.poll(() => getFocusedLabel(page)).toMatch(/^(INPUT|Review)$/)
    await press(page, 'Escape')
    await modal.gone()
    expect(await getFocusedLabel(page)).toMatch(/…|\.eth/)
  })

  it('the focus starts at the title, stays inside, and goes back to the button that opened the modal', async () => {
    const page = await openPage({ path: STRICT_PAGE })
    const opener = page.getByRole('button', { name: 'Connect wallet' })
    await opener.focus()
    await press(page, 'Enter')
    await isTitle(page, 'Connect a wallet')
    // The page behind is inert from the first frame on.
    await page.locator('main[inert]').waitFor({ state: 'attached' })
    const order: string[] = []
    for (let step = 0; step < 16; step++) {
      await press(page, 'Tab')
      expect(await isFocusInModal(page), `after ${step + 1} times Tab`).toBe(true)
      order.push(await getFocusedLabel(page))
    }
    expect(order).toEqual(expect.arrayContaining(['What is a wallet?', 'Close']))
    await press(page, 'Shift+Tab', 'Shift+Tab')
    expect(await isFocusInModal(page)).toBe(true)
    await press(page, 'Escape')
    await locateModal(page).gone()
    expect(await getFocusedLabel(page)).toBe('Connect wallet')
    // The fading copy of the modal is inert as well.
    await expect.poll(() => page.locator('[inert]').count()).toBe(0)
  })

  it('Tab goes from help to close and into the body', async () => {
    const page = await openPage({ path: STRICT_PAGE })
    await locateModal(page).open()
    await isTitle(page, 'Connect a wallet')
    await press(page, 'Tab')
    expect(await getFocusedLabel(page)).toBe('Close')
    await press(page, 'Tab')
    expect(await getFocusedLabel(page)).toMatch(/Lantern/)
    await press(page, 'Shift+Tab', 'Shift+Tab')
    expect(await getFocusedLabel(page)).toBe('What is a wallet?')
  })

  it('Escape closes the modal even at the moment of the key press that opens it', async () => {
    const page = await openPage({ path: STRICT_PAGE })
    const modal = locateModal(page)
    await modal.open()
    await isTitle(page, 'Connect a wallet')
    await press(page, 'Escape')
    await modal.gone()
    await page.getByRole('button', { name: 'Connect wallet' }).focus()
    await Promise.all([page.keyboard.press('Enter'), page.keyboard.press('Escape')])
    await expect.poll(() => readState(page)).toMatchObject({ open: false })
    await modal.gone()
  })

  it('Escape keeps the modal closed while it is still loading', async () => {
    let release = () => {}
    const isFree = new Promise<void>((resolve) => {
      release = resolve
    })
    const page = await openPage({
      path: `${STRICT_PAGE}?preload=intent`,
      before: (page) => page.route(/\/assets\/mount-/, (route) => isFree.then(() => route.continue())),
    })
    const button = page.getByRole('button', { name: 'Connect wallet' })
    await button.focus()
    await page.keyboard.press('Enter')
    await page.keyboard.press('Escape')
    release()
    // The modal stays closed after everything has loaded.
    await page.waitForLoadState('networkidle')
    expect(await readState(page)).toMatchObject({ open: false })
    expect(await locateModal(page).isOpen()).toBe(false)
  })

  it('the focus moves into the modal even while the browser draws no frame', async () => {
    const page = await openPage({ path: STRICT_PAGE })
    await page.evaluate(() => Object.assign(globalThis, { requestAnimationFrame: () => 0 }))
    await page.getByRole('button', { name: 'Connect wallet' }).focus()
    await press(page, 'Enter')
    await isTitle(page, 'Connect a wallet')
    await page.locator('main[inert]').waitFor({ state: 'attached' })
  })

  it('Escape closes the modal wherever a click left the focus', async () => {
    const page = await openPage({ path: STRICT_PAGE })
    const modal = locateModal(page)
    await modal.open()
    await modal.title.click({ position: { x: 1, y: 1 } })
    await page.evaluate(() => {
      let active = document.activeElement
      while (active?.shadowRoot?.activeElement) active = active.shadowRoot.activeElement
      if (active instanceof HTMLElement) active.blur()
    })
    // The focus is on the page, or in the dialog if more wallets have appeared meanwhile.
    expect(['nothing', 'Connect a wallet']).toContain(await getFocusedLabel(page))
    await press(page, 'Escape')
    await modal.gone()
  })

  it('the focus goes to the account button when that has replaced the opener', async () => {
    const page = await openPage({ path: STRICT_PAGE })
    const modal = locateModal(page)
    await page.getByRole('button', { name: 'Connect wallet' }).focus()
    await press(page, 'Enter')
    await isTitle(page, 'Connect a wallet')
    await tabTo(page, /^Lantern/)
    await press(page, 'Enter')
    await modal.gone()
    await expect.poll(() => getFocusedLabel(page)).toMatch(/…|\.eth/)
  })

  it('Back returns the focus to the row that the user pressed', async () => {
    const page = await openPage({ path: STRICT_PAGE, answer: 'never' })
    const modal = locateModal(page)
    await modal.open()
    await tabTo(page, /Kitewing/)
    await press(page, 'Enter')
    await isTitle(page, 'Kitewing')
    await tabTo(page, /^Back$/)
    await press(page, 'Enter')
    await expect.poll(() => getFocusedLabel(page)).toMatch(/Kitewing/)
    await modal.dialog.getByRole('button', { name: 'What is a wallet', exact: true }).click()
    await isTitle(page, 'What is a wallet?')
    await tabTo(page, /^Back$/)
    await press(page, 'Enter')
    await expect.poll(() => getFocusedLabel(page)).toBe('What is a wallet')
  })

  it('Back returns the focus to the header’s button that the user pressed', async () => {
    const page = await openPage({ path: STRICT_PAGE })
    await locateModal(page).open()
    await tabTo(page, /^What is a wallet\?$/)
    await locateModal(page).dialog.getByRole('button', { name: 'What is a wallet?' }).focus()
    await press(page, 'Enter')
    // The button has the next view's name: only Back shows that it has opened.
    await locateModal(page).dialog.getByRole('button', { name: 'Back' }).waitFor()
    await isTitle(page, 'What is a wallet?')
    await tabTo(page, /^Back$/)
    await press(page, 'Enter')
    await page.getByRole('dialog').getByRole('button', { name: 'What is a wallet?' }).waitFor()
    await expect.poll(() => getFocusedLabel(page)).toBe('What is a wallet?')
  })

  it('Up, Down, Home and End move the focus in a list', async () => {
    const page = await openPage({ path: STRICT_PAGE })
    await locateModal(page).open()
    // The last of the recommended wallets, which load in two steps.
    await locateModal(page).button('Saffron').waitFor()
    await tabTo(page, /Lantern/)
    await press(page, 'ArrowDown')
    expect(await getFocusedLabel(page)).toMatch(/Kitewing/)
    await press(page, 'ArrowUp')
    expect(await getFocusedLabel(page)).toMatch(/Lantern/)
    await press(page, 'End')
    expect(await getFocusedLabel(page)).toMatch(/Saffron/)
    await press(page, 'Home')
    expect(await getFocusedLabel(page)).toMatch(/Lantern/)
  })

  it('the key / focuses the search from anywhere in the modal, and is typed inside the search', async () => {
    const page = await openPage({ path: STRICT_PAGE })
    const modal = locateModal(page)
    await page.getByRole('button', { name: 'Network: Ethereum' }).click()
    const search = modal.dialog.getByRole('searchbox')
    await search.waitFor()
    await isTitle(page, 'Networks')
    await slash(page)
    await page.keyboard.type('a/b')
    expect(await search.inputValue()).toBe('a/b')
  })

  it('the focused row has a visible outline', async () => {
    const page = await openPage({ path: STRICT_PAGE })
    await locateModal(page).open()
    await tabTo(page, /Lantern/)
    const outline = await locateModal(page)
      .button('Lantern')
      .evaluate((row) => {
        const { outlineStyle, outlineWidth, outlineOffset } = getComputedStyle(row)
        return { outlineStyle, outlineWidth, outlineOffset }
      })
    expect(outline).toEqual({ outlineStyle: 'solid', outlineWidth: '2px', outlineOffset: '-2px' })
  })

  it('the receiver that replaces the field has the focus and a visible outline', async () => {
    const page = await openPage({ path: STRICT_PAGE })
    await connect(page, 'lantern')
    await openView(page, { view: 'WalletSend' })
    await locateModal(page).dialog.getByLabel('Name or address').fill(RECEIVER)
    const receiver = locateModal(page).dialog.getByRole('group', { name: /^To 0x/ })
    await receiver.waitFor()
    await expect.poll(() => getFocusedLabel(page)).toMatch(/^To 0x/)
    expect(await receiver.evaluate((element) => getComputedStyle(element).outlineStyle)).toBe('solid')
  })
})
