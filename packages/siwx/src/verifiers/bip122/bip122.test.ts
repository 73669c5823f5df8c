import { schnorr, secp256k1 } from '@noble/curves/secp256k1.js'
import { sha256 } from '@noble/hashes/sha2.js'
import { concatBytes } from '@noble/hashes/utils.js'
import { base64 } from '@scure/base'
import { CompactSize, p2pkh, RawTx, RawWitness, Script } from '@scure/btc-signer'
import { describe, expect, it } from 'vitest'
import { createBitcoinSigners, createSeed, tweakTaprootKey } from '../../testing/keys.js'
import { bip122 } from './bip122.js'
import { parseBitcoinAddress } from './parseBitcoinAddress.js'
import { computeToSpendTxid, createToSignTransaction, hashLegacyInput } from './toSign.js'

const MAINNET = 'bip122:000000000019d6689c085ae165831e93'
const message = 'harbour.example wants you to sign in'
const ALL = 1
const CHOSEN = { version: 0, lockTime: 0, sequence: 0 }

const [legacy, nested, native, taproot] = createBitcoinSigners().map(({ address }) => address)
const [own, others] = [0, 1].map((index) => ({
  seed: createSeed(index),
  publicKey: secp256k1.getPublicKey(createSeed(index), true),
}))
type Key = NonNullable<typeof own>

const scriptOf = (address = '') => parseBitcoinAddress(address, MAINNET)?.script ?? new Uint8Array()
const verify = (address = '', signature: string) => bip122().verify({ address, chainId: MAINNET, message, signature })
const der = (hash: Uint8Array, seed: Uint8Array, end: number) =>
  concatBytes(secp256k1.sign(hash, seed, { prehash: false, format: 'der' }), Uint8Array.of(end))
const witness = (...parts: Uint8Array[]) => base64.encode(RawWitness.encode(parts))

function bySegwit(address: string | undefined, { seed, publicKey }: Key, { end = ALL, shown = publicKey } = {}) {
  const script = scriptOf(address)
  const code = p2pkh(shown).script
  const hash = createToSignTransaction(computeToSpendTxid(message, script), script, CHOSEN).preimageWitnessV0(
    0,
    code,
    end,
    0n,
  )
  return witness(der(hash, seed, end), shown)
}

function byTaproot(key: Uint8Array, end?: number) {
  const script = scriptOf(taproot)
  const transaction = createToSignTransaction(computeToSpendTxid(message, script), script, CHOSEN)
  const signed = schnorr.sign(transaction.preimageWitnessV1(0, [script], end ?? 0, [0n]), key)
  return end === undefined ? signed : concatBytes(signed, Uint8Array.of(end))
}

type Raw = Parameters<typeof RawTx.encode>[0]

function byFull(
  { seed, publicKey }: Key,
  { version = 0, end = ALL, shown = publicKey, more = [] as Uint8Array[], alter = (raw: Raw): Raw => raw } = {},
) {
  const script = scriptOf(legacy)
  const txid = computeToSpendTxid(message, script)
  const signed = der(hashLegacyInput(txid, script, { ...CHOSEN, version }), seed, end)
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

describe('bip122 rejects a signature by another key', () => {
  it.each([
    ['P2SH-P2WPKH', nested],
    ['P2WPKH', native],
  ])('for %s, with the signer’s key or with that of the address', async (_kind, address) => {
    expect(await verify(address, bySegwit(address, own!))).toBe(true)
    expect(await verify(address, bySegwit(address, others!))).toBe(false)
    expect(await verify(address, bySegwit(address, others!, { shown: own!.publicKey }))).toBe(false)
  })

  it('for P2PKH, with the signer’s key or with that of the address', async () => {
    expect(await verify(legacy, byFull(own!))).toBe(true)
    expect(await verify(legacy, byFull(others!))).toBe(false)
    expect(await verify(legacy, byFull(others!, { shown: own!.publicKey }))).toBe(false)
  })

  it('for P2TR', async () => {
    expect(await verify(taproot, witness(byTaproot(tweakTaprootKey(createSeed(0)))))).toBe(true)
    expect(await verify(taproot, witness(byTaproot(tweakTaprootKey(createSeed(1)))))).toBe(false)
    expect(await verify(taproot, witness(byTaproot(createSeed(0))))).toBe(false)
  })
})

describe('bip122 requires a signature of the whole transaction', () => {
  it.each([0, 2, 3, 0x81])('for segwit and legacy addresses, which rejects the sighash type %i', async (end) => {
    expect(await verify(nested, bySegwit(nested, own!, { end }))).toBe(false)
    expect(await verify(native, bySegwit(native, own!, { end }))).toBe(false)
    expect(await verify(legacy, byFull(own!, { end }))).toBe(false)
  })

  it('for Taproot, which accepts the default and the explicit sighash type', async () => {
    const key = tweakTaprootKey(createSeed(0))
    const ends = [undefined, ALL, 2, 3, 0x81]
    const verified = ends.map((end) => verify(taproot, witness(byTaproot(key, end))))
    expect(await Promise.all(verified)).toEqual([true, true, false, false, false])
  })

  it('for Taproot, which rejects other lengths and extra witness items', async () => {
    const signed = byTaproot(tweakTaprootKey(createSeed(0)))
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

describe('bip122 rejects a signature derived from another one without its key', () => {
  /** Returns the DER signature with high S, which the curve's order derives from low S. */
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
  ])('for %s', async (_kind, address) => {
    const signature = bySegwit(address, own!)
    expect([await verify(address, signature), await verify(address, again(signature))]).toEqual([true, false])
  })
})

describe('the full BIP-322 format', () => {
  it.each([
    [0, true],
    [1, false],
    [2, true],
    [3, false],
  ])('accepts version %i: %s', async (version, expected) => {
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
    ['an output of one satoshi', (raw) => ({ ...raw, outputs: [{ ...raw.outputs[0]!, amount: 1n }] })],
    ['an output to an address', (raw) => ({ ...raw, outputs: [{ amount: 0n, script: scriptOf(legacy) }] })],
    ['another output of the spent transaction', change({ index: 1 })],
    ['another spent transaction', change({ txid: spare.txid })],
    ['a witness', (raw) => ({ ...raw, segwitFlag: true, witnesses: [[Uint8Array.of(1)]] })],
    ['an empty unlocking script', change({ finalScriptSig: new Uint8Array() })],
    ['numbers in place of signature and key', change({ finalScriptSig: Script.encode(['OP_1', 'OP_1']) })],
    ['another sequence than the signed one', change({ sequence: 1 })],
    ['another lock time than the signed one', (raw) => ({ ...raw, lockTime: 1 })],
  ])('rejects %s', async (_name, alter) => {
    expect(await verify(legacy, byFull(own!, { alter }))).toBe(false)
  })

  it('rejects extra witness items', async () => {
    expect(await verify(legacy, byFull(own!, { more: [Uint8Array.of(7, 7)] }))).toBe(false)
  })
})

describe('the signmessage format', () => {
  const byHeader = (headerOf: (recovery: number) => number) => {
    const text = new TextEncoder().encode(message)
    const prefix = new TextEncoder().encode('\x18Bitcoin Signed Message:\n')
    const hash = sha256(sha256(concatBytes(prefix, CompactSize.encode(BigInt(text.length)), text)))
    const signed = secp256k1.sign(hash, createSeed(0), { prehash: false, format: 'recovered' })
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
    const result = await Promise.all(verified)
    return headers.filter((_, at) => result[at])
  }

  it('has a header from 31 to 42 for a compressed key, for any address type', async () => {
    for (const address of [legacy, nested, native]) expect(await taken(address)).toEqual([31, 35, 39])
  })

  it('has a header from 27 to 30 for an uncompressed key of P2PKH only', async () => {
    const { address } = p2pkh(secp256k1.getPublicKey(createSeed(0), false))
    expect(await taken(address)).toEqual([27])
  })

  it('does not exist for Taproot', async () => expect(await taken(taproot)).toEqual([]))
})
