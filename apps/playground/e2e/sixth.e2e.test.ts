import { base58 } from '@scure/base'
import type { Page } from 'playwright-core'
import { type Hex, keccak256, recoverAddress, stringToBytes, toHex } from 'viem'
import { expect, it } from 'vitest'
import { locateModal } from './lib/locateModal.ts'
import { openPage } from './lib/openPage.ts'

const FIRST = 'TWer2Ygk5TEheHp3TPuYeqxmB6SsGZmaL6'
const SECOND = 'TPjjvMwjPoDC32V2dGDYTkLH4E5LAtBZ6C'
const MESSAGE = 'Save me a berth for two nights.'
const PATH = '/pages/sixth/'

const address = (page: Page) => page.getByTestId('address')
const status = (page: Page) => page.getByTestId('status')

// Recovers the signer with viem, in TRON's format.
async function signerOf(signature: string): Promise<string> {
  const bytes = stringToBytes(MESSAGE)
  const hash = keccak256(new Uint8Array([...stringToBytes(`\x19TRON Signed Message:\n${bytes.length}`), ...bytes]))
  return `0x41${(await recoverAddress({ hash, signature: signature as Hex })).slice(2).toLowerCase()}`
}

it('an adapter of the app’s own connects, signs, switches, follows the wallet, and reconnects', async () => {
  const page = await openPage({ path: PATH })
  const { button, gone } = locateModal(page)
  await page.getByRole('button', { name: 'Connect TRON' }).click()
  await button('Gannet').click()
  await gone()
  await expect.poll(() => address(page).textContent()).toBe(`tron:0x2b6653dc:${FIRST}`)
  const balance = () => page.evaluate(() => globalThis.__modal?.$account('tron').get().balance)
  await expect.poll(balance).toBe('10000')

  await page.getByRole('button', { name: 'Sign message' }).click()
  const outcome = page.getByTestId('outcome')
  await expect.poll(() => outcome.textContent()).toMatch(/^0x[0-9a-f]{130}$/)
  expect(toHex(base58.decode(FIRST)).startsWith(await signerOf((await outcome.textContent()) ?? ''))).toBe(true)

  await page.evaluate(() => globalThis.__modal?.switchNetwork('tron:0xcd8690dc'))
  await expect.poll(() => address(page).textContent()).toBe(`tron:0xcd8690dc:${FIRST}`)
  await page.evaluate(() => globalThis.gannet?.select(1))
  await expect.poll(() => address(page).textContent()).toBe(`tron:0xcd8690dc:${SECOND}`)
  // This wallet forgets its selection, and a new account requires a prompt.
  await page.evaluate(() => globalThis.gannet?.select(0))
  await expect.poll(() => address(page).textContent()).toBe(`tron:0xcd8690dc:${FIRST}`)

  await page.reload()
  await expect.poll(() => status(page).textContent()).toBe('connected')
  await page.evaluate(() => globalThis.gannet?.end())
  await expect.poll(() => status(page).textContent()).toBe('disconnected')
  await page.reload()
  await page.waitForFunction(() => '__modal' in globalThis)
  expect(await status(page).textContent()).toBe('disconnected')
})

it('an adapter of the app’s own handles a rejection in the wallet’s panel above the modal', async () => {
  const page = await openPage({ path: `${PATH}?sandbox=panel` })
  const { button, dialog } = locateModal(page)
  await page.getByRole('button', { name: 'Connect TRON' }).click()
  await button('Gannet').click()
  const panel = page.getByRole('alertdialog', { name: /Gannet/ })
  await panel.getByRole('button', { name: 'Reject' }).click()
  await dialog
    .getByText(/declined/i)
    .first()
    .waitFor()
  await dialog.getByRole('button', { name: 'Try again' }).click()
  await panel.getByRole('button', { name: 'Approve' }).click()
  await expect.poll(() => status(page).textContent()).toBe('connected')
})
