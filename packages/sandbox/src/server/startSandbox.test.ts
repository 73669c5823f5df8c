import { request as sendHttp } from 'node:http'
import { createTransport } from 'nodemailer'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { WebSocket } from 'ws'
import { startSandbox } from './startSandbox'
import type { RunningSandbox } from './types'

const DEVNET = 'solana:EtWTRABZaYq6iMfeYKouRu166VU2xqa1'

let sandbox: RunningSandbox

beforeAll(async () => {
  sandbox = await startSandbox({ chains: ['solana'] })
})
afterAll(() => sandbox.stop())

const path = (name: string) => `${sandbox.settings.url}${name}`
const put = (name: string, body?: object) =>
  fetch(path(`/faults/${name}`), { method: 'PUT', ...(body && { body: JSON.stringify(body) }) })
const clear = () => fetch(path('/faults'), { method: 'DELETE' })
const ask = (network = DEVNET) =>
  fetch(sandbox.settings.rpcUrls[network] ?? '', {
    method: 'POST',
    body: JSON.stringify({ jsonrpc: '2.0', id: 1, method: 'getHealth' }),
  })

it('serves its settings, its nodes and the script of its wallets', async () => {
  expect(await (await fetch(path('/sandbox.json'))).json()).toEqual(sandbox.settings)
  expect(sandbox.settings.wallets).toMatchObject({
    meridian: { name: 'Meridian', chain: 'solana', id: 'sandbox.foyer.meridian' },
  })
  expect(await (await ask()).json()).toMatchObject({ result: 'ok' })
  expect((await fetch(path('/rpc/eip155:1'))).status).toBe(404)
  const script = await (await fetch(path('/wallets.js'))).text()
  const parts = [sandbox.settings.rpcUrls[DEVNET] ?? '', 'wallet-standard:register-wallet', 'eip6963:announceProvider']
  // Only Solana was started.
  expect(parts.map((part) => script.includes(part))).toEqual([true, true, false])
})

it('adds and ends the faults of its nodes', async () => {
  await put('nodeDown', { network: DEVNET })
  expect((await ask()).status).toBe(503)
  const others = Object.keys(sandbox.settings.rpcUrls).filter((network) => network !== DEVNET)
  expect((await ask(others[0])).status).toBe(200)
  expect(await (await fetch(path('/faults'))).json()).toEqual({ nodeDown: { network: DEVNET } })
  await fetch(path('/faults/nodeDown'), { method: 'DELETE' })
  expect((await ask()).status).toBe(200)

  await put('slowNode', { latencyMs: 600_000 })
  const slow = new AbortController()
  const answered = fetch(sandbox.settings.rpcUrls[DEVNET] ?? '', { method: 'POST', body: '{}', signal: slow.signal })
  // A node of another path is quick, so the sandbox is not busy.
  expect((await fetch(path('/sandbox.json'))).status).toBe(200)
  slow.abort()
  await expect(answered).rejects.toThrow()
  await clear()
})

it('tells pages of the faults of wallets', async () => {
  const pages = new AbortController()
  const { body } = await fetch(path('/events'), { signal: pages.signal })
  const reader = body?.pipeThrough(new TextDecoderStream()).getReader()
  const next = async () => JSON.parse((await reader?.read())?.value?.replace(/^data: /, '') ?? '')
  expect(await next()).toEqual({ mode: null, wrongNetwork: null })
  await put('rejects')
  expect(await next()).toMatchObject({ mode: 'reject' })
  await put('neverAnswers')
  expect(await next()).toMatchObject({ mode: 'never' })
  await put('wrongNetwork')
  expect(await next()).toMatchObject({ mode: 'never', wrongNetwork: { chainId: 137 } })
  await clear()
  expect(await next()).toEqual({ mode: null, wrongNetwork: null })
  pages.abort()
})

it('drops and refuses the sockets of its relay', async () => {
  const closing = () =>
    new Promise((resolve) => {
      const socket = new WebSocket(sandbox.settings.relayUrl)
      socket.on('error', () => resolve('refused'))
      // The relay closes sockets without a token.
      socket.on('close', (code) => resolve(code))
    })
  expect(await closing()).toBe(3000)
  await put('relayDown')
  expect(await closing()).toBe('refused')
  await clear()
  expect(await closing()).toBe(3000)
})

it.each([
  ['slow', {}, 'There is no fault slow: it is one of'],
  ['slowNode', { latency: 5 }, 'slowNode: latency is not one of latencyMs, network'],
  ['wrongNetwork', { chainId: '0x1' }, 'wrongNetwork: chainId is a whole number from 1'],
])('refuses the fault %s with %o', async (name, options, sentence) => {
  const response = await put(name, options)
  expect(response.status).toBe(400)
  expect((await response.json()).error).toContain(sentence)
})

it('has the mails that a server sends to its mailbox', async () => {
  const { smtpUrl = '', url = '' } = sandbox.settings.mailbox ?? {}
  const transport = createTransport(smtpUrl.replace('//', '//name:secret@'))
  await transport.sendMail({
    from: 'app@harbor.example',
    to: 'Mia@harbor.example',
    subject: 'Code',
    text: 'It is 123456.',
  })
  const list = async (to: string) => (await fetch(`${url}?to=${to}`)).json()
  expect(await list('mia@harbor.example')).toMatchObject([{ subject: 'Code', text: 'It is 123456.\n' }])
  expect(await list('eva@harbor.example')).toEqual([])
  await fetch(url, { method: 'DELETE' })
  expect(await list('mia@harbor.example')).toEqual([])
})

it('answers no other host, and lets no page of another machine read mails or add faults', async () => {
  const foreign = { headers: { origin: 'https://page.example' } }
  for (const name of ['/mails', '/faults', '/sandbox.json']) {
    expect((await fetch(path(name), foreign)).headers.get('access-control-allow-origin')).toBe(null)
  }
  const local = await fetch(path('/mails'), { headers: { origin: 'http://localhost:5173' } })
  expect(local.headers.get('access-control-allow-origin')).toBe('http://localhost:5173')
  const preflight = await fetch(path('/faults/rejects'), {
    method: 'OPTIONS',
    headers: { origin: 'https://page.example', 'access-control-request-method': 'PUT' },
  })
  expect(preflight.headers.get('access-control-allow-origin')).toBe(null)
  const status = await new Promise((resolve) => {
    const { hostname, port } = new URL(sandbox.settings.url)
    const headers = { host: `rebound.example:${port}` }
    sendHttp({ hostname, port, path: '/mails', headers }, ({ statusCode }) => resolve(statusCode)).end()
  })
  expect(status).toBe(403)
})

it('fails if its port is in use, and leaves no chain behind', async () => {
  const port = Number(new URL(sandbox.settings.url).port)
  await expect(startSandbox({ chains: ['solana'], port })).rejects.toMatchObject({ code: 'EADDRINUSE' })
})
