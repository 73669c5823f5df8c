import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { cardOf } from './lib/cardOf.ts'
import { modalOf } from './lib/modalOf.ts'
import { connectKind, kinds, NAMESPACES_PAGE, statuses } from './lib/namespaces.ts'
import { openPage } from './lib/openPage.ts'
import { phoneOf } from './lib/phone.ts'
import { readQr } from './lib/readQr.ts'
import { codeOf } from './lib/remote.ts'
import { shoot } from './lib/shoot.ts'

const ALL = kinds.map(() => 'connected')
const [evm, solana, bitcoin] = kinds
const activeOf = (page: Page) => page.evaluate(() => globalThis.__modal?.$state.get())

const addresses = (page: Page) => Promise.all(kinds.map(({ label }) => cardOf(page, label).address()))
const evmAndSolana = (page: Page) => Promise.all([evm, solana].map(({ label }) => cardOf(page, label).status()))

/** One message in each kind of networks. A signature is one long word. */
async function signWithAll(page: Page): Promise<void> {
  for (const { label } of kinds) expect(await cardOf(page, label).press('Sign message'), label).toMatch(/^\S{60,}$/)
}

describe('five kinds of networks', () => {
  it('are connected at once, sign each in its own way, and are all there after a reload', async () => {
    const page = await openPage({ path: NAMESPACES_PAGE })
    for (const kind of kinds) await connectKind(page, kind)
    await expect.poll(() => statuses(page)).toEqual(ALL)
    await signWithAll(page)
    const before = await addresses(page)
    await page.reload()
    await expect.poll(() => statuses(page)).toEqual(ALL)
    expect(await addresses(page)).toEqual(before)

    await cardOf(page, solana.label).disconnect()
    await expect
      .poll(() => statuses(page))
      .toEqual(kinds.map((kind) => (kind === solana ? 'disconnected' : 'connected')))
    await page.evaluate(() => globalThis.__modal?.disconnect())
    await expect.poll(() => statuses(page)).toEqual(kinds.map(() => 'disconnected'))
    await page.reload()
    await page.getByRole('button', { name: 'Connect wallet' }).waitFor()
    expect(await statuses(page)).toEqual(kinds.map(() => 'disconnected'))
  })

  it('S2.017 are shown in Your wallets one at a time, put to use, ended and added to', async () => {
    const page = await openPage({ path: NAMESPACES_PAGE })
    const modal = modalOf(page)
    await connectKind(page, evm)
    await connectKind(page, solana)
    await modal.openAccount()
    await modal.dialog.getByRole('button', { name: /Your wallets/ }).click()
    const tab = (name: string) => modal.dialog.getByRole('tab', { name })
    expect(await tab('Solana').getAttribute('aria-selected')).toBe('true')
    await modal.text('Active').waitFor()
    await shoot(page, 'wallets-solana')

    await tab('Solana').press('ArrowRight')
    await modal.text('No Bitcoin wallet connected').waitFor()
    await shoot(page, 'wallets-none')
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
    expect(await cardOf(page, bitcoin.label).status()).toBe('connected')
  })

  it('S2.024 a network of a kind without a wallet asks for one, and the others stay', async () => {
    const page = await openPage({ path: NAMESPACES_PAGE })
    const modal = modalOf(page)
    await connectKind(page, evm)
    await page.getByRole('button', { name: /^Network: Ethereum/ }).click()
    await shoot(page, 'networks-of-five')
    await modal.dialog.getByRole('group', { name: 'Filter' }).getByRole('button', { name: 'Solana' }).click()
    await modal.button('Ethereum').waitFor({ state: 'detached' })
    await modal.button('Solana Adds a wallet').click()
    await modal.title.getByText('Switch to Solana').waitFor()
    await modal.text(`Your Ethereum wallet stays connected. ${solana.wallet} is here and works with Solana.`).waitFor()
    await shoot(page, 'switch-active-chain')
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

  it('are allowed by a phone in one go, and left with one session', async () => {
    const phone = phoneOf()
    const page = await openPage({ path: NAMESPACES_PAGE })
    const modal = modalOf(page)
    await phone.policy({ proposals: 'approve', requests: 'approve' })
    await modal.open()
    await modal.button('Phone wallet').click()
    await codeOf(page).waitFor()
    await phone.pair({ uri: await readQr(codeOf(page)) })
    await modal.gone()
    await expect.poll(() => statuses(page)).toEqual(ALL)
    await signWithAll(page)
    await page.reload()
    await expect.poll(() => statuses(page)).toEqual(ALL)
    await modal.openAccount()
    await modal.dialog.getByRole('button', { name: /Your wallets/ }).click()
    await modal.text('One connection for all kinds of networks').waitFor()
    await modal.dialog.getByRole('button', { name: 'Disconnect', exact: true }).click()
    await expect.poll(() => statuses(page)).toEqual(kinds.map(() => 'disconnected'))
    // It was the visitor, not the phone.
    expect(await page.getByText('ended the connection').count()).toBe(0)
  })
})

describe('one wallet for several', () => {
  const open = async () => {
    const page = await openPage({ path: `${NAMESPACES_PAGE}?archway` })
    await modalOf(page).open()
    return page
  }

  it('is one row, asks where to start, and connects one', async () => {
    const page = await open()
    const modal = modalOf(page)
    const row = modal.dialog.getByRole('button', { name: /^Archway.*Works with 3 network types.*Installed/ })
    await row.waitFor()
    expect(await modal.button('Archway').count()).toBe(1)
    await shoot(page, 'multi-connect')
    await row.click()
    await modal.text('Where do you want to start?').waitFor()
    await shoot(page, 'multi-choose')
    await modal.button('Solana').press('Enter')
    await modal.gone()
    expect(await statuses(page)).toEqual(kinds.map((kind) => (kind === solana ? 'connected' : 'disconnected')))
  })

  it('is connected for all of them, one after another', async () => {
    const page = await open()
    const modal = modalOf(page)
    await modal.button('Archway').click()
    await modal.button('Connect all 3').click()
    await modal.gone()
    await expect
      .poll(() => statuses(page))
      .toEqual(['connected', 'connected', 'connected', 'disconnected', 'disconnected'])
    expect(await activeOf(page)).toMatchObject({ namespace: 'eip155' })
  })
})
