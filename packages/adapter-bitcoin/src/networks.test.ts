import { sha256 } from '@noble/hashes/sha2.js'
import { bytesToHex, hexToBytes } from '@noble/hashes/utils.js'
import { expect, it } from 'vitest'
import * as networks from './exports/networks.js'
import { getWalletNetworkNames } from './runtime/networks/networkNames.js'

const SATOSHI = '4a5e1e4baab89f3a32518a88c31bc87f618f76673e2cc77ab2127b7afdeda33b'
const TESTNET_4 = '7aa0a7ae1e223414cb807e40cd57e667b718e42aaf9306db9102fe28912b7b4e'

interface Header {
  readonly merkleRoot: string
  readonly time: number
  readonly bits: number
  readonly nonce: number
}

function hashOf({ merkleRoot, time, bits, nonce }: Header): string {
  const bytes = new Uint8Array(80)
  const view = new DataView(bytes.buffer)
  view.setUint32(0, 1, true)
  bytes.set(hexToBytes(merkleRoot).reverse(), 36)
  view.setUint32(68, time, true)
  view.setUint32(72, bits, true)
  view.setUint32(76, nonce, true)
  return bytesToHex(sha256(sha256(bytes)).reverse())
}

const { bitcoinMainnet, bitcoinSignet, bitcoinTestnet, bitcoinTestnet4 } = networks

it.each([
  [bitcoinMainnet, { merkleRoot: SATOSHI, time: 1_231_006_505, bits: 0x1d00ffff, nonce: 2_083_236_893 }],
  [bitcoinTestnet, { merkleRoot: SATOSHI, time: 1_296_688_602, bits: 0x1d00ffff, nonce: 414_098_458 }],
  [bitcoinTestnet4, { merkleRoot: TESTNET_4, time: 1_714_777_860, bits: 0x1d00ffff, nonce: 393_743_547 }],
  [bitcoinSignet, { merkleRoot: SATOSHI, time: 1_598_918_400, bits: 0x1e0377ae, nonce: 52_613_770 }],
])('$name is identified by its genesis hash', ({ id, caipNetworkId }, header) => {
  expect(id).toBe(hashOf(header).slice(0, 32))
  expect(caipNetworkId).toBe(`bip122:${id}`)
})

it('every exported network is known to wallets', () => {
  for (const { name, caipNetworkId, testnet = false } of Object.values(networks)) {
    expect(getWalletNetworkNames(caipNetworkId), name).toBeDefined()
    expect(testnet).toBe(caipNetworkId !== bitcoinMainnet.caipNetworkId)
  }
})
