import { secp256k1 } from '@noble/curves/secp256k1.js'
import { base58, base64, hex } from '@scure/base'
import { describe, expect, it } from 'vitest'
import type { SignInMessage } from '../messages/message.js'
import { BROWSER, createServer, toText } from '../testing/createServer.js'
import {
  allSigners,
  cosmosSigner,
  evmSigner,
  legacySigners,
  polkadotEd25519Signer,
  type Signer,
  solanaSigner,
  sr25519Signer,
} from '../testing/keys.js'

const MINUTE = 60_000
const signer = evmSigner()

/** What comes of a message that a page has changed before it was signed. */
async function signInWith(altered: Partial<SignInMessage>, options: Parameters<typeof createServer>[0] = {}) {
  const { signIn } = createServer(options)
  const message = toText(signer, await signIn.createNonce(BROWSER), altered)
  return signIn.verify(BROWSER, { message, signature: await signer.sign(message) })
}

const fails = (code: string) => expect.objectContaining({ name: 'SiwxError', code })

describe('a nonce', () => {
  it('is good for one message', async () => {
    const { signIn } = createServer()
    const message = toText(signer, await signIn.createNonce(BROWSER))
    const signed = { message, signature: await signer.sign(message) }
    await signIn.verify(BROWSER, signed)
    await expect(signIn.verify(BROWSER, signed)).rejects.toEqual(fails('NONCE_UNKNOWN'))
  })

  it('is good for one of two that come at once', async () => {
    const { signIn } = createServer()
    const message = toText(signer, await signIn.createNonce(BROWSER))
    const signed = { message, signature: await signer.sign(message) }
    const outcomes = await Promise.allSettled([1, 2, 3].map(() => signIn.verify(BROWSER, signed)))
    expect(outcomes.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected', 'rejected'])
  })

  it('is used up by a signature that is none', async () => {
    const { signIn } = createServer()
    const message = toText(signer, await signIn.createNonce(BROWSER))
    const wrong = signIn.verify(BROWSER, { message, signature: '0x00' })
    await expect(wrong).rejects.toEqual(fails('SIGNATURE_INVALID'))
    const signature = await signer.sign(message)
    await expect(signIn.verify(BROWSER, { message, signature })).rejects.toEqual(fails('NONCE_UNKNOWN'))
  })

  it('is of one browser, and stays good there when another tries it', async () => {
    const { signIn } = createServer()
    const message = toText(signer, await signIn.createNonce(BROWSER))
    const signed = { message, signature: await signer.sign(message) }
    await expect(signIn.verify(`${BROWSER} of a thief`, signed)).rejects.toEqual(fails('NONCE_UNKNOWN'))
    expect(await signIn.verify(BROWSER, signed)).toMatchObject({ address: signer.address })
  })

  it('is of one account, where that was known', async () => {
    const { signIn } = createServer()
    const message = toText(signer, await signIn.createNonce(BROWSER, evmSigner(1).address))
    const signature = await signer.sign(message)
    await expect(signIn.verify(BROWSER, { message, signature })).rejects.toEqual(fails('ADDRESS_MISMATCH'))
  })

  it('is one that the server made', async () => {
    await expect(signInWith({ nonce: 'a1b2c3d4e5f6' })).rejects.toEqual(fails('NONCE_UNKNOWN'))
  })

  it('ends, also where the message says nothing of that', async () => {
    const { signIn, clock } = createServer({ nonceLifetime: MINUTE })
    const message = toText(signer, await signIn.createNonce(BROWSER), { expirationTime: undefined })
    clock.now += MINUTE
    const signature = await signer.sign(message)
    await expect(signIn.verify(BROWSER, { message, signature })).rejects.toEqual(fails('NONCE_UNKNOWN'))
  })
})

it.each<[string, Partial<SignInMessage>, string]>([
  ['another site', { domain: 'evil.example', uri: 'https://evil.example' }, 'DOMAIN_MISMATCH'],
  ['a site below ours', { domain: 'a.harbour.example' }, 'DOMAIN_MISMATCH'],
  ['our name before another', { domain: 'harbour.example.evil.example' }, 'DOMAIN_MISMATCH'],
  ['our name as the user of another', { domain: 'harbour.example@evil.example' }, 'DOMAIN_MISMATCH'],
  ['another port', { domain: 'harbour.example:8443' }, 'DOMAIN_MISMATCH'],
  ['another scheme', { scheme: 'http' }, 'DOMAIN_MISMATCH'],
  ['a page of another site', { uri: 'https://evil.example/harbour.example' }, 'URI_MISMATCH'],
  ['a page without encryption', { uri: 'http://harbour.example' }, 'URI_MISMATCH'],
  ['a page of somebody who logs in', { uri: 'https://a:b@harbour.example' }, 'URI_MISMATCH'],
  ['what a page of ours has made up', { uri: 'blob:https://harbour.example/berths' }, 'URI_MISMATCH'],
  ['something that is no page', { uri: 'did:key:z6Mk' }, 'URI_MISMATCH'],
  ['another chain', { chainId: 'eip155:10' }, 'CHAIN_NOT_ALLOWED'],
  ['a time that is over', { expirationTime: '2026-11-23T10:00:00.000Z' }, 'EXPIRED'],
  ['a time to come', { notBefore: '2026-11-23T10:00:00.001Z' }, 'NOT_YET_VALID'],
  ['an address without its checksum', { accountAddress: signer.address.toLowerCase() }, 'ADDRESS_INVALID'],
])('refuses a message for %s', async (_what, altered, code) => {
  await expect(signInWith(altered)).rejects.toEqual(fails(code))
})

it('takes a message until the moment it expires, from the moment it begins, and from a clock that is ahead', async () => {
  const altered = {
    expirationTime: '2026-11-23T10:00:00.001Z',
    notBefore: '2026-11-23T10:00:00Z',
    issuedAt: '2026-11-23T12:00:00+01:00',
  }
  expect(await signInWith(altered)).toMatchObject({ message: altered })
})

it('has two origins, and no message that is half of one and half of the other', async () => {
  const origins = ['https://harbour.example', 'https://pier.example']
  expect(await signInWith({ domain: 'pier.example', uri: 'https://pier.example/x' }, { origins })).toBeDefined()
  const mixed = signInWith({ domain: 'pier.example', uri: 'https://harbour.example' }, { origins })
  await expect(mixed).rejects.toEqual(fails('URI_MISMATCH'))
})

describe.each(allSigners().map((each) => [each.name, each] as const))('%s', (_name, own) => {
  it('has a message that is altered after it was signed refused', async () => {
    const { signIn } = createServer()
    const message = toText(own, await signIn.createNonce(BROWSER))
    const signature = await own.sign(message)
    const altered = message.replace('your berths', 'all berths')
    await expect(signIn.verify(BROWSER, { message: altered, signature })).rejects.toEqual(fails('SIGNATURE_INVALID'))
  })

  it('has a message with a letter that looks alike refused, though it is signed', async () => {
    const { signIn } = createServer()
    const nonce = await signIn.createNonce(BROWSER)
    const alike = toText(own, nonce).replace('harbour.example wants', 'hаrbour.example wants')
    const verified = signIn.verify(BROWSER, { message: alike, signature: await own.sign(alike) })
    await expect(verified).rejects.toEqual(fails('MESSAGE_INVALID'))
    const statement = toText(own, nonce).replace('your', 'yоur')
    const other = signIn.verify(BROWSER, { message: statement, signature: await own.sign(statement) })
    await expect(other).rejects.toEqual(fails('MESSAGE_INVALID'))
  })

  it('has every signature that is cut, longer or changed in a byte refused', async () => {
    const { signIn } = createServer()
    const verify = async (change: (signature: string) => string) => {
      const message = toText(own, await signIn.createNonce(BROWSER))
      const signature = change(await own.sign(message))
      return signIn.verify(BROWSER, { message, signature })
    }
    const at = 20
    const swapped = (text: string) => `${text.slice(0, at)}${text[at] === '2' ? '3' : '2'}${text.slice(at + 1)}`
    for (const change of [swapped, (text: string) => text.slice(0, -4), (text: string) => `${text}AAAA`, () => '']) {
      await expect(verify(change)).rejects.toEqual(fails('SIGNATURE_INVALID'))
    }
  })
})

describe('a signature made from another without its key', () => {
  const { ORDER } = secp256k1.Point.Fn
  const L = 2n ** 252n + 27742317777372353535851937790883648493n
  const read = (bytes: Uint8Array) => BigInt(`0x${hex.encode(bytes)}`)
  const write = (number: bigint) => hex.decode(number.toString(16).padStart(64, '0'))
  const joined = (...parts: Uint8Array[]) => Uint8Array.from(parts.flatMap((part) => [...part]))
  /** The upper of the two that ECDSA has for each. */
  const upper = (s: Uint8Array) => write(ORDER - read(s))
  /** Ed25519's number and the order of its group: another number for the same. */
  const beyond = (s: Uint8Array) => write(read(Uint8Array.from(s).reverse()) + L).reverse()

  const evm = (bytes: Uint8Array) =>
    joined(bytes.subarray(0, 32), upper(bytes.subarray(32, 64)), Uint8Array.of(bytes[64] === 27 ? 28 : 27))
  const legacy = (bytes: Uint8Array) =>
    joined(Uint8Array.of((((bytes[0] ?? 0) - 27) ^ 1) + 27), bytes.subarray(1, 33), upper(bytes.subarray(33)))

  it.each<[string, Signer, (signature: string) => string]>([
    ['EVM', signer, (text) => `0x${hex.encode(evm(hex.decode(text.slice(2))))}`],
    [
      'Cosmos',
      cosmosSigner(),
      (text) => base64.encode(joined(base64.decode(text).subarray(0, 32), upper(base64.decode(text).subarray(32)))),
    ],
    ['signmessage', legacySigners()[0]!, (text) => base64.encode(legacy(base64.decode(text)))],
    [
      'Solana',
      solanaSigner(),
      (text) => base58.encode(joined(base58.decode(text).subarray(0, 32), beyond(base58.decode(text).subarray(32)))),
    ],
    [
      'Polkadot, ed25519',
      polkadotEd25519Signer(),
      (text) => {
        const bytes = hex.decode(text.slice(2))
        return hex.encode(joined(bytes.subarray(0, 32), beyond(bytes.subarray(32))))
      },
    ],
    [
      'Polkadot, sr25519 without its mark',
      sr25519Signer(),
      (text) => {
        const bytes = hex.decode(text.slice(2))
        bytes[63] = (bytes[63] ?? 0) & 127
        return hex.encode(bytes)
      },
    ],
  ])('is refused: %s', async (_name, own, malleate) => {
    const { signIn } = createServer()
    const message = toText(own, await signIn.createNonce(BROWSER))
    const signature = malleate(await own.sign(message))
    await expect(signIn.verify(BROWSER, { message, signature })).rejects.toEqual(fails('SIGNATURE_INVALID'))
  })

  it('is refused where the key is one that signs everything for everybody', async () => {
    const { signIn } = createServer()
    // The neutral element of the curve, as an address: it verifies any message by rules older than RFC 8032's.
    const neutral = Uint8Array.of(1, ...new Uint8Array(31))
    const everybody: Signer = { ...solanaSigner(), address: base58.encode(neutral) }
    const message = toText(everybody, await signIn.createNonce(BROWSER))
    const signature = base58.encode(joined(neutral, new Uint8Array(32)))
    await expect(signIn.verify(BROWSER, { message, signature })).rejects.toEqual(fails('SIGNATURE_INVALID'))
  })
})
