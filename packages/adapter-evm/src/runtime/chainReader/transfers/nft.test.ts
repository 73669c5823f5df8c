import type { NftId } from '@foyer/core/adapter'
import { decodeFunctionData, type Hex, maxUint256, numberToHex, pad, parseAbi } from 'viem'
import { describe, expect, it } from 'vitest'
import { decodeNftBalance, encodeNftBalanceCall, encodeNftTransfer } from './nft.js'

const ME = '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266'
const OTHER = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8'
const abi = parseAbi([
  'function ownerOf(uint256)',
  'function balanceOf(address, uint256)',
  'function safeTransferFrom(address, address, uint256)',
  'function safeTransferFrom(address, address, uint256, uint256, bytes)',
])
const ITEM = { standard: 'erc721', tokenId: '0' } as const
const EDITION = { standard: 'erc1155', tokenId: String(maxUint256) } as const

const argsOf = (data: Hex) => decodeFunctionData({ abi, data }).args

describe('a transfer', () => {
  it('names sender, receiver and item, and the amount of an edition', () => {
    const parties = { from: ME, to: OTHER } as const
    for (const amount of [0n, 1n])
      expect(argsOf(encodeNftTransfer(ITEM, { ...parties, amount }))).toEqual([ME, OTHER, 0n])
    for (const amount of [1n, 2n, maxUint256]) {
      expect(argsOf(encodeNftTransfer(EDITION, { ...parties, amount }))).toEqual([ME, OTHER, maxUint256, amount, '0x'])
    }
  })

  it('is rejected if it sends more than one of a unique item', () => {
    const several = { from: ME, to: OTHER, amount: 2n } as const
    expect(() => encodeNftTransfer(ITEM, several)).toThrow(expect.objectContaining({ code: 'RPC_INVALID_PARAMS' }))
  })
})

describe('a balance', () => {
  it.each<[string, Hex | undefined, bigint]>([
    ['the account', pad(ME), 1n],
    ['the account, and more after it', `${pad(ME)}${'ff'.repeat(32)}`, 1n],
    ['another account', pad(OTHER), 0n],
    ['the account and other bits before it', `0x01${pad(ME).slice(4)}`, 0n],
    ['less than a word', ME, 0n],
    ['nothing', '0x', 0n],
    ['no answer', undefined, 0n],
  ])('of a unique item whose owner is %s is right', (_owner, answer, balance) => {
    expect(decodeNftBalance(ITEM, ME, answer)).toBe(balance)
  })

  it.each<[Hex | undefined, bigint]>([
    [numberToHex(0, { size: 32 }), 0n],
    [numberToHex(1, { size: 32 }), 1n],
    [numberToHex(maxUint256), maxUint256],
    ['0x01', 0n],
    [undefined, 0n],
  ])('of an edition is the number in %s', (answer, balance) => {
    expect(decodeNftBalance(EDITION, ME, answer)).toBe(balance)
  })

  it('is requested for the item, and for the account’s part of an edition', () => {
    expect(argsOf(encodeNftBalanceCall(ITEM, ME))).toEqual([0n])
    expect(argsOf(encodeNftBalanceCall(EDITION, ME))).toEqual([ME, maxUint256])
  })
})

it.each<NftId>([{ standard: 'spl' }, { standard: 'erc721' }, { standard: 'erc1155' }])(
  'an NFT %j without a standard of EVM or an id is unsupported',
  (nft) => {
    const unsupported = { code: 'METHOD_UNSUPPORTED', context: { method: 'sendNft', standard: nft.standard } }
    expect(() => encodeNftBalanceCall(nft, ME)).toThrow(expect.objectContaining(unsupported))
  },
)
