import type { Locator, Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { connect } from './lib/connect.ts'
import { controlPhone } from './lib/controlPhone.ts'
import { controlWallet } from './lib/controlWallet.ts'
import { findAxeViolations } from './lib/findAxeViolations.ts'
import { locateModal } from './lib/locateModal.ts'
import { createEmailAddress } from './lib/mailbox.ts'
import { openPage } from './lib/openPage.ts'
import { PHONE_VIEWPORT } from './lib/phoneViewport.ts'
import { readState } from './lib/readState.ts'
import { locateQr } from './lib/remote.ts'
import { enterCode, requestCode } from './lib/signIn.ts'
import { takePicture } from './lib/takePicture.ts'

const code = (page: Page) => page.getByRole('region', { name: 'modal.ts' })
const describedBy = (control: Locator) =>
  control.evaluate(
    (element) => document.getElementById(element.getAttribute('aria-describedby') ?? '')?.textContent ?? '',
  )
const group = (page: Page, name: string) => page.getByLabel('Options').getByRole('heading', { name })

describe.each(['light', 'dark'] as const)('in %s mode', (colorScheme) => {
  it('the playground has no accessibility violation, with its groups closed and open', async () => {
    const page = await openPage({
      context: { colorScheme, reducedMotion: 'reduce', viewport: { width: 1440, height: 900 } },
    })
    expect(await findAxeViolations(page)).toEqual([])
    await connect(page, 'lantern')
    for (const name of ['Networks', 'Wallets', 'Features', 'Theme', 'Services', 'Behavior'])
      await group(page, name).click()
    await page.getByRole('button', { name: 'Add a wallet' }).first().click()
    for (const tab of ['State', 'Events', 'Code']) {
      await page.getByRole('tab', { name: tab }).click()
      expect(await findAxeViolations(page), tab).toEqual([])
    }
    await takePicture(page, `playground-${colorScheme}`)
  })

  it('the playground works on a phone', async () => {
    const page = await openPage({
      context: { colorScheme, reducedMotion: 'reduce', viewport: { width: 390, height: 844 } },
    })
    const isWide = () => page.evaluate(() => document.documentElement.scrollWidth > innerWidth)
    for (const part of ['Options', 'Inspector', 'Site']) {
      await page.getByRole('navigation').getByRole('button', { name: part }).click()
      expect(await isWide(), part).toBe(false)
      expect(await findAxeViolations(page), part).toEqual([])
      await takePicture(page, `playground-phone-${part.toLowerCase()}-${colorScheme}`)
    }
  })
})

describe.each(['light', 'dark'] as const)('the page of the redesign in %s mode', (colorScheme) => {
  it('has no accessibility violation on a small phone, and the arrow keys move its dividers', async () => {
    const page = await openPage({
      context: { colorScheme, reducedMotion: 'reduce', viewport: { width: 320, height: 640 } },
    })
    await page.getByText('Pages', { exact: true }).click()
    await page.getByRole('link', { name: 'Before and after' }).click()
    const divider = page.getByRole('slider', { name: 'Divider of Connect', exact: true })
    await divider.press('ArrowRight')
    expect(await divider.getAttribute('aria-valuetext')).toBe('51% before, 49% after')
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320)
    expect(await findAxeViolations(page)).toEqual([])
  })
})

describe('options', () => {
  it('say in place which setting overrides them', async () => {
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

  it('create a new modal, and appear in the code and in the URL', async () => {
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

  it('accept on and off in the URL, too', async () => {
    const page = await openPage({ path: '/#features.legalCheckbox=on&features.walletGuide=off' })
    await expect.poll(() => code(page).textContent()).toContain('legalCheckbox: true')
    expect(await code(page).textContent()).toContain('walletGuide: false')
  })

  it('change the theme of the current modal', async () => {
    const page = await openPage()
    const before = await page.evaluateHandle(() => globalThis.__modal)
    await page.getByRole('button', { name: 'Plum' }).click()
    await page.getByRole('button', { name: 'Dark' }).click()
    const theme = () => page.evaluate(() => globalThis.__modal?.$theme.get())
    await expect.poll(theme).toEqual({ mode: 'dark', variables: { '--fy-accent': '#8b3fc4' } })
    expect(await page.evaluate((modal) => modal === globalThis.__modal, before)).toBe(true)
  })

  it('that createModal refuses keep the last valid modal, and say why', async () => {
    const page = await openPage()
    await page.getByRole('textbox', { name: 'termsConditionsUrl' }).fill('javascript:alert(1)')
    await page.getByRole('alert').filter({ hasText: 'termsConditionsUrl' }).waitFor()
    await page.getByRole('textbox', { name: 'termsConditionsUrl' }).fill('https://harbor.example/terms')
    await page.getByRole('alert').filter({ hasText: 'termsConditionsUrl' }).waitFor({ state: 'detached' })
    await page.getByRole('button', { name: 'Connect wallet' }).click()
    await page.getByRole('dialog').waitFor()
  })
})

it('the first page has networks of all five kinds, and finds one by its name', async () => {
  const page = await openPage({ allNetworks: true })
  await page.getByRole('searchbox', { name: 'Find an option' }).fill('solana')
  const networks = page.getByRole('group', { name: 'networks', exact: true })
  for (const name of ['mainnet', 'solanaMainnet', 'bitcoinMainnet', 'polkadotMainnet', 'cosmosHub'])
    expect(await networks.getByRole('checkbox', { name, exact: true }).isChecked(), name).toBe(true)
  await page.getByRole('button', { name: 'Network: Ethereum' }).click()
  const rows = locateModal(page).dialog.getByRole('listitem')
  for (const name of ['Ethereum', 'Solana', 'Bitcoin', 'Polkadot', 'Cosmos Hub'])
    await rows.filter({ hasText: name }).waitFor()
})

describe('beside the open modal', () => {
  it('the themes change it, and it stands over the middle of the site', async () => {
    const page = await openPage()
    const modal = locateModal(page)
    await modal.open()
    await page.getByRole('region', { name: 'Ready-made themes' }).getByRole('button', { name: 'Plum' }).click()
    const theme = () => page.evaluate(() => globalThis.__modal?.$theme.get().variables['--fy-accent'])
    await expect.poll(theme).toBe('#8b3fc4')
    expect(await modal.isOpen()).toBe(true)
    const middleOf = async (part: Locator) => {
      const { x, width } = (await part.boundingBox())!
      return x + width / 2
    }
    expect(await middleOf(modal.dialog)).toBeCloseTo(await middleOf(page.locator('.middle')), 0)
  })

  it('the phone scans the modal’s code and connects, and the page shows the time until the first row', async () => {
    controlPhone()
    const page = await openPage()
    const modal = locateModal(page)
    await modal.open()
    const figures = page.getByRole('region', { name: 'Figures of this build' })
    await expect.poll(() => figures.textContent()).toMatch(/\d ms/)
    await modal.button('Phone wallet').click()
    await locateQr(page).waitFor()
    await page.getByRole('tab', { name: 'Phone' }).click()
    await page.getByRole('button', { name: 'Scan the code' }).click()
    await page.frameLocator('iframe[title=Phone]').getByRole('button', { name: 'Approve' }).click()
    await modal.gone()
    await expect.poll(() => readState(page)).toMatchObject({ status: 'connected' })
  })

  it.each(['light', 'dark'] as const)('the phone’s page has no axe violation, %s', async (colorScheme) => {
    controlPhone()
    const page = await openPage({ context: { colorScheme } })
    const modal = locateModal(page)
    await modal.open()
    await modal.button('Phone wallet').click()
    await locateQr(page).waitFor()
    await page.getByRole('tab', { name: 'Phone' }).click()
    await page.getByRole('button', { name: 'Scan the code' }).click()
    const approve = page.frameLocator('iframe[title=Phone]').getByRole('button', { name: 'Approve' })
    await approve.waitFor()
    const phone = (await (await page.locator('iframe[title=Phone]').elementHandle())?.contentFrame())!
    expect(await findAxeViolations(phone)).toEqual([])
    await approve.click()
    await phone.getByRole('button', { name: /^Disconnect/ }).waitFor()
    expect(await findAxeViolations(phone)).toEqual([])
  })

  it('a mail stays open and keeps the focus when another one arrives', async () => {
    const [email, later] = [createEmailAddress(), createEmailAddress()]
    const page = await openPage({ signIn: true })
    await requestCode(page, email)
    await page.getByRole('tab', { name: 'Mailbox' }).click()
    const mail = page
      .getByRole('listitem')
      .filter({ hasText: email })
      .filter({ has: page.locator('output') })
    await mail.waitFor()
    const copy = mail.getByRole('button', { name: 'Copy: copy code' })
    // Tests of other files write to the same mailbox, and only the newest mail is open at first.
    if (!(await copy.isVisible())) await mail.locator('summary').click()
    await copy.focus()
    await requestCode(await openPage({ signIn: true }), later)
    await page.getByRole('listitem').filter({ hasText: later }).first().waitFor()
    expect(await copy.isVisible()).toBe(true)
    expect(await copy.evaluate((button) => button === document.activeElement)).toBe(true)
  })

  it('the mailbox can be opened on a phone, and gives way to the modal again', async () => {
    const email = createEmailAddress()
    const page = await openPage({ signIn: true, context: PHONE_VIEWPORT })
    await requestCode(page, email)
    const reach = page.getByRole('navigation', { name: 'Beside the modal' })
    const { viewport } = PHONE_VIEWPORT
    await page.setViewportSize({ width: viewport.height, height: viewport.width })
    await locateModal(page).atRest()
    const [bar, title] = [await reach.boundingBox(), await locateModal(page).title.boundingBox()]
    expect(bar!.y + bar!.height).toBeLessThan(title!.y)
    await page.setViewportSize(viewport)
    await reach.getByRole('button', { name: 'Mailbox' }).click()
    const code = (await page.getByRole('listitem').filter({ hasText: email }).locator('output').textContent()) ?? ''
    expect(await findAxeViolations(page)).toEqual([])
    await page.getByRole('button', { name: 'Back to the modal' }).click()
    await enterCode(page, code)
    await locateModal(page).gone()
    await expect.poll(() => readState(page)).toMatchObject({ status: 'connected' })
  })
})

it('the code on the page is an app’s own, without local services', async () => {
  const page = await openPage()
  expect(await code(page).textContent()).not.toMatch(/127\.0\.0\.1|localhost/)
  expect(await page.evaluate(() => globalThis.__modal?.context.options.services?.relay)).toMatch(/127\.0\.0\.1/)
})

it('the playground serves the docs and the source as pages', async () => {
  const page = await openPage()
  await page.getByRole('link', { name: 'Read the docs' }).click()
  await page.getByRole('navigation', { name: 'Pages' }).getByRole('link', { name: 'Options', exact: true }).click()
  await page.getByRole('heading', { level: 1, name: 'Options', exact: true }).waitFor()
  expect(await findAxeViolations(page)).toEqual([])
  await page.getByRole('link', { name: 'Source' }).click()
  for (const name of ['packages', 'core', 'src', 'modal', 'createModal.ts'])
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

    await controlWallet(page, 'kitewing').script.mode('reject')
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
