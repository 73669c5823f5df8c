import { describe, expect, it } from 'vitest'
import { createPlaygroundPath, STRICT_PAGE } from './lib/appPaths.ts'
import { controlWallet } from './lib/controlWallet.ts'
import { locateModal } from './lib/locateModal.ts'
import { openPage } from './lib/openPage.ts'
import { openView } from './lib/openView.ts'
import { readState } from './lib/readState.ts'
import { takePicture } from './lib/takePicture.ts'

const PHAROS = {
  id: 'pharos',
  name: 'Pharos',
  homepage: 'https://pharos.example',
  chrome_store: 'https://chromewebstore.google.com/detail/pharos/abc',
}

describe('the list of wallets', () => {
  it('S3.022 adds a wallet that announces itself while the modal is open, and connects it', async () => {
    const page = await openPage({ path: STRICT_PAGE, setup: { mode: 'approve', announce: 'manual' } })
    const modal = locateModal(page)
    await modal.open()
    await modal.dialog.waitFor()
    await modal.button('Northbeam').waitFor()
    expect(await modal.text('Installed').count()).toBe(0)
    await controlWallet(page, 'lantern').script.announce()
    await modal.button('Lantern ?Installed').click()
    await modal.gone()
    expect((await readState(page)).status).toBe('connected')
  })

  it('S3.023 contains the wallet at window.ethereum once when that does not announce itself', async () => {
    const legacy = { wallets: { 'sandbox.foyer.lantern': { legacy: true } } }
    const page = await openPage({ path: STRICT_PAGE, setup: { mode: 'approve', announce: 'never', ...legacy } })
    const modal = locateModal(page)
    await modal.open()
    const row = modal.dialog.getByRole('button', { name: /Browser wallet/ })
    await row.waitFor()
    expect(await row.count()).toBe(1)
    await row.click()
    await modal.gone()
    expect(await readState(page)).toMatchObject({
      status: 'connected',
      address: controlWallet(page, 'lantern').addresses[0],
    })
    await page.reload()
    await expect
      .poll(() => readState(page))
      .toMatchObject({ status: 'connected', address: controlWallet(page, 'lantern').addresses[0] })
  })

  it('contains a wallet once that both announces itself and is at window.ethereum', async () => {
    const legacy = { wallets: { 'sandbox.foyer.lantern': { legacy: true } } }
    const page = await openPage({ path: STRICT_PAGE, setup: { mode: 'approve', ...legacy } })
    const modal = locateModal(page)
    await modal.open()
    await modal.button('Lantern').waitFor()
    expect(await modal.dialog.getByRole('button', { name: /Browser wallet/ }).count()).toBe(0)
  })

  it('contains all wallets of one name, each with its origin', async () => {
    // The directory's second page has an entry without a name; whether it loads in time varies.
    const page = await openPage({ path: STRICT_PAGE, allowed: [/entries that are no wallets/] })
    await page.evaluate(() => {
      const provider = () => ({ request: async () => [] })
      const announce = (info: object) =>
        dispatchEvent(new CustomEvent('eip6963:announceProvider', { detail: { info, provider: provider() } }))
      announce({ uuid: '1', name: 'Lantern', rdns: 'sandbox.foyer.lantern', icon: '' })
      announce({ uuid: '2', name: 'Lаntern', rdns: 'example.wallet.impostor', icon: '' })
      announce({ uuid: '3', name: '\u202enretnaL', rdns: 'example.wallet.turned', icon: '' })
    })
    const modal = locateModal(page)
    await modal.open()
    await modal.text('sandbox.foyer.lantern, 2 of 2').waitFor()
    await modal.text('Contains look-alike characters: example.wallet.impostor').waitFor()
    await modal.button('nretnaL').waitFor()
    await takePicture(page, 'impostors')
    await modal.dialog.getByRole('button', { name: /All wallets/ }).click()
    await modal.dialog.getByRole('button', { name: /sandbox\.foyer\.lantern, 1 of 2/ }).waitFor()
    await takePicture(page, 'impostors-all')
  })

  it('omits the wallets that the app excludes', async () => {
    const page = await openPage({ path: createPlaygroundPath({ excludeWalletIds: ['sandbox.foyer.kitewing'] }) })
    const modal = locateModal(page)
    await modal.open()
    await modal.button('Lantern').waitFor()
    expect(await modal.button('Kitewing').count()).toBe(0)
  })

  it('S5.052 ignores announcements with features.eip6963 off', async () => {
    const page = await openPage({
      path: createPlaygroundPath({
        'features.eip6963': false,
        'evm.coinbase': 'off',
        'features.walletConnect': false,
      }),
    })
    const modal = locateModal(page)
    await modal.open()
    await modal.text('No wallet in this browser').waitFor()
  })

  it('contains the wallets that the app adds, and leads to the website of one that is not installed', async () => {
    const page = await openPage({ path: createPlaygroundPath({ customWallets: [PHAROS] }) })
    const modal = locateModal(page)
    await modal.open()
    await modal.button('Pharos').click()
    await modal.dialog.getByRole('alert').getByText('Pharos isn’t in this browser').waitFor()
    const link = modal.dialog.getByRole('link', { name: /^Get Pharos/ })
    expect(await link.getAttribute('href')).toBe(PHAROS.chrome_store)
    expect(await link.getAttribute('rel')).toContain('noopener')
    await modal.button('Choose another wallet').click()
    await modal.button('Lantern').waitFor()
  })

  it('tells the user what to do when it is empty', async () => {
    const page = await openPage({
      path: createPlaygroundPath({ 'evm.coinbase': 'off', 'features.walletConnect': false }),
      withoutWallets: true,
    })
    const modal = locateModal(page)
    await modal.open()
    await modal.button('Get a wallet').click()
    await modal.title.getByText('Get a wallet').waitFor()
    expect(await modal.dialog.getByRole('link', { name: /Compare wallets.*opens in a new tab/ }).isVisible()).toBe(true)
  })
})

describe('a wallet opened by its id', () => {
  it('S2.013 gets a connect request at once, and its approval closes the modal', async () => {
    const page = await openPage({ path: STRICT_PAGE, answer: 'never' })
    const modal = locateModal(page)
    const { script } = controlWallet(page, 'kitewing')
    await openView(page, { view: 'ConnectingExternal', walletId: 'sandbox.foyer.kitewing' })
    await modal.title.getByText('Kitewing').waitFor()
    await expect.poll(() => script.open()).toEqual(['connect'])
    await script.release()
    await modal.gone()
    expect(await readState(page)).toMatchObject({
      status: 'connected',
      address: controlWallet(page, 'kitewing').addresses[0],
    })
  })

  it('is said to be missing from this browser when the id is unknown', async () => {
    const page = await openPage({ path: STRICT_PAGE })
    await openView(page, { view: 'ConnectingExternal', walletId: 'com.example.nobody' })
    await locateModal(page).dialog.getByRole('alert').getByText('isn’t in this browser').waitFor()
  })
})

it('S2.001 the URL of the page stays the same in every view', async () => {
  const page = await openPage({ path: STRICT_PAGE })
  const modal = locateModal(page)
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
