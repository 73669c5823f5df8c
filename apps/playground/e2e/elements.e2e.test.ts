import { renderButton } from '@foyer/elements/server'
import type { Page } from 'playwright-core'
import { expect, it } from 'vitest'
import { findAxeViolations } from './lib/findAxeViolations.ts'
import { locateModal } from './lib/locateModal.ts'
import { openPage } from './lib/openPage.ts'
import { readButtonLooks } from './lib/readButtonLooks.ts'
import { readState } from './lib/readState.ts'

const PAGE = '/pages/elements/'

/** Notes each script of the page that contains React. */
async function noteReact(page: Page, found: string[]) {
  page.on('response', async (response) => {
    if (!/\.js(\?|$)/.test(response.url())) return
    const text = await response.text().catch(() => '')
    if (/react\.transitional\.element|react\.element/.test(text)) found.push(response.url())
  })
}

const locate = (page: Page) => ({
  connect: page.locator('foyer-button button[part]'),
  account: page.locator('foyer-account button[part]'),
  network: page.locator('foyer-network button[part]'),
})

it('the elements connect, show the account and switch networks, under a strict content policy', async () => {
  const page = await openPage({ path: PAGE })
  const { connect, account, network } = locate(page)
  const modal = locateModal(page)
  expect(await account.count()).toBe(0)
  expect(await findAxeViolations(page)).toEqual([])
  // The keyboard's way to the modal and back: the focus returns to the button in the shadow root.
  await connect.focus()
  await page.keyboard.press('Enter')
  await modal.button('Lantern').waitFor()
  await page.keyboard.press('Escape')
  await modal.gone()
  await expect.poll(() => page.evaluate(() => document.activeElement?.localName)).toBe('foyer-button')

  await connect.click()
  await modal.button('Lantern').click()
  await modal.gone()
  expect(await readState(page)).toMatchObject({ status: 'connected' })
  await expect.poll(() => account.textContent()).toMatch(/ETH(lantern\.eth|0x\w{4}…\w{4})$/)
  expect(await page.locator('#event').textContent()).toContain('foyer-connect')
  expect(await connect.count()).toBe(0)
  // The focus goes to the account, which replaced the pressed button.
  await expect.poll(() => page.evaluate(() => document.activeElement?.localName)).toBe('foyer-account')

  await network.click()
  await modal.button('Base').click()
  await modal.gone()
  await expect.poll(() => network.getAttribute('aria-label')).toBe('Network: Base')
  await expect.poll(() => page.locator('#event').textContent()).toContain('"eip155:8453"')
  expect(await findAxeViolations(page)).toEqual([])

  await account.click()
  await modal.button('Disconnect').click()
  await expect.poll(() => connect.textContent()).toBe('Connect wallet')
  expect(await account.count()).toBe(0)
})

it('loads React only after a press', async () => {
  const found: string[] = []
  const page = await openPage({ path: `${PAGE}?preload=none`, before: (page) => noteReact(page, found) })
  const { connect } = locate(page)
  await connect.waitFor()
  await page.waitForLoadState('networkidle')
  expect(found).toEqual([])
  await connect.click()
  await locateModal(page).button('Lantern').waitFor()
  await expect.poll(() => found.length).toBeGreaterThan(0)
})

it('takes the theme of the page’s rules, and keeps its look under forced colors', async () => {
  const page = await openPage({ path: PAGE, context: { forcedColors: 'active' } })
  const { connect, network } = locate(page)
  const read = (name: string) =>
    connect.evaluate((button, property) => getComputedStyle(button).getPropertyValue(property), name)
  expect(await read('--fy-accent')).toBe('#8b3fc4')
  expect(await read('border-top-style')).toBe('solid')
  expect(await network.evaluate((button) => getComputedStyle(button).getPropertyValue('--fy-accent'))).toBe('#0f6b50')
})

it('a button that a server rendered looks the same before scripts and after', async () => {
  const nonce = 'harbor'
  let release = () => {}
  const isFree = new Promise<void>((resolve) => {
    release = resolve
  })
  // Not the position: the elements before it show nothing until scripts run.
  const look = async (page: Page) => (await readButtonLooks(page)).map(({ position, ...rest }) => rest).at(-1)
  let before: unknown
  const page = await openPage({
    path: PAGE,
    before: async (opened) => {
      await opened.route(/\.js(\?|$)/, (route) => isFree.then(() => route.continue()))
      await opened.route(`**${PAGE}*`, async (route) => {
        const response = await route.fetch()
        const html = await response.text()
        const body = html
          // The header has the same policy.
          .replace(/<meta[^>]*Content-Security-Policy[^>]*>/i, '')
          .replace(/<foyer-button>.*?<\/foyer-button>/, renderButton({ nonce }))
        const given = response.headers()['content-security-policy'] ?? ''
        const policy = given.replace("style-src 'self'", `style-src 'self' 'nonce-${nonce}'`)
        await route.fulfill({ response, body, headers: { ...response.headers(), 'content-security-policy': policy } })
      })
      void locate(opened)
        .connect.waitFor()
        .then(() => opened.waitForFunction(() => document.styleSheets.length > 1))
        .then(async () => {
          before = await look(opened)
          release()
        })
    },
  })
  await expect
    .poll(() => page.evaluate(() => document.querySelector('foyer-button')?.shadowRoot?.adoptedStyleSheets.length))
    .toBeGreaterThan(0)
  expect(before).toMatchObject({ text: 'Connect wallet' })
  expect(await look(page)).toEqual(before)
})

it('the server’s markup has the size of the element, so that nothing moves', async () => {
  const page = await openPage({ path: PAGE })
  const [before, after] = await page.evaluate(async () => {
    const element = document.querySelector('foyer-button')
    const server = element?.querySelector('button')
    if (!element || !server) throw new Error('The page has no markup of a server.')
    const copy = document.body.appendChild(document.createElement('div'))
    copy.append(server.cloneNode(true))
    const { width, height } = copy.firstElementChild!.getBoundingClientRect()
    copy.remove()
    const now = element.getBoundingClientRect()
    return [
      [width, height],
      [now.width, now.height],
    ]
  })
  expect(after).toEqual(before)
})
