import { ed25519 } from '@noble/curves/ed25519.js'
import { schnorr, secp256k1 } from '@noble/curves/secp256k1.js'
import { blake2b } from '@noble/hashes/blake2.js'
import { ripemd160 } from '@noble/hashes/legacy.js'
import { sha256 } from '@noble/hashes/sha2.js'
import { bytesToHex, concatBytes, hexToBytes } from '@noble/hashes/utils.js'
import { base58, base64, bech32 } from '@scure/base'
import { CompactSize, p2pkh, p2sh, p2tr, p2wpkh, RawTx, RawWitness, Script } from '@scure/btc-signer'
import * as sr25519 from '@scure/sr25519'
import { privateKeyToAccount } from 'viem/accounts'
import { computeToSpendTxid, createToSignTransaction, hashLegacyInput } from '../verifiers/bip122/toSign.js'

export interface Signer {
  readonly name: string
  readonly chainId: string
  readonly address: string
  sign(message: string): Promise<string>
}

const utf8 = (text: string) => new TextEncoder().encode(text)
export const createSeed = (index: number) => sha256(utf8(`@foyer/siwx test key ${index}`))

const MAINNET = 'bip122:000000000019d6689c085ae165831e93'
const POLKADOT = 'polkadot:91b171bb158e2d3848fa23a9f1c25182'

export function createEvmSigner(index = 0): Signer {
  const account = privateKeyToAccount(`0x${bytesToHex(createSeed(index))}`)
  const { address } = account
  return { name: 'EVM', chainId: 'eip155:1', address, sign: (message) => account.signMessage({ message }) }
}

export function createSolanaSigner(index = 0): Signer {
  const seed = createSeed(index)
  return {
    name: 'Solana',
    chainId: 'solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp',
    address: base58.encode(ed25519.getPublicKey(seed)),
    sign: async (message) => base58.encode(ed25519.sign(utf8(message), seed)),
  }
}

function ss58(publicKey: Uint8Array) {
  const body = concatBytes(Uint8Array.of(0), publicKey)
  return base58.encode(concatBytes(body, blake2b(concatBytes(utf8('SS58PRE'), body)).subarray(0, 2)))
}

const wrapped = (message: string) => utf8(`<Bytes>${message}</Bytes>`)

export function createPolkadotSr25519Signer(index = 0): Signer {
  const secret = sr25519.secretFromSeed(createSeed(index))
  return {
    name: 'Polkadot, sr25519',
    chainId: POLKADOT,
    address: ss58(sr25519.getPublicKey(secret)),
    sign: async (message) => `0x${bytesToHex(sr25519.sign(secret, wrapped(message)))}`,
  }
}

export function createPolkadotEd25519Signer(index = 0): Signer {
  const seed = createSeed(index)
  return {
    name: 'Polkadot, ed25519',
    chainId: POLKADOT,
    address: ss58(ed25519.getPublicKey(seed)),
    sign: async (message) => `0x${bytesToHex(ed25519.sign(wrapped(message), seed))}`,
  }
}

export function createCosmosSigner(index = 0): Signer {
  const seed = createSeed(index)
  const address = bech32.encodeFromBytes('cosmos', ripemd160(sha256(secp256k1.getPublicKey(seed, true))))
  return {
    name: 'Cosmos',
    chainId: 'cosmos:cosmoshub-4',
    address,
    async sign(message) {
      const data = base64.encode(utf8(message))
      const document = `{"account_number":"0","chain_id":"","fee":{"amount":[],"gas":"0"},"memo":"","msgs":[{"type":"sign/MsgSignData","value":{"data":"${data}","signer":"${address}"}}],"sequence":"0"}`
      return base64.encode(secp256k1.sign(sha256(utf8(document)), seed, { prehash: false, format: 'compact' }))
    },
  }
}

const CHOSEN = { version: 0, lockTime: 0, sequence: 0 }

const ecdsa = (hash: Uint8Array, seed: Uint8Array) =>
  concatBytes(secp256k1.sign(hash, seed, { prehash: false, format: 'der' }), Uint8Array.of(1))

export function createBitcoinSigners(index = 0): readonly Signer[] {
  const seed = createSeed(index)
  const publicKey = secp256k1.getPublicKey(seed, true)
  const code = p2pkh(publicKey).script
  const native = p2wpkh(publicKey)
  const nested = p2sh(native)
  const taproot = p2tr(schnorr.getPublicKey(seed))
  const legacy = p2pkh(publicKey)

  const bySegwit = (script: Uint8Array) => async (message: string) => {
    const transaction = createToSignTransaction(computeToSpendTxid(message, script), script, CHOSEN)
    const signed = ecdsa(transaction.preimageWitnessV0(0, code, 1, 0n), seed)
    return `smp${base64.encode(RawWitness.encode([signed, publicKey]))}`
  }
  const byTaproot = async (message: string) => {
    const { script } = taproot
    const hash = createToSignTransaction(computeToSpendTxid(message, script), script, CHOSEN).preimageWitnessV1(
      0,
      [script],
      0,
      [0n],
    )
    const signed = schnorr.sign(hash, tweakTaprootKey(seed))
    return base64.encode(RawWitness.encode([signed]))
  }
  const byFull = async (message: string) => {
    const txid = computeToSpendTxid(message, legacy.script)
    const signed = ecdsa(hashLegacyInput(txid, legacy.script, CHOSEN), seed)
    const raw = RawTx.encode({
      version: 0,
      segwitFlag: false,
      inputs: [{ txid, index: 0, finalScriptSig: Script.encode([signed, publicKey]), sequence: 0 }],
      outputs: [{ amount: 0n, script: Script.encode(['RETURN']) }],
      witnesses: [],
      lockTime: 0,
    })
    return `ful${base64.encode(raw)}`
  }
  return [
    { name: 'Bitcoin, P2PKH', chainId: MAINNET, address: addressOf(legacy), sign: byFull },
    { name: 'Bitcoin, P2SH-P2WPKH', chainId: MAINNET, address: addressOf(nested), sign: bySegwit(nested.script) },
    { name: 'Bitcoin, P2WPKH', chainId: MAINNET, address: addressOf(native), sign: bySegwit(native.script) },
    { name: 'Bitcoin, P2TR', chainId: MAINNET, address: addressOf(taproot), sign: byTaproot },
  ]
}

export function createLegacyBitcoinSigners(index = 0): readonly Signer[] {
  const headers = [31, 35, 39]
  return createBitcoinSigners(index)
    .slice(0, 3)
    .map(({ name, chainId, address }, at) => ({
      name: `${name}, signmessage`,
      chainId,
      address,
      sign: async (message: string) => signLegacy(message, createSeed(index), headers[at] ?? 0),
    }))
}

function signLegacy(message: string, seed: Uint8Array, header: number) {
  const text = utf8(message)
  const prefix = utf8('\x18Bitcoin Signed Message:\n')
  const hash = sha256(sha256(concatBytes(prefix, CompactSize.encode(BigInt(text.length)), text)))
  const signed = secp256k1.sign(hash, seed, { prehash: false, format: 'recovered' })
  signed[0] = header + (signed[0] ?? 0)
  return base64.encode(signed)
}

export function tweakTaprootKey(seed: Uint8Array) {
  const { Point } = secp256k1
  const order = Point.Fn.ORDER
  const own = BigInt(`0x${bytesToHex(seed)}`)
  const isOdd = secp256k1.getPublicKey(seed, true)[0] === 3
  const tag = sha256(utf8('TapTweak'))
  const tweak = BigInt(`0x${bytesToHex(sha256(concatBytes(tag, tag, schnorr.getPublicKey(seed))))}`)
  const key = ((isOdd ? order - own : own) + tweak) % order
  return hexToBytes(key.toString(16).padStart(64, '0'))
}

function addressOf({ address }: { readonly address?: string | undefined }) {
  if (address === undefined) throw new Error('No address')
  return address
}

export const createAllSigners = (index = 0): readonly Signer[] => [
  createEvmSigner(index),
  createSolanaSigner(index),
  ...createBitcoinSigners(index),
  ...createLegacyBitcoinSigners(index),
  createPolkadotSr25519Signer(index),
  createPolkadotEd25519Signer(index),
  createCosmosSigner(index),
]
