import { base58 } from '@scure/base'
import { AccountRole, type Address, address } from '@solana/kit'
import { describe, expect, it } from 'vitest'
import { encodeSolanaTransaction } from '../testing/encodeSolanaTransaction'
import { readSolanaSpend } from './readSolanaSpend'

const create = (byte: number): Address => address(base58.encode(new Uint8Array(32).fill(byte)))
const [ME, FRIEND, THIEF, MINT, PROGRAM, TABLE, MINE] = [1, 2, 3, 4, 5, 6, 7].map(create) as [
  ...[Address, Address, Address, Address, Address, Address, Address],
]
const SYSTEM = address('11111111111111111111111111111111')
const TOKENS = address('TokenkegQfeZyiNwAJbNbGKPFXCWuBvf9Ss623VQ5DA')
const TOKEN_ACCOUNTS = address('ATokenGPvbdGVxr1b9hvZbsiqW5xWH25efTNsLJA8knL')
const MEMO = address('MemoSq4gqABAXKb96qnH8TysNcWxMyWCqXgDLGmfcHr')

interface Instruction {
  readonly programAddress: Address
  readonly accounts?: readonly (Address | 'in a table')[]
  readonly data: readonly number[]
}

const encode = (...instructions: readonly Instruction[]) =>
  encodeSolanaTransaction(
    ME,
    instructions.map(({ programAddress, accounts = [], data }) => ({
      programAddress,
      accounts: accounts.map((each) =>
        each === 'in a table'
          ? { address: THIEF, addressIndex: 0, lookupTableAddress: TABLE, role: AccountRole.WRITABLE }
          : { address: each, role: each === ME ? AccountRole.WRITABLE_SIGNER : AccountRole.WRITABLE },
      ),
      data: Uint8Array.from(data),
    })),
  )
const u64 = (value: number) => [...new Uint8Array(new BigUint64Array([BigInt(value)]).buffer)]
const tag = (value: number) => [value, 0, 0, 0]
const send = (to: Address | 'in a table', lamports: number, more: readonly number[] = []): Instruction => ({
  programAddress: SYSTEM,
  accounts: [ME, to],
  data: [...tag(2), ...u64(lamports), ...more],
})
const read = (...instructions: readonly Instruction[]) => readSolanaSpend([encode(...instructions)], ME)

describe('what a Solana transaction sends', () => {
  it('is its coins, to each recipient, over several transactions', () => {
    const spend = readSolanaSpend([encode(send(FRIEND, 5), send(THIEF, 2)), encode(send(FRIEND, 1))], ME)
    expect(spend).toEqual({ amount: 8n, to: [FRIEND, THIEF, FRIEND], hasOther: false, hasUnknown: false })
  })

  it('counts coins with bytes behind, which the network takes no notice of', () => {
    expect(read(send(FRIEND, 1), send(THIEF, 1_000, [0]))).toMatchObject({ amount: 1_001n, to: [FRIEND, THIEF] })
  })

  it('counts coins for a recipient in a lookup table, of whom it says that nobody knows him', () => {
    expect(read(send(FRIEND, 1), send('in a table', 1_000))).toEqual({
      ...{ amount: 1_001n, to: [FRIEND], hasOther: false, hasUnknown: true },
    })
  })

  it.each([
    ['a new account', [ME, THIEF], [...tag(0), ...u64(9), ...u64(0), ...Array(32).fill(5)]],
    ['an account with a seed', [ME, THIEF], [...tag(3), ...Array(32).fill(1), ...u64(2), 97, 98, ...u64(9), ...u64(0)]],
    ['a nonce account', [ME, THIEF], [...tag(5), ...u64(9)]],
    ['a derived account', [ME, MINE, THIEF], [...tag(11), ...u64(9), ...u64(1), 97, ...Array(32).fill(1)]],
  ])('counts the coins of %s', (_, accounts, data) => {
    expect(read({ programAddress: SYSTEM, accounts, data })).toEqual({
      ...{ amount: 9n, to: [THIEF], hasOther: true, hasUnknown: false },
    })
  })

  it.each([
    ['gives an account away', tag(1)],
    ['is too short', [2, 0]],
    ['has a seed that ends nowhere', [...tag(3), ...Array(32).fill(1), ...u64(2 ** 40), ...u64(9)]],
    ['is unknown', tag(99)],
  ])('does not know who gets something if an instruction of the system %s', (_, data) => {
    expect(read(send(FRIEND, 1), { programAddress: SYSTEM, accounts: [ME, THIEF], data })).toMatchObject({
      ...{ to: [FRIEND], hasOther: true, hasUnknown: true },
    })
  })

  it.each([
    ['transfer', [MINE, THIEF, ME], [3, ...u64(5)]],
    ['checked transfer', [MINE, MINT, THIEF, ME], [12, ...u64(5), 6]],
    ['approval', [MINE, THIEF, ME], [4, ...u64(5)]],
    ['checked approval', [MINE, MINT, THIEF, ME], [13, ...u64(5), 6]],
    ['closed account', [MINE, THIEF, ME], [9]],
  ])('names who gets something by a token’s %s, beside a friend', (_, accounts, data) => {
    expect(read(send(FRIEND, 1), { programAddress: TOKENS, accounts, data })).toEqual({
      ...{ amount: 1n, to: [FRIEND, THIEF], hasOther: true, hasUnknown: false },
    })
  })

  it('does not know who gets something if a token’s account changes hands', () => {
    const change = { programAddress: TOKENS, accounts: [MINE, ME], data: [6, 2, 1, ...Array(32).fill(3)] }
    expect(read(send(FRIEND, 1), change)).toMatchObject({ hasOther: true, hasUnknown: true })
  })

  it('names any other program, and for whom an account of tokens is created', () => {
    expect(read({ programAddress: PROGRAM, accounts: [ME, THIEF], data: [1] })).toEqual({
      ...{ amount: 0n, to: [PROGRAM], hasOther: true, hasUnknown: false },
    })
    const created = { programAddress: TOKEN_ACCOUNTS, accounts: [ME, MINE, FRIEND, MINT], data: [1] }
    expect(read(created)).toMatchObject({ to: [FRIEND], hasUnknown: false })
  })

  it('is nothing for a memo', () => {
    expect(read({ programAddress: MEMO, data: [97] })).toEqual({
      amount: 0n,
      to: [],
      hasOther: false,
      hasUnknown: false,
    })
  })
})
