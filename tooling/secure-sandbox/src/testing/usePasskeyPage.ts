import { fileURLToPath } from 'node:url'
import { serveApp } from '@foyer/sandbox/http'
import { build } from 'esbuild'
import { type Browser, chromium } from 'playwright-core'
import { afterAll, beforeAll, onTestFinished } from 'vitest'
import { addVirtualAuthenticator } from './addVirtualAuthenticator'
import { CHROMIUM, CHROMIUM_ARGS } from './openTestApp'

const ENTRY = fileURLToPath(new URL('./passkeyPage.ts', import.meta.url))

/** Serves a page that seals and opens shares with passkeys, at any name below `localhost`. */
export function usePasskeyPage() {
  let browser: Browser
  let server: Awaited<ReturnType<typeof serveApp>>
  beforeAll(async () => {
    const conditions = ['@foyer/source', 'module']
    const bundled = await build({ entryPoints: [ENTRY], bundle: true, write: false, format: 'iife', conditions })
    server = await serveApp((request, response) => {
      const isScript = request.url === '/page.js'
      response.writeHead(200, { 'content-type': isScript ? 'text/javascript' : 'text/html' })
      response.end(isScript ? bundled.outputFiles[0]?.text : '<!doctype html><script src="/page.js"></script>')
    })
    browser = await chromium.launch({ executablePath: CHROMIUM, args: CHROMIUM_ARGS, timeout: 60_000 })
  })
  afterAll(() => Promise.all([browser?.close(), server?.stop()]))

  const url = (host = 'localhost') => `http://${host}:${server.port}/`
  return {
    url,
    async open({ hasPrf, host }: { readonly hasPrf: boolean; readonly host?: string }) {
      const context = await browser.newContext()
      onTestFinished(() => context.close())
      const page = await context.newPage()
      const { cdp, authenticatorId } = await addVirtualAuthenticator(page, { hasPrf })
      await page.goto(url(host))
      const clear = () => cdp.send('WebAuthn.clearCredentials', { authenticatorId })
      return { page, cdp, authenticatorId, clear }
    },
  }
}
