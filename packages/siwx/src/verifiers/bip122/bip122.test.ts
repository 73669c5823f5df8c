import { schnorr, secp256k1 } from '@noble/curves/secp256k1.js'
import { sha256 } from '@noble/hashes/sha2.js'
import { concatBytes } from '@noble/hashes/utils.js'
import { base64 } from '@scure/base'
import { CompactSize, p2pkh, RawTx, RawWitness, Script } from '@scure/btc-signer'
import { describe, expect, it } from 'vitest'
import { bitcoinSigners, seedOf, tweaked } from '../../testing/keys.js'
import { bip122 } from './bip122.js'
import { readAddress } from './readAddress.js'
import { createToSign, hashBeforeSegwit, toSpendId } from './toSign.js'

const MAINNET = 'bip122:000000000019d6689c085ae165831e93'
const message = 'harbour.example wants you to sign in'
const ALL = 1
const CHOSEN = { version: 0, lockTime: 0, sequence: 0 }

const [legacy, nested, native, taproot] = bitcoinSigners().map(({ address }) => address)
const [own, others] = [0, 1].map((index) => ({
  seed: seedOf(index),
  publicKey: secp256k1.getPublicKey(seedOf(index), true),
}))
type Key = NonNullable<typeof own>

const scriptOf = (address = '') => readAddress(address, MAINNET)?.script ?? new Uint8Array()
const verify = (address = '', signature: string) => bip122().verify({ address, chainId: MAINNET, message, signature })
const der = (hash: Uint8Array, seed: Uint8Array, end: number) =>
  concatBytes(secp256k1.sign(hash, seed, { prehash: false, format: 'der' }), Uint8Array.of(end))
const witness = (...parts: Uint8Array[]) => base64.encode(RawWitness.encode(parts))

/** The simple form of segwit. `end` is what stands behind the signature, whatever was signed. */
function bySegwit(address: string | undefined, { seed, publicKey }: Key, { end = ALL, shown = publicKey } = {}) {
  const script = scriptOf(address)
  const code = p2pkh(shown).script
  const hash = createToSign(toSpendId(message, script), script, CHOSEN).preimageWitnessV0(0, code, end, 0n)
  return witness(der(hash, seed, end), shown)
}

/** A signature of Taproot, with what it signs at its end where that is said. */
function byTaproot(key: Uint8Array, end?: number) {
  const script = scriptOf(taproot)
  const transaction = createToSign(toSpendId(message, script), script, CHOSEN)
  const signed = schnorr.sign(transaction.preimageWitnessV1(0, [script], end ?? 0, [0n]), key)
  return end === undefined ? signed : concatBytes(signed, Uint8Array.of(end))
}

type Raw = Parameters<typeof RawTx.encode>[0]

/** The full form of P2PKH, with a transaction that is changed after it was signed. */
function byFull(
  { seed, publicKey }: Key,
  { version = 0, end = ALL, shown = publicKey, more = [] as Uint8Array[], alter = (raw: Raw): Raw => raw } = {},
) {
  const script = scriptOf(legacy)
  const txid = toSpendId(message, script)
  const signed = der(hashBeforeSegwit(txid, script, { ...CHOSEN, version }), seed, end)
  const raw: Raw = {
    version,
    segwitFlag: false,
    inputs: [{ txid, index: 0, finalScriptSig: Script.encode([signed, shown, ...more]), sequence: 0 }],
    outputs: [{ amount: 0n, script: Script.encode(['RETURN']) }],
    witnesses: [],
    lockTime: 0,
  }
  return `ful${base64.encode(RawTx.encode(alter(raw)))}`
}

describe('who has another key does not sign for an address', () => {
  it.each([
    ['P2SH-P2WPKH', nested],
    ['P2WPKH', native],
  ])('%s: neither with the key that they have, nor with the one that they show', async (_kind, address) => {
    expect(await verify(address, bySegwit(address, own!))).toBe(true)
    expect(await verify(address, bySegwit(address, others!))).toBe(false)
    expect(await verify(address, bySegwit(address, others!, { shown: own!.publicKey }))).toBe(false)
  })

  it('P2PKH: neither with the key that they have, nor with the one that they show', async () => {
    expect(await verify(legacy, byFull(own!))).toBe(true)
    expect(await verify(legacy, byFull(others!))).toBe(false)
    expect(await verify(legacy, byFull(others!, { shown: own!.publicKey }))).toBe(false)
  })

  it('P2TR', async () => {
    expect(await verify(taproot, witness(byTaproot(tweaked(seedOf(0)))))).toBe(true)
    expect(await verify(taproot, witness(byTaproot(tweaked(seedOf(1)))))).toBe(false)
    expect(await verify(taproot, witness(byTaproot(seedOf(0))))).toBe(false)
  })
})

describe('a signature signs all of the transaction', () => {
  it.each([0, 2, 3, 0x81])('of segwit and before it, none that ends in %i', async (end) => {
    expect(await verify(nested, bySegwit(nested, own!, { end }))).toBe(false)
    expect(await verify(native, bySegwit(native, own!, { end }))).toBe(false)
    expect(await verify(legacy, byFull(own!, { end }))).toBe(false)
  })

  it('of Taproot, one that says nothing of it, and one that says so', async () => {
    const key = tweaked(seedOf(0))
    const ends = [undefined, ALL, 2, 3, 0x81]
    const verified = ends.map((end) => verify(taproot, witness(byTaproot(key, end))))
    expect(await Promise.all(verified)).toEqual([true, true, false, false, false])
  })

  it('of Taproot, none of another length, and none beside which something lies', async () => {
    const signed = byTaproot(tweaked(seedOf(0)))
    const wrong = [
      witness(signed.subarray(0, 63)),
      witness(concatBytes(signed, Uint8Array.of(0))),
      witness(concatBytes(signed, Uint8Array.of(ALL, ALL))),
      witness(signed, Uint8Array.of(0x50)),
      witness(),
    ]
    expect(await Promise.all(wrong.map((each) => verify(taproot, each)))).toEqual(wrong.map(() => false))
  })
})

describe('a signature made from another without its key is none', () => {
  /** DER with the upper of the two numbers, which the order of the curve gives for each. */
  const upper = (signed: Uint8Array) => {
    const { r, s } = secp256k1.Signature.fromBytes(signed.subarray(0, -1), 'der')
    const other = new secp256k1.Signature(r, secp256k1.Point.Fn.ORDER - s)
    return concatBytes(other.toBytes('der'), Uint8Array.of(ALL))
  }
  const again = (signature: string) => {
    const [signed, publicKey] = RawWitness.decode(base64.decode(signature))
    return witness(upper(signed!), publicKey!)
  }

  it.each([
    ['P2SH-P2WPKH', nested],
    ['P2WPKH', native],
  ])('of %s', async (_kind, address) => {
    const signature = bySegwit(address, own!)
    expect([await verify(address, signature), await verify(address, again(signature))]).toEqual([true, false])
  })
})

describe('the full form', () => {
  it.each([
    [0, true],
    [1, false],
    [2, true],
    [3, false],
  ])('of version %i: %s', async (version, expected) => {
    expect(await verify(legacy, byFull(own!, { version }))).toBe(expected)
  })

  const spare = { txid: new Uint8Array(32).fill(7), index: 0, finalScriptSig: new Uint8Array(), sequence: 0 }
  const change = (part: Partial<Raw['inputs'][number]>) => (raw: Raw) => ({
    ...raw,
    inputs: raw.inputs.map((input) => ({ ...input, ...part })),
  })
  it.each<[string, (raw: Raw) => Raw]>([
    ['a second input', (raw) => ({ ...raw, inputs: [...raw.inputs, spare] })],
    ['a second output', (raw) => ({ ...raw, outputs: [...raw.outputs, ...raw.outputs] })],
    ['an output that is worth something', (raw) => ({ ...raw, outputs: [{ ...raw.outputs[0]!, amount: 1n }] })],
    ['an output to somebody', (raw) => ({ ...raw, outputs: [{ amount: 0n, script: scriptOf(legacy) }] })],
    ['another output of the first transaction', change({ index: 1 })],
    ['another first transaction', change({ txid: spare.txid })],
    ['a witness', (raw) => ({ ...raw, segwitFlag: true, witnesses: [[Uint8Array.of(1)]] })],
    ['nothing that unlocks it', change({ finalScriptSig: new Uint8Array() })],
    ['numbers in the place of signature and key', change({ finalScriptSig: Script.encode(['OP_1', 'OP_1']) })],
    ['another sequence than was signed', change({ sequence: 1 })],
    ['another time of lock than was signed', (raw) => ({ ...raw, lockTime: 1 })],
  ])('is none with %s', async (_what, alter) => {
    expect(await verify(legacy, byFull(own!, { alter }))).toBe(false)
  })

  it('is none with something else beside signature and key', async () => {
    expect(await verify(legacy, byFull(own!, { more: [Uint8Array.of(7, 7)] }))).toBe(false)
  })
})

describe('the form of signmessage', () => {
  const byHeader = (headerOf: (recovery: number) => number) => {
    const text = new TextEncoder().encode(message)
    const prefix = new TextEncoder().encode('\x18Bitcoin Signed Message:\n')
    const hash = sha256(sha256(concatBytes(prefix, CompactSize.encode(BigInt(text.length)), text)))
    const signed = secp256k1.sign(hash, seedOf(0), { prehash: false, format: 'recovered' })
    signed[0] = headerOf(signed[0] ?? 0)
    return base64.encode(signed)
  }
  const headers = [23, 27, 31, 35, 39, 43, 255 - 8]
  const taken = async (address: string | undefined) => {
    const verified = headers.map((header) =>
      verify(
        address,
        byHeader((recovery) => header + recovery),
      ),
    )
    const found = await Promise.all(verified)
    return headers.filter((_, at) => found[at])
  }

  it('has a header from 31 to 42 for a short key, whatever kind of address it names', async () => {
    for (const address of [legacy, nested, native]) expect(await taken(address)).toEqual([31, 35, 39])
  })

  it('has a header from 27 to 30 for a whole key, which P2PKH alone has', async () => {
    const { address } = p2pkh(secp256k1.getPublicKey(seedOf(0), false))
    expect(await taken(address)).toEqual([27])
  })

  it('is none of Taproot', async () => expect(await taken(taproot)).toEqual([]))
})
