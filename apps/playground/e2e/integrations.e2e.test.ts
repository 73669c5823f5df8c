import type { Page } from 'playwright-core'
import { type Address, type Hex, verifyMessage, verifyTypedData } from 'viem'
import { describe, expect, it } from 'vitest'
import { connect } from './lib/connect.ts'
import { controlWallet } from './lib/controlWallet.ts'
import { getTestService } from './lib/getTestService.ts'
import { locateModal } from './lib/locateModal.ts'
import { openPage } from './lib/openPage.ts'
import { openView } from './lib/openView.ts'
import { readState } from './lib/readState.ts'

async function wander(page: Page) {
  const modal = locateModal(page)
  await connect(page, 'lantern')
  for (const view of ['Account', 'ProfileWallets', 'Networks', 'WhatIsAWallet', 'GetWallet', 'Connect'] as const) {
    await openView(page, { view })
    await modal.dialog.locator('.fy-card button, .fy-card a').first().waitFor()
  }
  await modal.close.click()
  await modal.gone()
  await page.evaluate(() => globalThis.__modal!.disconnect())
  await page.getByRole('button', { name: 'Connect wallet' }).waitFor()
}

describe('in React’s development build', () => {
  // `openPage` fails a test for every warning and error in the console.
  it('StrictMode logs no warning', async () => {
    await wander(await openPage({ path: '/pages/strict/', development: true }))
  })

  it('server-rendered markup is hydrated without a mismatch', async () => {
    const page = await openPage({ path: '/pages/ssr/', development: true })
    await page.locator('html[data-hydrated]').waitFor()
    await wander(page)
  })

  it('the page of a connected user is hydrated without a mismatch', async () => {
    const page = await openPage({ path: '/pages/ssr/', development: true })
    await connect(page, 'lantern')
    await page.reload()
    await expect.poll(() => page.getByTestId('status').textContent()).toBe('connected')
  })
})

it('the buttons are in the markup that the server sends, before any script has run', async () => {
  const html = await (await fetch(`${getTestService('siteUrl')}/pages/ssr/`)).text()
  expect(html).toMatch(/<button[^>]*class="fy-page[^>]*>Connect wallet/)
  expect(html).toContain('Network: Ethereum')
  expect(html).not.toContain('data-foyer')
})

describe('without the UI package', () => {
  it('an app connects, signs and disconnects', async () => {
    const page = await openPage({ path: '/pages/headless/' })
    const result = page.locator('#result')
    await page.getByRole('button', { name: 'Northbeam' }).click()
    await expect.poll(() => result.textContent()).toMatch(/^0x/)
    const address = controlWallet(page, 'northbeam').addresses[0] as Address
    const signature = (await result.textContent()) as Hex
    expect(await verifyMessage({ address, message: `I am ${address}`, signature })).toBe(true)
    expect(await page.locator('#status').textContent()).toBe(`connected ${address}`)

    const typedData = {
      domain: { name: 'Harbor', version: '1', chainId: 1 },
      types: {
        Booking: [
          { name: 'berth', type: 'string' },
          { name: 'nights', type: 'uint256' },
        ],
      },
      primaryType: 'Booking',
      message: { berth: 'Pier 4', nights: 2 },
    } as const
    const typedSignature = await page.evaluate(
      (input) => globalThis.foyer!.actions.signTypedData(globalThis.foyer!.modal, { typedData: input } as never),
      typedData,
    )
    const message = { ...typedData.message, nights: 2n }
    expect(await verifyTypedData({ ...typedData, message, address, signature: typedSignature as Hex })).toBe(true)
    await page.getByRole('button', { name: 'Disconnect' }).click()
    await expect.poll(() => page.locator('#status').textContent()).toBe('disconnected')
    expect(await page.locator('[data-foyer]').count()).toBe(0)
  })

  it('an app gets the error of a declined request', async () => {
    const page = await openPage({ path: '/pages/headless/', answer: 'reject' })
    await page.getByRole('button', { name: 'Northbeam' }).click()
    await expect.poll(() => page.locator('#result').textContent()).toMatch(/declined/i)
  })
})

it('two modals on one page share neither account nor storage', async () => {
  const page = await openPage({ path: '/pages/two/' })
  const modal = locateModal(page)
  const section = (name: string) => page.getByRole('region', { name })
  const isIn = (name: string, status: string) =>
    expect.poll(() => section(name).getByTestId('status').textContent()).toBe(status)
  await section('Pine').getByRole('button', { name: 'Connect wallet' }).click()
  await modal.button('Lantern').click()
  await modal.gone()
  await isIn('Pine', 'connected')
  await isIn('Plum', 'disconnected')

  await section('Plum').getByRole('button', { name: 'Connect wallet' }).click()
  await modal.button('Kitewing').waitFor()
  expect(await page.getByRole('dialog').count()).toBe(1)
  await modal.button('Kitewing').click()
  await modal.gone()
  expect(await section('Pine').getByTestId('address').textContent()).toBe(controlWallet(page, 'lantern').addresses[0])
  expect(await section('Plum').getByTestId('address').textContent()).toBe(controlWallet(page, 'kitewing').addresses[0])

  await page.evaluate(() => globalThis.__modals?.[1]?.disconnect())
  await isIn('Plum', 'disconnected')
  await isIn('Pine', 'connected')
  await page.reload()
  await isIn('Pine', 'connected')
  await isIn('Plum', 'disconnected')
})

describe.each(['own', 'foyer'])('beside wagmi (%s config)', (config) => {
  const wagmi = (page: Page) => page.getByRole('region', { name: 'wagmi’s hooks' })
  const path = `/pages/wagmi/?config=${config}`
  const statusOf = (page: Page) => page.getByTestId('wagmi-status').textContent()

  it('a change in the modal reaches wagmi, also after a reload', async () => {
    const page = await openPage({ path })
    const modal = locateModal(page)
    await connect(page, 'lantern')
    await expect.poll(() => statusOf(page)).toBe('connected')
    expect(await page.getByTestId('wagmi-address').textContent()).toBe(controlWallet(page, 'lantern').addresses[0])
    await page.getByRole('button', { name: 'Network: Ethereum' }).click()
    await modal.button('Base').click()
    await modal.gone()
    await expect.poll(() => page.getByTestId('wagmi-chain').textContent()).toBe('8453')
    await page.reload()
    await expect.poll(() => statusOf(page)).toBe('connected')
    await expect.poll(() => readState(page)).toMatchObject({ status: 'connected', caipNetworkId: 'eip155:8453' })
    await openView(page, { view: 'Account' })
    await modal.button('Disconnect').click()
    await expect.poll(() => statusOf(page)).toBe('disconnected')
  })

  it('a change in wagmi reaches the modal', async () => {
    const page = await openPage({ path })
    await connect(page, 'kitewing')
    const result = page.getByTestId('wagmi-result')
    await wagmi(page).getByRole('button', { name: 'Sign' }).click()
    await expect.poll(() => result.textContent()).toMatch(/^0x/)
    const address = controlWallet(page, 'kitewing').addresses[0] as Address
    const signature = (await result.textContent()) as Hex
    expect(await verifyMessage({ address, message: 'From wagmi', signature })).toBe(true)
    await wagmi(page).getByRole('button', { name: 'OP Mainnet' }).click()
    await page.getByRole('button', { name: 'Network: OP Mainnet' }).waitFor()
    await wagmi(page).getByRole('button', { name: 'Disconnect' }).click()
    await expect.poll(() => readState(page)).toMatchObject({ status: 'disconnected', address: undefined })
    await page.getByRole('button', { name: 'Connect wallet' }).waitFor()
  })
})
