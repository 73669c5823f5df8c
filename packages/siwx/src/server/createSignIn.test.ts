import { describe, expect, it } from 'vitest'
import { createMemoryStorage } from '../storage/createMemoryStorage.js'
import {
  BROWSER_SECRET,
  createMessageText,
  createSignInServer,
  ORIGIN,
  verifiers,
} from '../testing/createSignInServer.js'
import { createEvmSigner, createSolanaSigner, type Signer } from '../testing/keys.js'
import { solana } from '../verifiers/solana.js'
import { createSignIn, type SignInOptions } from './createSignIn.js'
import type { Verifier } from './verifier.js'

const MINUTE_MS = 60_000

type Server = ReturnType<typeof createSignInServer>

async function enter({ signIn }: Server, signer: Signer, browser = BROWSER_SECRET) {
  const message = createMessageText(signer, await signIn.createNonce(browser))
  const session = await signIn.verify(browser, { message, signature: await signer.sign(message) })
  await signIn.storeSession(browser, session)
  return session
}

const accountsOf = async ({ signIn }: Server, browser = BROWSER_SECRET) =>
  (await signIn.sessions(browser)).map(({ account }) => account)

describe('a nonce', () => {
  it('has issue and expiry times', async () => {
    const { signIn } = createSignInServer({ nonceLifetime: 5 * MINUTE_MS })
    const created = await signIn.createNonce(BROWSER_SECRET)
    expect(created).toMatchObject({ issuedAt: '2026-11-23T10:00:00.000Z', expirationTime: '2026-11-23T10:05:00.000Z' })
    expect(created.nonce).toMatch(/^[0-9a-f]{32}$/)
    expect((await signIn.createNonce(BROWSER_SECRET)).nonce).not.toBe(created.nonce)
  })

  it('rejects an address that is too long', async () => {
    const { signIn } = createSignInServer()
    await expect(signIn.createNonce(BROWSER_SECRET, 'a'.repeat(129))).rejects.toMatchObject({ code: 'ADDRESS_INVALID' })
  })

  it('matches an EVM address in any case', async () => {
    const { signIn } = createSignInServer()
    const { address, sign } = createEvmSigner()
    const message = createMessageText(
      createEvmSigner(),
      await signIn.createNonce(BROWSER_SECRET, address.toLowerCase()),
    )
    expect(await signIn.verify(BROWSER_SECRET, { message, signature: await sign(message) })).toMatchObject({ address })
  })

  it('is removed if unused', async () => {
    const storage = createMemoryStorage()
    const swept: number[] = []
    const server = createSignInServer({ storage: { ...storage, sweep: async (now) => void swept.push(now) } })
    await server.signIn.createNonce(BROWSER_SECRET)
    expect(swept).toEqual([server.clock.now])
    server.clock.now += MINUTE_MS
    await server.signIn.createNonce(BROWSER_SECRET)
    await server.signIn.createNonce(BROWSER_SECRET)
    expect(swept).toEqual([server.clock.now - MINUTE_MS, server.clock.now])
  })
})

describe('sessions', () => {
  it('belong to a browser, one per account', async () => {
    const server = createSignInServer()
    const [evm, other] = [createEvmSigner(), createSolanaSigner()]
    const first = await enter(server, evm)
    server.clock.now += 1
    await enter(server, other)
    expect(await server.signIn.sessions(BROWSER_SECRET)).toEqual([
      first,
      expect.objectContaining({ address: other.address }),
    ])
    server.clock.now += 1
    await enter(server, evm)
    expect(await accountsOf(server)).toEqual([`${other.chainId}:${other.address}`, `${evm.chainId}:${evm.address}`])
    expect(await accountsOf(server, `${BROWSER_SECRET}, another`)).toEqual([])
  })

  it('last 7 days by default, a nonce 10 minutes', async () => {
    const { sessionLifetime, nonceLifetime } = createSignInServer().signIn
    expect([sessionLifetime, nonceLifetime]).toEqual([604_800_000, 600_000])
    const own = createSignInServer({ sessionLifetime: 5, nonceLifetime: 7 }).signIn
    expect([own.sessionLifetime, own.nonceLifetime]).toEqual([5, 7])
  })

  it('expire', async () => {
    const server = createSignInServer({ sessionLifetime: MINUTE_MS })
    const { expiresAt } = await enter(server, createEvmSigner())
    server.clock.now = expiresAt - 1
    expect(await accountsOf(server)).toHaveLength(1)
    server.clock.now = expiresAt
    expect(await accountsOf(server)).toEqual([])
  })

  it('end on sign-out, of one account or all', async () => {
    const server = createSignInServer()
    const [{ account }] = [await enter(server, createEvmSigner()), await enter(server, createSolanaSigner())]
    await server.signIn.signOut(BROWSER_SECRET, account)
    expect(await accountsOf(server)).toEqual([expect.stringMatching(/^solana:/)])
    await enter(server, createEvmSigner())
    await server.signIn.signOut(BROWSER_SECRET)
    expect(await accountsOf(server)).toEqual([])
  })

  it('skip records of another shape', async () => {
    const storage = createMemoryStorage()
    const server = createSignInServer({
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

  it('are stored without the secret', async () => {
    const stored: string[] = []
    const storage = createMemoryStorage()
    const server = createSignInServer({
      storage: {
        ...storage,
        async put(record) {
          stored.push(JSON.stringify(record))
          await storage.put(record)
        },
      },
    })
    await enter(server, createEvmSigner())
    expect(stored).toHaveLength(2)
    for (const each of stored) expect(each).not.toContain(BROWSER_SECRET)
  })

  it('require a secret of 16 characters', async () => {
    const { signIn } = createSignInServer()
    expect(await signIn.sessions('a'.repeat(16))).toEqual([])
    await expect(signIn.sessions('a'.repeat(15))).rejects.toMatchObject({ code: 'REQUEST_INVALID' })
  })

  it('require an unguessable secret', async () => {
    const { signIn } = createSignInServer()
    await expect(signIn.createNonce('short')).rejects.toMatchObject({ code: 'REQUEST_INVALID' })
  })
})

describe('a verifier', () => {
  const signer = createSolanaSigner()

  it('is loaded once, on first use', async () => {
    let loads = 0
    const load = async () => {
      loads += 1
      return solana()
    }
    const server = createSignInServer({ verifiers: { ...verifiers, solana: load } })
    await enter(server, createEvmSigner())
    expect(loads).toBe(0)
    await enter(server, signer)
    await enter(server, signer)
    expect(loads).toBe(1)
  })

  it('is retried if it fails to load', async () => {
    let loads = 0
    const load = async () => {
      loads += 1
      if (loads === 1) throw new Error('gone')
      return solana()
    }
    const server = createSignInServer({ verifiers: { ...verifiers, solana: load } })
    await expect(enter(server, signer)).rejects.toMatchObject({ code: 'VERIFIER_FAILED' })
    expect(await enter(server, signer)).toMatchObject({ address: signer.address })
  })

  it('rejects the sign-in with its own error', async () => {
    const cause = new Error('no node')
    const blind: Verifier = { isAddress: () => true, verify: async () => Promise.reject(cause) }
    const server = createSignInServer({ verifiers: { ...verifiers, solana: blind } })
    await expect(enter(server, signer)).rejects.toMatchObject({ code: 'VERIFIER_FAILED', cause })
  })

  it('receives no signature above the limit', async () => {
    const { signIn } = createSignInServer()
    const message = createMessageText(signer, await signIn.createNonce(BROWSER_SECRET))
    const verified = signIn.verify(BROWSER_SECRET, { message, signature: 'a'.repeat(40_001) })
    await expect(verified).rejects.toMatchObject({ code: 'SIGNATURE_INVALID' })
  })

  it('receives a signature of 40,000 characters, and no longer one', async () => {
    const received: number[] = []
    const solana: Verifier = {
      isAddress: () => true,
      verify: async ({ signature }) => !received.push(signature.length),
    }
    const { signIn } = createSignInServer({ verifiers: { ...verifiers, solana } })
    for (const length of [40_000, 40_001]) {
      const message = createMessageText(signer, await signIn.createNonce(BROWSER_SECRET))
      const verified = signIn.verify(BROWSER_SECRET, { message, signature: 'a'.repeat(length) })
      await expect(verified).rejects.toMatchObject({ code: 'SIGNATURE_INVALID' })
    }
    expect(received).toEqual([40_000])
  })
})

it.each<[string, Partial<SignInOptions>]>([
  ['no origin', { origins: [] }],
  ['an origin with a path', { origins: [`${ORIGIN}/`] }],
  ['a host for an origin', { origins: ['harbour.example'] }],
  ['an origin of a file', { origins: ['file://'] }],
  ['an origin of FTP', { origins: ['ftp://harbour.example'] }],
  ['an origin with an underscore', { origins: ['https://my_app.example'] }],
  ['an origin with a dot at its end', { origins: ['https://harbour.example.'] }],
  ['no chain', { chains: [] }],
  ['an invalid chain', { chains: ['1'] }],
  ['a chain without a verifier', { verifiers: { solana: solana() } }],
])('createSignIn throws with %s', (_name, wrong) => {
  const options = { origins: [ORIGIN], chains: ['eip155:1'], verifiers, storage: createMemoryStorage() }
  expect(() => createSignIn({ ...options, ...wrong })).toThrow(TypeError)
})
