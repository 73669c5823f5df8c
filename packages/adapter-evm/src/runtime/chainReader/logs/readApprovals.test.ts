import fc from 'fast-check'
import { encodeAbiParameters, getAddress, type Hex, pad, parseAbiParameters, toEventSelector, toHex } from 'viem'
import { describe, expect, it } from 'vitest'
import { readApprovals } from './readApprovals.js'

const OWNER = getAddress('0x00000000000000000000000000000000000000a1')
const SPENDER = getAddress('0x00000000000000000000000000000000000000a2')
const ASSET = getAddress('0x00000000000000000000000000000000000000a3')
const TOKEN = getAddress('0xc01a000000000000000000000000000000000001')
const NOBODY = '0x0000000000000000000000000000000000000000'
const ROLE = pad('0x01')
const YES = toHex(1, { size: 32 })
const NO = toHex(0, { size: 32 })
const number = (value: bigint) => toHex(value, { size: 32 })
const input = { owner: OWNER, spender: SPENDER, token: TOKEN }

const log = (signature: string, fields: readonly Hex[], data: Hex = '0x') => ({
  address: TOKEN,
  topics: [toEventSelector(signature), ...fields.map((each) => pad(each))],
  data,
})

describe('readApprovals', () => {
  it.each([
    [
      'of a token (ERC-20)',
      log('Approval(address,address,uint256)', [OWNER, SPENDER], number(5n)),
      { ...input, kind: 'token', amount: 5n },
    ],
    [
      'of one thing of a collection (ERC-721)',
      log('Approval(address,address,uint256)', [OWNER, SPENDER, number(0n)]),
      { ...input, kind: 'item' },
    ],
    [
      'of all of a collection (ERC-721, ERC-1155)',
      log('ApprovalForAll(address,address,bool)', [OWNER, SPENDER], YES),
      { ...input, kind: 'collection' },
    ],
    [
      'of a contract of many tokens (ERC-6909), one of them',
      log(
        'Approval(address,address,uint256,uint256)',
        [OWNER, SPENDER, number(7n)],
        encodeAbiParameters(parseAbiParameters('uint256'), [1n]),
      ),
      { ...input, kind: 'item' },
    ],
    [
      'of a contract of many tokens (ERC-6909), all of them',
      log('OperatorSet(address,address,bool)', [OWNER, SPENDER], YES),
      { ...input, kind: 'collection' },
    ],
    [
      'by an operator (ERC-777)',
      log('AuthorizedOperator(address,address)', [SPENDER, OWNER]),
      { ...input, kind: 'operator' },
    ],
    [
      'through Permit2, by a call',
      log(
        'Approval(address,address,address,uint160,uint48)',
        [OWNER, ASSET, SPENDER],
        encodeAbiParameters(parseAbiParameters('uint160, uint48'), [9n, 1]),
      ),
      { ...input, token: ASSET, kind: 'permit2', amount: 9n },
    ],
    [
      'through Permit2, by a signature',
      log(
        'Permit(address,address,address,uint160,uint48,uint48)',
        [OWNER, ASSET, SPENDER],
        encodeAbiParameters(parseAbiParameters('uint160, uint48, uint48'), [9n, 1, 2]),
      ),
      { ...input, token: ASSET, kind: 'permit2', amount: 9n },
    ],
    [
      'by borrowing (Aave 3)',
      log('BorrowAllowanceDelegated(address,address,address,uint256)', [OWNER, SPENDER, ASSET], number(3n)),
      { ...input, kind: 'debt', amount: 3n },
    ],
    [
      'by borrowing (Aave 2)',
      log(
        'BorrowAllowanceDelegated(address,address,address,uint256)',
        [OWNER, SPENDER],
        encodeAbiParameters(parseAbiParameters('address, uint256'), [ASSET, 3n]),
      ),
      { ...input, kind: 'debt', amount: 3n },
    ],
    [
      'by acting in a market (Morpho)',
      log('SetAuthorization(address,address,address,bool)', [TOKEN, OWNER, SPENDER], YES),
      { ...input, kind: 'operator' },
    ],
    [
      'by owning a contract',
      log('OwnershipTransferred(address,address)', [OWNER, SPENDER]),
      { ...input, kind: 'role' },
    ],
    [
      'by owning a contract as soon as they accept',
      log('OwnershipTransferStarted(address,address)', [OWNER, SPENDER]),
      { ...input, kind: 'role' },
    ],
    ['by a role', log('RoleGranted(bytes32,address,address)', [ROLE, SPENDER, OWNER]), { ...input, kind: 'role' }],
  ])('%s', (_, each, expected) => {
    expect(readApprovals([each])).toEqual([expected])
  })

  it.each([
    ['is taken back, of a token', log('Approval(address,address,uint256)', [OWNER, SPENDER], NO)],
    ['is taken back, of a thing', log('Approval(address,address,uint256)', [OWNER, NOBODY, YES])],
    ['is taken back, of a collection', log('ApprovalForAll(address,address,bool)', [OWNER, SPENDER], NO)],
    ['is taken back, of a market', log('SetAuthorization(address,address,address,bool)', [OWNER, OWNER, SPENDER], NO)],
    ['is for the owner', log('ApprovalForAll(address,address,bool)', [OWNER, OWNER], YES)],
    ['is another event', log('Transfer(address,address,uint256)', [OWNER, SPENDER], YES)],
    ['has no owner', log('Approval(address,address,uint256)', [])],
    [
      'has an owner that is longer than an address',
      log('Approval(address,address,uint256)', [`0x${'f'.repeat(64)}`, SPENDER], YES),
    ],
  ])('skips a log that %s', (_, each) => {
    expect(readApprovals([each])).toEqual([])
  })

  it('skips arbitrary logs', () => {
    const bytes = fc.uint8Array({ maxLength: 100 }).map((all): Hex => `0x${Buffer.from(all).toString('hex')}`)
    const kind = fc.constantFrom(
      ...['Approval(address,address,uint256)', 'RoleGranted(bytes32,address,address)'],
      ...['Permit(address,address,address,uint160,uint48,uint48)', 'SetAuthorization(address,address,address,bool)'],
    )
    fc.assert(
      fc.property(kind, fc.array(bytes, { maxLength: 4 }), bytes, (signature, topics, data) => {
        const all = [{ address: TOKEN, topics: [toEventSelector(signature), ...topics], data }]
        expect(readApprovals(all).filter(({ owner, spender }) => owner === spender)).toEqual([])
      }),
    )
  })
})
