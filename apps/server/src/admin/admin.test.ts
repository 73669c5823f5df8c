import axe from 'axe-core'
import { chromium } from 'playwright-core'
import { describe, expect, it, onTestFinished } from 'vitest'
import { readSettings } from '../settings/readSettings'
import { useServer } from '../testing/useServer'

const { start } = useServer()
const TOKEN = 'a-token-of-forty-characters-for-the-test'

const projects = {
  harbor: {
    keys: ['harbor-key'],
    origins: ['https://app.example'],
    requestsPerDay: 1000,
    messagesPerDay: 2000,
    features: [{ id: 'swap', isEnabled: false, config: null }],
  },
  kelp: { origins: ['https://<b>kelp</b>.example'] },
}

async function open(options: Parameters<typeof start>[0] = { projects, adminToken: TOKEN }) {
  const server = await start(options)
  const url = `http://127.0.0.1:${server.metricsPort}/admin`
  const request = (token?: string, init?: RequestInit) =>
    fetch(url, {
      ...init,
      headers: token === undefined ? {} : { authorization: `Basic ${Buffer.from(`:${token}`).toString('base64')}` },
    })
  return { server, url, request }
}

describe('the admin page', () => {
  it('lists projects with their requests, messages and sockets of today, open sockets and whether the instance is ready', async () => {
    const { server, request } = await open()
    await fetch(`${server.httpUrl}/getWallets?projectId=harbor-key`)
    const client = await server.connect({ projectId: 'harbor-key' })
    await client.call('irn_publish', { topic: 'ab'.repeat(32), message: 'hello', ttl: 300, tag: 1 })
    const read = async () => (await request(TOKEN)).text()
    // The relay stores its counts once a second.
    await expect.poll(read).toContain('1 of 2,000')
    const text = await read()
    for (const part of ['Ready', '<dd class="number">1</dd>', 'harbor-key', '1 of 1,000', 'swap off'])
      expect(text).toContain(part)
    expect(text).toContain('https://&lt;b&gt;kelp&lt;/b&gt;.example')
    expect(text).not.toContain('<b>kelp')
  })

  it.each([
    ['without a token', undefined],
    ['with a wrong token', 'wrong'],
    ['with the beginning of the token', TOKEN.slice(0, -1)],
  ])('asks a browser %s for it, and says nothing else', async (_, token) => {
    const { request } = await open()
    const answer = await request(token)
    expect([answer.status, answer.headers.get('www-authenticate')]).toEqual([401, expect.stringMatching(/^Basic /)])
    expect(await answer.text()).not.toContain('harbor')
  })

  it('takes five wrong passwords of a client, then refuses the right one too, and says when to try again', async () => {
    const { server, url, request } = await open()
    // The limit counts no request without a password, which a browser sends first, and no right one.
    for (let index = 0; index < 8; index++) {
      expect((await request()).status).toBe(401)
      expect((await request(TOKEN)).status).toBe(200)
    }
    let wrong: Response
    // More than five if the test takes so long that the limit grows meanwhile.
    do wrong = await request('wrong')
    while (wrong.status === 401)
    const answers = [wrong, await request(TOKEN)]
    expect(answers.map(({ status, headers }) => [status, headers.get('retry-after')])).toEqual([
      [429, '60'],
      [429, '60'],
    ])
    expect(await answers[1]?.json()).toMatchObject({ detail: 'Too many wrong passwords. Try again in a minute.' })
    // Prometheus is served as before.
    expect((await fetch(url.replace('/admin', '/metrics'))).status).toBe(200)
    expect((await fetch(`${server.httpUrl}/health`)).status).toBe(200)
  })

  it('has nothing that a foreign page could send, and no page may frame it or run a script in it', async () => {
    const { request } = await open()
    expect((await request(TOKEN, { method: 'POST', body: 'x' })).status).toBe(404)
    const { headers } = await request(TOKEN)
    expect(headers.get('content-security-policy')).toMatch(
      /^default-src 'none'; style-src 'sha256-[^ ]+'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'$/,
    )
    expect(headers.get('access-control-allow-origin')).toBeNull()
    expect(headers.get('cache-control')).toBe('no-store')
  })

  it('is at the address of metrics alone, and not without a token', async () => {
    const { server, url } = await open()
    expect((await fetch(`${server.httpUrl}/admin`)).status).toBe(404)
    expect(await (await fetch(url.replace('/admin', '/metrics'))).text()).toContain('foyer_relay_sockets')
    const settings = { PUBLIC_URL: 'https://wallet.example', ADMIN_TOKEN: TOKEN }
    expect(() => readSettings(settings)).toThrow('ADMIN_TOKEN needs METRICS_ADDRESS')
    const short = { ...settings, METRICS_ADDRESS: '127.0.0.1:9464', ADMIN_TOKEN: 'short' }
    expect(() => readSettings(short)).toThrow('ADMIN_TOKEN is shorter than 32 characters')
  })

  it('is without accessibility violations, light and dark, wide and narrow', async () => {
    const { url } = await open()
    const browser = await chromium.launch({
      executablePath: process.env.CHROMIUM_PATH || '/usr/bin/chromium',
      args: ['--no-sandbox'],
      timeout: 60_000,
    })
    onTestFinished(() => browser.close())
    for (const colorScheme of ['light', 'dark'] as const) {
      for (const width of [1280, 320]) {
        const context = await browser.newContext({
          colorScheme,
          viewport: { width, height: 800 },
          httpCredentials: { username: 'admin', password: TOKEN },
        })
        const page = await context.newPage()
        const complaints: string[] = []
        page.on('console', (message) => complaints.push(message.text()))
        await page.goto(url)
        await page.evaluate(axe.source)
        const { violations } = await page.evaluate(() => (globalThis as unknown as { axe: typeof axe }).axe.run())
        expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join()}`)).toEqual([])
        // The style is the page's own: the policy accepts its hash.
        expect(await page.evaluate(() => getComputedStyle(document.body).color)).toBe(
          colorScheme === 'light' ? 'rgb(27, 29, 34)' : 'rgb(236, 238, 242)',
        )
        expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width)
        expect(complaints.filter((text) => !text.includes('401'))).toEqual([])
        await context.close()
      }
    }
  })
})
