import { existsSync } from 'node:fs'
import { build } from 'esbuild'
import { type Browser, chromium } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { serveApp } from '../http/serveApp'
import { startRelay } from '../relay/startRelay'
import type { Relay } from '../relay/types'
import { startPhone } from './startPhone'
import type { Phone } from './types'

const CHROMIUM = process.env.CHROMIUM_PATH ?? '/usr/bin/chromium'

const SITE = `
  import { UniversalProvider } from '@walletconnect/universal-provider'
  globalThis.propose = async (relayUrl) => {
    const metadata = { name: 'Site in a browser', description: '', url: location.origin, icons: [] }
    const provider = await UniversalProvider.init({ projectId: 'test', relayUrl, telemetryEnabled: false, metadata })
    const uri = new Promise((resolve) => provider.once('display_uri', resolve))
    const eip155 = { chains: ['eip155:1'], methods: ['personal_sign'], events: [] }
    provider.connect({ optionalNamespaces: { eip155 } }).catch(() => {})
    return uri
  }`

const bundle = async () => {
  const { outputFiles } = await build({
    stdin: { contents: SITE, resolveDir: import.meta.dirname },
    bundle: true,
    write: false,
    format: 'iife',
    platform: 'browser',
    define: { global: 'globalThis' },
    logLevel: 'error',
  })
  return outputFiles[0]!.text
}

describe.skipIf(!existsSync(CHROMIUM))('an app in a browser', () => {
  let server: Awaited<ReturnType<typeof serveApp>>
  let browser: Browser
  let relay: Relay
  let phone: Phone
  let origin: string
  let scam: string

  beforeAll(async () => {
    server = await serveApp((_request, response) =>
      response.setHeader('content-type', 'text/html').end('<!doctype html>'),
    )
    origin = server.url
    scam = origin.replace('127.0.0.1', 'localhost')
    relay = await startRelay({ scams: [scam] })
    phone = await startPhone({ relayUrl: relay.url, rpcUrls: { 'eip155:1': 'http://127.0.0.1:1' } })
    const args = ['--no-sandbox', '--disable-quic', '--no-first-run', '--disable-background-networking']
    browser = await chromium.launch({ executablePath: CHROMIUM, args, timeout: 60_000 })
  })
  afterAll(() => Promise.all([browser?.close(), phone?.stop(), relay?.stop(), server?.stop()]))

  it.each([
    ['at its address', () => origin, false],
    ['that is a scam', () => scam, true],
  ])('%s is identified by Verify without a request elsewhere', async (_words, urlOf, isScam) => {
    const page = await browser.newPage()
    const outside: string[] = []
    await page.route(/walletconnect|reown/, (route) => {
      outside.push(new URL(route.request().url()).pathname)
      return relay.verify.route(route)
    })
    await page.goto(urlOf())
    await page.addScriptTag({ content: await bundle() })
    const uri = await page.evaluate(`propose('${relay.url}')`)
    await phone.script.pair({ uri: String(uri) })
    const { prompts } = await phone.script.until((state) => state.prompts.length > 0)
    expect(prompts).toMatchObject([{ name: 'Site in a browser', url: urlOf(), validation: 'VALID', isScam }])
    expect(outside).toEqual(['/v3/attestation'])
    const { blocked } = await phone.script.reject()
    expect(blocked).toEqual([])
    await page.close()
  })
})
