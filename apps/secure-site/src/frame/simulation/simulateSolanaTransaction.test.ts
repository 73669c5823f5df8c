import { base58, base64 } from '@scure/base'
import { AccountRole, type Address, address } from '@solana/kit'
import { describe, expect, it } from 'vitest'
import { encodeSolanaTransaction } from '../testing/encodeSolanaTransaction'
import { simulateSolanaTransaction } from './simulateSolanaTransaction'

const [ME, FRIEND, MINE, MINT, PROGRAM] = [1, 2, 3, 4, 5].map((byte) =>
  address(base58.encode(new Uint8Array(32).fill(byte))),
) as [Address, Address, Address, Address, Address]
const TOKENS = 'TokenkegQfeZyiNwAJbNbGKPFXCWuBvf9Ss623VQ5DA'
const SYSTEM = '11111111111111111111111111111111'
const FEE = 5_000n

const wire = encodeSolanaTransaction(ME, [
  {
    programAddress: PROGRAM,
    accounts: [FRIEND, MINE].map((each) => ({ address: each, role: AccountRole.WRITABLE })),
    data: new Uint8Array([1]),
  },
])

const account = (lamports: number, owner = SYSTEM, data = new Uint8Array()) => ({
  lamports,
  owner,
  data: [base64.encode(data), 'base64'] as const,
})
function holding(amount: bigint, holder = ME) {
  const data = new Uint8Array(72)
  data.set(base58.decode(MINT), 0)
  data.set(base58.decode(holder), 32)
  new DataView(data.buffer).setBigUint64(64, amount, true)
  return account(2_039_280, TOKENS, data)
}
const mint = account(
  1,
  TOKENS,
  Uint8Array.from({ length: 72 }, (_, index) => (index === 44 ? 6 : 0)),
)

type State = Readonly<Record<string, unknown>>

// Plays a node with a state before and after the transaction.
function simulate(before: State, after: State, answer: (value: object) => unknown = (value) => ({ value })) {
  const asked: unknown[] = []
  const chain = {
    request: async (method: string, params: unknown = []) => {
      const [given, input] = params as [unknown, { accounts: { addresses: string[] } }]
      if (method === 'getMultipleAccounts') {
        return { value: (given as string[]).map((each) => before[each] ?? null) }
      }
      asked.push(input.accounts.addresses)
      return answer({ err: null, accounts: input.accounts.addresses.map((each) => after[each] ?? null) })
    },
  }
  return simulateSolanaTransaction(wire, { chain, account: ME, fee: FEE }).then((result) => ({ result, asked }))
}
const rows = async (...states: Parameters<typeof simulate>) => {
  const { result } = await simulate(...states)
  return typeof result === 'object' ? result.changes?.rows : result
}

describe('a simulation of a Solana transaction', () => {
  it('shows what the account sends without the fee, and receives, with the mint of each token', async () => {
    const before = { [ME]: account(2_000_000_000), [MINE]: holding(5_000_000n), [MINT]: mint }
    const after = { [ME]: account(499_995_000), [MINE]: holding(7_500_000n) }
    expect(await rows(before, after)).toEqual([
      { name: 'You send', value: '1.5 SOL' },
      { name: 'You receive', value: '2.5 of a token' },
      { name: 'Token', value: MINT, code: true },
    ])
  })

  it('shows a token account that the transaction creates, or gives away', async () => {
    const start = { [ME]: account(1_000_000), [MINT]: mint }
    const end = { [ME]: account(995_000) }
    expect(await rows(start, { ...end, [MINE]: holding(1_000_000n) })).toContainEqual({
      name: 'You receive',
      value: '1 of a token',
    })
    const given = { ...end, [MINE]: holding(1_000_000n, FRIEND) }
    expect(await rows({ ...start, [MINE]: holding(1_000_000n) }, given)).toContainEqual({
      name: 'You send',
      value: '1 of a token',
    })
  })

  it('asks for the state of no account of others', async () => {
    const before = { [ME]: account(1), [FRIEND]: account(1), [MINE]: holding(1n, FRIEND), [PROGRAM]: account(1) }
    expect((await simulate(before, {})).asked).toEqual([[ME]])
  })

  it('says that no balance changes, and that it fails', async () => {
    const before = { [ME]: account(1_000_000) }
    expect(await rows(before, { [ME]: account(995_000) })).toEqual([
      { name: 'Balances', value: 'None of your balances' },
    ])
    expect((await simulate(before, {}, () => ({ value: { err: { InstructionError: [0, 'x'] } } }))).result).toBe(
      'fails',
    )
  })

  it.each([
    ['no answer', () => Promise.reject(new Error('down'))],
    ['no accounts', () => ({ value: { err: null, accounts: null } })],
    ['too few accounts', () => ({ value: { err: null, accounts: [] } })],
    ['no error field', (value: object) => ({ value: { ...value, err: undefined } })],
    ['text', () => 'fine'],
    ['a fraction of a lamport', () => ({ value: { err: null, accounts: [account(0.5)] } })],
  ])('shows nothing after %s', async (_, answer) => {
    const state = { [ME]: account(1), [FRIEND]: account(1), [MINE]: account(1), [PROGRAM]: account(1) }
    expect((await simulate(state, state, answer)).result).toBeUndefined()
  })
})
