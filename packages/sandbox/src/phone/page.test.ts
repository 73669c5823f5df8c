import { existsSync } from 'node:fs'
import { type Browser, chromium, type Page } from 'playwright-core'
import { verifyMessage } from 'viem'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { expectEventually } from '../relay/testing/expectEventually'
import { type Hex, startTestPhone, type TestPhone } from './testing/startTestPhone'

const CHROMIUM = process.env.CHROMIUM_PATH ?? '/usr/bin/chromium'

describe.skipIf(!existsSync(CHROMIUM))('the phone’s page', () => {
  let browser: Browser
  let stage: TestPhone
  let page: Page
  const complaints: string[] = []

  beforeAll(async () => {
    stage = await startTestPhone()
    const args = ['--no-sandbox', '--disable-quic', '--no-first-run', '--disable-background-networking']
    browser = await chromium.launch({ executablePath: CHROMIUM, args, timeout: 60_000 })
    page = await browser.newPage()
    page.setDefaultTimeout(60_000)
    page.on('pageerror', (error) => complaints.push(String(error)))
    await page.goto(stage.phone.url)
  })
  afterAll(() => Promise.all([browser?.close(), stage?.close()]))

  const focused = () => page.evaluate(() => document.activeElement?.textContent)

  it('pairs, approves chosen chains, signs and disconnects by keyboard', async () => {
    const site = await stage.openSite()
    const { uri, outcome } = await site.propose(['eip155:1', 'eip155:8453', 'eip155:137'])
    await page.getByLabel('Connection link').focus()
    await page.keyboard.insertText(uri)
    await page.keyboard.press('Enter')
    const proposal = page.getByRole('article', { name: 'Test site wants to connect' })
    await proposal.getByText('http://localhost:3000').waitFor()
    await proposal.getByText('Not on this phone: Polygon').waitFor()
    expect(await page.getByRole('status').textContent()).toBe('Test site wants to connect')
    await proposal.getByRole('checkbox', { name: 'Base' }).focus()
    await page.keyboard.press('Space')
    await proposal.getByRole('button', { name: 'Approve' }).focus()
    await page.keyboard.press('Enter')
    const { session } = await outcome
    expect(session?.namespaces.eip155?.chains).toEqual(['eip155:1'])
    await proposal.waitFor({ state: 'detached' })
    expect(await focused()).toBe('Foyer Phone')

    const address = session?.namespaces.eip155?.accounts[0]?.split(':')[2] as Hex
    const signing = site.provider.request<Hex>({ method: 'personal_sign', params: ['0x6869', address] }, 'eip155:1')
    const request = page.getByRole('article', { name: 'Test site wants you to sign a message' })
    await request.getByText('hi', { exact: true }).waitFor()
    await request.getByRole('button', { name: 'Approve' }).press('Enter')
    expect(await verifyMessage({ address, message: 'hi', signature: await signing })).toBe(true)

    await page.getByRole('article', { name: 'Test site', exact: true }).getByText('2 accounts on Ethereum').waitFor()
    await page.getByRole('button', { name: 'Disconnect Test site' }).press('Enter')
    await page.getByText('No app is connected.').waitFor()
    expect(await focused()).toBe('Connected apps')
    expect(complaints).toEqual([])
  })

  it('moves the focus to a request of the app, and back to the title when the app ends it', async () => {
    const { provider, address } = await stage.connect()
    await page.getByRole('article', { name: 'Test site', exact: true }).getByText('2 accounts on Ethereum').waitFor()
    await page.getByLabel('Connection link').focus()
    const signing = provider.request({ method: 'personal_sign', params: ['0x6869', address] }, 'eip155:1')
    signing.catch(() => {})
    await page.getByRole('article', { name: 'Test site wants you to sign a message' }).waitFor()
    expect(await focused()).toBe('Requests')
    await provider.disconnect()
    await page.getByRole('region', { name: 'Requests' }).waitFor({ state: 'hidden' })
    expect(await focused()).toBe('Foyer Phone')
  })

  it('pairs from a universal link, and rejects', async () => {
    const { uri, outcome } = await (await stage.openSite()).propose()
    await page.goto(`${stage.phone.url}/wc?uri=${encodeURIComponent(uri)}`)
    await page.getByRole('button', { name: 'Reject' }).click()
    expect(await outcome).toMatchObject({ code: 5000 })
    await page.getByRole('region', { name: 'Requests' }).waitFor({ state: 'hidden' })
    expect(page.url()).toBe(`${stage.phone.url}/`)
  })

  it('shows an error', async () => {
    await page.getByLabel('Connection link').fill('nothing')
    await page.getByRole('button', { name: 'Pair' }).click()
    await expectEventually(() => page.getByRole('alert').textContent()).toMatch(/uri/i)
  })
})
