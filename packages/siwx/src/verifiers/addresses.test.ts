import { schnorr, secp256k1 } from '@noble/curves/secp256k1.js'
import { blake2b } from '@noble/hashes/blake2.js'
import { base58, bech32 } from '@scure/base'
import { NETWORK, p2sh, p2tr, p2wpkh, TEST_NETWORK } from '@scure/btc-signer'
import { expect, it } from 'vitest'
import { createSeed } from '../testing/keys.js'
import { bip122 } from './bip122/bip122.js'
import { cosmos } from './cosmos.js'
import { polkadot } from './polkadot.js'

// Copies the address prefixes from the chains' registries, independently of the verifiers' own tables.

const COSMOS = [
  ['cosmoshub-4', 'cosmos'],
  ['theta-testnet-001', 'cosmos'],
  ['provider', 'cosmos'],
  ['osmosis-1', 'osmo'],
  ['osmo-test-5', 'osmo'],
  ['akashnet-2', 'akash'],
  ['axelar-dojo-1', 'axelar'],
  ['celestia', 'celestia'],
  ['dydx-mainnet-1', 'dydx'],
  ['juno-1', 'juno'],
  ['neutron-1', 'neutron'],
  ['noble-1', 'noble'],
  ['pacific-1', 'sei'],
  ['phoenix-1', 'terra'],
  ['secret-4', 'secret'],
  ['stargaze-1', 'stars'],
  ['stride-1', 'stride'],
] as const

it.each(COSMOS)('cosmos:%s accepts addresses with the prefix %s only', (reference, prefix) => {
  const addresses = [...new Set(COSMOS.map(([, each]) => each))].map(
    (each) => [each, bech32.encodeFromBytes(each, new Uint8Array(20))] as const,
  )
  const taken = addresses.filter(([, address]) => cosmos().isAddress(address, `cosmos:${reference}`))
  expect(taken.map(([each]) => each)).toEqual([prefix])
})

const POLKADOT = [
  ['91b171bb158e2d3848fa23a9f1c25182', 'Polkadot', 0],
  ['68d56f15f85d3136970ec16946040bc1', 'Polkadot Asset Hub', 0],
  ['b0a8d493285c2df73290dfb7e61f870f', 'Kusama', 2],
  ['48239ef607d7928874027a43a6768920', 'Kusama Asset Hub', 2],
  ['77afd6190f1554ad45fd0d31aee62aac', 'Paseo', 0],
  ['d6eec26135305a8ad257a20d00335728', 'Paseo Asset Hub', 0],
  ['9eb76c5184c4ab8679d2d5d819fdf90b', 'Astar', 5],
  ['fc41b9bd8ef8fe53d58c7ea67c794c7e', 'Acala', 10],
  ['afdc188f45c71dacbaa0b62e16a91f72', 'Hydration', 63],
  ['e143f23803ac50e8f6f8e62695d1ce9e', 'an unknown chain', 42],
] as const

it.each(POLKADOT)('polkadot:%s, %s, accepts addresses with the prefix %i only', (reference, _name, number) => {
  const ss58 = (prefix: number) => {
    const body = Uint8Array.of(prefix, ...createSeed(0))
    const checksum = blake2b(Uint8Array.from([...new TextEncoder().encode('SS58PRE'), ...body]))
    return base58.encode(Uint8Array.of(...body, ...checksum.slice(0, 2)))
  }
  const all = Array.from({ length: 64 }, (_, each) => each)
  expect(all.filter((each) => polkadot().isAddress(ss58(each), `polkadot:${reference}`))).toEqual([number])
})

const BITCOIN = [
  ['000000000019d6689c085ae165831e93', 'Bitcoin', NETWORK],
  ['000000000933ea01ad0ee984209779ba', 'Testnet 3', TEST_NETWORK],
  ['00000000da84f2bafbbc53dee25a72ae', 'Testnet 4', TEST_NETWORK],
  ['00000008819873e925422c1ff0f99f7c', 'Signet', TEST_NETWORK],
  ['0f9188f13cb7b2c71f2a335e3a4fc328', 'Regtest', { ...TEST_NETWORK, bech32: 'bcrt' }],
] as const

const publicKey = secp256k1.getPublicKey(createSeed(0), true)

it.each(BITCOIN)('bip122:%s, %s, accepts its own addresses only', (reference, _name, network) => {
  for (const [, , each] of BITCOIN) {
    const native = p2wpkh(publicKey, each).address ?? ''
    expect(bip122().isAddress(native, `bip122:${reference}`)).toBe(each.bech32 === network.bech32)
    const nested = p2sh(p2wpkh(publicKey, each), each).address ?? ''
    expect(bip122().isAddress(nested, `bip122:${reference}`)).toBe(each.scriptHash === network.scriptHash)
  }
})

it('an unknown Bitcoin chain accepts no address', () => {
  const { address = '' } = p2wpkh(publicKey)
  expect(bip122().isAddress(address, 'bip122:12a765e31ffd4059bada1e25190f6e98')).toBe(false)
})

it('bip122 rejects a P2WSH address', () => {
  const mainnet = 'bip122:000000000019d6689c085ae165831e93'
  const script = bech32.encode('bc', [0, ...bech32.toWords(new Uint8Array(32))])
  expect(bip122().isAddress(script, mainnet)).toBe(false)
  expect(bip122().isAddress(p2tr(schnorr.getPublicKey(createSeed(0))).address ?? '', mainnet)).toBe(true)
})
