import type { Transfer } from '@foyer/core/adapter'
import { describe, expect, it } from 'vitest'
import { solanaMainnet } from '../../../networks.js'
import { toBase58 } from '../../wire/base58.js'
import { toBase64 } from '../../wire/base64.js'
import type { NodeRequester } from '../accounts/createNodeRequester.js'
import { decodePublicKey, deriveTokenAccountAddress } from '../accounts/deriveAddresses.js'
import { ASSOCIATED_TOKEN_PROGRAM, SYSTEM_PROGRAM, TOKEN_2022_PROGRAM, TOKEN_PROGRAM } from '../accounts/programs.js'
import { planTransfer } from './planTransfer.js'

const keyOf = (seed: number) => toBase58(Uint8Array.from({ length: 32 }, (_, at) => (at + 1) * seed))
const [ME, THEO, MINT, OTHER_MINT, FIRST, SECOND, THIRD] = [3, 5, 7, 11, 13, 17, 19].map(keyOf) as [
  ...[string, string, string, string, string, string, string],
]
const MOST = 2n ** 64n - 1n

interface Account {
  readonly owner: string
  readonly data: Uint8Array
}

const mintOf = (owner = TOKEN_PROGRAM, extensions: readonly number[] = []): Account => {
  const data = new Uint8Array(extensions.length ? 166 + extensions.length * 4 : 82)
  data[45] = 1
  if (extensions.length) data[165] = 1
  for (const [at, type] of extensions.entries()) data[166 + at * 4] = type
  return { owner, data }
}

const holdingOf = (mint: string, size = 165): Account => {
  const data = new Uint8Array(size)
  data.set(decodePublicKey(mint))
  return { owner: TOKEN_PROGRAM, data }
}

interface TokenAccount {
  readonly account: string
  readonly amount: string
  readonly state?: string
}

const nodeOf = (accounts: Readonly<Record<string, Account>>, held: readonly TokenAccount[] = []): NodeRequester => {
  const reported = ({ owner, data }: Account) => ({ lamports: 5, owner, data: [toBase64(data), 'base64'] })
  return async (method, [subject]) => {
    if (method !== 'getTokenAccountsByOwner') {
      const keys = Array.isArray(subject) ? subject : []
      return { value: keys.map((key: string) => (accounts[key] ? reported(accounts[key]) : null)) }
    }
    const value = held.map(({ account, amount, state = 'initialized' }) => {
      const info = { mint: MINT, state, tokenAmount: { amount, decimals: 2 } }
      return { pubkey: account, account: { owner: TOKEN_PROGRAM, data: { parsed: { info } } } }
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

async function shares(amount: bigint, held: readonly TokenAccount[]) {
  const { instructions, balance } = await planTransfer(nodeOf({ [MINT]: mintOf() }, held), { ...tokens, amount })
  const parts = instructions.filter(({ program }) => program === TOKEN_PROGRAM)
  return { balance, parts: parts.map(({ accounts, data }) => [accounts[0]?.address, amountOf(data, 1)]) }
}

describe('an amount', () => {
  it('is a u64, little-endian', async () => {
    for (const amount of [0n, 1n, 256n, MOST]) {
      const { instructions } = await planTransfer(nodeOf({}), { ...coins, amount })
      const [{ data } = { data: new Uint8Array(12) }] = instructions
      expect([data.length, data[0], amountOf(data, 4)]).toEqual([12, 2, amount])
    }
  })

  it.each([-1n, MOST + 1n])('is not %s', async (amount) => {
    await expect(planTransfer(nodeOf({}), { ...coins, amount })).rejects.toMatchObject({
      ...{ code: 'RPC_INVALID_PARAMS', context: { field: 'amount' } },
    })
  })
})

describe('several token accounts', () => {
  const own = deriveTokenAccountAddress(ME, { mint: MINT, program: TOKEN_PROGRAM })
  const held = [
    { account: FIRST, amount: '40' },
    { account: own, amount: '10' },
    { account: SECOND, amount: '60' },
  ]

  it('are used from the associated one on, then by balance', async () => {
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

  it('are ordered by any difference of balance, in whatever order a node lists them', async () => {
    for (const [less, more] of [
      [1n, 2n],
      [1n, MOST],
      [MOST - 1n, MOST],
    ]) {
      const poor = { account: FIRST, amount: String(less) }
      const rich = { account: SECOND, amount: String(more) }
      expect((await shares(1n, [poor, rich])).parts).toEqual([[SECOND, 1n]])
      expect((await shares(1n, [rich, poor])).parts).toEqual([[SECOND, 1n]])
    }
  })

  it('charge a missing amount to the first, which the program rejects', async () => {
    expect((await shares(115n, held)).parts).toEqual([
      [own, 15n],
      [SECOND, 60n],
      [FIRST, 40n],
    ])
    expect(await shares(5n, [])).toEqual({ balance: 0n, parts: [[own, 5n]] })
  })

  it('skip frozen and empty ones', async () => {
    const frozen = [
      { account: FIRST, amount: '40', state: 'frozen' },
      { account: SECOND, amount: '0' },
      { account: THIRD, amount: '7' },
    ]
    expect(await shares(7n, frozen)).toEqual({ balance: 7n, parts: [[THIRD, 7n]] })
  })
})

describe('the destination of a token', () => {
  const destinationOf = async (to: string, accounts: Readonly<Record<string, Account>>) => {
    const { instructions, newAccountSize } = await planTransfer(nodeOf({ [MINT]: mintOf(), ...accounts }), {
      ...tokens,
      to,
    })
    const sent = instructions.find(({ program }) => program === TOKEN_PROGRAM)
    return [sent?.accounts[2]?.address, newAccountSize]
  }
  const account = deriveTokenAccountAddress(THEO, { mint: MINT, program: TOKEN_PROGRAM })

  it('is the receiver’s associated account, created if missing', async () => {
    expect(await destinationOf(THEO, {})).toEqual([account, 165])
    expect(await destinationOf(THEO, { [account]: holdingOf(MINT) })).toEqual([account, undefined])
    expect(await destinationOf(THEO, { [THEO]: { owner: SYSTEM_PROGRAM, data: new Uint8Array() } })).toEqual([
      account,
      165,
    ])
  })

  it('is the named token account', async () => {
    expect(await destinationOf(THEO, { [THEO]: holdingOf(MINT) })).toEqual([THEO, undefined])
  })

  it.each<[string, Account]>([
    ['an account for another token', holdingOf(OTHER_MINT)],
    ['a mint', mintOf()],
    ['an account that is too small to be one', holdingOf(MINT, 164)],
    ['an account of another kind', holdingOf(MINT, 170)],
  ])('is not %s', async (_name, named) => {
    await expect(destinationOf(THEO, { [THEO]: named })).rejects.toMatchObject({
      ...{ code: 'RPC_INVALID_PARAMS', context: { field: 'to' } },
    })
  })

  it('needs only the sender’s signature, which pays for the account', async () => {
    const { instructions } = await planTransfer(nodeOf({ [MINT]: mintOf() }), tokens)
    const [created, sent] = instructions
    expect(created).toMatchObject({
      program: ASSOCIATED_TOKEN_PROGRAM,
      accounts: [
        { address: ME, isSigner: true, isWritable: true },
        { address: account, isWritable: true },
        { address: THEO },
        { address: MINT },
        { address: SYSTEM_PROGRAM },
        { address: TOKEN_PROGRAM },
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

describe('a Token-2022 account', () => {
  it.each([
    ['nothing', [], 170],
    ['fees', [1], 182],
    ['a hook', [14], 175],
    ['no handing on', [9], 174],
    ['a pause', [26], 174],
    ['fees, a hook and what needs no room', [1, 14, 18], 187],
  ] as const)('has space for %s', async (_name, extensions, size) => {
    const mint = mintOf(TOKEN_2022_PROGRAM, extensions)
    expect((await planTransfer(nodeOf({ [MINT]: mint }), tokens)).newAccountSize).toBe(size)
  })
})

it.each<[string, Account | undefined]>([
  ['nothing', undefined],
  ['an account of another program', { ...mintOf(), owner: SYSTEM_PROGRAM }],
  ['an account that is not ready', { owner: TOKEN_PROGRAM, data: new Uint8Array(82) }],
  ['an account that holds one', holdingOf(MINT)],
])('planTransfer rejects a token whose mint is %s', async (_name, account) => {
  await expect(planTransfer(nodeOf(account ? { [MINT]: account } : {}), tokens)).rejects.toMatchObject({
    ...{ code: 'RPC_INVALID_PARAMS', context: { field: 'token' } },
  })
})
