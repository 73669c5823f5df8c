import { readFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { transform } from 'esbuild'
import { type BrowserContextOptions, type CDPSession, chromium } from 'playwright-core'

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
  /** Milliseconds. */
  latency?: number | undefined
  /** Bits per second. */
  throughput?: number | undefined
}

/** Chromium, to be visited from. `more`: what else runs in its pages before anything of theirs. */
export async function launch(more: readonly string[] = []) {
  const scripts = await Promise.all(
    ['wallet', 'backends', ...more, 'watch'].map((name) => readScript(join(here, `inPage/${name}.ts`))),
  )
  const browser = await chromium.launch({
    executablePath: process.env.CHROMIUM_PATH ?? '/usr/bin/chromium',
    args: ARGS,
  })

  /**
   * A visitor who has never been here, on a machine that is `slowdown` times slower than this one and behind a network
   * of so much latency (milliseconds) and throughput (bits per second), until the page is loaded and its button is there.
   */
  async function visit(url: string, { slowdown = 1, latency = 0, throughput, ...options }: VisitOptions = {}) {
    const context = await browser.newContext({ viewport: { width: 1000, height: 800 }, ...options })
    const page = await context.newPage()
    const cdp = await context.newCDPSession(page)
    await cdp.send('Performance.enable')
    if (slowdown > 1) await cdp.send('Emulation.setCPUThrottlingRate', { rate: slowdown })
    if (latency) await slowNetwork(cdp, latency, throughput)
    await page.addInitScript(`window.__latency = ${latency}`)
    // The runner of TypeScript names functions by a helper of its own, which a page does not have.
    await page.addInitScript('globalThis.__name = (value) => value')
    for (const content of scripts) await page.addInitScript(content)
    const asked: string[] = []
    const complaints: string[] = []
    let pending = 0
    page.on('request', (request) => {
      asked.push(request.url())
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
    /** Until all is answered and a second brings no more requests. The browser's own "network idle" is told once, for the page itself. */
    const rest = async () => {
      for (let before = -1; before !== asked.length || pending; ) {
        before = asked.length
        await page.waitForTimeout(1_000)
      }
    }
    return { page, cdp, asked, complaints, rest, leave: () => context.close() }
  }
  return { visit, close: () => browser.close() }
}

/** Reads a script of a page, without its types. */
async function readScript(path: string) {
  const { code } = await transform(await readFile(path, 'utf8'), { loader: 'ts', target: 'es2022' })
  return code
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
