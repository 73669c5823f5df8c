import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { formatMessage } from '../messages/formatMessage.js'
import { parseMessage } from '../messages/parseMessage.js'
import { createHandler } from '../server/http/createHandler.js'
import { createFakeBrowser } from '../testing/createFakeBrowser.js'
import { createSignInServer, ORIGIN } from '../testing/createSignInServer.js'
import { createAllSigners, createEvmSigner, type Signer } from '../testing/keys.js'
import { type CreateSiwxOptions, createSiwx } from './createSiwx.js'

beforeEach(() => void vi.stubGlobal('location', new URL(ORIGIN)))
afterEach(() => vi.unstubAllGlobals())

function create(options: CreateSiwxOptions = {}) {
  const server = createSignInServer()
  const browser = createFakeBrowser((request) => createHandler(server.signIn).handle(request))
  const fetch: typeof globalThis.fetch = (url, init) =>
    init?.method === 'POST' ? browser.post(String(url), JSON.parse(String(init.body))) : browser.get(String(url))
  return { ...server, browser, siwx: createSiwx({ fetch, ...options }) }
}

async function enter({ siwx }: ReturnType<typeof create>, signer: Signer) {
  const message = await siwx.createMessage({ accountAddress: signer.address, chainId: signer.chainId })
  const text = message.toString()
  await siwx.addSession({ message: text, signature: await signer.sign(text) })
}

const has = async ({ siwx }: ReturnType<typeof create>, { chainId, address }: Signer) =>
  (await siwx.getSessions(chainId, address)).length > 0

describe.each(createAllSigners().map((signer) => [`${signer.chainId} ${signer.address}`, signer] as const))(
  'createSiwx with %s',
  (_who, signer) => {
    it('signs in, has a session, and signs out', async () => {
      const page = create()
      expect(await has(page, signer)).toBe(false)
      await enter(page, signer)
      expect(await has(page, signer)).toBe(true)
      await page.siwx.revokeSession(signer.chainId, signer.address)
      expect(await has(page, signer)).toBe(false)
    })
  },
)

it('createSiwx creates the message for the current origin', async () => {
  const { siwx } = create({ statement: 'Sign in to see your berths.', resources: [`${ORIGIN}/terms`] })
  const { address, chainId } = createEvmSigner()
  const message = await siwx.createMessage({ accountAddress: address, chainId })
  const { toString: _, ...said } = message
  expect(parseMessage(message.toString())).toEqual(JSON.parse(JSON.stringify(said)))
  expect(said).toMatchObject({ domain: 'harbour.example', uri: ORIGIN, statement: 'Sign in to see your berths.' })
  expect(said.expirationTime).toBe('2026-11-23T10:10:00.000Z')
})

it('createSiwx returns a session’s expiry', async () => {
  const page = create()
  const { address, chainId } = createEvmSigner()
  await enter(page, createEvmSigner())
  const [session] = await page.siwx.getSessions(chainId, address)
  expect(new Date(session?.expiresAt ?? 0).toISOString()).toBe('2026-11-30T10:00:00.000Z')
  const silent = async () => Response.json([{ message: session?.data }])
  expect(await createSiwx({ fetch: silent }).getSessions(chainId, address)).toEqual([
    { data: session?.data, expiresAt: undefined },
  ])
})

it('createSiwx signs out all accounts at once', async () => {
  const page = create()
  const signers = createAllSigners().slice(0, 2)
  for (const signer of signers) await enter(page, signer)
  await page.siwx.setSessions([])
  for (const signer of signers) expect(await has(page, signer)).toBe(false)
  expect(page.browser.cookie()).not.toMatch(/session/)
})

it('createSiwx replaces all sessions by new ones', async () => {
  const page = create()
  const [evm, solana] = createAllSigners()
  if (!evm || !solana) throw new Error('There are no accounts')
  await enter(page, evm)
  const message = (
    await page.siwx.createMessage({ accountAddress: solana.address, chainId: solana.chainId })
  ).toString()
  await page.siwx.setSessions([{ message, signature: await solana.sign(message) }])
  expect([await has(page, evm), await has(page, solana)]).toEqual([false, true])
})

it('createSiwx rejects with the server’s error', async () => {
  const { siwx } = create()
  const { address, chainId } = createEvmSigner()
  const message = (await siwx.createMessage({ accountAddress: address, chainId })).toString()
  await expect(siwx.addSession({ message, signature: '0x' })).rejects.toMatchObject({ code: 'SIGNATURE_INVALID' })
  await expect(siwx.addSession({ message, signature: '0x' })).rejects.toMatchObject({ code: 'NONCE_UNKNOWN' })
})

it.each([
  ['chainId', 'chainId'],
  [7, undefined],
])('names the field %s that the server rejects', async (field, named) => {
  const answer = Response.json({ code: 'MESSAGE_INVALID', field }, { status: 400 })
  const siwx = createSiwx({ url: '/api/siwx/', fetch: async () => answer })
  await expect(siwx.addSession({ message: 'Ahoy', signature: '0x' })).rejects.toMatchObject({
    code: 'MESSAGE_INVALID',
    field: named,
  })
})

it.each([
  ['an error page', () => new Response('<h1>Bad gateway</h1>', { status: 502 })],
  ['another answer', () => Response.json({ ahoy: true })],
])('createSiwx rejects if the server returns %s', async (_name, answer) => {
  const siwx = createSiwx({ url: '/api/siwx/', fetch: async () => answer() })
  const { address, chainId } = createEvmSigner()
  const failed = { code: 'SERVER_FAILED' }
  await expect(siwx.createMessage({ accountAddress: address, chainId })).rejects.toMatchObject(failed)
  await expect(siwx.getSessions(chainId, address)).rejects.toMatchObject(failed)
  await expect(siwx.addSession({ message: 'Ahoy', signature: '0x' })).rejects.toMatchObject(failed)
})

it('createSiwx rejects a session of another message', async () => {
  const page = create()
  const signer = createEvmSigner()
  await enter(page, signer)
  const [session] = await page.siwx.getSessions(signer.chainId, signer.address)
  const elsewhere = createSiwx({ fetch: async () => Response.json({ message: session?.data }) })
  const message = formatMessage({ ...parseMessage(formatMessage(session!.data)), nonce: 'another1' })
  await expect(elsewhere.addSession({ message, signature: '0x' })).rejects.toMatchObject({ code: 'SERVER_FAILED' })
})

it('createSiwx skips invalid sessions', async () => {
  const { address, chainId } = createEvmSigner()
  const fetch = async () => Response.json([null, {}, { message: { accountAddress: address, chainId } }])
  expect(await createSiwx({ fetch }).getSessions(chainId, address)).toEqual([])
})

it('createSiwx requires sign-in by default', () => {
  expect(createSiwx().getRequired()).toBe(true)
  expect(createSiwx({ required: false, signOutOnDisconnect: false })).toMatchObject({ signOutOnDisconnect: false })
  expect(createSiwx({ required: false }).getRequired()).toBe(false)
})

const hanging = (over: Promise<never>) =>
  new ReadableStream({ start: (controller) => void over.catch((cause: unknown) => controller.error(cause)) })

it('createSiwx limits the size of a response', async () => {
  let read = 0
  let isGivenUp = false
  const body = new ReadableStream({
    pull(controller) {
      read += 1
      controller.enqueue(new TextEncoder().encode(' '.repeat(100_000)))
    },
    cancel() {
      isGivenUp = true
    },
  })
  const siwx = createSiwx({ fetch: async () => new Response(body) })
  await expect(siwx.getSessions('eip155:1', '0x1')).rejects.toMatchObject({ code: 'SERVER_FAILED' })
  expect(isGivenUp).toBe(true)
  expect(read).toBeLessThan(14)
  const session = { message: {} }
  const long = async () => Response.json(Array.from({ length: 30_000 }, () => session))
  expect(await createSiwx({ fetch: long }).getSessions('eip155:1', '0x1')).toEqual([])
})

it('createSiwx clears its timer after a response', async () => {
  vi.useFakeTimers()
  for (const answer of [() => Response.json([]), () => new Response('', { status: 500 })]) {
    await createSiwx({ fetch: async () => answer() })
      .getSessions('eip155:1', '0x1')
      .catch(() => undefined)
    expect(vi.getTimerCount()).toBe(0)
  }
  vi.useRealTimers()
})

it('createSiwx accepts a response of 1,000,000 bytes, and no longer one', async () => {
  const [empty, filled] = [1_000_000, 1_000_001].map((length) => async () => new Response('[]'.padEnd(length)))
  expect(await createSiwx({ fetch: empty }).getSessions('eip155:1', '0x1')).toEqual([])
  await expect(createSiwx({ fetch: filled }).getSessions('eip155:1', '0x1')).rejects.toMatchObject({
    code: 'SERVER_FAILED',
  })
})

it.each([
  ['never answers', async () => new Promise<never>(() => {})],
  ['never ends its answer', async (over: Promise<never>) => new Response(hanging(over))],
])('createSiwx times out after 30 s for a server that %s', async (_name, answer) => {
  vi.useFakeTimers()
  // Like `fetch`: an abort rejects the response, its body too.
  const fetch: typeof globalThis.fetch = async (_url, init) => {
    const over = new Promise<never>((_resolve, reject) => {
      init?.signal?.addEventListener('abort', () => reject(init.signal?.reason))
    })
    return Promise.race([answer(over), over])
  }
  const outcome = createSiwx({ fetch })
    .getSessions('eip155:1', '0x1')
    .catch(({ code }: { code: string }) => code)
  await vi.advanceTimersByTimeAsync(29_999)
  expect(await Promise.race([outcome, 'waiting'])).toBe('waiting')
  await vi.advanceTimersByTimeAsync(1)
  expect(await outcome).toBe('SERVER_FAILED')
  expect(vi.getTimerCount()).toBe(0)
  vi.useRealTimers()
})

it('createSiwx drafts a message without an address for wallets that connect and sign at once', async () => {
  const page = create({ statement: 'Sign in to see your berths.' })
  const signer = createEvmSigner()
  const draft = await page.siwx.createDraft({ chainId: signer.chainId })
  expect(draft).toMatchObject({ domain: 'harbour.example', uri: ORIGIN, chainId: signer.chainId, version: '1' })
  expect(draft).not.toHaveProperty('accountAddress')
  const message = formatMessage({ ...draft, accountAddress: signer.address })
  await page.siwx.addSession({ message, signature: await signer.sign(message) })
  expect(await has(page, signer)).toBe(true)
})
