import { blake2b } from '@noble/hashes/blake2.js'
import { base58, bech32 } from '@scure/base'
import { describe, expect, it } from 'vitest'
import { BROWSER_SECRET, createMessageText, createSignInServer } from '../testing/createSignInServer.js'
import {
  createAllSigners,
  createBitcoinSigners,
  createCosmosSigner,
  createEvmSigner,
  createPolkadotSr25519Signer,
  type Signer,
} from '../testing/keys.js'
import { cosmos } from './cosmos.js'
import { polkadot } from './polkadot.js'

// Tests that a key has exactly one accepted address on each chain, because the address identifies the user.

const KUSAMA = 'polkadot:b0a8d493285c2df73290dfb7e61f870f'
const WESTEND = 'polkadot:e143f23803ac50e8f6f8e62695d1ce9e'
const OSMOSIS = 'cosmos:osmosis-1'
const JUNO = 'cosmos:uni-6'

async function signInAs(signer: Signer) {
  const chains = [...new Set([...createAllSigners().map(({ chainId }) => chainId), KUSAMA, WESTEND, OSMOSIS, JUNO])]
  const { signIn } = createSignInServer({ chains })
  const message = createMessageText(signer, await signIn.createNonce(BROWSER_SECRET))
  return signIn.verify(BROWSER_SECRET, { message, signature: await signer.sign(message) })
}

function ss58(prefix: readonly number[], { address }: Signer) {
  const key = base58.decode(address).slice(1, 33)
  const body = Uint8Array.from([...prefix, ...key])
  const checksum = blake2b(Uint8Array.from([...new TextEncoder().encode('SS58PRE'), ...body]))
  return base58.encode(Uint8Array.from([...body, ...checksum.slice(0, 2)]))
}

const [dot, atom, evm] = [createPolkadotSr25519Signer(), createCosmosSigner(), createEvmSigner()]
const [, , native, taproot] = createBitcoinSigners()
const asOsmosis = (signer: Signer) => bech32.encodeFromBytes('osmo', bech32.decodeToBytes(signer.address).bytes)

describe('a verifier rejects another spelling of an address', () => {
  it.each<[string, Signer]>([
    ['P2WPKH in capitals', { ...native!, address: native!.address.toUpperCase() }],
    ['Taproot in capitals', { ...taproot!, address: taproot!.address.toUpperCase() }],
    ['EVM in small letters', { ...evm, address: evm.address.toLowerCase() }],
    ['Polkadot with the generic number', { ...dot, address: ss58([42], dot) }],
    ['Polkadot with Kusama’s number', { ...dot, address: ss58([2], dot) }],
    ['Polkadot with its number in two bytes', { ...dot, address: ss58([0x40, 0], dot) }],
    ['Polkadot with a number of two bytes', { ...dot, address: ss58([0x40, 0x40], dot) }],
    ['Kusama with Polkadot’s number', { ...dot, chainId: KUSAMA }],
    ['a chain without a number of its own, with Polkadot’s', { ...dot, chainId: WESTEND }],
    ['Cosmos in capitals', { ...atom, address: atom.address.toUpperCase() }],
    ['Osmosis with the Hub’s prefix', { ...atom, chainId: OSMOSIS }],
    ['the Hub with Osmosis’s prefix', { ...atom, address: asOsmosis(atom) }],
  ])('%s', async (_, signer) => {
    await expect(signInAs(signer)).rejects.toMatchObject({ code: 'ADDRESS_INVALID' })
  })
})

it('each Polkadot chain accepts an address with its own prefix', async () => {
  for (const [chainId, prefix] of [
    [KUSAMA, 2],
    [WESTEND, 42],
  ] as const) {
    const address = ss58([prefix], dot)
    expect(await signInAs({ ...dot, chainId, address })).toMatchObject({ account: `${chainId}:${address}` })
  }
})

it('an unknown Cosmos chain rejects the sign-in with VERIFIER_FAILED', async () => {
  await expect(signInAs({ ...atom, chainId: JUNO })).rejects.toMatchObject({
    code: 'VERIFIER_FAILED',
    message: expect.stringContaining(JUNO),
  })
})

it('an app declares the address prefixes of its own chains', () => {
  const address = bech32.encodeFromBytes('juno', new Uint8Array(20))
  expect(cosmos({ prefixes: { [JUNO]: 'juno' } }).isAddress(address, JUNO)).toBe(true)
  expect(cosmos({ prefixes: { [JUNO]: 'juno' } }).isAddress(atom.address, JUNO)).toBe(false)
  expect(polkadot({ prefixes: { [WESTEND]: 0 } }).isAddress(dot.address, WESTEND)).toBe(true)
})
