import fc from 'fast-check'
import { hashTypedData, maxUint256 } from 'viem'
import { describe, expect, it } from 'vitest'
import { describeTypedData } from './describeTypedData'
import { readMessageFields, type TypedData, UnsignedFieldError } from './readTypedData'

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

describe('the shown rows of typed data', () => {
  it('contain every signed value by its type, and the domain', () => {
    const { title, sections, warnings } = describeTypedData(mail({ contents: 'Hi', to: [{ name: 'Mia' }] }), {
      account: TOKEN,
      chainId: 1,
    })
    expect(title).toBe('Sign Mail')
    expect(warnings).toEqual([])
    expect(sections[0]?.rows?.map(({ name }) => name)).toEqual(['name', 'chainId', 'verifyingContract'])
    expect(sections[1]?.rows).toEqual([
      { name: 'to.0.name', value: 'Mia', code: false },
      { name: 'contents', value: 'Hi', code: false },
    ])
  })

  it.each([
    ['beside the message', mail({ to: [], contents: 'Hi', refund: '1,000 USDC to you' })],
    ['in a nested struct', mail({ to: [{ name: 'Mia', note: 'a friend' }], contents: 'Hi' })],
    ['in the domain', { ...mail({ to: [], contents: '' }), domain: { ...domain, purpose: 'a game' } }],
  ])('reject a field outside the types: %s', (_, data) => {
    expect(() => describeTypedData(data, { account: TOKEN, chainId: 1 })).toThrow(UnsignedFieldError)
  })

  it('reject a message beside a domain as the primary type', () => {
    const types = { EIP712Domain: fields('string name') }
    const data = { types, primaryType: 'EIP712Domain', domain: { name: 'A' }, message: { name: 'Log in to Harbor' } }
    expect(hashTypedData(data as never)).toBe(hashTypedData({ ...data, message: { name: 'Anything' } } as never))
    expect(() => describeTypedData(data, { account: TOKEN, chainId: 1 })).toThrow(UnsignedFieldError)
  })

  it('reject a chain id outside the domain type', () => {
    const message = mail({ to: [], contents: '' })
    const types = { ...message.types, EIP712Domain: fields('string name') }
    const data = { ...message, types, domain: { name: 'USD Coin', chainId: 1 } }
    expect(hashTypedData(data as never)).toBe(
      hashTypedData({ ...data, domain: { ...data.domain, chainId: 2 } } as never),
    )
    expect(() => describeTypedData(data, { account: TOKEN, chainId: 1 })).toThrow(UnsignedFieldError)
  })

  it('show a chain id that is signed as a string', () => {
    const data = { ...mail({ to: [], contents: '' }), domain: { name: 'USD Coin', chainId: '1' } }
    expect(hashTypedData(data as never)).not.toBe(
      hashTypedData({ ...data, domain: { ...data.domain, chainId: '2' } } as never),
    )
    expect(describeTypedData(data, { account: TOKEN, chainId: 1 }).sections[0]?.rows?.map(({ name }) => name)).toEqual([
      'name',
      'chainId',
    ])
  })

  const one = (type: string, value: unknown, more: TypedData['types'] = {}): TypedData => ({
    types: { Thing: fields(`${type} it`), ...more },
    primaryType: 'Thing',
    domain,
    message: { it: value },
  })

  it.each<readonly [string, unknown]>([
    ['string', 65],
    ['string', true],
    ['string', undefined],
    ['bytes', 'abc'],
    ['bytes', '0x6'],
    ['bytes', 5],
    ['bytes4', '0x6162'],
    ['bool', 1],
    ['address', 5],
    ['uint256', ''],
    ['uint256', ' 16 '],
    ['uint256', '0b1'],
    ['uint256', true],
    ['uint256', ['16']],
    ['uint256', 1.5],
    ['uint7', 1],
    ['uint256[2]', [1, 2, 3]],
  ])('reject an invalid %s: %j', (type, value) => {
    expect(() => describeTypedData(one(type, value), { account: TOKEN, chainId: 1 })).toThrow()
  })

  it.each<readonly [string, unknown, `${string} ${string}`]>([
    ['uint256[]', [5, 6], 'uint256 0'],
    ['string', { a: 'b' }, 'string a'],
  ])('reject a struct named %s', (name, value, field) => {
    expect(() =>
      describeTypedData(one(name, value, { [name]: fields(field) }), { account: TOKEN, chainId: 1 }),
    ).toThrow()
  })

  it.each<readonly [string, unknown, string]>([
    ['string', '65', '65'],
    ['bytes', '0x', '0x'],
    ['bytes4', '0x61626364', '0x61626364'],
    ['bool', false, 'false'],
    ['address', FRIEND.toLowerCase(), FRIEND.toLowerCase()],
    ['uint256', 1e21, '1000000000000000000000'],
    ['uint256', '0x10', '0x10'],
    ['int8', '-5', '-5'],
    ['uint8[2]', [7, 7], '7'],
  ])('show a %s as it is signed: %j', (type, value, displayed) => {
    const data = one(type, value)
    expect(() => hashTypedData(data as never)).not.toThrow()
    expect(describeTypedData(data, { account: TOKEN, chainId: 1 }).sections[1]?.rows?.[0]?.value).toBe(displayed)
  })

  it('are complete for 600 entries', () => {
    const to = Array.from({ length: 600 }, (_, index) => ({ name: `Person ${index}` }))
    const { sections } = describeTypedData(mail({ to, contents: 'Hi' }), { account: TOKEN, chainId: 1 })
    expect(sections[1]?.rows).toHaveLength(601)
    expect(sections.some(({ folded }) => folded)).toBe(false)
  })

  it('are equal exactly when the hashes are equal', () => {
    const value = fc.array(fc.record({ name: fc.string() }), { maxLength: 4 })
    fc.assert(
      fc.property(value, value, fc.string(), (one, other, contents) => {
        const [left, right] = [mail({ to: one, contents }), mail({ contents, to: other })]
        const isSame = hashTypedData(left) === hashTypedData(right)
        expect(JSON.stringify(readMessageFields(left)) === JSON.stringify(readMessageFields(right))).toBe(isSame)
      }),
    )
  })
})

describe('the title and warnings of typed data', () => {
  it('describe a permit by spender and amount, and warn that the signature suffices', () => {
    const review = describeTypedData(permit('5000000'), { account: TOKEN, chainId: 1, token })
    expect(review.title).toBe('Allow spending 5 USDC')
    expect(levels(review)).toEqual(['warn', 'bad'])
    expect(describeTypedData(permit(maxUint256), { account: TOKEN, chainId: 1, token }).title).toContain('unlimited')
  })

  const types = {
    PermitBatch: fields('PermitDetails[] details', 'address spender', 'uint256 sigDeadline'),
    PermitDetails: fields('address token', 'uint160 amount'),
    PermitTransferFrom: fields('TokenPermissions permitted', 'address spender', 'uint256 nonce', 'uint256 deadline'),
    TokenPermissions: fields('address token', 'uint256 amount'),
    ReceiveWithAuthorization: fields('address from', 'address to', 'uint256 value', 'bytes32 nonce'),
    TransferWithAuthorization: fields('address from', 'address to', 'uint256 value', 'bytes32 nonce'),
    OrderComponents: fields('address offerer', 'OfferItem[] offer', 'ConsiderationItem[] consideration'),
    OfferItem: fields('address token', 'uint256 startAmount'),
    ConsiderationItem: fields('address token', 'address recipient', 'uint256 startAmount'),
    Envelope: fields('TokenPermissions permitted'),
  }
  const authorization = { from: TOKEN, to: FRIEND, value: '7000000', nonce: `0x${'0'.repeat(64)}` }
  const cases = [
    [
      'a batch of Permit2',
      'PermitBatch',
      { details: [{ token: TOKEN, amount: 1 }], spender: FRIEND, sigDeadline: 1 },
      'Allow spending tokens',
    ],
    [
      'a transfer of Permit2',
      'PermitTransferFrom',
      { permitted: { token: TOKEN, amount: 1 }, spender: FRIEND, nonce: 0, deadline: 1 },
      'Allow spending tokens',
    ],
    ['EIP-3009, for anybody', 'TransferWithAuthorization', authorization, 'Send 7 USDC'],
    ['EIP-3009, for the receiver', 'ReceiveWithAuthorization', authorization, 'Send 7 USDC'],
    [
      'an order of Seaport',
      'OrderComponents',
      { offerer: TOKEN, offer: [{ token: TOKEN, startAmount: 1 }], consideration: [] },
      'Offer your assets for sale',
    ],
    ['a permit under another name', 'Envelope', { permitted: { token: TOKEN, amount: 1 } }, 'Allow spending tokens'],
  ] as const

  it.each(cases)('flag %s', (_, primaryType, message, title) => {
    const { Envelope, TokenPermissions, ...others } = types
    const own = primaryType === 'Envelope' ? { Envelope, TokenPermissions } : { TokenPermissions, ...others }
    const data = { types: own, primaryType, domain, message }
    expect(() => hashTypedData(data as never)).not.toThrow()
    const review = describeTypedData(data, { account: TOKEN, chainId: 1, token })
    expect(review.title).toBe(title)
    expect(levels(review)).toContain('bad')
  })

  it('warn when the domain names another network', () => {
    const review = describeTypedData(mail({ to: [], contents: '' }), { account: TOKEN, chainId: 10 })
    expect(levels(review)).toEqual(['bad'])
  })
})
