import { getCompiledTransactionMessageDecoder, getTransactionDecoder } from '@solana/kit'
import type { Spend } from './createSpending'

const SYSTEM = '11111111111111111111111111111111'
const TOKENS = ['TokenkegQfeZyiNwAJbNbGKPFXCWuBvf9Ss623VQ5DA', 'TokenzQdBNbLqP5VEhdkAS6EPFLC1PHnBqCXEpPxuEb']
const TOKEN_ACCOUNTS = 'ATokenGPvbdGVxr1b9hvZbsiqW5xWH25efTNsLJA8knL'
/** Moves nothing: https://github.com/solana-program/memo, and the limits and price of computing. */
const HARMLESS = [
  'ComputeBudget111111111111111111111111111111',
  'MemoSq4gqABAXKb96qnH8TysNcWxMyWCqXgDLGmfcHr',
  'Memo1UhkJRfHyvLMcVucJwxXeuD728EqVDDwQDxFMNo',
]
// Instructions of the System program that move lamports, little-endian behind a tag of four bytes:
// https://docs.rs/solana-system-interface/latest/solana_system_interface/instruction/enum.SystemInstruction.html
const SYSTEM_TRANSFERS: Readonly<Record<number, { readonly to: number; readonly hasSeed?: boolean }>> = {
  0: { to: 1 },
  2: { to: 1 },
  3: { to: 1, hasSeed: true },
  5: { to: 1 },
  11: { to: 2 },
}
const TAG_BYTES = 4
const AMOUNT_BYTES = 8
const ADDRESS_BYTES = 32
// Position of who gets tokens, a right to them, or the rent of a closed account, by the first byte:
// https://docs.rs/spl-token/latest/spl_token/instruction/enum.TokenInstruction.html
const TOKEN_RECIPIENTS: Readonly<Record<number, number>> = { 3: 1, 4: 1, 9: 1, 12: 2, 13: 2 }
const REVOKE = 5

type Read = Pick<Spend, 'amount' | 'to' | 'hasOther' | 'hasUnknown'>

interface Instruction {
  readonly program: string | undefined
  // An account in a lookup table is absent.
  readonly accounts: readonly (string | undefined)[]
  readonly data: Uint8Array<ArrayBuffer>
}

/**
 * Reads what transactions send from an account: its lamports, and to whom. Of tokens it names the token account that
 * gets them, and of other programs the program.
 */
export function readSolanaSpend(wires: readonly Uint8Array[], account: string): Spend {
  const spends = wires.flatMap((wire) => readWire(wire, account))
  return {
    amount: spends.reduce((sum, { amount }) => sum + amount, 0n),
    to: spends.flatMap(({ to }) => to),
    hasOther: spends.some(({ hasOther }) => hasOther),
    hasUnknown: spends.some(({ hasUnknown }) => hasUnknown),
  }
}

function readWire(wire: Uint8Array, account: string): readonly Read[] {
  const { messageBytes } = getTransactionDecoder().decode(wire)
  const message = getCompiledTransactionMessageDecoder().decode(messageBytes)
  if (!('instructions' in message)) return [createOther(undefined)]
  const { staticAccounts } = message
  return message.instructions.flatMap(({ programAddressIndex, accountIndices = [], data }) => {
    const program = staticAccounts[programAddressIndex]
    if (program !== undefined && HARMLESS.includes(program)) return []
    const accounts = accountIndices.map((index) => staticAccounts[index])
    return [readInstruction({ program, accounts, data: Uint8Array.from(data ?? []) }, account)]
  })
}

function readInstruction(instruction: Instruction, account: string): Read {
  const { program, accounts, data } = instruction
  if (program === SYSTEM) return readSystem(instruction, account)
  if (program === TOKEN_ACCOUNTS) return createOther(accounts[2])
  if (program === undefined || !TOKENS.includes(program)) return createOther(program)
  const tag = data[0] ?? -1
  if (tag === REVOKE) return { amount: 0n, to: [], hasOther: true, hasUnknown: false }
  return createOther(accounts[TOKEN_RECIPIENTS[tag] ?? -1])
}

function readSystem({ accounts, data }: Instruction, account: string): Read {
  const view = new DataView(data.buffer)
  const tag = data.length < TAG_BYTES ? -1 : view.getUint32(0, true)
  const transfer = SYSTEM_TRANSFERS[tag]
  const start = TAG_BYTES + (transfer?.hasSeed ? readSeedLength(view) : 0)
  if (transfer === undefined || data.length < start + AMOUNT_BYTES) return createOther(undefined)
  // The program takes no notice of further bytes.
  const amount = accounts[0] === account ? view.getBigUint64(start, true) : 0n
  const to = accounts[transfer.to]
  return { amount, to: to === undefined ? [] : [to], hasOther: tag !== 2, hasUnknown: to === undefined }
}

/** Returns the length of the base address and the seed, which stand before the lamports. */
function readSeedLength(view: DataView): number {
  const lengthAt = TAG_BYTES + ADDRESS_BYTES
  if (view.byteLength < lengthAt + AMOUNT_BYTES) return view.byteLength
  const length = view.getBigUint64(lengthAt, true)
  return length > BigInt(view.byteLength) ? view.byteLength : ADDRESS_BYTES + AMOUNT_BYTES + Number(length)
}

const createOther = (to: string | undefined): Read => ({
  amount: 0n,
  to: to === undefined ? [] : [to],
  hasOther: true,
  hasUnknown: to === undefined,
})
