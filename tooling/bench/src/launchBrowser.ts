import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { type BrowserContextOptions, type CDPSession, chromium } from 'playwright-core'
import { compileScript } from './compileScript'

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

type VisitOptions = BrowserContextOptions & {
  slowdown?: number | undefined
  /** In ms. */
  latency?: number | undefined
  /** Bits per second. */
  throughput?: number | undefined
}

/**
 * Launches Chromium.
 *
 * @param more scripts that run first in each page
 */
export async function launchBrowser(more: readonly string[] = []) {
  const scripts = await Promise.all(
    ['wallet', 'solanaWallet', 'backends', ...more, 'watch'].map((name) =>
      compileScript(join(here, `inPage/${name}.ts`)),
    ),
  )
  const browser = await chromium.launch({
    executablePath: process.env.CHROMIUM_PATH ?? '/usr/bin/chromium',
    args: ARGS,
  })

  /**
   * Opens a page with an empty cache, on a CPU slowed down `slowdown` times and a network with `latency` (ms) and
   * `throughput` (bits per second). Waits until the page has loaded and shows its button.
   */
  async function visit(url: string, { slowdown = 1, latency = 0, throughput, ...options }: VisitOptions = {}) {
    const context = await browser.newContext({ viewport: { width: 1000, height: 800 }, ...options })
    const page = await context.newPage()
    const cdp = await context.newCDPSession(page)
    await cdp.send('Performance.enable')
    if (slowdown > 1) await cdp.send('Emulation.setCPUThrottlingRate', { rate: slowdown })
    if (latency) await slowNetwork(cdp, latency, throughput)
    await page.addInitScript(`window.__latency = ${latency}`)
    // tsx adds the helper `__name` to functions, which a page lacks.
    await page.addInitScript('globalThis.__name = (value) => value')
    for (const content of scripts) await page.addInitScript(content)
    const requested: string[] = []
    const complaints: string[] = []
    let pending = 0
    page.on('request', (request) => {
      requested.push(request.url())
      pending++
    })
    page.on('requestfinished', () => pending--)
    page.on('requestfailed', () => pending--)
    page.on('console', (message) => {
      if (['error', 'warning'].includes(message.type())) complaints.push(`${message.text()} ${message.location().url}`)
    })
    page.on('pageerror', (error) => complaints.push(String(error)))
    await page.goto(url, { waitUntil: 'load' })
    await page.locator('#app button').first().waitFor()
    /**
     * Waits until all requests are answered and the next second brings no more. The browser's own "network idle" comes
     * once, for the page itself.
     */
    const rest = async () => {
      for (let before = -1; before !== requested.length || pending; ) {
        before = requested.length
        await page.waitForTimeout(1_000)
      }
    }
    return { page, cdp, asked: requested, complaints, rest, leave: () => context.close() }
  }
  return { visit, close: () => browser.close() }
}

async function slowNetwork(cdp: CDPSession, latency: number, throughput: number | undefined) {
  const bytesPerSecond = throughput ? throughput / 8 : -1
  await cdp.send('Network.enable')
  await cdp.send('Network.emulateNetworkConditions', {
    offline: false,
    latency,
    downloadThroughput: bytesPerSecond,
    uploadThroughput: bytesPerSecond,
  })
}
