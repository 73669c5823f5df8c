import { signatureVerify } from '@polkadot/util-crypto'
import type { Page } from 'playwright-core'
import { expect, inject, it } from 'vitest'
import { modalOf } from './lib/modalOf.ts'
import { openPage } from './lib/openPage.ts'
import { phoneOf } from './lib/phone.ts'
import { connectPhone } from './lib/remote.ts'
import { scriptOf } from './lib/wallet.ts'

const PATH = '/pages/namespaces/?only=polkadot'
const POLKADOT = 'polkadot:91b171bb158e2d3848fa23a9f1c25182'
const KUSAMA = 'polkadot:b0a8d493285c2df73290dfb7e61f870f'
const SIGNED = '<Bytes>Save me a berth for two nights.</Bytes>'

/** Thornwick's first two accounts as the two networks spell them, Quillback's first, and the phone's. */
const FIRST = '15kyC2xTckettUR82sbpzmSx9k1KgYBcVLLP2q1RySgWm2V9'
const FIRST_ON_KUSAMA = 'HLHi23GPLQMCbE3qwMskZyoSiHunuSesDSeGCJ2u9sVKhG2'
const SECOND_ON_KUSAMA = 'EZivPuPYdJw54TaVseCETDExXqvTcm7YqMpAYhA58sBAVao'
const OTHER = '5GWDQ6EFAhEFcdyrZ93FnXaJQPLrsm3E4pLYQD9pqcEKjSzt'
const PHONE = '1moRccS2knn7bmXXaxkr5wobENTf2BKG2msdu34oHasC5Ex'

const accountOf = (page: Page) => page.getByTestId('address').textContent()
const outcomeOf = (page: Page) => page.getByTestId('outcome').textContent()

async function press(page: Page, name: string): Promise<string> {
  await page.getByRole('button', { name, exact: true }).click()
  await expect.poll(() => outcomeOf(page)).not.toBe('…')
  return (await outcomeOf(page)) ?? ''
}

/** How many transactions a node has taken from an account. */
async function nonceOf(address: string, network: string): Promise<number> {
  const urls: Readonly<Record<string, string>> = inject('rpcUrls')
  const body = JSON.stringify({ jsonrpc: '2.0', id: 1, method: 'system_accountNextIndex', params: [address] })
  const response = await fetch(urls[network] ?? '', { method: 'POST', body })
  return ((await response.json()) as { result: number }).result
}

it('S1.063 an extension of Polkadot: declined, connected, signs, sends, switches, changes account, comes back, leaves', async () => {
  const page = await openPage({ path: PATH })
  const modal = modalOf(page)
  const thornwick = scriptOf(page, 'thornwick')
  await thornwick.next(['reject'])
  await page.getByRole('button', { name: 'Connect Polkadot' }).click()
  await modal.button('Quillback').waitFor()
  await modal.button('Thornwick').click()
  await modal.dialog.getByRole('alert').getByText('Request declined').waitFor()
  await modal.button('Try again').click()
  await modal.gone()
  expect(await accountOf(page)).toBe(`${POLKADOT}:${FIRST}`)

  expect(signatureVerify(SIGNED, await press(page, 'Sign message'), FIRST).isValid).toBe(true)
  await thornwick.next(['reject'])
  expect(await press(page, 'Sign message')).toBe('ModalError: User rejected')
  const sent = await nonceOf(FIRST, POLKADOT)
  expect(await press(page, 'Send')).toMatch(/^0x[0-9a-f]{64}$/)
  expect(await nonceOf(FIRST, POLKADOT)).toBe(sent + 1)

  await page.getByRole('button', { name: 'Network: Polkadot' }).click()
  await modal.button('Kusama').click()
  await modal.gone()
  await expect.poll(() => accountOf(page)).toBe(`${KUSAMA}:${FIRST_ON_KUSAMA}`)
  await thornwick.switchAccount(1)
  await expect.poll(() => accountOf(page)).toBe(`${KUSAMA}:${SECOND_ON_KUSAMA}`)
  expect(signatureVerify(SIGNED, await press(page, 'Sign message'), SECOND_ON_KUSAMA).isValid).toBe(true)

  await page.reload()
  await expect.poll(() => accountOf(page)).toBe(`${KUSAMA}:${SECOND_ON_KUSAMA}`)
  expect((await thornwick.log()).map(({ method, outcome }) => `${method} ${outcome}`)).toEqual(['enable done'])
  await thornwick.disconnectSite()
  await expect.poll(() => page.getByTestId('status').textContent()).toBe('disconnected')

  await page.getByRole('button', { name: 'Connect Polkadot' }).click()
  await modal.button('Quillback').click()
  await modal.gone()
  expect(signatureVerify(SIGNED, await press(page, 'Sign message'), OTHER)).toMatchObject({
    isValid: true,
    crypto: 'ed25519',
  })
  await page.getByRole('button', { name: 'Disconnect', exact: true }).click()
  await expect.poll(() => page.getByTestId('status').textContent()).toBe('disconnected')
})

it('S1.063 a phone on Polkadot: connected, signs, sends, is there after a reload, and ends the session', async () => {
  const phone = phoneOf()
  const page = await openPage({ path: PATH, withoutWallets: true })
  await connectPhone(page, phone)
  expect(await accountOf(page)).toBe(`${POLKADOT}:${PHONE}`)
  expect(signatureVerify(SIGNED, await press(page, 'Sign message'), PHONE).isValid).toBe(true)
  const sent = await nonceOf(PHONE, POLKADOT)
  expect(await press(page, 'Send')).toMatch(/^0x[0-9a-f]{64}$/)
  expect(await nonceOf(PHONE, POLKADOT)).toBe(sent + 1)

  await page.reload()
  await expect.poll(() => accountOf(page)).toBe(`${POLKADOT}:${PHONE}`)
  expect(signatureVerify(SIGNED, await press(page, 'Sign message'), PHONE).isValid).toBe(true)
  await phone.disconnect()
  await expect.poll(() => page.getByTestId('status').textContent()).toBe('disconnected')
})
