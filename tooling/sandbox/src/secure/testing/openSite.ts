import type { RequestListener } from 'node:http'
import { fileURLToPath } from 'node:url'
import { build } from 'esbuild'
import { type Browser, chromium, type FrameLocator, type Page } from 'playwright-core'
import { serve } from '../../http/serve'

const ENTRY = fileURLToPath(new URL('./sitePage.ts', import.meta.url))
const ARGS = ['--no-sandbox', '--disable-quic', '--no-first-run', '--disable-background-networking']
const POLICY =
  "default-src 'self'; script-src 'self'; style-src 'self'; frame-src http://localhost:*; require-trusted-types-for 'script'"
const SLOT = { left: 16, top: 60, width: 328, height: 470, radius: '16px' }

export const CHROMIUM = process.env.CHROMIUM_PATH ?? '/usr/bin/chromium'

/** A page of some other origin that embeds the secure site, in a real browser. */
export async function openSite(secureUrl: string) {
  const bundled = await build({
    entryPoints: [ENTRY],
    bundle: true,
    write: false,
    format: 'iife',
    conditions: ['@foyer/source', 'module'],
    logLevel: 'warning',
  })
  const script = bundled.outputFiles[0]?.text ?? ''
  const listener: RequestListener = (request, response) => {
    const isScript = request.url === '/page.js'
    response.writeHead(200, {
      'content-type': isScript ? 'text/javascript' : 'text/html',
      'content-security-policy': POLICY,
    })
    response.end(
      isScript ? script : '<!doctype html><html lang="en"><title>Site</title><body><script src="/page.js"></script>',
    )
  }
  const server = await serve(listener)
  // Another origin of the same site: Playwright turns off the parting of storage, and then a frame of another site has none.
  const origin = `http://localhost:${server.port}`
  const browser: Browser = await chromium.launch({ executablePath: CHROMIUM, args: ARGS, timeout: 60_000 })
  const complaints: string[] = []
  return {
    origin,
    browser,
    complaints,
    async open({
      width = 360,
      height = 640,
      secureUrl: url = secureUrl,
    } = {}): Promise<{ page: Page; wallet: FrameLocator }> {
      const context = await browser.newContext({ viewport: { width, height } })
      const page = await context.newPage()
      page.setDefaultTimeout(20_000)
      page.on('pageerror', (error) => complaints.push(String(error)))
      page.on('console', (message) => message.type() === 'error' && complaints.push(message.text()))
      await page.goto(`${origin}/?secure=${encodeURIComponent(url)}`)
      return { page, wallet: page.frameLocator('iframe') }
    },
    /** Begins a request to the wallet and shows the frame, as a modal would. */
    ask: (page: Page, method: string, params: unknown, more: object = {}) =>
      page.evaluate(
        ([slot, request]) => {
          window.frame.show(slot, 'Approve')
          window.frame.focus()
          window.kept = window.client
            .rpc(request)
            .then((value) => ({ value }))
            .catch(({ message, rpcCode }) => ({ message, rpcCode }))
            .finally(() => window.frame.hide())
        },
        [SLOT, { method, params, ...more }] as const,
      ),
    answer: (page: Page) =>
      page.evaluate(() => window.kept) as Promise<{ value?: unknown; message?: string; rpcCode?: number }>,
    async close() {
      await Promise.all([browser.close(), server.stop()])
    },
  }
}
