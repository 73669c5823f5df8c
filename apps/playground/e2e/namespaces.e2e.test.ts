import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { controlPhone } from './lib/controlPhone.ts'
import { locateModal } from './lib/locateModal.ts'
import { locateNamespaceCard } from './lib/locateNamespaceCard.ts'
import { connectNamespace, NAMESPACES, NAMESPACES_PAGE, readNamespaceStatuses } from './lib/namespaces.ts'
import { openPage } from './lib/openPage.ts'
import { readQr } from './lib/readQr.ts'
import { locateQr } from './lib/remote.ts'
import { takePicture } from './lib/takePicture.ts'

const ALL = NAMESPACES.map(() => 'connected')
const [evm, solana, bitcoin] = NAMESPACES
const activeOf = (page: Page) => page.evaluate(() => globalThis.__modal?.$state.get())

const addresses = (page: Page) => Promise.all(NAMESPACES.map(({ label }) => locateNamespaceCard(page, label).address()))
const evmAndSolana = (page: Page) =>
  Promise.all([evm, solana].map(({ label }) => locateNamespaceCard(page, label).status()))

/** Signs a message in each namespace; the card shows the signature, one long word. */
async function signWithAll(page: Page): Promise<void> {
  for (const { label } of NAMESPACES)
    expect(await locateNamespaceCard(page, label).press('Sign message'), label).toMatch(/^\S{60,}$/)
}

describe('five namespaces', () => {
  it('are connected at once, sign each in its own format, and all reconnect after a reload', async () => {
    const page = await openPage({ path: NAMESPACES_PAGE })
    for (const kind of NAMESPACES) await connectNamespace(page, kind)
    await expect.poll(() => readNamespaceStatuses(page)).toEqual(ALL)
    await signWithAll(page)
    const before = await addresses(page)
    await page.reload()
    await expect.poll(() => readNamespaceStatuses(page)).toEqual(ALL)
    expect(await addresses(page)).toEqual(before)

    await locateNamespaceCard(page, solana.label).disconnect()
    await expect
      .poll(() => readNamespaceStatuses(page))
      .toEqual(NAMESPACES.map((kind) => (kind === solana ? 'disconnected' : 'connected')))
    await page.evaluate(() => globalThis.__modal?.disconnect())
    await expect.poll(() => readNamespaceStatuses(page)).toEqual(NAMESPACES.map(() => 'disconnected'))
    await page.reload()
    await page.getByRole('button', { name: 'Connect wallet' }).waitFor()
    expect(await readNamespaceStatuses(page)).toEqual(NAMESPACES.map(() => 'disconnected'))
  })

  it('S2.017 are shown in Your wallets one at a time, where the user selects, disconnects and adds wallets', async () => {
    const page = await openPage({ path: NAMESPACES_PAGE })
    const modal = locateModal(page)
    await connectNamespace(page, evm)
    await connectNamespace(page, solana)
    await modal.openAccount()
    await modal.dialog.getByRole('button', { name: /Your wallets/ }).click()
    const tab = (name: string) => modal.dialog.getByRole('tab', { name })
    expect(await tab('Solana').getAttribute('aria-selected')).toBe('true')
    await modal.text('Active').waitFor()
    await takePicture(page, 'wallets-solana')

    await tab('Solana').press('ArrowRight')
    await modal.text('No Bitcoin wallet connected').waitFor()
    await takePicture(page, 'wallets-none')
    await tab('EVM').click()
    await modal.dialog.getByRole('button', { name: 'Use', exact: true }).click()
    await modal.text('Active').waitFor()
    expect(await activeOf(page)).toMatchObject({ namespace: 'eip155' })

    await tab('Solana').click()
    await modal.dialog.getByRole('button', { name: 'Disconnect', exact: true }).click()
    await modal.text('No Solana wallet connected').waitFor()
    expect(await evmAndSolana(page)).toEqual(['connected', 'disconnected'])

    await tab('Bitcoin').click()
    await modal.dialog.getByRole('button', { name: 'Add a wallet' }).click()
    await modal.button(bitcoin.wallet).click()
    await modal.title.getByText('Your wallets').waitFor()
    expect(await locateNamespaceCard(page, bitcoin.label).status()).toBe('connected')
  })

  it('S2.024 stay connected when a network of one without a wallet lets the user choose a wallet', async () => {
    const page = await openPage({ path: NAMESPACES_PAGE })
    const modal = locateModal(page)
    await connectNamespace(page, evm)
    await page.getByRole('button', { name: /^Network: Ethereum/ }).click()
    await takePicture(page, 'networks-of-five')
    await modal.dialog.getByRole('group', { name: 'Filter' }).getByRole('button', { name: 'Solana' }).click()
    await modal.button('Ethereum').waitFor({ state: 'detached' })
    await modal.button('Solana Adds a wallet').click()
    await modal.title.getByText('Switch to Solana').waitFor()
    await modal.text(`Your Ethereum wallet stays connected. ${solana.wallet} supports Solana.`).waitFor()
    await takePicture(page, 'switch-active-chain')
    await modal.button('Choose another wallet').click()
    await modal.title.getByText('Connect a Solana wallet').waitFor()
    await modal.button(solana.wallet).click()
    await modal.gone()
    await page.getByRole('button', { name: /^Network: Solana/ }).waitFor()
    expect(await evmAndSolana(page)).toEqual(['connected', 'connected'])
    await page.getByRole('button', { name: /^Network: Solana/ }).click()
    await modal.button('Base').click()
    await modal.gone()
    await page.getByRole('button', { name: /^Network: Base/ }).waitFor()
  })

  it('are connected by one approval of a phone, and disconnected with its session', async () => {
    const phone = controlPhone()
    const page = await openPage({ path: NAMESPACES_PAGE })
    const modal = locateModal(page)
    await phone.policy({ proposals: 'approve', requests: 'approve' })
    await modal.open()
    await modal.button('Phone wallet').click()
    await locateQr(page).waitFor()
    await phone.pair({ uri: await readQr(locateQr(page)) })
    await modal.gone()
    await expect.poll(() => readNamespaceStatuses(page)).toEqual(ALL)
    await signWithAll(page)
    await page.reload()
    await expect.poll(() => readNamespaceStatuses(page)).toEqual(ALL)
    await modal.openAccount()
    await modal.dialog.getByRole('button', { name: /Your wallets/ }).click()
    await modal.text('Disconnecting disconnects all networks').waitFor()
    await modal.dialog.getByRole('button', { name: 'Disconnect', exact: true }).click()
    await expect.poll(() => readNamespaceStatuses(page)).toEqual(NAMESPACES.map(() => 'disconnected'))
    // The user ended the connection, not the phone.
    expect(await page.getByText('ended the connection').count()).toBe(0)
  })
})

describe('one wallet for several namespaces', () => {
  const open = async () => {
    const page = await openPage({ path: `${NAMESPACES_PAGE}?archway` })
    await locateModal(page).open()
    return page
  }

  it('is one row, lets the user choose a namespace, and connects that one', async () => {
    const page = await open()
    const modal = locateModal(page)
    const row = modal.dialog.getByRole('button', { name: /^Archway.*Works with 3 network types.*Installed/ })
    await row.waitFor()
    expect(await modal.button('Archway').count()).toBe(1)
    await takePicture(page, 'multi-connect')
    await row.click()
    await modal.text('Where do you want to start?').waitFor()
    await takePicture(page, 'multi-choose')
    await modal.button('Solana').press('Enter')
    await modal.gone()
    expect(await readNamespaceStatuses(page)).toEqual(
      NAMESPACES.map((kind) => (kind === solana ? 'connected' : 'disconnected')),
    )
  })

  it('connects all of them, one after another', async () => {
    const page = await open()
    const modal = locateModal(page)
    await modal.button('Archway').click()
    await modal.button('Connect all 3').click()
    await modal.gone()
    await expect
      .poll(() => readNamespaceStatuses(page))
      .toEqual(['connected', 'connected', 'connected', 'disconnected', 'disconnected'])
    expect(await activeOf(page)).toMatchObject({ namespace: 'eip155' })
  })
})
