import { makeSignDoc, Secp256k1Wallet, serializeSignDoc } from '@cosmjs/amino'
import {
  cryptoWaitReady,
  ed25519PairFromSeed,
  ed25519Sign,
  encodeAddress,
  sr25519PairFromSeed,
  sr25519Sign,
} from '@polkadot/util-crypto'
import { base64, hex } from '@scure/base'
import { Verifier as Bip322Verifier } from 'bip322-js'
import { expect, it } from 'vitest'
import { createBitcoinSigners, createCosmosSigner, createLegacyBitcoinSigners } from '../testing/keys.js'
import { cosmos } from './cosmos.js'
import { polkadot } from './polkadot.js'

// Tests that the verifiers accept signatures made by libraries that wallets use.

const message = 'harbour.example wants you to sign in'
const seed = Uint8Array.from({ length: 32 }, (_, at) => at + 1)

it('the polkadot verifier accepts a signature by Polkadot’s own library', async () => {
  await cryptoWaitReady()
  const pair = sr25519PairFromSeed(seed)
  const bytes = new TextEncoder().encode(`<Bytes>${message}</Bytes>`)
  const signed = hex.encode(sr25519Sign(bytes, pair))
  // SS58 with prefixes of one byte and of two.
  const chainId = 'polkadot:0123456789abcdef0123456789abcdef'
  for (const prefix of [0, 42, 63, 64, 255, 2254, 16_383]) {
    const verifier = polkadot({ prefixes: { [chainId]: prefix } })
    const address = encodeAddress(pair.publicKey, prefix)
    const verify = (signature: string, text = message) =>
      verifier.verify({ address, chainId, message: text, signature })
    expect(verifier.isAddress(address, chainId)).toBe(true)
    expect(polkadot({ prefixes: { [chainId]: prefix + 1 } }).isAddress(address, chainId)).toBe(false)
    expect(await Promise.all([verify(`0x${signed}`), verify(`0x01${signed}`)])).toEqual([true, true])
    expect(await Promise.all([verify(`0x00${signed}`), verify(`0x02${signed}`), verify(signed, 'Ahoy')])).toEqual([
      false,
      false,
      false,
    ])
  }
})

it('the polkadot verifier accepts an ed25519 signature by Polkadot’s own library', async () => {
  await cryptoWaitReady()
  const pair = ed25519PairFromSeed(seed)
  const address = encodeAddress(pair.publicKey, 0)
  const chainId = 'polkadot:0123456789abcdef0123456789abcdef'
  const verifier = polkadot({ prefixes: { [chainId]: 0 } })
  const signed = hex.encode(ed25519Sign(new TextEncoder().encode(`<Bytes>${message}</Bytes>`), pair))
  const verify = (signature: string) => verifier.verify({ address, chainId, message, signature })
  expect(await Promise.all([verify(`0x${signed}`), verify(`0x00${signed}`)])).toEqual([true, true])
  expect(await Promise.all([verify(`0x01${signed}`), verify(`0x02${signed}`)])).toEqual([false, false])
})

it('the cosmos verifier accepts a signature by CosmJS', async () => {
  const wallet = await Secp256k1Wallet.fromKey(seed, 'osmo')
  const [account] = await wallet.getAccounts()
  const { address } = account!
  const value = { signer: address, data: base64.encode(new TextEncoder().encode(message)) }
  const doc = makeSignDoc([{ type: 'sign/MsgSignData', value }], { gas: '0', amount: [] }, '', '', 0, 0)
  const { signature } = await wallet.signAmino(address, doc)
  const signed = { address, chainId: 'cosmos:osmosis-1', message, signature: signature.signature }
  expect(new TextDecoder().decode(serializeSignDoc(doc))).toContain(value.data)
  expect(await cosmos().verify(signed)).toBe(true)
  expect(await cosmos().verify({ ...signed, address: createCosmosSigner().address })).toBe(false)
})

it.each(
  [...createBitcoinSigners().slice(1), ...createLegacyBitcoinSigners()].map((signer) => [signer.name, signer] as const),
)('bip322-js accepts the signature of the test signer %s', async (_name, { address, sign }) => {
  const signature = (await sign(message)).replace(/^smp/, '')
  expect(Bip322Verifier.verifySignature(address, message, signature)).toBe(true)
})
