import { describe, expect, it } from 'vitest'
import { createMemoryStorage } from '../storage/createMemoryStorage.js'
import { BROWSER, createServer, ORIGIN, toText, verifiers } from '../testing/createServer.js'
import { evmSigner, type Signer, solanaSigner } from '../testing/keys.js'
import { solana } from '../verifiers/solana.js'
import { createSignIn, type SignInOptions } from './createSignIn.js'
import type { Verifier } from './verifier.js'

const MINUTE = 60_000

type Server = ReturnType<typeof createServer>

async function enter({ signIn }: Server, signer: Signer, browser = BROWSER) {
  const message = toText(signer, await signIn.createNonce(browser))
  const session = await signIn.verify(browser, { message, signature: await signer.sign(message) })
  await signIn.keep(browser, session)
  return session
}

const accountsOf = async ({ signIn }: Server, browser = BROWSER) =>
  (await signIn.sessions(browser)).map(({ account }) => account)

describe('a nonce', () => {
  it('comes with the times of a message', async () => {
    const { signIn } = createServer({ nonceLifetime: 5 * MINUTE })
    const made = await signIn.createNonce(BROWSER)
    expect(made).toMatchObject({ issuedAt: '2026-11-23T10:00:00.000Z', expirationTime: '2026-11-23T10:05:00.000Z' })
    expect(made.nonce).toMatch(/^[0-9a-f]{32}$/)
    expect((await signIn.createNonce(BROWSER)).nonce).not.toBe(made.nonce)
  })

  it('is of no address that is too long to be one, and would only be kept', async () => {
    const { signIn } = createServer()
    await expect(signIn.createNonce(BROWSER, 'a'.repeat(129))).rejects.toMatchObject({ code: 'ADDRESS_INVALID' })
  })

  it('is of its address, however the letters of one on EVM were spelt when it was asked for', async () => {
    const { signIn } = createServer()
    const { address, sign } = evmSigner()
    const message = toText(evmSigner(), await signIn.createNonce(BROWSER, address.toLowerCase()))
    expect(await signIn.verify(BROWSER, { message, signature: await sign(message) })).toMatchObject({ address })
  })

  it('that nobody used is forgotten', async () => {
    const storage = createMemoryStorage()
    const swept: number[] = []
    const server = createServer({ storage: { ...storage, sweep: async (now) => void swept.push(now) } })
    await server.signIn.createNonce(BROWSER)
    expect(swept).toEqual([server.clock.now])
    server.clock.now += MINUTE
    await server.signIn.createNonce(BROWSER)
    await server.signIn.createNonce(BROWSER)
    expect(swept).toEqual([server.clock.now - MINUTE, server.clock.now])
  })
})

describe('sessions', () => {
  it('are of a browser, one for each account', async () => {
    const server = createServer()
    const [evm, other] = [evmSigner(), solanaSigner()]
    const first = await enter(server, evm)
    server.clock.now += 1
    await enter(server, other)
    expect(await server.signIn.sessions(BROWSER)).toEqual([first, expect.objectContaining({ address: other.address })])
    server.clock.now += 1
    await enter(server, evm)
    expect(await accountsOf(server)).toEqual([`${other.chainId}:${other.address}`, `${evm.chainId}:${evm.address}`])
    expect(await accountsOf(server, `${BROWSER}, another`)).toEqual([])
  })

  it('last 7 days, and a nonce 10 minutes, unless the site says otherwise', async () => {
    const { sessionLifetime, nonceLifetime } = createServer().signIn
    expect([sessionLifetime, nonceLifetime]).toEqual([604_800_000, 600_000])
    const own = createServer({ sessionLifetime: 5, nonceLifetime: 7 }).signIn
    expect([own.sessionLifetime, own.nonceLifetime]).toEqual([5, 7])
  })

  it('end by themselves', async () => {
    const server = createServer({ sessionLifetime: MINUTE })
    const { expiresAt } = await enter(server, evmSigner())
    server.clock.now = expiresAt - 1
    expect(await accountsOf(server)).toHaveLength(1)
    server.clock.now = expiresAt
    expect(await accountsOf(server)).toEqual([])
  })

  it('end when somebody signs out, of one account or of all', async () => {
    const server = createServer()
    const [{ account }] = [await enter(server, evmSigner()), await enter(server, solanaSigner())]
    await server.signIn.signOut(BROWSER, account)
    expect(await accountsOf(server)).toEqual([expect.stringMatching(/^solana:/)])
    await enter(server, evmSigner())
    await server.signIn.signOut(BROWSER)
    expect(await accountsOf(server)).toEqual([])
  })

  it('are no sessions where what was kept is of another shape', async () => {
    const storage = createMemoryStorage()
    const server = createServer({
      storage: {
        ...storage,
        list: async (kind, owner) =>
          ['', '{}', '{"message":{"domain":"x"},"signedInAt":1}'].map((value, at) => {
            return { kind, owner, key: `${at}`, value, expiresAt: Number.MAX_SAFE_INTEGER }
          }),
      },
    })
    expect(await accountsOf(server)).toEqual([])
  })

  it('are kept without the secret', async () => {
    const kept: string[] = []
    const storage = createMemoryStorage()
    const server = createServer({
      storage: {
        ...storage,
        async put(record) {
          kept.push(JSON.stringify(record))
          await storage.put(record)
        },
      },
    })
    await enter(server, evmSigner())
    expect(kept).toHaveLength(2)
    for (const each of kept) expect(each).not.toContain(BROWSER)
  })

  it('want a secret of 16 letters', async () => {
    const { signIn } = createServer()
    expect(await signIn.sessions('a'.repeat(16))).toEqual([])
    await expect(signIn.sessions('a'.repeat(15))).rejects.toMatchObject({ code: 'REQUEST_INVALID' })
  })

  it('want a secret that nobody guesses', async () => {
    const { signIn } = createServer()
    await expect(signIn.createNonce('short')).rejects.toMatchObject({ code: 'REQUEST_INVALID' })
  })
})

describe('a verifier', () => {
  const signer = solanaSigner()

  it('is loaded when the first of its namespace signs in, once', async () => {
    let loads = 0
    const load = async () => {
      loads += 1
      return solana()
    }
    const server = createServer({ verifiers: { ...verifiers, solana: load } })
    await enter(server, evmSigner())
    expect(loads).toBe(0)
    await enter(server, signer)
    await enter(server, signer)
    expect(loads).toBe(1)
  })

  it('that cannot be loaded is tried again with the next', async () => {
    let loads = 0
    const load = async () => {
      loads += 1
      if (loads === 1) throw new Error('gone')
      return solana()
    }
    const server = createServer({ verifiers: { ...verifiers, solana: load } })
    await expect(enter(server, signer)).rejects.toMatchObject({ code: 'VERIFIER_FAILED' })
    expect(await enter(server, signer)).toMatchObject({ address: signer.address })
  })

  it('that cannot know lets nobody in, and says so', async () => {
    const cause = new Error('no node')
    const blind: Verifier = { isAddress: () => true, verify: async () => Promise.reject(cause) }
    const server = createServer({ verifiers: { ...verifiers, solana: blind } })
    await expect(enter(server, signer)).rejects.toMatchObject({ code: 'VERIFIER_FAILED', cause })
  })

  it('hears of no signature longer than a contract’s', async () => {
    const { signIn } = createServer()
    const message = toText(signer, await signIn.createNonce(BROWSER))
    const verified = signIn.verify(BROWSER, { message, signature: 'a'.repeat(40_001) })
    await expect(verified).rejects.toMatchObject({ code: 'SIGNATURE_INVALID' })
  })

  it('hears of a signature of 40,000 letters, and of none that is longer', async () => {
    const heard: number[] = []
    const solana: Verifier = { isAddress: () => true, verify: async ({ signature }) => !heard.push(signature.length) }
    const { signIn } = createServer({ verifiers: { ...verifiers, solana } })
    for (const length of [40_000, 40_001]) {
      const message = toText(signer, await signIn.createNonce(BROWSER))
      const verified = signIn.verify(BROWSER, { message, signature: 'a'.repeat(length) })
      await expect(verified).rejects.toMatchObject({ code: 'SIGNATURE_INVALID' })
    }
    expect(heard).toEqual([40_000])
  })
})

it.each<[string, Partial<SignInOptions>]>([
  ['no origin', { origins: [] }],
  ['an origin with a path', { origins: [`${ORIGIN}/`] }],
  ['a host for an origin', { origins: ['harbour.example'] }],
  ['an origin of a file', { origins: ['file://'] }],
  ['an origin of FTP', { origins: ['ftp://harbour.example'] }],
  ['an origin that no message can name', { origins: ['https://my_app.example'] }],
  ['an origin with a dot at its end', { origins: ['https://harbour.example.'] }],
  ['no chain', { chains: [] }],
  ['a chain that is none', { chains: ['1'] }],
  ['a chain without a verifier', { verifiers: { solana: solana() } }],
])('does not start with %s', (_what, wrong) => {
  const options = { origins: [ORIGIN], chains: ['eip155:1'], verifiers, storage: createMemoryStorage() }
  expect(() => createSignIn({ ...options, ...wrong })).toThrow(TypeError)
})
