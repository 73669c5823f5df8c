import { randomBytes } from 'node:crypto'
import { existsSync } from 'node:fs'
import { startPhone } from '@foyer/sandbox'
import { serveApp } from '@foyer/sandbox/http'
import { build } from 'esbuild'
import { createLocalJWKSet, decodeJwt, jwtVerify } from 'jose'
import { type Browser, chromium } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest'
import { startServerSandbox } from '../sandbox/startServerSandbox'
import { type TestServer, useServer } from '../testing/useServer'

const { start, createFolder } = useServer()

const CHROMIUM = process.env.CHROMIUM_PATH ?? '/usr/bin/chromium'
const HOUR_S = 3_600
const ORIGIN = 'https://app.harbor.example'
const projects = { harbor: { origins: [ORIGIN] }, open: {} }

const createHash = () => randomBytes(32).toString('hex')

async function attest(
  { httpUrl }: Pick<TestServer, 'httpUrl'>,
  body: unknown,
  { projectId = 'harbor', origin = ORIGIN }: { projectId?: string; origin?: string | undefined } = {},
) {
  const answer = await fetch(`${httpUrl}/v1/attestation?projectId=${projectId}`, {
    method: 'POST',
    headers: { ...(origin && { origin }) },
    body: JSON.stringify(body),
  })
  return { status: answer.status, body: await answer.json() }
}

async function readPublicKey({ httpUrl }: Pick<TestServer, 'httpUrl'>) {
  const answer = await fetch(`${httpUrl}/v3/public-key`)
  expect(answer.headers.get('access-control-allow-origin')).toBe('*')
  return answer.json()
}

describe.each(['SQLite', 'Valkey'] as const)('an attestation over %s', (kind) => {
  it('names the page’s origin, and is signed by the published key, also of another instance', async () => {
    const folder = await createFolder()
    const first = await start({ kind, folder, projects })
    const [id, decryptedId] = [createHash(), createHash()]
    const { attestation } = (await attest(first, { id, decryptedId })).body
    if (kind === 'SQLite') await first.close()
    const other = await start({ kind, folder, projects })
    const { publicKey, expiresAt } = await readPublicKey(other)
    expect(publicKey).toEqual({ kty: 'EC', crv: 'P-256', x: expect.any(String), y: expect.any(String) })
    expect(expiresAt).toBeGreaterThan(Date.now() / 1000)
    const { payload, protectedHeader } = await jwtVerify(attestation, createLocalJWKSet({ keys: [publicKey] }))
    expect(protectedHeader.alg).toBe('ES256')
    expect(payload).toMatchObject({ id, origin: ORIGIN, isVerified: true, isScam: false })
    expect((payload.exp ?? 0) - (payload.iat ?? 0)).toBe(HOUR_S)
  })

  it('is found by the hash of the request', async () => {
    const server = await start({ kind, projects })
    const decryptedId = createHash()
    await attest(server, { id: createHash(), decryptedId })
    const find = async (id: string) => fetch(`${server.httpUrl}/attestation/${id}?v2Supported=true`)
    expect(await (await find(decryptedId)).json()).toEqual({ origin: ORIGIN, isScam: false })
    expect((await find(createHash())).status).toBe(404)
    expect((await find('x')).status).toBe(404)
  })
})

describe('an attestation', () => {
  it('is refused to a page that the project does not list, to a program, and without hashes', async () => {
    const server = await start({ projects })
    const ids = { id: createHash() }
    expect((await attest(server, ids, { origin: 'https://harbor.evil.example' })).status).toBe(403)
    expect((await attest(server, ids, { projectId: 'unknown' })).status).toBe(401)
    expect((await attest(server, ids, { origin: '' })).status).toBe(400)
    for (const body of [{}, { id: 'x' }, { id: createHash(), decryptedId: 'x' }, 'text'])
      expect((await attest(server, body)).status).toBe(400)
  })

  it('does not call a page verified if its project lists no origins', async () => {
    const server = await start({ projects })
    const decryptedId = createHash()
    const answer = await attest(server, { id: createHash(), decryptedId }, { projectId: 'open' })
    expect(decodeJwt(answer.body.attestation)).toMatchObject({ origin: ORIGIN, isVerified: false })
    expect((await fetch(`${server.httpUrl}/attestation/${decryptedId}`)).status).toBe(404)
  })
})

describe('the page that a client frames', () => {
  const open = (server: Pick<TestServer, 'httpUrl'>, query: Readonly<Record<string, string>>) =>
    fetch(
      `${server.httpUrl}/v3/attestation?${new URLSearchParams({ projectId: 'harbor', id: createHash(), ...query })}`,
    )

  it('shows in frames of the origin alone, and gives the attestation to no other one', async () => {
    const server = await start({ projects })
    const answer = await open(server, { origin: ORIGIN })
    const policy = answer.headers.get('content-security-policy')
    expect(policy).toMatch(
      /^default-src 'none'; script-src 'nonce-[\w-]+'; frame-ancestors https:\/\/app\.harbor\.example$/,
    )
    expect(await answer.text()).toContain(`}", "${ORIGIN}")</script>`)
  })

  it.each([
    ['https://harbor.evil.example', 403],
    ["https://app.harbor.example; script-src 'unsafe-inline'", 400],
    ['</script><script>alert(1)</script>', 400],
    ['', 400],
  ])('is refused for %s', async (origin, status) => {
    expect((await open(await start({ projects }), { origin })).status).toBe(status)
  })
})

const SITE = `
  import { UniversalProvider } from '@walletconnect/universal-provider'
  globalThis.propose = async (relayUrl) => {
    const metadata = { name: 'Harbor', description: '', url: location.origin, icons: [] }
    const provider = await UniversalProvider.init({ projectId: 'harbor', relayUrl, telemetryEnabled: false, metadata })
    provider.client.core.verify.verifyUrlV3 = relayUrl.replace('ws', 'http') + '/v3'
    const uri = new Promise((resolve) => provider.once('display_uri', resolve))
    const eip155 = { chains: ['eip155:1'], methods: ['personal_sign'], events: [] }
    provider.connect({ optionalNamespaces: { eip155 } }).catch(() => {})
    return uri
  }
  globalThis.frame = (url) => new Promise((resolve) => {
    addEventListener('message', ({ data }) => resolve(data))
    const frame = document.createElement('iframe')
    frame.addEventListener('load', () => setTimeout(resolve, 500, 'nothing'))
    frame.src = url
    document.body.append(frame)
  })`

describe.skipIf(!existsSync(CHROMIUM))('WalletConnect’s own client in a browser', () => {
  let app: Awaited<ReturnType<typeof serveApp>>
  let browser: Browser
  let script: string

  beforeAll(async () => {
    app = await serveApp((_request, response) => response.setHeader('content-type', 'text/html').end('<!doctype html>'))
    const { outputFiles } = await build({
      stdin: { contents: SITE, resolveDir: import.meta.dirname },
      bundle: true,
      write: false,
      format: 'iife',
      platform: 'browser',
      define: { global: 'globalThis' },
      logLevel: 'error',
    })
    script = outputFiles[0]?.text ?? ''
    const args = ['--no-sandbox', '--disable-quic', '--no-first-run', '--disable-background-networking']
    browser = await chromium.launch({ executablePath: CHROMIUM, args, timeout: 60_000 })
  }, 120_000)
  afterAll(() => Promise.all([browser?.close(), app?.stop()]))

  const openPage = async (url: string) => {
    const page = await browser.newPage()
    onTestFinished(() => page.close())
    await page.route(/walletconnect|reown/, (route) => route.abort())
    await page.goto(url)
    await page.addScriptTag({ content: script })
    return page
  }
  const startRelay = async () => {
    const server = await startServerSandbox({ projects: { harbor: { origins: [app.url] }, sandbox: {} } })
    onTestFinished(() => server.stop())
    return server
  }

  it('has its origin attested, which a wallet with the key of this server shows as verified', {
    timeout: 120_000,
  }, async () => {
    const server = await startRelay()
    const phone = await startPhone({ relayUrl: server.relayUrl, rpcUrls: { 'eip155:1': 'http://127.0.0.1:1' } })
    onTestFinished(phone.stop)
    const page = await openPage(app.url)
    const uri = await page.evaluate(`propose('${server.relayUrl}')`)
    await phone.script.pair({ uri: String(uri) })
    const { prompts } = await phone.script.until((state) => state.prompts.length > 0)
    expect(prompts).toMatchObject([{ name: 'Harbor', url: app.url, validation: 'VALID', isScam: false }])
  })

  it('gets no attestation for another origin in a frame', async () => {
    const { relayUrl } = await startRelay()
    const query = new URLSearchParams({ projectId: 'harbor', origin: app.url, id: createHash() })
    const url = `${relayUrl.replace('ws', 'http')}/v3/attestation?${query}`
    const own = await (await openPage(app.url)).evaluate(`frame('${url}')`)
    expect(String(own)).toContain('verify_attestation')
    const other = await (await openPage(app.url.replace('127.0.0.1', 'localhost'))).evaluate(`frame('${url}')`)
    expect(other).toBe('nothing')
  })
})

it('the page of an attestation counts against the project’s requests of the day', async () => {
  const { httpUrl } = await start({ projects: { harbor: { origins: [ORIGIN], requestsPerDay: 1 } } })
  const query = new URLSearchParams({ projectId: 'harbor', origin: ORIGIN, id: createHash() })
  const ask = async () => (await fetch(`${httpUrl}/v3/attestation?${query}`)).status
  expect([await ask(), await ask()]).toEqual([200, 429])
})
