import { METHODS, request } from 'node:http'
import { text } from 'node:stream/consumers'
import fc from 'fast-check'
import { beforeAll, describe, expect, it } from 'vitest'
import { createTestSharing } from '../../testing/openTestWallet'
import { useTestServer } from '../../testing/useTestServer'

/** Repeats the same requests at each run. */
const SEED = 20_261_128

const lines: string[] = []
const site = useTestServer({
  log: (line) => void lines.push(line),
  rpcUrls: { 'eip155:1': 'http://127.0.0.1:1', 'solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp': 'http://127.0.0.1:1' },
})
let token = ''
beforeAll(async () => {
  token = await site.login('fuzz@example.org')
  // Without a wallet, a login is enough to delete the user.
  await site.call('share/keep', createTestSharing(), token)
})

const API_PATHS = [
  ...[
    'email/begin',
    'email/device',
    'email/window',
    'email/resend',
    'email/finish',
    'email/redeem',
    'email/change',
    'email/change/wait',
    'email/change/window',
    'email/change/resend',
    'email/change/old',
    'email/change/new',
  ],
  ...['social/begin', 'social/finish', 'farcaster/begin', 'farcaster/finish'],
  ...['session', 'session/end', 'permission', 'chain', 'smart/networks', 'smart/send'],
  ...['share', 'share/keep', 'share/escrow', 'share/forgotten', 'recovery/add', 'recovery/remove'],
  ...['recovery', 'recovery/sealed', 'session/others/end', 'sessions', 'session/other/end'],
  ...['device/request', 'device/requests', 'device/approve', 'device/decline', 'device/wait', 'user/delete'],
  ...['recovery/recent', 'policy', 'policy/begin', 'policy/export', 'policy/passkey', 'policy/passkey/add'],
  ...['policy/change', 'policy/stop'],
  ...['reviews/open', 'reviews/wait', 'reviews/look', 'reviews/close'],
  ...['reviews/read', 'reviews/watch', 'reviews/answer'],
].map((path) => `/api/${path}`)
const PAGE_PATHS = [
  ...[
    '/sdk',
    '/sdk.js',
    '/sdk.css',
    '/page.css',
    '/social.js',
    '/loading',
    '/wallet',
    '/login',
    '/change-email',
    '/wallet.js',
    '/wallet.css',
    '/review',
  ],
  ...['/device', '/email/stop', '/social/callback', '/'],
]

interface Sent {
  readonly method: string
  readonly path: string
  readonly headers: Readonly<Record<string, string>>
  readonly body: string | Uint8Array
}

function send({ method, path, headers, body }: Sent): Promise<{ status: number; body: string }> {
  const { port } = new URL(site.url())
  return new Promise((resolve, reject) => {
    const sent = request({ host: '127.0.0.1', port, method, path, headers, agent: false }, (response) => {
      // Never resolves for a connection that `Upgrade` or CONNECT leaves open, so the test times out.
      text(response).then((read) => resolve({ status: response.statusCode ?? 0, body: read }), reject)
    })
    sent.once('error', reject)
    sent.end(body)
  })
}

async function expectCalm(sent: Sent) {
  lines.length = 0
  const { status, body } = await send(sent)
  expect(status, `${sent.method} ${sent.path}`).toBeGreaterThanOrEqual(200)
  expect(status, `${sent.method} ${sent.path}`).not.toBe(500)
  expect(body).not.toContain('"status":500')
  expect(body).not.toMatch(/\bat .+:\d+:\d+|node_modules|\.ts\b/)
  expect(lines).toEqual([])
}

const printable = fc.string({ unit: fc.integer({ min: 0x21, max: 0x7e }).map((code) => String.fromCharCode(code)) })
const method = fc.constantFrom(...METHODS.filter((each) => each !== 'CONNECT'))
const path = fc
  .tuple(
    fc.oneof(fc.constantFrom(...API_PATHS, ...PAGE_PATHS), fc.webPath(), printable),
    fc.oneof(fc.constant(''), fc.webQueryParameters(), printable),
  )
  .map(([start, query]) => `/${start.replace(/^\//, '')}${query === '' ? '' : `?${query}`}`)
const headerValue = fc.oneof(printable, fc.constantFrom('', ',', 'null', '-1', 'application/json', 'same-origin'))
const headers = fc
  .record(
    {
      'content-type': fc.oneof(fc.constantFrom('application/json', 'text/plain', 'multipart/form-data'), headerValue),
      'sec-fetch-site': headerValue,
      authorization: fc.oneof(fc.constant(undefined), headerValue),
      'x-forwarded-for': headerValue,
      'user-agent': headerValue,
      accept: headerValue,
      cookie: headerValue,
      host: headerValue,
      'x-http-method-override': headerValue,
      'content-encoding': headerValue,
      dpop: headerValue,
    },
    { requiredKeys: [] },
  )
  .map((each) => Object.fromEntries(Object.entries(each).flatMap(([key, value]) => (value ? [[key, value]] : []))))
const body = fc.oneof(fc.string({ unit: 'binary' }), fc.uint8Array(), fc.json())

// Values of which schemas accept some, so that the fuzzing reaches the code behind the schemas.
const secret = fc.oneof(
  fc.constant('A'.repeat(43)),
  fc.string({ unit: fc.constantFrom('a', 'Z', '_', '-'), minLength: 43, maxLength: 43 }),
)
const id = fc.constantFrom('A'.repeat(22), 'B'.repeat(22))
const share = fc.constantFrom('A'.repeat(44), '-'.repeat(44))
const value = fc.oneof(fc.anything({ maxDepth: 3, withBigInt: false }), fc.string({ unit: 'binary' }))
const hex = fc.string({ unit: fc.constantFrom(...'0123456789abcdefABCDEF'), maxLength: 70 }).map((each) => `0x${each}`)
const fields = fc.record(
  {
    email: fc.oneof(fc.emailAddress(), value),
    origin: fc.oneof(fc.constant('https://harbor.example'), value),
    device: fc.oneof(secret, value),
    attempt: fc.oneof(secret, value),
    digits: fc.oneof(fc.constant('000000'), value),
    brand: fc.oneof(fc.constantFrom('google', 'x', '__proto__'), value),
    challenge: fc.oneof(secret, value),
    ticket: fc.oneof(secret, value),
    verifier: fc.oneof(secret, value),
    channel: fc.oneof(secret, value),
    caipNetworkId: fc.oneof(fc.constantFrom('eip155:1', 'eip155:0', 'solana:x', 'toString:1'), value),
    method: fc.oneof(fc.constantFrom('eth_call', 'toString', 'sendTransaction'), value),
    params: value,
    sharing: fc.oneof(fc.record({ id, check: id, share }), value),
    escrow: fc.oneof(share, value),
    kind: fc.oneof(fc.constantFrom('code', 'password', 'passkey', 'toString'), value),
    id: fc.oneof(id, value),
    sealed: fc.oneof(secret, value),
    operation: fc.oneof(
      fc.record({
        ...{ sender: hex, nonce: hex, callData: hex, callGasLimit: hex, verificationGasLimit: hex, signature: hex },
        ...{ preVerificationGas: hex, maxFeePerGas: hex, maxPriorityFeePerGas: hex },
      }),
      value,
    ),
  },
  { requiredKeys: [] },
)
const stringify = (input: unknown) => JSON.stringify(input) ?? 'null'

describe('no request of any client gets a 500, a stack or no answer', () => {
  it('with any method, path, headers and body', async () => {
    await fc.assert(fc.asyncProperty(fc.record({ method, path, headers, body }), expectCalm), {
      seed: SEED,
      numRuns: 400,
    })
  })

  it.each(API_PATHS)('with any fields from the frame of a logged-in user: %s', async (path) => {
    const sent = fields.map((each) => ({
      method: 'POST',
      path,
      headers: {
        'content-type': 'application/json',
      },
      body: stringify(each),
    }))
    const sendSigned = async (each: Sent) =>
      expectCalm({
        ...each,
        headers: await site.sign(path.replace('/api/', ''), path === '/api/session/end' ? undefined : token),
      })
    await fc.assert(fc.asyncProperty(sent, sendSigned), { seed: SEED, numRuns: 60 })
  })

  it.each(['/device', '/email/stop'])('with any form: %s', async (path) => {
    const form = fc.oneof(
      fc.webQueryParameters(),
      fc.string({ unit: 'binary' }).map((each) => `token=${each}`),
    )
    await fc.assert(
      fc.asyncProperty(form, (each) =>
        expectCalm({
          method: 'POST',
          path,
          headers: { 'content-type': 'application/x-www-form-urlencoded' },
          body: each,
        }),
      ),
      { seed: SEED, numRuns: 60 },
    )
  })

  it('with JSON of any depth', async () => {
    const params = `${'['.repeat(200_000)}${']'.repeat(200_000)}`
    await expectCalm({
      method: 'POST',
      path: '/api/chain',
      headers: await site.sign('chain', token),
      body: `{"caipNetworkId":"eip155:1","method":"eth_call","params":${params}}`,
    })
  })
})
