import { ASSOCIATED_TOKEN, COMPUTE_BUDGET, MEMO, SYSTEM } from '../read/programs.js'

/** An account that an instruction is about. */
export interface Meta {
  readonly address: string
  readonly isSigner?: boolean
  readonly isWritable?: boolean
}

export interface Instruction {
  readonly program: string
  readonly accounts: readonly Meta[]
  readonly data: Uint8Array
  /** Of computing, at most. What is asked for is paid for, where there is a price. */
  readonly units: number
}

/** Little-endian. */
function int(value: bigint, size: 4 | 8): Uint8Array {
  const bytes = new Uint8Array(8)
  new DataView(bytes.buffer).setBigUint64(0, value, true)
  return bytes.slice(0, size)
}

const bytesOf = (...parts: readonly (Uint8Array | readonly number[])[]) =>
  Uint8Array.from(parts.flatMap((part) => [...part]))

export const transferCoins = (
  from: string,
  { to, amount }: { readonly to: string; readonly amount: bigint },
): Instruction => ({
  program: SYSTEM,
  accounts: [
    { address: from, isSigner: true, isWritable: true },
    { address: to, isWritable: true },
  ],
  data: bytesOf(int(2n, 4), int(amount, 8)),
  units: 300,
})

export interface CreateAccount {
  readonly payer: string
  readonly account: string
  readonly owner: string
  readonly mint: string
  readonly program: string
}

/** Makes the account in which an owner keeps a token. Somebody may be faster: then it does nothing. */
export const createAccount = ({ payer, account, owner, mint, program }: CreateAccount): Instruction => ({
  program: ASSOCIATED_TOKEN,
  accounts: [
    { address: payer, isSigner: true, isWritable: true },
    { address: account, isWritable: true },
    { address: owner },
    { address: mint },
    { address: SYSTEM },
    { address: program },
  ],
  data: Uint8Array.of(1),
  units: 60_000,
})

export interface TransferTokens {
  readonly program: string
  readonly source: string
  readonly mint: string
  readonly destination: string
  readonly owner: string
  readonly amount: bigint
  /** As whoever named the amount believes; the program refuses others. */
  readonly decimals: number
  readonly hasHook: boolean
}

export const transferTokens = (parameters: TransferTokens): Instruction => {
  const { program, source, mint, destination, owner, amount, decimals, hasHook } = parameters
  return {
    program,
    accounts: [
      { address: source, isWritable: true },
      { address: mint },
      { address: destination, isWritable: true },
      { address: owner, isSigner: true },
    ],
    data: bytesOf([12], int(amount, 8), [decimals]),
    units: hasHook ? 250_000 : 25_000,
  }
}

export function memo(text: string, signer: string): Instruction {
  const data = new TextEncoder().encode(text)
  return { program: MEMO, accounts: [{ address: signer, isSigner: true }], data, units: 10_000 + 300 * data.length }
}

/** What is paid on top, in millionths of a lamport for each unit of computing that is asked for. */
export function priority({ price, units }: { readonly price: bigint; readonly units: number }): readonly Instruction[] {
  const budget = (data: Uint8Array) => ({ program: COMPUTE_BUDGET, accounts: [], data, units: 150 })
  return price === 0n ? [] : [budget(bytesOf([2], int(BigInt(units), 4))), budget(bytesOf([3], int(price, 8)))]
}
