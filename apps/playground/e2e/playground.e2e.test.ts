import type { Locator, Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { connect } from './lib/connect.ts'
import { findAxeViolations } from './lib/findAxeViolations.ts'
import { newEmail } from './lib/mailbox.ts'
import { modalOf } from './lib/modalOf.ts'
import { openPage } from './lib/openPage.ts'
import { phoneOf } from './lib/phone.ts'
import { PHONE_SCREEN } from './lib/phoneScreen.ts'
import { codeOf } from './lib/remote.ts'
import { shoot } from './lib/shoot.ts'
import { askForCode, typeCode } from './lib/signIn.ts'
import { stateOf } from './lib/stateOf.ts'
import { wallet } from './lib/wallet.ts'

const code = (page: Page) => page.getByRole('region', { name: 'modal.ts' })
const describedBy = (control: Locator) =>
  control.evaluate(
    (element) => document.getElementById(element.getAttribute('aria-describedby') ?? '')?.textContent ?? '',
  )
const group = (page: Page, name: string) => page.getByLabel('Options').getByRole('heading', { name })

describe.each(['light', 'dark'] as const)('in %s mode', (colorScheme) => {
  it('has no accessibility violation, alone and with everything open', async () => {
    const page = await openPage({
      context: { colorScheme, reducedMotion: 'reduce', viewport: { width: 1440, height: 900 } },
    })
    expect(await findAxeViolations(page)).toEqual([])
    await connect(page, 'lantern')
    for (const name of ['Networks', 'Wallets', 'Features', 'Theme', 'Services', 'Behaviour'])
      await group(page, name).click()
    await page.getByRole('button', { name: 'Add a wallet' }).first().click()
    for (const tab of ['State', 'Events', 'Code']) {
      await page.getByRole('tab', { name: tab }).click()
      expect(await findAxeViolations(page), tab).toEqual([])
    }
    await shoot(page, `playground-${colorScheme}`)
  })

  it('is usable on a phone', async () => {
    const page = await openPage({
      context: { colorScheme, reducedMotion: 'reduce', viewport: { width: 390, height: 844 } },
    })
    const isWide = () => page.evaluate(() => document.documentElement.scrollWidth > innerWidth)
    for (const part of ['Options', 'Inspector', 'Site']) {
      await page.getByRole('navigation').getByRole('button', { name: part }).click()
      expect(await isWide(), part).toBe(false)
      expect(await findAxeViolations(page), part).toEqual([])
      await shoot(page, `playground-phone-${part.toLowerCase()}-${colorScheme}`)
    }
  })
})

describe('options', () => {
  it('say in place what has overruled them', async () => {
    const page = await openPage({ allowed: [/the local settings of email are ignored/] })
    await group(page, 'Features').click()
    const control = page.getByRole('combobox', { name: 'features.email' })
    await control.selectOption({ label: 'On' })
    await expect.poll(() => describedBy(control)).toContain('The project’s configuration decides: off.')
    await page.getByRole('searchbox', { name: 'Find an option' }).fill('basic')
    await page.getByRole('switch', { name: 'basic' }).check()
    await page.getByRole('searchbox', { name: 'Find an option' }).fill('')
    await expect.poll(() => describedBy(control)).toContain('basic is on')
  })

  it('make a new modal, and are in the code and in the address', async () => {
    const page = await openPage()
    await page.getByRole('textbox', { name: 'metadata.name' }).fill('Lighthouse')
    await group(page, 'Features').click()
    await page.getByRole('switch', { name: 'features.legalCheckbox' }).check()
    await expect.poll(() => page.url()).toContain('features.legalCheckbox=true')
    expect(await code(page).textContent()).toContain("name: 'Lighthouse'")
    expect(await code(page).textContent()).toContain('legalCheckbox: true')
    await expect.poll(() => page.evaluate(() => globalThis.__modal?.context.options.metadata.name)).toBe('Lighthouse')

    await page.reload()
    await expect.poll(() => code(page).textContent()).toContain("name: 'Lighthouse'")
    await page.getByRole('button', { name: 'Reset all options' }).click()
    await expect.poll(() => page.url()).not.toContain('#')
    expect(await code(page).textContent()).toContain("name: 'Harbor'")
  })

  it('may be written into the address as on and off, too', async () => {
    const page = await openPage({ path: '/#features.legalCheckbox=on&enableWalletGuide=off' })
    await expect.poll(() => code(page).textContent()).toContain('legalCheckbox: true')
    expect(await code(page).textContent()).toContain('enableWalletGuide: false')
  })

  it('change the theme of the living modal', async () => {
    const page = await openPage()
    const before = await page.evaluateHandle(() => globalThis.__modal)
    await group(page, 'Theme').click()
    await page.getByRole('button', { name: 'Plum' }).click()
    await page.getByRole('button', { name: 'Dark' }).click()
    const theme = () => page.evaluate(() => globalThis.__modal?.$theme.get())
    await expect.poll(theme).toEqual({ mode: 'dark', variables: { '--fy-accent': '#8b3fc4' } })
    expect(await page.evaluate((modal) => modal === globalThis.__modal, before)).toBe(true)
  })

  it('that createModal refuses leave the last good modal in use, and say why', async () => {
    const page = await openPage()
    await page.getByRole('textbox', { name: 'termsConditionsUrl' }).fill('javascript:alert(1)')
    await page.getByRole('alert').filter({ hasText: 'termsConditionsUrl' }).waitFor()
    await page.getByRole('textbox', { name: 'termsConditionsUrl' }).fill('https://harbor.example/terms')
    await page.getByRole('alert').filter({ hasText: 'termsConditionsUrl' }).waitFor({ state: 'detached' })
    await page.getByRole('button', { name: 'Connect wallet' }).click()
    await page.getByRole('dialog').waitFor()
  })
})

describe('beside the open modal', () => {
  it('the phone scans its code and connects, and how long the first row took is shown', async () => {
    phoneOf()
    const page = await openPage()
    const modal = modalOf(page)
    await modal.open()
    const figures = page.getByRole('region', { name: 'Figures of this build' })
    await expect.poll(() => figures.textContent()).toMatch(/\d ms/)
    await modal.button('Phone wallet').click()
    await codeOf(page).waitFor()
    await page.getByRole('tab', { name: 'Phone' }).click()
    await page.getByRole('button', { name: 'Scan the code' }).click()
    await page.frameLocator('iframe[title=Phone]').getByRole('button', { name: 'Approve' }).click()
    await modal.gone()
    await expect.poll(() => stateOf(page)).toMatchObject({ status: 'connected' })
  })

  it('the mailbox is in reach on a phone, and gives way to the modal again', async () => {
    const email = newEmail()
    const page = await openPage({ signIn: true, context: PHONE_SCREEN })
    await askForCode(page, email)
    const reach = page.getByRole('navigation', { name: 'Beside the modal' })
    const { viewport } = PHONE_SCREEN
    await page.setViewportSize({ width: viewport.height, height: viewport.width })
    await modalOf(page).atRest()
    const [bar, title] = [await reach.boundingBox(), await modalOf(page).title.boundingBox()]
    expect(bar!.y + bar!.height).toBeLessThan(title!.y)
    await page.setViewportSize(viewport)
    await reach.getByRole('button', { name: 'Mailbox' }).click()
    const code = (await page.getByRole('listitem').filter({ hasText: email }).locator('output').textContent()) ?? ''
    expect(await findAxeViolations(page)).toEqual([])
    await page.getByRole('button', { name: 'Back to the modal' }).click()
    await typeCode(page, code)
    await modalOf(page).gone()
    await expect.poll(() => stateOf(page)).toMatchObject({ status: 'connected' })
  })
})

it('the code on the page is a site’s own, without what runs on this machine', async () => {
  const page = await openPage()
  expect(await code(page).textContent()).not.toMatch(/127\.0\.0\.1|localhost/)
  expect(await page.evaluate(() => globalThis.__modal?.context.options.services?.relay)).toMatch(/127\.0\.0\.1/)
})

it('its docs and its source are pages beside it', async () => {
  const page = await openPage()
  await page.getByRole('link', { name: 'Read the docs' }).click()
  await page.getByRole('navigation', { name: 'Pages' }).getByRole('link', { name: 'Options', exact: true }).click()
  await page.getByRole('heading', { level: 1, name: 'Options', exact: true }).waitFor()
  expect(await findAxeViolations(page)).toEqual([])
  await page.getByRole('link', { name: 'Source' }).click()
  for (const name of ['packages', 'core', 'src', 'createModal.ts'])
    await page.getByRole('listitem').getByRole('link', { name, exact: true }).click()
  expect(await page.getByRole('main').textContent()).toContain('export function createModal')
})

describe('actions', () => {
  it('sign, send and switch, verified by viem and by the chain', async () => {
    const page = await openPage()
    await connect(page, 'kitewing')
    const card = (name: string) => page.getByRole('region', { name })

    await card('Sign a message').getByRole('button', { name: 'Sign message' }).click()
    await card('Sign a message').getByText('verifyMessage').waitFor()
    await card('Typed data').getByRole('button', { name: 'Sign booking' }).click()
    await card('Typed data').getByText('verifyTypedData').waitFor()
    await card('Send').getByRole('button', { name: 'Send 0.05 ETH' }).click()
    await card('Send')
      .getByText(/In block \d+, 21000 gas/)
      .waitFor()
    await card('Switch network').getByRole('button', { name: 'Base' }).click()
    await page.getByRole('button', { name: 'Network: Base' }).waitFor()

    await wallet(page, 'kitewing').script.mode('reject')
    await card('Sign a message').getByRole('button', { name: 'Sign message' }).click()
    await card('Sign a message').getByText('You declined the request').waitFor()

    await page.getByRole('tab', { name: 'Events' }).click()
    const events = page.getByRole('tabpanel')
    for (const name of ['connect', 'networkChange', 'Kitewing: personal_sign', 'Kitewing: eth_sendTransaction']) {
      await events.getByText(name, { exact: true }).first().waitFor()
    }
    await card('Wallets').getByRole('button', { name: 'Disconnect all' }).click()
    await page.getByRole('button', { name: 'Connect wallet' }).waitFor()
  })
})
