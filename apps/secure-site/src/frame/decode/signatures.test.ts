import { getAddress, hashTypedData } from 'viem'
import { describe, expect, it } from 'vitest'
import { describeTypedData } from './describeTypedData'
import type { TypedData } from './readTypedData'

const TOKEN = '0x00000000000000000000000000000000000000cc'
const FRIEND = '0x00000000000000000000000000000000000000AA'
const token = { symbol: 'USDC', decimals: 6 }
const domain = { name: 'USD Coin', chainId: 1, verifyingContract: TOKEN }
const fields = (...names: readonly `${string} ${string}`[]) =>
  names.map((each) => {
    const [type = '', name = ''] = each.split(' ')
    return { name, type }
  })
const levels = ({ warnings }: { warnings: readonly { level: string }[] }) => warnings.map(({ level }) => level)

const permit = (value: string | bigint): TypedData => ({
  types: {
    Permit: fields('address owner', 'address spender', 'uint256 value', 'uint256 nonce', 'uint256 deadline'),
  },
  primaryType: 'Permit',
  domain,
  message: { owner: TOKEN, spender: FRIEND, value, nonce: 0, deadline: 1 },
})
const mail = (message: Record<string, unknown>): TypedData => ({
  types: { Mail: fields('Person[] to', 'string contents'), Person: fields('string name') },
  primaryType: 'Mail',
  domain,
  message,
})

describe('describeTypedData on a signature that grants access', () => {
  const ME = '0x00000000000000000000000000000000000000e1'
  const SAFE = '0x00000000000000000000000000000000000005af'
  const ZERO = '0x0000000000000000000000000000000000000000'
  const about = (review: { warnings: readonly { level: string; text: string }[] }, level: string) =>
    review.warnings.filter((each) => each.level === level).map(({ text }) => text)
  const describeIt = (primaryType: string, types: TypedData['types'], message: Record<string, unknown>) => {
    const data = { types, primaryType, domain: { chainId: 1, verifyingContract: SAFE }, message }
    expect(() => hashTypedData(data as never)).not.toThrow()
    return describeTypedData(data, { account: ME, chainId: 1 })
  }

  const safeTx = (changes: Record<string, unknown>) =>
    describeIt(
      'SafeTx',
      {
        SafeTx: fields(
          ...(['address to', 'uint256 value', 'bytes data', 'uint8 operation', 'uint256 safeTxGas'] as const),
          ...(['uint256 baseGas', 'uint256 gasPrice', 'address gasToken', 'address refundReceiver'] as const),
          'uint256 nonce',
        ),
      },
      {
        ...{ to: FRIEND, value: 0, data: '0x', operation: 0, safeTxGas: 0, baseGas: 0, gasPrice: 0 },
        ...{ gasToken: ZERO, refundReceiver: ZERO, nonce: 1, ...changes },
      },
    )

  it.each<readonly [string, Record<string, unknown>, string | undefined]>([
    ['a call', {}, undefined],
    ['a delegatecall', { operation: 1 }, 'delegatecall'],
    ['a delegatecall in hexadecimal', { operation: '0x1' }, 'delegatecall'],
    ['an unknown operation', { operation: 2 }, 'delegatecall'],
    ['a change of the Safe', { to: SAFE, data: '0x0d582f13' }, 'changes the Safe’s own settings'],
    ['a refund', { gasPrice: 5, refundReceiver: FRIEND }, FRIEND],
  ])('describes a Safe transaction: %s', (_, changes, words) => {
    const review = safeTx(changes)
    expect(review.title).toBe('Approve a Safe transaction')
    expect(about(review, 'warn')).toHaveLength(1)
    if (words === undefined) expect(about(review, 'bad')).toEqual([])
    else expect(about(review, 'bad').join()).toContain(words)
  })

  const caveat = { enforcer: TOKEN, terms: '0x01' }
  const delegation = {
    Delegation: fields(
      'address delegate',
      'address delegator',
      'bytes32 authority',
      'Caveat[] caveats',
      'uint256 salt',
    ),
    Caveat: fields('address enforcer', 'bytes terms'),
  }
  it.each([
    ['without a limit', [], 2],
    ['with a limit', [caveat], 1],
  ])('describes a delegation (ERC-7710) %s', (_, caveats, bad) => {
    const message = { delegate: FRIEND, delegator: ME, authority: `0x${'f'.repeat(64)}`, caveats, salt: 1 }
    const review = describeIt('Delegation', delegation, message)
    expect(review.title).toBe('Let someone else act for you')
    expect(about(review, 'bad')).toHaveLength(bad)
    expect(review.sections[0]?.rows).toContainEqual({ name: 'Delegate', value: FRIEND, code: true })
  })

  it.each([
    'Permission',
    'PermissionRequest',
    'ExecutionPermission',
    'SessionKey',
    'MultiChainSession',
    'PackedUserOperation',
  ])('warns of a permission to act (ERC-7715) in any container: %s', (name) => {
    const inside = describeIt(
      'Envelope',
      { Envelope: fields(`${name} given`), [name]: fields('address signer') },
      { given: { signer: FRIEND } },
    )
    expect(inside.title).toBe('Let someone else act for you')
    expect(levels(inside)).toContain('bad')
  })

  const cow = (changes: Record<string, unknown>) =>
    describeIt(
      'Order',
      {
        Order: fields(
          ...(['address sellToken', 'address buyToken', 'address receiver', 'uint256 sellAmount'] as const),
          ...(['uint256 buyAmount', 'uint32 validTo', 'bytes32 appData', 'uint256 feeAmount', 'string kind'] as const),
        ),
      },
      {
        ...{ sellToken: TOKEN, buyToken: FRIEND, receiver: ME, sellAmount: '1000000', buyAmount: '999000' },
        ...{ validTo: 1, appData: `0x${'0'.repeat(64)}`, feeAmount: 0, kind: 'sell', ...changes },
      },
    )
  it.each<readonly [string, Record<string, unknown>, string | undefined]>([
    ['for a price, to the user', {}, undefined],
    ['for a price, to the user by default', { receiver: ZERO }, undefined],
    ['to the user in another spelling', { receiver: getAddress(ME) }, undefined],
    ['for nothing', { buyAmount: 0 }, 'away for nothing'],
    ['for nothing in hexadecimal', { buyAmount: '0x0' }, 'away for nothing'],
    ['for next to nothing', { buyAmount: 1 }, 'away for next to nothing'],
    ['to another receiver', { receiver: FRIEND }, FRIEND],
  ])('describes a CoW Swap order %s', (_, changes, words) => {
    const review = cow(changes)
    expect(review.title).toBe('Sell tokens')
    expect(about(review, 'warn')).toHaveLength(1)
    if (words === undefined) expect(about(review, 'bad')).toEqual([])
    else expect(about(review, 'bad').join()).toContain(words)
  })

  it('warns of a 1inch order that pays nothing to the user', () => {
    const review = describeIt(
      'Order',
      {
        Order: fields(
          ...(['uint256 salt', 'address maker', 'address receiver', 'address makerAsset'] as const),
          ...(['address takerAsset', 'uint256 makingAmount', 'uint256 takingAmount'] as const),
        ),
      },
      {
        ...{ salt: 1, maker: ME, receiver: FRIEND, makerAsset: TOKEN, takerAsset: FRIEND },
        ...{ makingAmount: '5', takingAmount: '0' },
      },
    )
    expect(about(review, 'bad')).toHaveLength(2)
  })

  it('treats a permit above the balance as unlimited', () => {
    const rich = { ...token, balance: 5_000_000n }
    const review = (value: bigint) => describeTypedData(permit(value), { account: ME, chainId: 1, token: rich })
    expect(about(review(5_000_000n), 'bad')).toHaveLength(1)
    expect(about(review(5_000_001n), 'bad').join()).toContain('more than you have')
  })

  it('escapes invisible characters with a warning', () => {
    const review = describeTypedData(mail({ to: [], contents: 'Hi\u{e0041}' }), { account: ME, chainId: 1 })
    expect(JSON.stringify(review.sections)).toContain('Hi\\\\u{e0041}')
    expect(levels(review)).toEqual(['warn'])
  })
})
