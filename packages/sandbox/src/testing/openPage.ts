import type { Browser, BrowserContext, Page } from 'playwright-core'
import type { PageSetup } from '../exports/evm'
import { readWalletsScript } from '../exports/index'

const POLICY = "default-src 'self'; script-src 'self'; style-src 'self'; require-trusted-types-for 'script'"
const HTML =
  '<!doctype html><html lang="en"><title>Page</title><script src="/wallets.js"></script><button>Page</button>'

export interface OpenPage {
  readonly page: Page
  readonly context: BrowserContext
  /** Starts a request; `answer` waits for its result. */
  ask(rdns: string, method: string, params?: unknown): Promise<void>
  answer(): Promise<unknown>
  readonly complaints: string[]
}

/** Opens a page with the wallets and a strict CSP, without a server. */
export async function openPage(browser: Browser, { setup, path = '/' }: { setup?: PageSetup; path?: string } = {}) {
  const context = await browser.newContext()
  // Localhost is a secure context, which `crypto.randomUUID` requires.
  await context.route('http://localhost/**', async (route) => {
    const isScript = new URL(route.request().url()).pathname === '/wallets.js'
    const headers = { 'content-security-policy': POLICY, 'content-type': isScript ? 'text/javascript' : 'text/html' }
    await route.fulfill({ headers, body: isScript ? await readWalletsScript() : HTML })
  })
  const script = `globalThis.__sandboxScript = ${JSON.stringify(setup)}; globalThis.__SANDBOX_RPC__ = { 'eip155:1': '/rpc' }`
  await context.addInitScript(script)
  return openTab(context, path)
}

export async function openTab(context: BrowserContext, path = '/'): Promise<OpenPage> {
  const page = await context.newPage()
  const complaints: string[] = []
  page.on('console', (message) => message.type() === 'error' && complaints.push(message.text()))
  page.on('pageerror', (error) => complaints.push(String(error)))
  await page.goto(`http://localhost${path}`)
  return {
    page,
    context,
    complaints,
    ask: (rdns, method, params = []) =>
      page.evaluate(
        ([name, args]) => {
          const wallet = globalThis.__sandboxWallets?.[name]
          const request = wallet?.provider.request as ((args: unknown) => Promise<unknown>) | undefined
          Object.assign(globalThis, { kept: request?.(args).catch((error: { code: unknown }) => error.code) })
        },
        [rdns, { method, params }] as const,
      ),
    answer: () => page.evaluate(() => (globalThis as { kept?: Promise<unknown> }).kept),
  }
}
