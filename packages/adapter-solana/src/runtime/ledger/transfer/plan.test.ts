import type { Transfer } from '@foyer/core/adapter'
import { describe, expect, it } from 'vitest'
import { solanaMainnet } from '../../../networks.js'
import { toBase58 } from '../../wire/base58.js'
import { toBase64 } from '../../wire/base64.js'
import type { Ask } from '../read/ask.js'
import { associatedAddress, toKey } from '../read/derive.js'
import { ASSOCIATED_TOKEN, SYSTEM, TOKEN, TOKEN_2022 } from '../read/programs.js'
import { plan } from './plan.js'

const keyOf = (seed: number) => toBase58(Uint8Array.from({ length: 32 }, (_, at) => (at + 1) * seed))
const [ME, THEO, MINT, OTHER_MINT, FIRST, SECOND, THIRD] = [3, 5, 7, 11, 13, 17, 19].map(keyOf) as [
  ...[string, string, string, string, string, string, string],
]
const MOST = 2n ** 64n - 1n

interface Account {
  readonly owner: string
  readonly data: Uint8Array
}

const mintOf = (owner = TOKEN, extensions: readonly number[] = []): Account => {
  const data = new Uint8Array(extensions.length ? 166 + extensions.length * 4 : 82)
  data.set([2, 1], 44)
  if (extensions.length) data[165] = 1
  for (const [at, type] of extensions.entries()) data[166 + at * 4] = type
  return { owner, data }
}

const holdingOf = (mint: string, size = 165): Account => {
  const data = new Uint8Array(size)
  data.set(toKey(mint))
  return { owner: TOKEN, data }
}

interface Held {
  readonly account: string
  readonly amount: string
  readonly state?: string
}

/** A node that knows these accounts, and what of the token its sender holds. */
const nodeOf = (accounts: Readonly<Record<string, Account>>, held: readonly Held[] = []): Ask => {
  const told = ({ owner, data }: Account) => ({ lamports: 5, owner, data: [toBase64(data), 'base64'] })
  return async (method, [subject]) => {
    if (method !== 'getTokenAccountsByOwner') {
      const keys = Array.isArray(subject) ? subject : []
      return { value: keys.map((key: string) => (accounts[key] ? told(accounts[key]) : null)) }
    }
    const value = held.map(({ account, amount, state = 'initialized' }) => {
      const info = { mint: MINT, state, tokenAmount: { amount, decimals: 2 } }
      return { pubkey: account, account: { owner: TOKEN, data: { parsed: { info } } } }
    })
    return { value }
  }
}

const coins: Transfer<'solana'> = {
  network: solanaMainnet,
  from: { address: ME, type: 'eoa' },
  to: THEO,
  amount: 5n,
}
const token = { caipNetworkId: solanaMainnet.caipNetworkId, address: MINT, symbol: 'P', name: 'Pearl', decimals: 2 }
const tokens = { ...coins, token }

const amountOf = (data: Uint8Array, at: number) => new DataView(data.buffer).getBigUint64(at, true)

/** From which account how much goes out. */
async function shares(amount: bigint, held: readonly Held[]) {
  const { instructions, balance } = await plan(nodeOf({ [MINT]: mintOf() }, held), { ...tokens, amount })
  const parts = instructions.filter(({ program }) => program === TOKEN)
  return { balance, parts: parts.map(({ accounts, data }) => [accounts[0]?.address, amountOf(data, 1)]) }
}

describe('an amount', () => {
  it('is what 64 bits hold, and written so', async () => {
    for (const amount of [0n, 1n, 256n, MOST]) {
      const { instructions } = await plan(nodeOf({}), { ...coins, amount })
      const [{ data } = { data: new Uint8Array(12) }] = instructions
      expect([data.length, data[0], amountOf(data, 4)]).toEqual([12, 2, amount])
    }
  })

  it.each([-1n, MOST + 1n])('is not %s', async (amount) => {
    await expect(plan(nodeOf({}), { ...coins, amount })).rejects.toMatchObject({
      ...{ code: 'RPC_INVALID_PARAMS', context: { field: 'amount' } },
    })
  })
})

describe('of several accounts with the token', () => {
  const own = associatedAddress(ME, { mint: MINT, program: TOKEN })
  const held = [
    { account: FIRST, amount: '40' },
    { account: own, amount: '10' },
    { account: SECOND, amount: '60' },
  ]

  it('the usual one goes first, then the fullest', async () => {
    expect(await shares(10n, held)).toEqual({ balance: 110n, parts: [[own, 10n]] })
    expect((await shares(11n, held)).parts).toEqual([
      [own, 10n],
      [SECOND, 1n],
    ])
    expect((await shares(110n, held)).parts).toEqual([
      [own, 10n],
      [SECOND, 60n],
      [FIRST, 40n],
    ])
  })

  it('the first is asked for what is there nowhere, so that the program refuses it', async () => {
    expect((await shares(115n, held)).parts).toEqual([
      [own, 15n],
      [SECOND, 60n],
      [FIRST, 40n],
    ])
    expect(await shares(5n, [])).toEqual({ balance: 0n, parts: [[own, 5n]] })
  })

  it('nothing goes out of one that is frozen, or empty', async () => {
    const frozen = [
      { account: FIRST, amount: '40', state: 'frozen' },
      { account: SECOND, amount: '0' },
      { account: THIRD, amount: '7' },
    ]
    expect(await shares(7n, frozen)).toEqual({ balance: 7n, parts: [[THIRD, 7n]] })
  })
})

describe('where a token goes', () => {
  const destinationOf = async (to: string, accounts: Readonly<Record<string, Account>>) => {
    const { instructions, newAccountSize } = await plan(nodeOf({ [MINT]: mintOf(), ...accounts }), { ...tokens, to })
    const sent = instructions.find(({ program }) => program === TOKEN)
    return [sent?.accounts[2]?.address, newAccountSize]
  }
  const account = associatedAddress(THEO, { mint: MINT, program: TOKEN })

  it('is the receiver’s own account for it, made on the way where there is none', async () => {
    expect(await destinationOf(THEO, {})).toEqual([account, 165])
    expect(await destinationOf(THEO, { [account]: holdingOf(MINT) })).toEqual([account, undefined])
    expect(await destinationOf(THEO, { [THEO]: { owner: SYSTEM, data: new Uint8Array() } })).toEqual([account, 165])
  })

  it('is the account for this token that was named', async () => {
    expect(await destinationOf(THEO, { [THEO]: holdingOf(MINT) })).toEqual([THEO, undefined])
  })

  it.each<[string, Account]>([
    ['an account for another token', holdingOf(OTHER_MINT)],
    ['a mint', mintOf()],
    ['an account that is too small to be one', holdingOf(MINT, 164)],
    ['an account of another kind', holdingOf(MINT, 170)],
  ])('is not %s', async (_what, named) => {
    await expect(destinationOf(THEO, { [THEO]: named })).rejects.toMatchObject({
      ...{ code: 'RPC_INVALID_PARAMS', context: { field: 'to' } },
    })
  })

  it('is written to with the sender’s signature alone, and the account is made by who pays', async () => {
    const { instructions } = await plan(nodeOf({ [MINT]: mintOf() }), tokens)
    const [made, sent] = instructions
    expect(made).toMatchObject({
      program: ASSOCIATED_TOKEN,
      accounts: [
        { address: ME, isSigner: true, isWritable: true },
        { address: account, isWritable: true },
        { address: THEO },
        { address: MINT },
        { address: SYSTEM },
        { address: TOKEN },
      ],
    })
    expect(sent?.accounts.map(({ isSigner = false, isWritable = false }) => [isSigner, isWritable])).toEqual([
      [false, true],
      [false, false],
      [false, true],
      [true, false],
    ])
    expect([sent?.data[0], sent?.data[9]]).toEqual([12, 2])
  })
})

describe('an account of Token-2022', () => {
  it.each([
    ['nothing', [], 170],
    ['fees', [1], 182],
    ['a hook', [14], 175],
    ['no handing on', [9], 174],
    ['a pause', [26], 174],
    ['fees, a hook and what needs no room', [1, 14, 18], 187],
  ] as const)('has room for %s', async (_what, extensions, size) => {
    const mint = mintOf(TOKEN_2022, extensions)
    expect((await plan(nodeOf({ [MINT]: mint }), tokens)).newAccountSize).toBe(size)
  })
})

it.each<[string, Account | undefined]>([
  ['nothing', undefined],
  ['an account of another program', { ...mintOf(), owner: SYSTEM }],
  ['an account that is not ready', { owner: TOKEN, data: new Uint8Array(82) }],
  ['an account that holds one', holdingOf(MINT)],
])('takes %s for no token', async (_what, account) => {
  await expect(plan(nodeOf(account ? { [MINT]: account } : {}), tokens)).rejects.toMatchObject({
    ...{ code: 'RPC_INVALID_PARAMS', context: { field: 'token' } },
  })
})
