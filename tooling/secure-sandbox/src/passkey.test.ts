import { existsSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { serveApp } from '@foyer/sandbox/http'
import { build } from 'esbuild'
import { type Browser, chromium } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest'
import { addVirtualAuthenticator } from './testing/addVirtualAuthenticator'
import { CHROMIUM, CHROMIUM_ARGS } from './testing/openTestApp'

const ENTRY = fileURLToPath(new URL('./testing/passkeyPage.ts', import.meta.url))
const SHARE = Array.from({ length: 33 }, (_, index) => index + 1)

describe.skipIf(!existsSync(CHROMIUM))('a share under a passkey, in Chromium', () => {
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

  async function openPage({ hasPrf }: { readonly hasPrf: boolean }) {
    const context = await browser.newContext()
    onTestFinished(() => context.close())
    const page = await context.newPage()
    const { cdp, authenticatorId } = await addVirtualAuthenticator(page, { hasPrf })
    await page.goto(`http://localhost:${server.port}/`)
    const clear = () => cdp.send('WebAuthn.clearCredentials', { authenticatorId })
    return { page, cdp, authenticatorId, clear }
  }

  it('opens with the passkey of a virtual authenticator, for its own sharing alone', async () => {
    const { page, clear } = await openPage({ hasPrf: true })
    const sealed = await page.evaluate((share) => window.passkeys.seal(share), SHARE)
    expect(sealed).toMatchObject({ credentialId: expect.any(String) })
    const open = (owner = {}) =>
      page.evaluate(([value, other]) => window.passkeys.open(value, other), [sealed, owner] as const)
    expect(await open()).toEqual(SHARE)
    expect(await open({ sharingId: 'second' })).toBe('WRONG_PASSKEY')
    await clear()
    expect(await open()).toBe('CANCELLED')
  })

  it('is refused by an authenticator without a pseudo-random function', async () => {
    const { page } = await openPage({ hasPrf: false })
    expect(await page.evaluate((share) => window.passkeys.seal(share), SHARE)).toBe('NO_PRF')
  })

  it('is refused when the user does not verify', async () => {
    const { page, cdp, authenticatorId } = await openPage({ hasPrf: true })
    await cdp.send('WebAuthn.setUserVerified', { authenticatorId, isUserVerified: false })
    expect(await page.evaluate((share) => window.passkeys.seal(share), SHARE)).toBe('CANCELLED')
  })
})
