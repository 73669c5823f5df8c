import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { Activity, ActivityTransfer } from '../types/activity.js'
import {
  createLookalikeFinder,
  createSpamClassifier,
  findLookalike,
  getSignedReceivers,
  isSameReceiver,
  readSpamTraits,
  toGenuineToken,
  toSkeleton,
} from './lookalikes.js'

function bolded(address: string, known: readonly string[]) {
  const found = findLookalike(address, known)
  return found && [address.slice(0, found.from), address.slice(found.from, found.to), address.slice(found.to)]
}

describe('a lookalike address', () => {
  it.each([
    // Address poisoning of 3 May 2024: 1,155 WBTC stolen.
    [
      '0xd9A1C3788D81257612E2581A6ea0aDa244853a91',
      '0xd9A1b0B1e1aE382DbDc898Ea68012FfcB2853a91',
      ['0xd9A1', 'C3788D81257612E2581A6ea0aDa244', '853a91'],
    ],
    // Address poisoning of 1 August 2023: 20 million USDT stolen.
    [
      '0xa7Bf48749D2E4aA29e3209879956b9bAa9E90570',
      '0xa7B4BAC8f0f9692e56750aEFB5f6cB5516E90570',
      ['0xa7B', 'f48749D2E4aA29e3209879956b9bAa9', 'E90570'],
    ],
    // Address poisoning of 20 December 2025: 50 million USDT. Of the intended address, only 0xbaf4…95F8b5 is public.
    [
      '0xBaFF2F13638C04B10F8119760B2D2aE86b08f8b5',
      `0xbaf4${'1'.repeat(30)}95F8b5`,
      ['0xBaF', 'F2F13638C04B10F8119760B2D2aE86b08', 'f8b5'],
    ],
    // Address poisoning of November 2024: 7 million PYTH. Only 4yfu48…gnhY and 4yfuQC…izcY are public.
    [`4yfuQC${'1'.repeat(34)}izcY`, `4yfu48${'2'.repeat(34)}gnhY`, ['4yfu', `QC${'1'.repeat(34)}izc`, 'Y']],
    [
      'bc1qw5zm3v8rkqd2y6xk0chg9avp4nus7el5f3mdq',
      'bc1qw5zuk2e7g3t9d4anyrs0h6lv8cxpjw2qf3mdq',
      ['bc1qw5z', 'm3v8rkqd2y6xk0chg9avp4nus7el5', 'f3mdq'],
    ],
    [
      'cosmos1zgr4m8cvuk2dqy3fshl7w0n5ax9jt6e4kx8qm',
      'cosmos1zgrt0w5la9xf2vjd8pqe3uy7hnc6sk4zmx8qm',
      ['cosmos1zgr', '4m8cvuk2dqy3fshl7w0n5ax9jt6e4k', 'x8qm'],
    ],
    [
      '1A1zQ8Xm3uWbnRk5HpLcVtYd9JgF2eNsNa',
      '1A1zPqeP5QGefi2DMPTfTL5SLmv7DivsNa',
      ['1A1z', 'Q8Xm3uWbnRk5HpLcVtYd9JgF2eN', 'sNa'],
    ],
    [
      '5GrwKqz8RmVt3Ye1uNpXcHbL6fWj9sDaE2oTi4gQkB7hutQY',
      '5GrwvaEF5zXb26Fz9rcQpDWS57CtERHpNehXCPcNoHGKutQY',
      ['5Grw', 'Kqz8RmVt3Ye1uNpXcHbL6fWj9sDaE2oTi4gQkB7h', 'utQY'],
    ],
  ])('%s is found to imitate %s', (address, known, parts) => {
    expect(bolded(address, [`0x${'9'.repeat(40)}`, known])).toEqual(parts)
    expect(findLookalike(known, [address])?.known).toBe(address)
  })

  it('is reported with the known address that it resembles most', () => {
    const address = `0xabcdef${'1'.repeat(28)}abcdef`
    const near = `0xabcdef${'2'.repeat(28)}abcdef`
    const far = `0xabcd${'2'.repeat(30)}abcdef`
    expect(findLookalike(address, [far, near, far])?.known).toBe(near)
  })

  it.each([
    ['the address itself', '0xd9A1b0B1e1aE382DbDc898Ea68012FfcB2853a91', '0xd9A1b0B1e1aE382DbDc898Ea68012FfcB2853a91'],
    [
      'the same address in another case',
      '0xd9a1b0b1e1ae382dbdc898ea68012ffcb2853a91',
      '0xd9A1b0B1e1aE382DbDc898Ea68012FfcB2853a91',
    ],
    ['similar at its start alone', `0xabcdefabcdef${'1'.repeat(28)}`, `0xabcdefabcdef${'2'.repeat(28)}`],
    ['similar at its end alone', `0x${'1'.repeat(28)}abcdefabcdef`, `0x${'2'.repeat(28)}abcdefabcdef`],
    ['too little similar', `0xabc${'1'.repeat(34)}def`, `0xabc${'2'.repeat(34)}def`],
    ['an address of another namespace', `0xabcdef${'1'.repeat(28)}abcdef`, `cosmos1abcdef${'2'.repeat(26)}abcdef`],
    [
      'an address of another network of its namespace',
      `cosmos1qqqq${'2'.repeat(30)}qqqq`,
      `osmo1qqqq${'3'.repeat(30)}qqqq`,
    ],
    ['similar in the prefix of all addresses', `bc1q${'2'.repeat(34)}qqqq`, `bc1q${'3'.repeat(34)}qqqq`],
    ['similar in the version of all addresses', `1${'2'.repeat(28)}Nava`, `1${'3'.repeat(28)}Nava`],
    ['short', '0xabcdefa', '0xabcdefb'],
    ['empty', '', '0x'],
  ])('is not found: %s', (_, address, known) => {
    expect(findLookalike(address, [known])).toBeUndefined()
  })

  it('is not reported when the user knows it as well', () => {
    const [one, other] = ['0xd9A1C3788D81257612E2581A6ea0aDa244853a91', '0xd9A1b0B1e1aE382DbDc898Ea68012FfcB2853a91']
    expect(findLookalike(one, [other, one])).toBeUndefined()
  })

  it('is found repeatedly among the same known addresses', () => {
    const known = ['0xd9A1b0B1e1aE382DbDc898Ea68012FfcB2853a91', '0xa7B4BAC8f0f9692e56750aEFB5f6cB5516E90570']
    const addresses = [
      '0xd9A1C3788D81257612E2581A6ea0aDa244853a91',
      '0xa7Bf48749D2E4aA29e3209879956b9bAa9E90570',
      known[0],
    ]
    const find = createLookalikeFinder()
    for (const address of [...addresses, ...addresses]) {
      expect(find(address ?? '', known)).toEqual(findLookalike(address ?? '', known))
      expect(find(address ?? '', [])).toBeUndefined()
    }
  })

  it('is bolded exactly where two addresses differ', () => {
    const hex = (length: number) =>
      fc.string({ unit: fc.constantFrom(...'0123456789abcdef'), minLength: length, maxLength: length })
    fc.assert(
      fc.property(hex(40), hex(40), fc.nat(12), fc.nat(12), (one, other, start, end) => {
        const address = `0x${one}`
        const known = `0x${one.slice(0, start)}${other.slice(start, 40 - end)}${one.slice(40 - end)}`
        const found = findLookalike(address, [known])
        if (address === known || start + end < 7 || !start || !end) return
        expect(found).toBeDefined()
        const { from, to } = found ?? { from: 0, to: 0 }
        expect(known.slice(0, from)).toBe(address.slice(0, from))
        expect(known.slice(to)).toBe(address.slice(to))
        expect(from).toBeLessThan(to)
        expect(known[from]).not.toBe(address[from])
      }),
    )
  })
})

it('two spellings of an address are the same where case has no meaning', () => {
  expect(isSameReceiver('0xABC', '0xabc')).toBe(true)
  expect(isSameReceiver(`BC1Q${'2'.repeat(38)}`, `bc1q${'2'.repeat(38)}`)).toBe(true)
  expect(
    isSameReceiver('So11111111111111111111111111111111111111112', 'SO11111111111111111111111111111111111111112'),
  ).toBe(false)
})

const ME = '0x6c00000000000000000000000000000000000001'
const THEO = '0x7e00000000000000000000000000000000000002'
const STRANGER = '0x5700000000000000000000000000000000000003'
const USDC = '0xa0b86991c6218b36c1d19d4a2e9eb0ce3606eb48'
const FAKE = '0x739352337c902c3874b95f14e81ebbcf1b7b262e'
const known = [
  { symbol: 'ETH', name: 'Ether' },
  { symbol: 'USDC', name: 'USD Coin', address: USDC },
  { symbol: 'USDT', name: 'Tether USD', address: '0xdac17f958d2ee523a2206206994597c13d831ec7' },
]

const received = (transfer: Partial<ActivityTransfer>, more: Partial<Activity> = {}): Activity => ({
  hash: '0x1',
  caipNetworkId: 'eip155:1',
  kind: 'receive',
  status: 'confirmed',
  from: STRANGER,
  transfers: [{ direction: 'in', amount: '5', from: STRANGER, to: ME, ...transfer }],
  ...more,
})
const verdict = (activity: Activity, contacts: readonly string[] = []) =>
  createSpamClassifier({ genuine: known.map(toGenuineToken), contacts })(readSpamTraits(activity, ME))

describe('the activity list hides', () => {
  const token = { address: USDC, symbol: 'USDC', name: 'USD Coin' }

  it.each(['0', '0.0', '0.', '.00', '000.000'])('S5.046 a transfer of %s that the user did not send', (amount) => {
    expect(verdict(received({ amount, token }))).toBe('hidden')
    expect(verdict(received({ amount, token, direction: 'out', from: ME, to: STRANGER }, { kind: 'send' }))).toBe(
      'hidden',
    )
  })

  it('a transaction without transfers, as in May 2024', () => {
    expect(verdict({ ...received({}), transfers: [] })).toBe('hidden')
  })

  it('S5.046 an NFT that a source marks as spam', () => {
    expect(verdict(received({ amount: '1', nft: { name: 'Free mint', isSpam: true } }))).toBe('hidden')
    expect(verdict(received({ amount: '1', nft: { name: 'Tidelines #204', isSpam: false } }))).toBe('shown')
    expect(verdict(received({ amount: '0', nft: { name: 'Tidelines #204' } }))).toBe('shown')
  })

  it('the empty one of several transfers, and keeps those with an amount', () => {
    const transfers: ActivityTransfer[] = [
      { direction: 'in', amount: '0', token },
      { direction: 'in', amount: '5', token },
    ]
    expect(verdict(received({}, { transfers }))).toBe('shown')
    expect(readSpamTraits(received({}, { transfers }), ME)).toMatchObject({
      activity: { transfers: [transfers[1]] },
    })
  })

  it('nothing that the user sent', () => {
    expect(verdict(received({ amount: '0', token }, { from: ME.toUpperCase().replace('0X', '0x') }))).toBe('shown')
    expect(verdict({ ...received({}), kind: 'approve', transfers: [] })).toBe('shown')
    expect(verdict(received({ nft: { isSpam: true } }, { from: ME }))).toBe('shown')
    expect(verdict(received({ amount: undefined, token }))).toBe('shown')
  })
})

describe('the activity list folds', () => {
  it.each([
    ['the symbol of the coin', 'ETH', 'A token'],
    ['the symbol of a known token', 'USDC', 'A token'],
    ['in other case', 'usdc', 'A token'],
    ['the name of a known token', 'X', 'Tether USD'],
    ['a symbol as its name', 'X', 'USDT'],
    ['Cyrillic Т', 'USD\u0422', 'x'],
    ['Cyrillic Ѕ and С', 'U\u0405D\u0421', 'x'],
    ['Armenian U', '\u054dSDT', 'x'],
    ['all Cyrillic', '\u0415\u0422\u041d', 'x'],
    ['all Lisu', '\ua4f4\ua4e2\ua4d3\ua4d4', 'x'],
    ['a zero-width space', 'US\u200bDC', 'x'],
    ['a soft hyphen', 'US\u00adDC', 'x'],
    ['marks', 'U\u0323SDC', 'x'],
    ['full width', '\uff35\uff33\uff24\uff23', 'x'],
    ['mathematical letters', '\u{1d54c}\u{1d54a}\u{1d53b}\u2102', 'x'],
    ['blanks', ' U S D C ', 'x'],
    ['digits', 'U5DC', 'x'],
    ['a currency sign', 'USD\u20ae', 'x'],
    ['a disguise of an unknown token', 'UN\u0406', 'x'],
    ['a link', 'X', 'Reward at https://usdc.example'],
    ['a call to action', 'X', 'Visit to claim'],
  ])('a token from a stranger with %s', (_, symbol, name) => {
    expect(verdict(received({ token: { address: FAKE, symbol, name } }))).toBe('spam')
  })

  it('an NFT from a stranger that names a link', () => {
    expect(verdict(received({ nft: { name: '1000$ at www.example' } }))).toBe('spam')
  })

  it.each([
    ['the coin itself', { symbol: 'ETH', name: 'Ether' }],
    ['the token itself', { address: USDC.toUpperCase().replace('0X', '0x'), symbol: 'USDC', name: 'USD Coin' }],
    ['another token', { address: FAKE, symbol: 'HRB', name: 'Harbor' }],
    ['one in another script', { address: FAKE, symbol: '\u5e01\u5b89', name: '\u5e01\u5b89\u4eba\u751f' }],
    [
      'one in Cyrillic',
      { address: FAKE, symbol: '\u0420\u0423\u0411\u041b\u042c', name: '\u0420\u0443\u0431\u043b\u044c' },
    ],
    ['an unknown token', { address: FAKE }],
  ])('no token that is genuine: %s', (_, token) => {
    expect(verdict(received({ token }))).toBe('shown')
  })

  it('neither a transfer from a known receiver nor the user’s own', () => {
    const fake = { token: { address: FAKE, symbol: 'USDC' } }
    expect(verdict(received(fake, { from: THEO }), [THEO])).toBe('shown')
    expect(verdict(received(fake), [THEO])).toBe('spam')
    expect(verdict(received(fake, { from: ME }))).toBe('shown')
  })

  it('a token of a stranger, whatever sender it names: the user, a friend or none', () => {
    const token = { address: FAKE, symbol: 'USDC', name: 'USD Coin' }
    const fakes: readonly Partial<ActivityTransfer>[] = [
      { direction: 'out', amount: '1000', token, from: ME, to: STRANGER },
      { direction: 'in', amount: '1000', token, from: THEO, to: ME },
      { direction: 'in', amount: '1000', token, from: undefined, to: ME },
    ]
    for (const fake of fakes) {
      expect(verdict(received(fake), [ME, THEO])).toBe('spam')
      expect(verdict(received(fake, { from: undefined }), [ME, THEO])).toBe('spam')
    }
  })

  it('an imitation that arrives with a little of a genuine token, but not one that the user paid for', () => {
    const fake: ActivityTransfer = { direction: 'in', amount: '5', token: { address: FAKE, symbol: 'USDC' } }
    const genuine: ActivityTransfer = { direction: 'in', amount: '0.001', token: { address: USDC, symbol: 'USDC' } }
    expect(verdict(received({}, { transfers: [fake, genuine] }))).toBe('spam')
    expect(verdict(received({}, { transfers: [genuine] }))).toBe('shown')
    expect(verdict(received({}, { transfers: [fake, genuine], from: ME }))).toBe('shown')
    expect(verdict(received({}, { transfers: [fake, { ...genuine, direction: 'out' }] }))).toBe('shown')
  })
})

it('two texts that look the same have one skeleton, whatever their characters', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), (text) => {
      expect(toSkeleton(toSkeleton(text))).toBe(toSkeleton(text))
      expect(toSkeleton(`\u200b${text}\u2060`)).toBe(toSkeleton(text))
    }),
  )
})

it('getSignedReceivers returns only receivers of a real send by the user', () => {
  const sent: Activity = { ...received({ direction: 'out', from: ME, to: THEO }), kind: 'send', from: ME }
  expect(getSignedReceivers(sent, ME)).toEqual([THEO])
  expect(getSignedReceivers({ ...sent, from: STRANGER }, ME)).toEqual([])
  expect(getSignedReceivers({ ...sent, from: undefined }, ME)).toEqual([])
  expect(getSignedReceivers({ ...sent, status: 'failed' }, ME)).toEqual([])
  expect(getSignedReceivers({ ...sent, transfers: [{ direction: 'out', amount: '0', to: THEO }] }, ME)).toEqual([])
})
