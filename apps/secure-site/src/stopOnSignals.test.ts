import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { request } from 'node:http'
import { createServer, type Socket } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { json, text } from 'node:stream/consumers'
import { expect, it, onTestFinished } from 'vitest'
import { createSecret, hashSecret } from './server/keys/secrets'
import { openStorage } from './storage/openStorage'
import { signTestCall } from './testing/signTestCall'
import { createTestServer } from './testing/useTestServer'

const [OLD, FRESH] = ['mia@example.org', 'new@example.org']

/** Starts a mail server that accepts connections and never responds. */
async function startSilentMail() {
  const sockets: Socket[] = []
  const server = createServer((socket) => void sockets.push(socket.on('error', () => {})))
  await once(server.listen(0, '127.0.0.1'), 'listening')
  onTestFinished(() => {
    for (const socket of sockets) socket.destroy()
    server.close()
  })
  const address = server.address()
  return { sockets, url: `smtp://127.0.0.1:${typeof address === 'object' ? address?.port : ''}` }
}

/** Starts a site in its own process, with settings in the environment. */
async function startProcess(settings: Readonly<Record<string, string>>) {
  const script = join(import.meta.dirname, 'start.ts')
  const child = spawn(process.execPath, ['--import', 'tsx', '--conditions=@foyer/source', script], {
    env: { PATH: process.env.PATH, SECURE_URL: 'https://secure.example', PORT: '0', ...settings },
  })
  onTestFinished(() => void child.kill('SIGKILL'))
  const errors = text(child.stderr)
  const exited = new Promise<number | null>((resolve) => child.once('close', resolve))
  let output = ''
  child.stdout.setEncoding('utf8').on('data', (chunk: string) => {
    output += chunk
  })
  await expect.poll(() => output, { timeout: 60_000 }).toMatch(/example, port \d+\n/)
  const urlOf = (line: RegExp) => `http://127.0.0.1:${line.exec(output)?.[1]}`
  const [url, metricsUrl] = [urlOf(/example, port (\d+)/), urlOf(/metrics, port (\d+)/)]
  return { url, metricsUrl, child, errors, exited }
}

it('SIGTERM makes a site unready, lets requests end, and loses no mail', { timeout: 120_000 }, async () => {
  const folder = await mkdtemp(join(tmpdir(), 'secure-stop-'))
  onTestFinished(() => rm(folder, { recursive: true }))
  const [path, serviceKey, mail] = [join(folder, 'site.db'), createSecret(), await startSilentMail()]
  const { storage, close } = await openStorage(path, { create: true })
  onTestFinished(close)

  // Runs a change of email up to its last code, on an instance whose mail works.
  const before = createTestServer({ storage, serviceKey })
  await before.start()
  const token = await before.login(OLD)
  const secret = 's'.repeat(43)
  const change = { email: FRESH, origin: before.origin, windowChallenge: hashSecret(secret) }
  const { attempt } = (await before.call('email/change', change, token)).body
  await before.call('email/change/old', { attempt, secret, digits: before.code(OLD) }, token)
  before.stop()

  const { url, metricsUrl, child, errors, exited } = await startProcess({
    DATABASE: path,
    SERVICE_KEY: serviceKey,
    MAIL: mail.url,
    MAIL_FROM: 'login@secure.example',
    ALLOWED_ORIGINS: before.origin,
    NODES: '{}',
    // Longer than the test; the second signal skips this wait.
    DRAIN_SECONDS: '600',
    METRICS_ADDRESS: '127.0.0.1:0',
  })
  const sign = (name: string) => signTestCall({ url: `https://secure.example/api/${name}`, token })
  const call = async (name: string, body: object) =>
    (
      await fetch(`${url}/api/${name}`, { method: 'POST', headers: await sign(name), body: JSON.stringify(body) })
    ).json()
  const get = (name: string) =>
    fetch(`${url}/${name}`).then(
      ({ status }) => status,
      () => 'refused',
    )

  const changing = call('email/change/new', { attempt, secret, digits: before.code(FRESH) })
  await expect.poll(() => mail.sockets.length).toBe(1)
  const sending = request(`${url}/api/session`, {
    method: 'POST',
    headers: { ...(await sign('session')), expect: '100-continue' },
  })
  const sent = once(sending, 'response')
  sending.flushHeaders()
  await once(sending, 'continue')
  sending.write('{')
  const { channel } = await call('farcaster/begin', { origin: before.origin })
  const waiting = call('farcaster/finish', { channel })
  expect(await get('ready')).toBe(200)

  expect((await fetch(`${metricsUrl}/metrics`)).status).toBe(200)

  child.kill('SIGTERM')
  await expect.poll(() => get('ready')).toBe(503)
  expect(await get('health')).toBe(200)
  expect(await call('session', {})).toMatchObject({ email: OLD })
  expect(await waiting).toEqual({})

  child.kill('SIGTERM')
  await expect.poll(() => get('health')).toBe('refused')
  sending.end('}')
  const [response] = await sent
  expect(await json(response)).toMatchObject({ email: OLD })
  for (const socket of mail.sockets) socket.destroy()
  expect(await changing).toMatchObject({ refused: { status: 503, message: expect.stringContaining('keep trying') } })
  expect(await exited).toBe(0)
  expect(await errors).toMatch(/^secure: an email could not be sent, try 1: [^\n]+\n$/)

  const after = createTestServer({ storage, serviceKey, initialize: false })
  await after.start()
  onTestFinished(after.stop)
  expect(after.mails(OLD)).toEqual([])
  after.pass(60_000)
  await after.work()
  expect(after.mails(OLD)).toMatchObject([{ subject: 'Your wallet’s email will change' }])
})
