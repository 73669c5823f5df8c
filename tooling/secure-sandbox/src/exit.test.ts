import { existsSync } from 'node:fs'
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { createServer } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { createOnDemandAssets } from '@foyer/secure-site/build'
import { createTestRecovery, TEST_PASSWORD } from '@foyer/secure-site/testing/recovery'
import axe from 'axe-core'
import { type Browser, type BrowserContextOptions, chromium, type Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest'
import { CHROMIUM, CHROMIUM_ARGS } from './testing/openTestApp'

const PICTURES = process.env.FOYER_FRAME_PICTURES
/** Accounts of the words of BIP-39's test vector for 32 zero bytes, as other wallets show them. */
const KNOWN = {
  seed: new Uint8Array(32),
  evm: '0xF278cF59F82eDcf871d630F28EcC8056f25C1cdb',
  solana: '3Cy3YNTFywCmxoxt8n7UH6hg6dLo5uACowX3CFceaSnx',
}
const WORDS = [...Array<string>(23).fill('abandon'), 'art']

describe.skipIf(!existsSync(CHROMIUM))('the exit page, from a disk and without a network', () => {
  let browser: Browser
  let folder: string
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'foyer-exit-'))
    await writeFile(join(folder, 'exit.html'), await createOnDemandAssets().exitPage())
    browser = await chromium.launch({ executablePath: CHROMIUM, args: CHROMIUM_ARGS, timeout: 60_000 })
  })
  afterAll(async () => {
    await browser?.close()
    await rm(folder, { recursive: true })
  })

  async function openPage({ offline = true, ...options }: BrowserContextOptions = {}) {
    const context = await browser.newContext({ offline, ...options })
    onTestFinished(() => context.close())
    const page = await context.newPage()
    page.setDefaultTimeout(20_000)
    const complaints: string[] = []
    const requests: string[] = []
    page.on('pageerror', (error) => complaints.push(String(error)))
    page.on('console', (message) => complaints.push(message.text()))
    const cdp = await context.newCDPSession(page)
    await cdp.send('Network.enable')
    // A further session of the protocol would report the page as online.
    const conditions = { offline, latency: 0, downloadThroughput: -1, uploadThroughput: -1 }
    await cdp.send('Network.emulateNetworkConditions', conditions)
    cdp.on('Network.requestWillBeSent', ({ request }) => requests.push(request.url))
    cdp.on('Network.webSocketCreated', ({ url }) => requests.push(url))
    const url = String(pathToFileURL(join(folder, 'exit.html')))
    await page.goto(url)
    return { page, complaints, requests, url }
  }

  const pick = (page: Page, text: string, name = 'recovery.json') =>
    page.getByLabel('Recovery file').setInputFiles({ name, mimeType: 'application/json', buffer: Buffer.from(text) })
  const submit = (page: Page) => page.getByRole('button', { name: 'Open the wallet' }).click()
  const openWith = async (page: Page, text: string, label: 'Recovery code' | 'Password', secret: string) => {
    await pick(page, text)
    await page.getByLabel(label, { exact: true }).and(page.locator('textarea, [type=password]')).fill(secret)
    await submit(page)
  }
  const heading = (page: Page) => page.getByRole('heading', { name: 'Your wallet is open' })
  const readWords = (page: Page) => page.getByRole('listitem').allTextContents()
  const readPage = (page: Page) => page.locator('main').textContent()

  it.each([
    ['the printed code', 'Recovery code', false],
    ['the password', 'Password', true],
  ] as const)('opens a known wallet with file and %s, and sends and stores nothing', async (_, label, hasPassword) => {
    const { text, code } = await createTestRecovery({ seed: KNOWN.seed, hasPassword })
    const { page, complaints, requests, url } = await openPage()
    await page.getByText('Your browser says that it’s offline.').waitFor()
    await openWith(page, text, label, hasPassword ? TEST_PASSWORD : code.toLowerCase().replaceAll('-', ' '))
    await heading(page).waitFor()
    for (const address of [KNOWN.evm, KNOWN.solana]) expect(await readPage(page)).toContain(address)
    expect(await readWords(page)).toEqual([])
    expect(await page.content()).not.toContain('<li>')
    await page.getByRole('button', { name: 'Show the words' }).click()
    expect(await readWords(page)).toEqual(WORDS)
    for (const path of ["m/44'/60'/0'/0/0", "m/44'/501'/0'/0'"]) expect(await readPage(page)).toContain(path)
    await page.getByRole('button', { name: 'Hide the words' }).click()
    expect(await readWords(page)).toEqual([])
    await page.getByRole('button', { name: 'Close the wallet' }).click()
    expect(await readPage(page)).not.toContain(KNOWN.evm)
    const stored = await page.evaluate(async () => [
      localStorage.length,
      sessionStorage.length,
      document.cookie,
      (await indexedDB.databases()).length,
    ])
    expect(stored).toEqual([0, 0, '', 0])
    expect(complaints).toEqual([])
    expect(requests.filter((each) => !each.startsWith('data:'))).toEqual([url])
  })

  it('cannot fetch, embed or connect to anything, even if its script tried, online', async () => {
    const asked: string[] = []
    const server = createServer(({ url = '' }, response) => {
      asked.push(url)
      response.end()
    })
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
    onTestFinished(() => void server.close())
    const address = server.address()
    const target = `http://127.0.0.1:${typeof address === 'object' ? address?.port : ''}`
    const { page } = await openPage({ offline: false })
    await page.getByText('Your browser is online.').waitFor()
    const tried = await page.evaluate(async (to) => {
      const image = new Image()
      const loading = new Promise((resolve) => {
        image.onerror = () => resolve('blocked')
        image.onload = () => resolve('loaded')
      })
      image.src = `${to}/image`
      navigator.sendBeacon(`${to}/beacon`)
      new WebSocket(to.replace('http', 'ws')).onerror = () => {}
      document.body.append(Object.assign(document.createElement('iframe'), { src: `${to}/frame` }))
      return [await fetch(`${to}/fetch`, { mode: 'no-cors' }).catch(() => 'blocked'), await loading]
    }, target)
    expect(tried).toEqual(['blocked', 'blocked'])
    expect(asked).toEqual([])
    await fetch(`${target}/works`)
    expect(asked).toEqual(['/works'])
  })

  it('says what is wrong with a code, a password or a file, next to the field', async () => {
    const [mine, other, locked] = await Promise.all([
      createTestRecovery(),
      createTestRecovery({ userId: 'noa' }),
      createTestRecovery({ hasPassword: true }),
    ])
    const { page, complaints } = await openPage()
    const error = async () => {
      await expect.poll(() => page.getByRole('alert').textContent()).not.toBe('')
      expect(await page.getByRole('button', { name: 'Open the wallet' }).isEnabled()).toBe(true)
      const at = await page.locator('[aria-invalid=true]').getAttribute('id')
      return [at, await page.getByRole('alert').textContent()]
    }
    await submit(page)
    expect(await error()).toEqual(['file', 'Choose your recovery file first.'])
    await pick(page, 'My shopping list', 'list.txt')
    await expect.poll(error).toEqual(['file', 'This is not a recovery file.'])
    await pick(page, mine.text.slice(0, -20))
    await expect.poll(error).toEqual(['file', 'This is not a recovery file.'])
    await pick(page, mine.text.replace('"version": 1', '"version": 2'))
    expect((await error())[1]).toContain('newer version')
    await pick(page, ' '.repeat(1_000_000))
    await expect.poll(error).toEqual(['file', 'This file is too large to be a recovery file.'])

    await pick(page, mine.text)
    await page.getByText('Wallet of Harbor, https://secure.harbor.example').waitFor()
    await submit(page)
    expect(await error()).toEqual(['code', 'Enter your code.'])
    const groups = mine.code.split('-')
    const typo = groups[4]?.startsWith('A') ? 'B' : 'A'
    const mistyped = Object.assign([...groups], { 4: typo + groups[4]?.slice(1) }).join('-')
    await openWith(page, mine.text, 'Recovery code', mistyped)
    expect(await error()).toEqual(['code', 'Group 5 is mistyped. Compare it with your printed code.'])
    await openWith(page, mine.text, 'Recovery code', groups.slice(1).join('-'))
    expect((await error())[1]).toContain('This code is incomplete: you entered 14 groups.')
    await openWith(page, mine.text, 'Recovery code', other.code)
    expect((await error())[1]).toContain('doesn’t belong to this file')
    await openWith(page, other.text, 'Recovery code', mine.code)
    expect((await error())[1]).toContain('doesn’t belong to this file')
    await openWith(page, locked.text, 'Password', 'another long password')
    const wrong = 'This password doesn’t fit. Check capitals and the keyboard’s language.'
    expect(await error()).toEqual(['password', wrong])
    await openWith(page, mine.text, 'Recovery code', mine.code)
    await heading(page).waitFor()
    expect(complaints).toEqual([])
  })

  it('forgets the wallet and what was typed when it is hidden or left', async () => {
    const { text, code } = await createTestRecovery({ seed: KNOWN.seed })
    const { page, url } = await openPage()
    const hide = () =>
      page.evaluate(() => {
        Object.defineProperty(document, 'visibilityState', { value: 'hidden', configurable: true })
        document.dispatchEvent(new Event('visibilitychange'))
        Reflect.deleteProperty(document, 'visibilityState')
      })
    await pick(page, text)
    await page.getByLabel('Recovery code').fill(code)
    await hide()
    expect(await page.getByLabel('Recovery code').inputValue()).toBe('')
    await page.getByText('This page was hidden, so it has cleared').waitFor()
    await page.getByLabel('Recovery code').fill(code)
    await submit(page)
    await page.getByRole('button', { name: 'Show the words' }).click()
    await hide()
    expect(await page.content()).not.toContain(KNOWN.evm)
    expect(await readWords(page)).toEqual([])
    await page.getByLabel('Recovery code').fill(code)
    await submit(page)
    await heading(page).waitFor()
    await page.goto('about:blank')
    await page.goBack()
    expect(page.url()).toBe(url)
    await page.getByLabel('Recovery code').waitFor()
    expect(await page.getByLabel('Recovery code').inputValue()).toBe('')
    expect(await page.getByText('Wallet of Harbor').count()).toBe(0)
  })

  it('opens a wallet by keyboard and by a dropped file, and moves the focus', async () => {
    const { text, code } = await createTestRecovery({ seed: KNOWN.seed })
    const { page } = await openPage()
    const data = await page.evaluateHandle((content) => {
      const transfer = new DataTransfer()
      transfer.items.add(new File([content], 'recovery.json'))
      return transfer
    }, text)
    await page.dispatchEvent('body', 'drop', { dataTransfer: data })
    await page.getByText('Wallet of Harbor').waitFor()
    await page.keyboard.press('Tab')
    const focused = () => page.evaluate(() => document.activeElement?.id || document.activeElement?.textContent)
    expect(await focused()).toBe('file')
    await page.keyboard.press('Tab')
    expect(await focused()).toBe('code')
    await page.keyboard.type(code)
    await page.keyboard.press('Tab')
    await page.keyboard.press('Enter')
    await heading(page).waitFor()
    expect(await focused()).toBe('Your wallet is open')
    await page.keyboard.press('Tab')
    await page.keyboard.press('Space')
    expect(await readWords(page)).toEqual(WORDS)
    expect(await focused()).toBe('Hide the words')
  })

  it.each([
    ['a phone', 'light', { width: 360, height: 640 }, 'none'],
    ['a phone', 'dark', { width: 360, height: 640 }, 'none'],
    ['a computer', 'light', { width: 1000, height: 760 }, 'none'],
    ['a computer', 'dark', { width: 1000, height: 760 }, 'active'],
  ] as const)('can be read by everybody on %s, %s', async (name, colorScheme, viewport, forcedColors) => {
    const { text, code } = await createTestRecovery({ seed: KNOWN.seed, hasPassword: true })
    const { page } = await openPage({ colorScheme, viewport, forcedColors })
    const look = async (title: string) => {
      if (PICTURES) {
        await mkdir(PICTURES, { recursive: true })
        const path = `${PICTURES}/exit-${title}-${name.split(' ')[1]}-${colorScheme}-${forcedColors}.png`
        await page.screenshot({ path, fullPage: true })
      }
      await page.evaluate(axe.source)
      const { violations } = await page.evaluate(() => (globalThis as unknown as { axe: typeof axe }).axe.run())
      expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`)).toEqual([])
      expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true)
    }
    await pick(page, text)
    await page.getByRole('radio', { name: 'Password' }).waitFor()
    await look('password')
    await page.getByRole('radio', { name: 'Printed code' }).check()
    await page.getByLabel('Recovery code').fill('R041')
    await submit(page)
    await page.getByText('This code is incomplete').waitFor()
    await look('refused')
    await page.getByLabel('Recovery code').fill(code)
    await submit(page)
    await page.getByRole('button', { name: 'Show the words' }).click()
    await look('words')
  })
})
