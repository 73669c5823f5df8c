import { getCompiledTransactionMessageDecoder, getTransactionDecoder } from '@solana/kit'
import { expect, it } from 'vitest'
import { toBase58 } from '../../wire/base58.js'
import { MEMO_PROGRAM, SYSTEM_PROGRAM, TOKEN_PROGRAM } from '../accounts/programs.js'
import { compileMessage, compileTransaction } from './compileTransaction.js'
import type { AccountMeta, Instruction } from './instructions.js'

const keyOf = (seed: number) => toBase58(Uint8Array.from({ length: 32 }, (_, at) => (at + 1) * seed))
const [PAYER, ONE, TWO, THREE, BLOCKHASH] = [3, 5, 7, 11, 13].map(keyOf) as [string, string, string, string, string]

const instruction = (
  accounts: readonly AccountMeta[],
  data: readonly number[] = [],
  program = SYSTEM_PROGRAM,
): Instruction => ({
  ...{ program, accounts, data: Uint8Array.from(data), units: 0 },
})

function read(instructions: readonly Instruction[]) {
  const bytes = compileMessage({ payer: PAYER, blockhash: BLOCKHASH, instructions })
  const message = getCompiledTransactionMessageDecoder().decode(bytes)
  if (message.version !== 'legacy') throw new Error('Not the oldest form')
  const { header, staticAccounts: keys, lifetimeToken } = message
  const { numSignerAccounts: signers, numReadonlySignerAccounts, numReadonlyNonSignerAccounts } = header
  const isWritable = (at: number) =>
    at < signers ? at < signers - numReadonlySignerAccounts : at < keys.length - numReadonlyNonSignerAccounts
  return {
    lifetimeToken,
    roles: Object.fromEntries(
      keys.map((key, at) => [key, `${at < signers ? 'signs' : 'is there'}${isWritable(at) ? ', written to' : ''}`]),
    ),
    first: keys[0],
    instructions: message.instructions.map(({ programAddressIndex, accountIndices = [], data = [] }) => ({
      program: keys[programAddressIndex],
      accounts: accountIndices.map((at) => keys[at]),
      data: [...data],
    })),
  }
}

it('a compiled message has only the payer as writable signer', () => {
  const { roles, first, lifetimeToken } = read([instruction([{ address: ONE }], [1])])
  expect(roles).toEqual({ [PAYER]: 'signs, written to', [ONE]: 'is there', [SYSTEM_PROGRAM]: 'is there' })
  expect([first, lifetimeToken]).toEqual([PAYER, BLOCKHASH])
})

it('a compiled message lists each account once, with its highest privileges', () => {
  const { roles, instructions } = read([
    instruction([{ address: ONE, isWritable: true }, { address: TWO }, { address: THREE, isSigner: true }], [1]),
    instruction([{ address: ONE }, { address: TWO, isWritable: true }, { address: PAYER }], [2, 3], TOKEN_PROGRAM),
    instruction([{ address: ONE, isSigner: true }], [], MEMO_PROGRAM),
  ])
  expect(roles).toEqual({
    [PAYER]: 'signs, written to',
    [ONE]: 'signs, written to',
    [THREE]: 'signs',
    [TWO]: 'is there, written to',
    [SYSTEM_PROGRAM]: 'is there',
    [TOKEN_PROGRAM]: 'is there',
    [MEMO_PROGRAM]: 'is there',
  })
  expect(instructions).toEqual([
    { program: SYSTEM_PROGRAM, accounts: [ONE, TWO, THREE], data: [1] },
    { program: TOKEN_PROGRAM, accounts: [ONE, TWO, PAYER], data: [2, 3] },
    { program: MEMO_PROGRAM, accounts: [ONE], data: [] },
  ])
})

it.each([0, 1, 126, 127, 128, 129, 255, 256, 600])(
  'a compiled message carries %i bytes of instruction data unchanged',
  (length) => {
    const data = Array.from({ length }, (_, at) => (at * 7) % 256)
    expect(read([instruction([{ address: ONE }], data)]).instructions[0]?.data).toEqual(data)
  },
)

it('a compiled transaction reserves the payer’s signature', () => {
  const parameters = { payer: PAYER, blockhash: BLOCKHASH, instructions: [instruction([{ address: ONE }], [1])] }
  const { messageBytes, signatures } = getTransactionDecoder().decode(compileTransaction(parameters))
  expect([...messageBytes]).toEqual([...compileMessage(parameters)])
  expect(signatures).toEqual({ [PAYER]: null })
})

it('a compiled transaction is at most 1,232 bytes', () => {
  const compile = (length: number) =>
    compileTransaction({
      ...{ payer: PAYER, blockhash: BLOCKHASH },
      instructions: [instruction([{ address: PAYER, isSigner: true }], Array(length).fill(65), MEMO_PROGRAM)],
    })
  const room = 1232 - compile(200).length + 200
  expect(compile(room)).toHaveLength(1232)
  expect(() => compile(room + 1)).toThrow(expect.objectContaining({ code: 'INVALID_OPTION' }))
})
