import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { STRICT_PAGE } from './lib/appPaths.ts'
import { controlWallet, type WalletName } from './lib/controlWallet.ts'
import { getFocusedLabel, isFocusInModal } from './lib/getFocusedLabel.ts'
import { locateModal } from './lib/locateModal.ts'
import { openPage } from './lib/openPage.ts'
import { readState } from './lib/readState.ts'

// Finds the prompt that the sandbox wallet shows in the page, in a shadow root or in an iframe.
const locateCard = (page: Page, name: string, root: 'shadow' | 'iframe') =>
  (root === 'iframe' ? page.frameLocator(`iframe[title="${name} wallet"]`) : page).getByRole('alertdialog')

const variants = [
  { name: 'Lantern', id: 'lantern', root: 'shadow', host: 'late' },
  { name: 'Lantern', id: 'lantern', root: 'shadow', host: 'early' },
  { name: 'Kitewing', id: 'kitewing', root: 'iframe', host: 'late' },
  { name: 'Kitewing', id: 'kitewing', root: 'iframe', host: 'early' },
] as const

async function ask(page: Page, name: string) {
  const modal = locateModal(page)
  await modal.open()
  await modal.button(name).click()
}

const setupOf = (panelHost: 'late' | 'early') => ({ mode: 'panel', locked: true, panelHost }) as const

describe.each(variants)('the panel of a wallet in the page ($root, $host host)', ({ name, id, root, host }) => {
  it('can be unlocked and answered by mouse while the modal is open', async () => {
    const page = await openPage({ path: STRICT_PAGE, setup: setupOf(host) })
    await ask(page, name)
    const card = locateCard(page, name, root)
    const password = card.getByLabel('Password')
    // Each `click` fails if another element would receive it.
    await password.click()
    await page.keyboard.type('open sesame')
    expect(await password.inputValue()).toBe('open sesame')
    expect(await locateModal(page).isOpen()).toBe(true)
    await card.getByRole('button', { name: 'Unlock' }).click()
    await card.getByText('Connect to this site?').waitFor()
    await card.getByRole('button', { name: 'Approve' }).click()
    await locateModal(page).gone()
    expect(await readState(page)).toMatchObject({
      status: 'connected',
      address: controlWallet(page, id as WalletName).addresses[0],
    })
  })
})

describe.each([variants[0], variants[3]])('the panel of a wallet in the page ($root)', ({ name, root, host }) => {
  it('can be answered by keyboard alone', async () => {
    const page = await openPage({ path: STRICT_PAGE, setup: setupOf(host) })
    await ask(page, name)
    const card = locateCard(page, name, root)
    const password = card.getByLabel('Password')
    await password.waitFor()
    // The wallet took the focus, and the dialog allows it.
    await page.keyboard.type('sesame')
    expect(await password.inputValue()).toBe('sesame')
    await page.keyboard.press('Enter')
    await card.getByText('Connect to this site?').waitFor()
    await card.getByRole('button', { name: 'Approve' }).focus()
    await page.keyboard.press('Enter')
    await locateModal(page).gone()
    expect((await readState(page)).status).toBe('connected')
  })

  it('handles Escape itself, and returns the focus to the modal', async () => {
    const page = await openPage({ path: STRICT_PAGE, setup: setupOf(host) })
    await ask(page, name)
    const card = locateCard(page, name, root)
    await card.getByLabel('Password').waitFor()
    await page.keyboard.press('Escape')
    await card.waitFor({ state: 'detached' })
    const modal = locateModal(page)
    await modal.dialog.getByRole('alert').getByText('Request declined').waitFor()
    await expect.poll(() => isFocusInModal(page)).toBe(true)
    await page.keyboard.press('Escape')
    await modal.gone()
    expect(await getFocusedLabel(page)).toBe('Connect wallet')
  })
})

it('the modal ignores a wallet’s panel for signing while no dialog is open', async () => {
  const page = await openPage({ path: '/pages/vanilla/', setup: { mode: 'panel', next: ['approve'] } })
  await page.getByRole('button', { name: 'Connect', exact: true }).click()
  await locateModal(page).button('Lantern').click()
  await locateModal(page).gone()
  await page.getByRole('button', { name: 'Sign', exact: true }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Approve' }).click()
  await expect.poll(() => page.locator('#result').textContent()).toMatch(/^0x[0-9a-f]{130}$/)
  expect(await page.locator('[inert]').count()).toBe(0)
})
