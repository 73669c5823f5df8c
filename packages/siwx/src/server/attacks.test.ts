import { secp256k1 } from '@noble/curves/secp256k1.js'
import { base58, base64, hex } from '@scure/base'
import { describe, expect, it } from 'vitest'
import type { SignInMessage } from '../messages/message.js'
import { BROWSER_SECRET, createMessageText, createSignInServer } from '../testing/createSignInServer.js'
import {
  createAllSigners,
  createCosmosSigner,
  createEvmSigner,
  createLegacyBitcoinSigners,
  createPolkadotEd25519Signer,
  createPolkadotSr25519Signer,
  createSolanaSigner,
  type Signer,
} from '../testing/keys.js'

const MINUTE_MS = 60_000
const signer = createEvmSigner()

async function signInWith(altered: Partial<SignInMessage>, options: Parameters<typeof createSignInServer>[0] = {}) {
  const { signIn } = createSignInServer(options)
  const message = createMessageText(signer, await signIn.createNonce(BROWSER_SECRET), altered)
  return signIn.verify(BROWSER_SECRET, { message, signature: await signer.sign(message) })
}

const fails = (code: string) => expect.objectContaining({ name: 'SiwxError', code })

describe('a nonce', () => {
  it('is valid for one message', async () => {
    const { signIn } = createSignInServer()
    const message = createMessageText(signer, await signIn.createNonce(BROWSER_SECRET))
    const signed = { message, signature: await signer.sign(message) }
    await signIn.verify(BROWSER_SECRET, signed)
    await expect(signIn.verify(BROWSER_SECRET, signed)).rejects.toEqual(fails('NONCE_UNKNOWN'))
  })

  it('is valid for one of two parallel messages', async () => {
    const { signIn } = createSignInServer()
    const message = createMessageText(signer, await signIn.createNonce(BROWSER_SECRET))
    const signed = { message, signature: await signer.sign(message) }
    const outcomes = await Promise.allSettled([1, 2, 3].map(() => signIn.verify(BROWSER_SECRET, signed)))
    expect(outcomes.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected', 'rejected'])
  })

  it('is consumed by an invalid signature', async () => {
    const { signIn } = createSignInServer()
    const message = createMessageText(signer, await signIn.createNonce(BROWSER_SECRET))
    const wrong = signIn.verify(BROWSER_SECRET, { message, signature: '0x00' })
    await expect(wrong).rejects.toEqual(fails('SIGNATURE_INVALID'))
    const signature = await signer.sign(message)
    await expect(signIn.verify(BROWSER_SECRET, { message, signature })).rejects.toEqual(fails('NONCE_UNKNOWN'))
  })

  it('belongs to one browser, and survives an attempt of another one', async () => {
    const { signIn } = createSignInServer()
    const message = createMessageText(signer, await signIn.createNonce(BROWSER_SECRET))
    const signed = { message, signature: await signer.sign(message) }
    await expect(signIn.verify(`${BROWSER_SECRET} of a thief`, signed)).rejects.toEqual(fails('NONCE_UNKNOWN'))
    expect(await signIn.verify(BROWSER_SECRET, signed)).toMatchObject({ address: signer.address })
  })

  it('belongs to one account, if it was requested for one', async () => {
    const { signIn } = createSignInServer()
    const message = createMessageText(signer, await signIn.createNonce(BROWSER_SECRET, createEvmSigner(1).address))
    const signature = await signer.sign(message)
    await expect(signIn.verify(BROWSER_SECRET, { message, signature })).rejects.toEqual(fails('ADDRESS_MISMATCH'))
  })

  it('is rejected if the server did not issue it', async () => {
    await expect(signInWith({ nonce: 'a1b2c3d4e5f6' })).rejects.toEqual(fails('NONCE_UNKNOWN'))
  })

  it('expires independently of the message', async () => {
    const { signIn, clock } = createSignInServer({ nonceLifetime: MINUTE_MS })
    const message = createMessageText(signer, await signIn.createNonce(BROWSER_SECRET), { expirationTime: undefined })
    clock.now += MINUTE_MS
    const signature = await signer.sign(message)
    await expect(signIn.verify(BROWSER_SECRET, { message, signature })).rejects.toEqual(fails('NONCE_UNKNOWN'))
  })
})

it.each<[string, Partial<SignInMessage>, string]>([
  ['another app', { domain: 'evil.example', uri: 'https://evil.example' }, 'DOMAIN_MISMATCH'],
  ['a subdomain', { domain: 'a.harbour.example' }, 'DOMAIN_MISMATCH'],
  ['a domain that begins with ours', { domain: 'harbour.example.evil.example' }, 'DOMAIN_MISMATCH'],
  ['our domain as the user name of another', { domain: 'harbour.example@evil.example' }, 'DOMAIN_MISMATCH'],
  ['another port', { domain: 'harbour.example:8443' }, 'DOMAIN_MISMATCH'],
  ['another scheme', { scheme: 'http' }, 'DOMAIN_MISMATCH'],
  ['a URI of another app', { uri: 'https://evil.example/harbour.example' }, 'URI_MISMATCH'],
  ['a URI without encryption', { uri: 'http://harbour.example' }, 'URI_MISMATCH'],
  ['a URI with credentials', { uri: 'https://a:b@harbour.example' }, 'URI_MISMATCH'],
  ['a blob URI', { uri: 'blob:https://harbour.example/berths' }, 'URI_MISMATCH'],
  ['a URI that is no URL', { uri: 'did:key:z6Mk' }, 'URI_MISMATCH'],
  ['another chain', { chainId: 'eip155:10' }, 'CHAIN_NOT_ALLOWED'],
  ['a past expiration time', { expirationTime: '2026-11-23T10:00:00.000Z' }, 'EXPIRED'],
  ['a future start time', { notBefore: '2026-11-23T10:00:00.001Z' }, 'NOT_YET_VALID'],
  ['an address without its checksum', { accountAddress: signer.address.toLowerCase() }, 'ADDRESS_INVALID'],
])('a server rejects a message for %s', async (_name, altered, code) => {
  await expect(signInWith(altered)).rejects.toEqual(fails(code))
})

it('a server accepts a message from notBefore until expiry, and from a fast clock', async () => {
  const altered = {
    expirationTime: '2026-11-23T10:00:00.001Z',
    notBefore: '2026-11-23T10:00:00Z',
    issuedAt: '2026-11-23T12:00:00+01:00',
  }
  expect(await signInWith(altered)).toMatchObject({ message: altered })
})

it('a server rejects a message that mixes two origins', async () => {
  const origins = ['https://harbour.example', 'https://pier.example']
  expect(await signInWith({ domain: 'pier.example', uri: 'https://pier.example/x' }, { origins })).toBeDefined()
  const mixed = signInWith({ domain: 'pier.example', uri: 'https://harbour.example' }, { origins })
  await expect(mixed).rejects.toEqual(fails('URI_MISMATCH'))
})

describe.each(createAllSigners().map((each) => [each.name, each] as const))(
  'a server that verifies %s',
  (_name, own) => {
    it('rejects a message altered after signing', async () => {
      const { signIn } = createSignInServer()
      const message = createMessageText(own, await signIn.createNonce(BROWSER_SECRET))
      const signature = await own.sign(message)
      const altered = message.replace('your berths', 'all berths')
      await expect(signIn.verify(BROWSER_SECRET, { message: altered, signature })).rejects.toEqual(
        fails('SIGNATURE_INVALID'),
      )
    })

    it('rejects lookalike letters, though signed', async () => {
      const { signIn } = createSignInServer()
      const nonce = await signIn.createNonce(BROWSER_SECRET)
      const alike = createMessageText(own, nonce).replace('harbour.example wants', 'hаrbour.example wants')
      const verified = signIn.verify(BROWSER_SECRET, { message: alike, signature: await own.sign(alike) })
      await expect(verified).rejects.toEqual(fails('MESSAGE_INVALID'))
      const statement = createMessageText(own, nonce).replace('your', 'yоur')
      const other = signIn.verify(BROWSER_SECRET, { message: statement, signature: await own.sign(statement) })
      await expect(other).rejects.toEqual(fails('MESSAGE_INVALID'))
    })

    it('rejects signatures with any byte cut, added or changed', async () => {
      const { signIn } = createSignInServer()
      const verify = async (change: (signature: string) => string) => {
        const message = createMessageText(own, await signIn.createNonce(BROWSER_SECRET))
        const signature = change(await own.sign(message))
        return signIn.verify(BROWSER_SECRET, { message, signature })
      }
      const at = 20
      const swapped = (text: string) => `${text.slice(0, at)}${text[at] === '2' ? '3' : '2'}${text.slice(at + 1)}`
      for (const change of [swapped, (text: string) => text.slice(0, -4), (text: string) => `${text}AAAA`, () => '']) {
        await expect(verify(change)).rejects.toEqual(fails('SIGNATURE_INVALID'))
      }
    })
  },
)

describe('a forged variant of a signature', () => {
  const { ORDER } = secp256k1.Point.Fn
  const L = 2n ** 252n + 27742317777372353535851937790883648493n
  const read = (bytes: Uint8Array) => BigInt(`0x${hex.encode(bytes)}`)
  const write = (number: bigint) => hex.decode(number.toString(16).padStart(64, '0'))
  const joined = (...parts: Uint8Array[]) => Uint8Array.from(parts.flatMap((part) => [...part]))
  const upper = (s: Uint8Array) => write(ORDER - read(s))
  /** Adds the group order to the scalar `s` of an Ed25519 signature, which encodes the same scalar a second time. */
  const beyond = (s: Uint8Array) => write(read(Uint8Array.from(s).reverse()) + L).reverse()

  const evm = (bytes: Uint8Array) =>
    joined(bytes.subarray(0, 32), upper(bytes.subarray(32, 64)), Uint8Array.of(bytes[64] === 27 ? 28 : 27))
  const legacy = (bytes: Uint8Array) =>
    joined(Uint8Array.of((((bytes[0] ?? 0) - 27) ^ 1) + 27), bytes.subarray(1, 33), upper(bytes.subarray(33)))

  it.each<[string, Signer, (signature: string) => string]>([
    ['EVM', signer, (text) => `0x${hex.encode(evm(hex.decode(text.slice(2))))}`],
    [
      'Cosmos',
      createCosmosSigner(),
      (text) => base64.encode(joined(base64.decode(text).subarray(0, 32), upper(base64.decode(text).subarray(32)))),
    ],
    ['signmessage', createLegacyBitcoinSigners()[0]!, (text) => base64.encode(legacy(base64.decode(text)))],
    [
      'Solana',
      createSolanaSigner(),
      (text) => base58.encode(joined(base58.decode(text).subarray(0, 32), beyond(base58.decode(text).subarray(32)))),
    ],
    [
      'Polkadot, ed25519',
      createPolkadotEd25519Signer(),
      (text) => {
        const bytes = hex.decode(text.slice(2))
        return hex.encode(joined(bytes.subarray(0, 32), beyond(bytes.subarray(32))))
      },
    ],
    [
      'Polkadot, sr25519 without its mark',
      createPolkadotSr25519Signer(),
      (text) => {
        const bytes = hex.decode(text.slice(2))
        bytes[63] = (bytes[63] ?? 0) & 127
        return hex.encode(bytes)
      },
    ],
  ])('is rejected: %s', async (_name, own, malleate) => {
    const { signIn } = createSignInServer()
    const message = createMessageText(own, await signIn.createNonce(BROWSER_SECRET))
    const signature = malleate(await own.sign(message))
    await expect(signIn.verify(BROWSER_SECRET, { message, signature })).rejects.toEqual(fails('SIGNATURE_INVALID'))
  })

  it('is rejected for small-order keys', async () => {
    const { signIn } = createSignInServer()
    // The curve's neutral element as an address: rules older than RFC 8032 verify any message with it.
    const neutral = Uint8Array.of(1, ...new Uint8Array(31))
    const everybody: Signer = { ...createSolanaSigner(), address: base58.encode(neutral) }
    const message = createMessageText(everybody, await signIn.createNonce(BROWSER_SECRET))
    const signature = base58.encode(joined(neutral, new Uint8Array(32)))
    await expect(signIn.verify(BROWSER_SECRET, { message, signature })).rejects.toEqual(fails('SIGNATURE_INVALID'))
  })
})
