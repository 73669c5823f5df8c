import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { connect } from './lib/connect.ts'
import { focused, isFocusInModal } from './lib/focused.ts'
import { modalOf } from './lib/modalOf.ts'
import { openPage } from './lib/openPage.ts'
import { SITE } from './lib/site.ts'
import { stateOf } from './lib/stateOf.ts'
import { wallet } from './lib/wallet.ts'

/** Anvil's twentieth account. */
const RECEIVER = '0x8626f6940E2eb28930eFb4CeF49B2d1F2C9C1199'

const press = async (page: Page, ...keys: readonly string[]) => {
  for (const key of keys) await page.keyboard.press(key)
}

/** Tab until something with this name has the focus; a name that never comes is an error. */
async function tabTo(page: Page, name: RegExp) {
  const seen: string[] = []
  while (!name.test(await focused(page))) {
    seen.push(await focused(page))
    if (seen.length > 30) throw new Error(`Tab never came to ${name}, but to: ${seen.join(', ')}`)
    await page.keyboard.press('Tab')
  }
}

const isTitle = (page: Page, title: string) => expect.poll(() => focused(page)).toBe(title)

/** The field may be on screen a moment before it listens. */
const slash = (page: Page) =>
  expect
    .poll(async () => {
      await press(page, '/')
      return focused(page)
    })
    .toBe('INPUT')

describe('by keyboard alone', () => {
  it('a visitor connects, looks at the account, switches the network and disconnects', {
    tags: ['journey'],
  }, async () => {
    const page = await openPage({ path: SITE })
    const modal = modalOf(page)
    await tabTo(page, /^Connect wallet$/)
    await press(page, 'Enter')
    await isTitle(page, 'Connect a wallet')
    await tabTo(page, /^Lantern/)
    await press(page, 'Enter')
    await modal.gone()
    expect((await stateOf(page)).status).toBe('connected')

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
    expect((await stateOf(page)).caipNetworkId).toBe('eip155:8453')
    await tabTo(page, /^Disconnect/)
    await press(page, 'Enter')
    await modal.gone()
    await expect.poll(() => focused(page)).toMatch(/^Connect wallet/)
  })

  it('a visitor sends: tabs by arrows, fee, token, review and back, each time where they were', async () => {
    const page = await openPage({ path: SITE })
    const modal = modalOf(page)
    await connect(page, 'lantern')
    await tabTo(page, /…|\.eth/)
    await press(page, 'Enter')
    await isTitle(page, 'Account')
    await tabTo(page, /^Tokens$/)
    await press(page, 'ArrowLeft')
    expect(await focused(page)).toBe('Activity')
    await press(page, 'ArrowRight')
    expect(await focused(page)).toBe('Tokens')
    await tabTo(page, /^Send$/)
    await press(page, 'Enter')
    await expect.poll(() => focused(page)).toBe('INPUT')
    await page.keyboard.type('0.01')

    await tabTo(page, /Choose a token$/)
    await press(page, 'Enter')
    await isTitle(page, 'Choose a token')
    await tabTo(page, /^Harbor Dollar/)
    await press(page, 'ArrowUp', 'Enter')
    await expect.poll(() => focused(page)).toMatch(/ETH\. Choose a token$/)
    await tabTo(page, /^INPUT$/)
    await page.keyboard.type(RECEIVER)
    // The field has become who it is, and the focus is there.
    await expect.poll(() => focused(page)).toMatch(/0x8626…1199/)
    await tabTo(page, /^Network fee/)
    await press(page, 'Enter')
    await tabTo(page, /^Fast$/)
    await press(page, 'Space')
    await expect.poll(() => modal.button('Fast').getAttribute('aria-pressed')).toBe('true')
    expect(await focused(page)).toBe('Fast')
    await tabTo(page, /^Review$/)
    await press(page, 'Enter')
    // The button that was pressed has the title's name: the next key is for the view that comes.
    await modal.button('Send 0\\.01 ETH').waitFor()
    await modal.atRest()
    await isTitle(page, 'Review')
    await press(page, 'Shift+Tab')
    expect(await focused(page)).toBe('Back')
    await press(page, 'Enter')
    await expect.poll(() => focused(page)).toBe('Review')
    await press(page, 'Enter')
    await isTitle(page, 'Review')

    await wallet(page, 'lantern').script.mode('reject')
    await tabTo(page, /^Send 0\.01 ETH/)
    await press(page, 'Enter')
    await modal.dialog.getByRole('alert').filter({ hasText: 'You declined' }).waitFor()
    await isTitle(page, 'Send')
    await tabTo(page, /^Edit$/)
    await press(page, 'Enter')
    await expect.poll(() => focused(page)).toMatch(/^(INPUT|Review)$/)
    await press(page, 'Escape')
    await modal.gone()
    expect(await focused(page)).toMatch(/…|\.eth/)
  })

  it('the focus starts at the title, stays inside, and goes back to the button that opened the modal', async () => {
    const page = await openPage({ path: SITE })
    const opener = page.getByRole('button', { name: 'Connect wallet' })
    await opener.focus()
    await press(page, 'Enter')
    await isTitle(page, 'Connect a wallet')
    // The page behind is out of reach as soon as the first picture is there.
    await page.locator('main[inert]').waitFor({ state: 'attached' })
    const order: string[] = []
    for (let step = 0; step < 16; step++) {
      await press(page, 'Tab')
      expect(await isFocusInModal(page), `after ${step + 1} times Tab`).toBe(true)
      order.push(await focused(page))
    }
    expect(order).toEqual(expect.arrayContaining(['What is a wallet?', 'Close']))
    await press(page, 'Shift+Tab', 'Shift+Tab')
    expect(await isFocusInModal(page)).toBe(true)
    await press(page, 'Escape')
    await modalOf(page).gone()
    expect(await focused(page)).toBe('Connect wallet')
    // The picture of the modal that fades away is inert as well.
    await expect.poll(() => page.locator('[inert]').count()).toBe(0)
  })

  it('the order is help, title’s neighbours, close, body, footer', async () => {
    const page = await openPage({ path: SITE })
    await modalOf(page).open()
    await isTitle(page, 'Connect a wallet')
    await press(page, 'Tab')
    expect(await focused(page)).toBe('Close')
    await press(page, 'Tab')
    expect(await focused(page)).toMatch(/Phone wallet/)
    await press(page, 'Shift+Tab', 'Shift+Tab')
    expect(await focused(page)).toBe('What is a wallet?')
  })

  it('Escape closes also when it comes in the same moment as the press that opened', async () => {
    const page = await openPage({ path: SITE })
    const modal = modalOf(page)
    await modal.open()
    await isTitle(page, 'Connect a wallet')
    await press(page, 'Escape')
    await modal.gone()
    await page.getByRole('button', { name: 'Connect wallet' }).focus()
    await Promise.all([page.keyboard.press('Enter'), page.keyboard.press('Escape')])
    await expect.poll(() => stateOf(page)).toMatchObject({ open: false })
    await modal.gone()
  })

  it('Escape is heard while the modal is still being loaded', async () => {
    let release = () => {}
    const isFree = new Promise<void>((resolve) => {
      release = resolve
    })
    const page = await openPage({
      path: `${SITE}?preload=intent`,
      before: (page) => page.route(/\/assets\/mount-/, (route) => isFree.then(() => route.continue())),
    })
    const button = page.getByRole('button', { name: 'Connect wallet' })
    await button.focus()
    await page.keyboard.press('Enter')
    await page.keyboard.press('Escape')
    release()
    // It is all there now, and stays closed.
    await page.waitForLoadState('networkidle')
    expect(await stateOf(page)).toMatchObject({ open: false })
    expect(await modalOf(page).isOpen()).toBe(false)
  })

  it('the focus moves in also where the browser draws nothing', async () => {
    const page = await openPage({ path: SITE })
    await page.evaluate(() => Object.assign(globalThis, { requestAnimationFrame: () => 0 }))
    await page.getByRole('button', { name: 'Connect wallet' }).focus()
    await press(page, 'Enter')
    await isTitle(page, 'Connect a wallet')
    await page.locator('main[inert]').waitFor({ state: 'attached' })
  })

  it('Escape closes wherever a press left the focus', async () => {
    const page = await openPage({ path: SITE })
    const modal = modalOf(page)
    await modal.open()
    await modal.title.click({ position: { x: 1, y: 1 } })
    await page.evaluate(() => {
      let active = document.activeElement
      while (active?.shadowRoot?.activeElement) active = active.shadowRoot.activeElement
      if (active instanceof HTMLElement) active.blur()
    })
    // With nobody, or back in the dialog when more wallets have come meanwhile.
    expect(['nothing', 'Connect a wallet']).toContain(await focused(page))
    await press(page, 'Escape')
    await modal.gone()
  })

  it('the focus goes to the account’s button when that took the opener’s place', async () => {
    const page = await openPage({ path: SITE })
    const modal = modalOf(page)
    await page.getByRole('button', { name: 'Connect wallet' }).focus()
    await press(page, 'Enter')
    await isTitle(page, 'Connect a wallet')
    await tabTo(page, /^Lantern/)
    await press(page, 'Enter')
    await modal.gone()
    await expect.poll(() => focused(page)).toMatch(/…|\.eth/)
  })

  it('Back puts the focus on what was pressed', async () => {
    const page = await openPage({ path: SITE, answer: 'never' })
    const modal = modalOf(page)
    await modal.open()
    await tabTo(page, /Kitewing/)
    await press(page, 'Enter')
    await isTitle(page, 'Kitewing')
    await tabTo(page, /^Back$/)
    await press(page, 'Enter')
    await expect.poll(() => focused(page)).toMatch(/Kitewing/)
    await modal.dialog.getByRole('button', { name: 'What is a wallet', exact: true }).click()
    await isTitle(page, 'What is a wallet?')
    await tabTo(page, /^Back$/)
    await press(page, 'Enter')
    await expect.poll(() => focused(page)).toBe('What is a wallet')
  })

  it('Back puts the focus on the header’s button where that was pressed', async () => {
    const page = await openPage({ path: SITE })
    await modalOf(page).open()
    await tabTo(page, /^What is a wallet\?$/)
    await modalOf(page).dialog.getByRole('button', { name: 'What is a wallet?' }).focus()
    await press(page, 'Enter')
    // The button has the name of the view it opens: only Back says that the view is there.
    await modalOf(page).dialog.getByRole('button', { name: 'Back' }).waitFor()
    await isTitle(page, 'What is a wallet?')
    await tabTo(page, /^Back$/)
    await press(page, 'Enter')
    await page.getByRole('dialog').getByRole('button', { name: 'What is a wallet?' }).waitFor()
    await expect.poll(() => focused(page)).toBe('What is a wallet?')
  })

  it('lists take Up, Down, Home and End', async () => {
    const page = await openPage({ path: SITE })
    await modalOf(page).open()
    await modalOf(page).button('Foyer Phone').waitFor()
    await tabTo(page, /Phone wallet/)
    await press(page, 'ArrowDown')
    expect(await focused(page)).toMatch(/Lantern/)
    await press(page, 'ArrowUp')
    expect(await focused(page)).toMatch(/Phone wallet/)
    await press(page, 'End')
    expect(await focused(page)).toMatch(/All wallets/)
    await press(page, 'Home')
    expect(await focused(page)).toMatch(/Phone wallet/)
  })

  it('/ goes to the search, wherever the focus is in the modal, and is typed once there', async () => {
    const page = await openPage({ path: SITE })
    const modal = modalOf(page)
    await page.getByRole('button', { name: 'Network: Ethereum' }).click()
    const search = modal.dialog.getByRole('searchbox')
    await search.waitFor()
    await isTitle(page, 'Networks')
    await slash(page)
    await page.keyboard.type('a/b')
    expect(await search.inputValue()).toBe('a/b')
  })

  it('what has the focus can be seen', async () => {
    const page = await openPage({ path: SITE })
    await modalOf(page).open()
    await tabTo(page, /Lantern/)
    const outline = await modalOf(page)
      .button('Lantern')
      .evaluate((row) => {
        const { outlineStyle, outlineWidth, outlineOffset } = getComputedStyle(row)
        return { outlineStyle, outlineWidth, outlineOffset }
      })
    expect(outline).toEqual({ outlineStyle: 'solid', outlineWidth: '2px', outlineOffset: '-2px' })
  })
})
