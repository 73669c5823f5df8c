import { existsSync } from 'node:fs'
import { mkdir } from 'node:fs/promises'
import axe from 'axe-core'
import type { Page } from 'playwright-core'
import { parseEther, toHex } from 'viem'
import { mnemonicToAccount } from 'viem/accounts'
import { describe, expect, it } from 'vitest'
import * as z from 'zod/mini'
import { addVirtualAuthenticator } from './testing/addVirtualAuthenticator'
import { CHROMIUM } from './testing/openTestApp'
import { type Hex, useTestEnvironment } from './testing/useTestEnvironment'

const stage = useTestEnvironment({ cooldownMs: 0, emailChangeDelayMs: 0 })
// On this site a looser policy, and a new passkey, wait for a day.
const slow = useTestEnvironment({ cooldownMs: 0, emailChangeDelayMs: 86_400_000 })
const to = '0x00000000000000000000000000000000000000d2'
const SENT = { value: expect.stringMatching(/^0x[\da-f]{64}$/) }
const PICTURES = process.env.FOYER_FRAME_PICTURES

/** Checks a view with axe, and takes its picture if asked. */
async function look(page: Page, title: string) {
  await page.evaluate(axe.source)
  const { violations } = await page.evaluate(() => (globalThis as unknown as { axe: typeof axe }).axe.run())
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`)).toEqual([])
  if (!PICTURES) return
  await mkdir(PICTURES, { recursive: true })
  for (const [name, width, colorScheme] of [
    ['phone', 360, 'light'],
    ['dark', 900, 'dark'],
  ] as const) {
    await page.setViewportSize({ width, height: 760 })
    await page.emulateMedia({ colorScheme })
    await page.screenshot({ path: `${PICTURES}/limits-${title}-${name}.png`, fullPage: true })
  }
}

async function openWindow(email: string, { site, secure, approveDevice, waitForCode } = stage) {
  const page = await (await site().browser.newContext()).newPage()
  await page.goto(`${secure().url}/wallet`)
  await page.getByLabel('Email').fill(email)
  await page.getByRole('button', { name: 'Continue', exact: true }).click()
  await approveDevice(email)
  await page.getByLabel('Code').waitFor()
  await page.getByLabel('Code').fill(await waitForCode(email))
  const [start, limits] = [
    page.getByRole('button', { name: 'Start a new wallet' }),
    page.getByRole('heading', { name: 'Limits' }),
  ]
  await start.or(limits).waitFor()
  if (await start.isVisible()) await start.click()
  await limits.waitFor()
  return page
}

async function setLimit(page: Page, { day, above }: { day: string; above: string }) {
  await page.getByRole('button', { name: 'Set a limit' }).click()
  await page.getByLabel('At most a day, in ETH').fill(day)
  await page.getByLabel('Passkey above, in ETH').fill(above)
  await look(page, 'form')
  await page.getByRole('button', { name: 'Save' }).click()
}

describe.skipIf(!existsSync(CHROMIUM))('the limits of a wallet', () => {
  it('are set in the site’s window, hold for every app, and ask for the passkey above an amount', async () => {
    const email = 'limits@example.org'
    const { page, wallet } = await stage.site().open()
    const { address } = await stage.login(page, email)
    await stage.fund(address)
    const send = (ether: string) =>
      stage.site().ask(page, 'eth_sendTransaction', [{ from: address, to, value: toHex(parseEther(ether)) }])
    const answer = () => stage.site().answer(page)
    const own = await openWindow(email)
    const { cdp, authenticatorId } = await addVirtualAuthenticator(own)
    await look(own, 'none')
    await own.getByRole('button', { name: 'Add a passkey for approvals' }).click()
    await own.getByText('Passkey for approvals', { exact: true }).waitFor()
    await setLimit(own, { day: '0.3', above: '0.1' })
    await own.getByText('At most 0.3 ETH a day. Passkey above 0.1 ETH').waitFor()
    await look(own, 'set')

    await send('0.05')
    const small = await stage.review(wallet)
    await small.getByText('Left of today’s limit').waitFor()
    expect(await small.getByText('0.25 ETH').count()).toBe(1)
    await stage.approve(small)
    expect(await answer()).toEqual(SENT)

    await send('0.2')
    const large = await stage.review(wallet)
    const second = await addVirtualAuthenticator(large)
    const { credentials } = await cdp.send('WebAuthn.getCredentials', { authenticatorId })
    for (const credential of credentials)
      await second.cdp.send('WebAuthn.addCredential', { authenticatorId: second.authenticatorId, credential })
    await stage.approve(large)
    expect(await answer()).toEqual(SENT)

    await send('0.1')
    expect(await answer()).toMatchObject({ message: expect.stringContaining('more than your limit for a day leaves') })

    await setLimit(own, { day: '2', above: '0.1' })

    await own.getByRole('heading', { name: 'Loosen your limits?' }).waitFor()
    await look(own, 'looser')
    // The passkey counts its answers, and the copy in the other window has counted on.
    await cdp.send('WebAuthn.clearCredentials', { authenticatorId })
    for (const credential of credentials)
      await cdp.send('WebAuthn.addCredential', { authenticatorId, credential: { ...credential, signCount: 9 } })
    await own.getByRole('button', { name: 'Use the passkey' }).click()
    await own.getByText('At most 2 ETH a day. Passkey above 0.1 ETH').waitFor()
    for (const each of [page, own]) await each.context().close()
  })

  it('send nothing without the passkey that they ask for, and to nobody who is not on the list', async () => {
    const email = 'recipients@example.org'
    const { page, wallet } = await stage.site().open()
    const { address } = await stage.login(page, email)
    await stage.fund(address)
    const send = (recipient: string) =>
      stage.site().ask(page, 'eth_sendTransaction', [{ from: address, to: recipient, value: '0x2' }])
    const own = await openWindow(email)
    await addVirtualAuthenticator(own)
    await own.getByRole('button', { name: 'Add a passkey for approvals' }).click()
    await own.getByText('Passkey for approvals', { exact: true }).waitFor()
    await setLimit(own, { day: '', above: '0' })
    await own.getByText('Passkey above 0 ETH').waitFor()
    await own.getByRole('button', { name: 'Choose recipients' }).click()
    await own.getByLabel('Addresses, one a line').fill(`${to}\nmaya.eth`)
    await own.getByRole('button', { name: 'Save' }).click()
    await own.getByText('“maya.eth” isn’t an address.').waitFor()
    await own.getByLabel('Addresses, one a line').fill(to)
    await look(own, 'recipients')
    await own.getByRole('button', { name: 'Save' }).click()
    await own.getByText('One address, and no other').waitFor()

    await send('0x00000000000000000000000000000000000000d3')
    expect(await stage.site().answer(page)).toMatchObject({ message: expect.stringContaining('not on your list') })

    await send(to)
    const review = await stage.review(wallet)
    await addVirtualAuthenticator(review)
    await stage.read(review)
    await review.getByRole('button', { name: 'Approve' }).click()
    await review.getByRole('alert').waitFor()
    await look(review, 'no-passkey')
    await Promise.all([review.waitForEvent('close'), review.getByRole('button', { name: 'Close' }).click()])
    expect(await stage.site().answer(page)).toMatchObject({ rpcCode: 4001 })
    expect(await stage.node().getTransactionCount({ address })).toBe(0)
    for (const each of [page, own]) await each.context().close()
  })

  it('do not hold in another wallet, for which the passkey opens the words', async () => {
    const email = 'words@example.org'
    const own = await openWindow(email)
    await addVirtualAuthenticator(own)
    await own.getByRole('button', { name: 'Show the words of this wallet' }).click()
    await own.getByText('First add a passkey for approvals').waitFor()
    await own.getByRole('button', { name: 'Cancel' }).click()
    await own.getByRole('button', { name: 'Add a passkey for approvals' }).click()
    await own.getByText('Passkey for approvals', { exact: true }).waitFor()
    const address = (await own.locator('dd').first().textContent())?.replaceAll(/\s/g, '')
    await own.getByRole('button', { name: 'Show the words of this wallet' }).click()
    await look(own, 'words-before')
    await own.getByRole('button', { name: 'Use the passkey' }).click()
    const words = own.getByRole('list', { name: 'Words' }).getByRole('listitem')
    await words.first().waitFor()
    await look(own, 'words')
    expect(mnemonicToAccount((await words.allInnerTexts()).join(' ')).address).toBe(address)
    await own.getByRole('button', { name: 'Done' }).click()
    await own.getByRole('heading', { name: 'Limits' }).waitFor()
    expect(await words.count()).toBe(0)
    await own.context().close()
  })

  it('are not loosened, and no words shown, by a passkey that was just added', async () => {
    const own = await openWindow('new-passkey@example.org', slow)
    await addVirtualAuthenticator(own)
    await setLimit(own, { day: '0.3', above: '' })
    await own.getByText('At most 0.3 ETH a day').waitFor()
    await own.getByRole('button', { name: 'Add a passkey for approvals' }).click()
    await own.getByText(/Loosens limits and shows the words from/).waitFor()
    await look(own, 'new-passkey')
    await own.getByRole('button', { name: 'Show the words of this wallet' }).click()
    await own.getByRole('button', { name: 'Use the passkey' }).click()
    await own.getByText(/This passkey is new/).waitFor()
    await own.getByRole('button', { name: 'Cancel' }).click()
    await setLimit(own, { day: '1', above: '' })
    await own.getByRole('button', { name: 'Change them in 24 hours' }).waitFor()
    expect(await own.getByRole('button', { name: 'Use the passkey' }).count()).toBe(0)
    await look(own, 'later')
    await own.context().close()
  })

  it('hold within a permission, and ask for the passkey for every text once they ask for everything', async () => {
    const email = 'permitted@example.org'
    const { page, wallet } = await stage.site().open()
    await stage.login(page, email)
    const { address } = await page.evaluate(() => window.client.setPreferredAccount('smartAccount'))
    await stage.fund(address as Hex)
    const own = await openWindow(email)
    await addVirtualAuthenticator(own)
    await own.getByRole('button', { name: 'Add a passkey for approvals' }).click()
    await own.getByText('Passkey for approvals', { exact: true }).waitFor()
    await setLimit(own, { day: '0.3', above: '' })
    await own.getByText('At most 0.3 ETH a day').waitFor()

    const permit = async () => {
      const permission = { type: 'native-token-allowance', data: { allowanceAmount: toHex(parseEther('0.2')) } }
      const timestamp = Math.floor(Date.now() / 1000) + 3600
      const rules = [{ type: 'expiry', data: { timestamp } }]
      await stage.site().ask(page, 'wallet_requestExecutionPermissions', [{ chainId: '0x1', permission, rules }])
      await stage.approve(wallet)
      const { value } = await stage.site().answer(page)
      return z.parse(z.array(z.object({ context: z.string() })), value)[0]?.context
    }
    const use = async (context: string | undefined) => {
      const calls = [{ to, value: toHex(parseEther('0.2')) }]
      const request = { version: '2.0.0', chainId: '0x1', from: address, calls }
      await stage.site().ask(page, 'wallet_sendCalls', [{ ...request, capabilities: { permissions: { context } } }])
      return stage.site().answer(page)
    }
    const [one, other] = [await permit(), await permit()]
    expect(await use(one)).toMatchObject({ value: { id: expect.any(String) } })
    expect(await use(other)).toMatchObject({ message: expect.stringContaining('limit for a day'), rpcCode: 4100 })

    await setLimit(own, { day: '0.3', above: '0' })
    await own.getByText('Passkey above 0 ETH').waitFor()
    await stage.site().ask(page, 'personal_sign', [toHex('Ahoy'), address])
    const review = await stage.review(wallet)
    await addVirtualAuthenticator(review)
    await stage.read(review)
    await review.getByRole('button', { name: 'Approve' }).click()
    await review.getByRole('alert').waitFor()
    await Promise.all([review.waitForEvent('close'), review.getByRole('button', { name: 'Close' }).click()])
    expect(await stage.site().answer(page)).toMatchObject({ rpcCode: 4001 })
    for (const each of [page, own]) await each.context().close()
  })
})
