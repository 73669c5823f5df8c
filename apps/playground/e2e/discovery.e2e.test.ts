import { describe, expect, it } from 'vitest'
import { modalOf } from './lib/modalOf.ts'
import { openPage } from './lib/openPage.ts'
import { openView } from './lib/openView.ts'
import { shoot } from './lib/shoot.ts'
import { SITE, siteWith } from './lib/site.ts'
import { stateOf } from './lib/stateOf.ts'
import { wallet } from './lib/wallet.ts'

const PHAROS = {
  id: 'pharos',
  name: 'Pharos',
  homepage: 'https://pharos.example',
  chrome_store: 'https://chromewebstore.google.com/detail/pharos/abc',
}

describe('the list of wallets', () => {
  it('S3.022 takes in a wallet that announces itself while the modal is open, and connects it', async () => {
    const page = await openPage({ path: SITE, setup: { mode: 'approve', announce: 'manual' } })
    const modal = modalOf(page)
    await modal.open()
    await modal.dialog.waitFor()
    await modal.button('Northbeam').waitFor()
    expect(await modal.text('Installed').count()).toBe(0)
    await wallet(page, 'lantern').script.announce()
    await modal.button('Lantern ?Installed').click()
    await modal.gone()
    expect((await stateOf(page)).status).toBe('connected')
  })

  it('S3.023 has the wallet at window.ethereum, once, where it does not announce itself', async () => {
    const legacy = { wallets: { 'sandbox.foyer.lantern': { legacy: true } } }
    const page = await openPage({ path: SITE, setup: { mode: 'approve', announce: 'never', ...legacy } })
    const modal = modalOf(page)
    await modal.open()
    const row = modal.dialog.getByRole('button', { name: /Browser wallet/ })
    await row.waitFor()
    expect(await row.count()).toBe(1)
    await row.click()
    await modal.gone()
    expect(await stateOf(page)).toMatchObject({ status: 'connected', address: wallet(page, 'lantern').addresses[0] })
    await page.reload()
    await expect
      .poll(() => stateOf(page))
      .toMatchObject({ status: 'connected', address: wallet(page, 'lantern').addresses[0] })
  })

  it('shows a wallet once that announces itself and is at window.ethereum', async () => {
    const legacy = { wallets: { 'sandbox.foyer.lantern': { legacy: true } } }
    const page = await openPage({ path: SITE, setup: { mode: 'approve', ...legacy } })
    const modal = modalOf(page)
    await modal.open()
    await modal.button('Lantern').waitFor()
    expect(await modal.dialog.getByRole('button', { name: /Browser wallet/ }).count()).toBe(0)
  })

  it('shows all that bear one name, each with where it comes from', async () => {
    // The directory's second page has an entry without a name; whether it comes in time is another matter.
    const page = await openPage({ path: SITE, allowed: [/entries that are no wallets/] })
    await page.evaluate(() => {
      const provider = () => ({ request: async () => [] })
      const announce = (info: object) =>
        dispatchEvent(new CustomEvent('eip6963:announceProvider', { detail: { info, provider: provider() } }))
      announce({ uuid: '1', name: 'Lantern', rdns: 'sandbox.foyer.lantern', icon: '' })
      announce({ uuid: '2', name: 'Lаntern', rdns: 'example.wallet.impostor', icon: '' })
      announce({ uuid: '3', name: '\u202enretnaL', rdns: 'example.wallet.turned', icon: '' })
    })
    const modal = modalOf(page)
    await modal.open()
    await modal.text('sandbox.foyer.lantern, 2 of 2').waitFor()
    await modal.text('Not spelled as it looks: example.wallet.impostor').waitFor()
    await modal.button('nretnaL').waitFor()
    await shoot(page, 'impostors')
    await modal.dialog.getByRole('button', { name: /All wallets/ }).click()
    await modal.dialog.getByRole('button', { name: /sandbox\.foyer\.lantern, 1 of 2/ }).waitFor()
    await shoot(page, 'impostors-all')
  })

  it('does not list what the site excludes', async () => {
    const page = await openPage({ path: siteWith({ excludeWalletIds: ['sandbox.foyer.kitewing'] }) })
    const modal = modalOf(page)
    await modal.open()
    await modal.button('Lantern').waitFor()
    expect(await modal.button('Kitewing').count()).toBe(0)
  })

  it('S5.052 does not listen to announcements with enableEIP6963 off', async () => {
    const page = await openPage({
      path: siteWith({ enableEIP6963: false, 'evm.coinbase': 'off', enableWalletConnect: false }),
    })
    const modal = modalOf(page)
    await modal.open()
    await modal.text('No wallet in this browser').waitFor()
  })

  it('has the wallets that the site adds; one that is not installed says where to get it', async () => {
    const page = await openPage({ path: siteWith({ customWallets: [PHAROS] }) })
    const modal = modalOf(page)
    await modal.open()
    await modal.button('Pharos').click()
    await modal.dialog.getByRole('alert').getByText('Pharos isn’t in this browser').waitFor()
    const link = modal.dialog.getByRole('link', { name: /^Get Pharos/ })
    expect(await link.getAttribute('href')).toBe(PHAROS.chrome_store)
    expect(await link.getAttribute('rel')).toContain('noopener')
    await modal.button('Choose another wallet').click()
    await modal.button('Lantern').waitFor()
  })

  it('is empty without any: it says what to do', async () => {
    const page = await openPage({
      path: siteWith({ 'evm.coinbase': 'off', enableWalletConnect: false }),
      withoutWallets: true,
    })
    const modal = modalOf(page)
    await modal.open()
    await modal.button('Get a wallet').click()
    await modal.title.getByText('Get a wallet').waitFor()
    expect(await modal.dialog.getByRole('link', { name: /Compare wallets.*opens in a new tab/ }).isVisible()).toBe(true)
  })
})

describe('a deep entry', () => {
  it('S2.013 asks that wallet at once, and from its first view leads out of the modal', async () => {
    const page = await openPage({ path: SITE, answer: 'never' })
    const modal = modalOf(page)
    const { script } = wallet(page, 'kitewing')
    await openView(page, { view: 'ConnectingExternal', walletId: 'sandbox.foyer.kitewing' })
    await modal.title.getByText('Kitewing').waitFor()
    await expect.poll(() => script.open()).toEqual(['connect'])
    await script.release()
    await modal.gone()
    expect(await stateOf(page)).toMatchObject({ status: 'connected', address: wallet(page, 'kitewing').addresses[0] })
  })

  it('to a wallet that nobody knows says that it is not in this browser', async () => {
    const page = await openPage({ path: SITE })
    await openView(page, { view: 'ConnectingExternal', walletId: 'com.example.nobody' })
    await modalOf(page).dialog.getByRole('alert').getByText('isn’t in this browser').waitFor()
  })
})

it('S2.001 the address of the page never changes, whatever is shown', async () => {
  const page = await openPage({ path: SITE })
  const modal = modalOf(page)
  const url = page.url()
  const entries = await page.evaluate(() => history.length)
  await modal.open()
  await modal.dialog.getByRole('button', { name: 'What is a wallet?' }).click()
  await modal.title.getByText('What is a wallet?').waitFor()
  await modal.back.click()
  await modal.button('Lantern').click()
  await modal.gone()
  await modal.openAccount()
  await modal.dialog
    .getByRole('button', { name: /Your wallets/ })
    .first()
    .click()
  await modal.title.getByText('Your wallets').waitFor()
  await modal.close.click()
  await modal.gone()
  expect(page.url()).toBe(url)
  expect(await page.evaluate(() => history.length)).toBe(entries)
})
