import { readFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { chromium } from 'playwright-core'

const here = dirname(fileURLToPath(import.meta.url))
const ARGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
]

export async function launch() {
  const wallet = await readFile(join(here, 'wallet.js'), 'utf8')
  const backends = await readFile(join(here, 'backends.js'), 'utf8')
  const watch = await readFile(join(here, 'watch.js'), 'utf8')
  const browser = await chromium.launch({
    executablePath: process.env.CHROMIUM_PATH ?? '/usr/bin/chromium',
    args: ARGS,
  })

  /** A visitor who has never been here, on a machine that is `slowdown` times slower than this one. */
  async function visit(url, { slowdown = 1, ...options } = {}) {
    const context = await browser.newContext({ viewport: { width: 1000, height: 800 }, ...options })
    const page = await context.newPage()
    const cdp = await context.newCDPSession(page)
    if (slowdown > 1) await cdp.send('Emulation.setCPUThrottlingRate', { rate: slowdown })
    await page.addInitScript(wallet)
    await page.addInitScript(backends)
    await page.addInitScript(watch)
    const requests = []
    const complaints = []
    page.on('request', (request) => requests.push(request.url()))
    page.on('console', (message) => {
      if (['error', 'warning'].includes(message.type())) complaints.push(message.text())
    })
    page.on('pageerror', (error) => complaints.push(String(error)))
    await page.goto(url, { waitUntil: 'networkidle' })
    /** Until a second brings no more requests. The browser's own "network idle" is told once, for the page itself. */
    const rest = async () => {
      for (let before = -1; before !== requests.length; ) {
        before = requests.length
        await page.waitForTimeout(1_000)
      }
    }
    return { page, cdp, requests, complaints, rest, leave: () => context.close() }
  }
  return { visit, close: () => browser.close() }
}
