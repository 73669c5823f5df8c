import { existsSync } from 'node:fs'
import { type Browser, chromium, type Page } from 'playwright-core'
import { verifyMessage } from 'viem'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { eventually } from '../relay/testing/eventually'
import { type Hex, openStage, type Stage } from './testing/openStage'

const CHROMIUM = process.env.CHROMIUM_PATH ?? '/usr/bin/chromium'

describe.skipIf(!existsSync(CHROMIUM))('the page', () => {
  let browser: Browser
  let stage: Stage
  let page: Page
  const complaints: string[] = []

  beforeAll(async () => {
    stage = await openStage()
    const args = ['--no-sandbox', '--disable-quic', '--no-first-run', '--disable-background-networking']
    browser = await chromium.launch({ executablePath: CHROMIUM, args, timeout: 60_000 })
    page = await browser.newPage()
    page.setDefaultTimeout(60_000)
    page.on('pageerror', (error) => complaints.push(String(error)))
    await page.goto(stage.phone.url)
  })
  afterAll(() => Promise.all([browser?.close(), stage?.close()]))

  const focused = () => page.evaluate(() => document.activeElement?.textContent)

  it('pairs, approves what is chosen, signs and disconnects by keyboard', async () => {
    const site = await stage.openSite()
    const { uri, outcome } = await site.propose(['eip155:1', 'eip155:8453', 'eip155:137'])
    await page.getByLabel('Link of the site').focus()
    await page.keyboard.insertText(uri)
    await page.keyboard.press('Enter')
    const proposal = page.getByRole('article', { name: 'Test site wants to connect' })
    await proposal.getByText('http://localhost:3000').waitFor()
    await proposal.getByText('not on this phone: eip155:137').waitFor()
    expect(await page.getByRole('status').textContent()).toBe('Test site wants to connect')
    await proposal.getByRole('checkbox', { name: 'eip155:8453' }).focus()
    await page.keyboard.press('Space')
    await proposal.getByRole('button', { name: 'Approve' }).focus()
    await page.keyboard.press('Enter')
    const { session } = await outcome
    expect(session?.namespaces.eip155?.chains).toEqual(['eip155:1'])
    await proposal.waitFor({ state: 'detached' })
    expect(await focused()).toBe('Questions')

    const address = session?.namespaces.eip155?.accounts[0]?.split(':')[2] as Hex
    const signing = site.provider.request<Hex>({ method: 'personal_sign', params: ['0x6869', address] }, 'eip155:1')
    const request = page.getByRole('article', { name: 'Test site asks for personal_sign' })
    await request.getByText('hi', { exact: true }).waitFor()
    await request.getByRole('button', { name: 'Approve' }).press('Enter')
    expect(await verifyMessage({ address, message: 'hi', signature: await signing })).toBe(true)

    await page.getByRole('article', { name: 'Test site' }).getByText('eip155:1').waitFor()
    await page.getByRole('button', { name: 'Disconnect Test site' }).press('Enter')
    await page.getByText('No site is connected.').waitFor()
    expect(await focused()).toBe('Sessions')
    expect(complaints).toEqual([])
  })

  it('opened by a universal link pairs, and rejects', async () => {
    const { uri, outcome } = await (await stage.openSite()).propose()
    await page.goto(`${stage.phone.url}/wc?uri=${encodeURIComponent(uri)}`)
    await page.getByRole('button', { name: 'Reject' }).click()
    expect(await outcome).toMatchObject({ code: 5000 })
    await page.getByText('No site is asking anything.').waitFor()
    expect(page.url()).toBe(`${stage.phone.url}/`)
  })

  it('says what went wrong', async () => {
    await page.getByLabel('Link of the site').fill('nothing')
    await page.getByRole('button', { name: 'Pair' }).click()
    await eventually(() => page.getByRole('alert').textContent()).toMatch(/uri/i)
  })
})
