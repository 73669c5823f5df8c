import fc from 'fast-check'
import {
  encodeAbiParameters,
  getAddress,
  type Hex,
  maxUint256,
  pad,
  parseAbiParameters,
  toEventSelector,
  toHex,
} from 'viem'
import { expect, it } from 'vitest'
import { readTransfers } from './readTransfers.js'

const FROM = getAddress('0x00000000000000000000000000000000000000a1')
const TO = getAddress('0x00000000000000000000000000000000000000a2')
const TOKEN = getAddress('0xc01a000000000000000000000000000000000001')
const BATCH = toEventSelector('TransferBatch(address,address,address,uint256[],uint256[])')
const SINGLE = toEventSelector('TransferSingle(address,address,address,uint256,uint256)')
const log = (kind: Hex, data: Hex) => ({
  address: TOKEN,
  topics: [kind, ...[FROM, FROM, TO].map((each) => pad(each))],
  data,
})

it('readTransfers reads ERC-1155 batches', () => {
  const data = encodeAbiParameters(parseAbiParameters('uint256[], uint256[]'), [
    [7n, 8n, 9n],
    [2n, 0n],
  ])
  expect(readTransfers([log(BATCH, data)])).toEqual([{ token: TOKEN, from: FROM, to: TO, tokenId: 7n, amount: 2n }])
  const one = encodeAbiParameters(parseAbiParameters('uint256, uint256'), [7n, 3n])
  expect(readTransfers([log(SINGLE, one)])).toEqual([{ token: TOKEN, from: FROM, to: TO, tokenId: 7n, amount: 3n }])
})

it('readTransfers skips arbitrary logs', () => {
  const hex = fc.uint8Array({ maxLength: 200 }).map((bytes): Hex => `0x${Buffer.from(bytes).toString('hex')}`)
  fc.assert(
    fc.property(fc.constantFrom(SINGLE, BATCH), hex, (kind, data) => {
      const result = readTransfers([log(kind, data)])
      expect(result).toEqual(result.map((each) => ({ ...each, token: TOKEN, from: FROM, to: TO })))
      expect(result.every(({ amount }) => amount > 0n)).toBe(true)
    }),
  )
})

it('readTransfers reads the whole amount', () => {
  const topics = [toEventSelector('Transfer(address,address,uint256)'), pad(FROM), pad(TO)]
  const moved = readTransfers([{ address: TOKEN, topics, data: toHex(maxUint256) }])
  expect(moved).toEqual([{ token: TOKEN, from: FROM, to: TO, amount: maxUint256 }])
})

it('readTransfers reads ERC-6909', () => {
  const topics = [toEventSelector('Transfer(address,address,address,uint256,uint256)'), pad(FROM), pad(TO), pad('0x07')]
  const data = encodeAbiParameters(parseAbiParameters('address, uint256'), [TO, 2n])
  const moved = { token: TOKEN, from: FROM, to: TO, tokenId: 7n, amount: 2n }
  expect(readTransfers([{ address: TOKEN, topics, data }])).toEqual([moved])
})

it('readTransfers reads unindexed logs of the first NFT contracts', () => {
  const data = encodeAbiParameters(parseAbiParameters('address, address, uint256'), [FROM, TO, 7n])
  const topics = [toEventSelector('Transfer(address,address,uint256)')]
  expect(readTransfers([{ address: TOKEN, topics, data }])).toEqual([{ token: TOKEN, from: FROM, to: TO, amount: 7n }])
})
