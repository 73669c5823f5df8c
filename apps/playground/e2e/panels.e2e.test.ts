import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { focused, isFocusInModal } from './lib/focused.ts'
import { modalOf } from './lib/modalOf.ts'
import { openPage } from './lib/openPage.ts'
import { SITE } from './lib/site.ts'
import { stateOf } from './lib/stateOf.ts'
import { type WalletName, wallet } from './lib/wallet.ts'

/** What the wallet draws into the page, in a shadow root or in a frame. */
const cardOf = (page: Page, name: string, root: 'shadow' | 'iframe') =>
  (root === 'iframe' ? page.frameLocator(`iframe[title="${name} wallet"]`) : page).getByRole('alertdialog')

const variants = [
  { name: 'Lantern', id: 'lantern', root: 'shadow', host: 'late' },
  { name: 'Lantern', id: 'lantern', root: 'shadow', host: 'early' },
  { name: 'Kitewing', id: 'kitewing', root: 'iframe', host: 'late' },
  { name: 'Kitewing', id: 'kitewing', root: 'iframe', host: 'early' },
] as const

async function ask(page: Page, name: string) {
  const modal = modalOf(page)
  await modal.open()
  await modal.button(name).click()
}

const setupOf = (panelHost: 'late' | 'early') => ({ mode: 'panel', locked: true, panelHost }) as const

describe.each(variants)('the panel of a wallet in the page ($root, $host host)', ({ name, id, root, host }) => {
  it('is seen, unlocked and answered by mouse while the dialog is open', async () => {
    const page = await openPage({ path: SITE, setup: setupOf(host) })
    await ask(page, name)
    const card = cardOf(page, name, root)
    const password = card.getByLabel('Password')
    // Each `click` fails when something else would receive the press.
    await password.click()
    await page.keyboard.type('open sesame')
    expect(await password.inputValue()).toBe('open sesame')
    expect(await modalOf(page).isOpen()).toBe(true)
    await card.getByRole('button', { name: 'Unlock' }).click()
    await card.getByText('Connect to this site?').waitFor()
    await card.getByRole('button', { name: 'Approve' }).click()
    await modalOf(page).gone()
    expect(await stateOf(page)).toMatchObject({
      status: 'connected',
      address: wallet(page, id as WalletName).addresses[0],
    })
  })
})

describe.each([variants[0], variants[3]])('the panel of a wallet in the page ($root)', ({ name, root, host }) => {
  it('is answered by keyboard alone', async () => {
    const page = await openPage({ path: SITE, setup: setupOf(host) })
    await ask(page, name)
    const card = cardOf(page, name, root)
    const password = card.getByLabel('Password')
    await password.waitFor()
    // The wallet took the focus, and the dialog lets it.
    await page.keyboard.type('sesame')
    expect(await password.inputValue()).toBe('sesame')
    await page.keyboard.press('Enter')
    await card.getByText('Connect to this site?').waitFor()
    await card.getByRole('button', { name: 'Approve' }).focus()
    await page.keyboard.press('Enter')
    await modalOf(page).gone()
    expect((await stateOf(page)).status).toBe('connected')
  })

  it('has Escape for itself, and the focus is back in the modal afterwards', async () => {
    const page = await openPage({ path: SITE, setup: setupOf(host) })
    await ask(page, name)
    const card = cardOf(page, name, root)
    await card.getByLabel('Password').waitFor()
    await page.keyboard.press('Escape')
    await card.waitFor({ state: 'detached' })
    const modal = modalOf(page)
    await modal.dialog.getByRole('alert').getByText('Request declined').waitFor()
    await expect.poll(() => isFocusInModal(page)).toBe(true)
    await page.keyboard.press('Escape')
    await modal.gone()
    expect(await focused(page)).toBe('Connect wallet')
  })
})

it('a panel for signing, while no dialog is open, is none of the modal’s business', async () => {
  const page = await openPage({ path: '/pages/vanilla/', setup: { mode: 'panel', next: ['approve'] } })
  await page.getByRole('button', { name: 'Connect', exact: true }).click()
  await modalOf(page).button('Lantern').click()
  await modalOf(page).gone()
  await page.getByRole('button', { name: 'Sign', exact: true }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Approve' }).click()
  await expect.poll(() => page.locator('#result').textContent()).toMatch(/^0x[0-9a-f]{130}$/)
  expect(await page.locator('[inert]').count()).toBe(0)
})
