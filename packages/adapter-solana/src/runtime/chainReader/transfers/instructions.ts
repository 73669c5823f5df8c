import { ASSOCIATED_TOKEN_PROGRAM, COMPUTE_BUDGET_PROGRAM, MEMO_PROGRAM, SYSTEM_PROGRAM } from '../accounts/programs.js'

export interface AccountMeta {
  readonly address: string
  readonly isSigner?: boolean
  readonly isWritable?: boolean
}

export interface Instruction {
  readonly program: string
  readonly accounts: readonly AccountMeta[]
  readonly data: Uint8Array
  readonly units: number
}

function int(value: bigint, size: 4 | 8): Uint8Array {
  const bytes = new Uint8Array(8)
  new DataView(bytes.buffer).setBigUint64(0, value, true)
  return bytes.slice(0, size)
}

const bytesOf = (...parts: readonly (Uint8Array | readonly number[])[]) =>
  Uint8Array.from(parts.flatMap((part) => [...part]))

export const createTransferInstruction = (
  from: string,
  { to, amount }: { readonly to: string; readonly amount: bigint },
): Instruction => ({
  program: SYSTEM_PROGRAM,
  accounts: [
    { address: from, isSigner: true, isWritable: true },
    { address: to, isWritable: true },
  ],
  data: bytesOf(int(2n, 4), int(amount, 8)),
  units: 300,
})

export interface CreateTokenAccountParameters {
  readonly payer: string
  readonly account: string
  readonly owner: string
  readonly mint: string
  readonly program: string
}

export const createTokenAccountInstruction = ({
  payer,
  account,
  owner,
  mint,
  program,
}: CreateTokenAccountParameters): Instruction => ({
  program: ASSOCIATED_TOKEN_PROGRAM,
  accounts: [
    { address: payer, isSigner: true, isWritable: true },
    { address: account, isWritable: true },
    { address: owner },
    { address: mint },
    { address: SYSTEM_PROGRAM },
    { address: program },
  ],
  data: Uint8Array.of(1),
  units: 60_000,
})

export interface TokenTransferParameters {
  readonly program: string
  readonly source: string
  readonly mint: string
  readonly destination: string
  readonly owner: string
  readonly amount: bigint
  readonly decimals: number
  readonly hasHook: boolean
}

export const createTokenTransferInstruction = (parameters: TokenTransferParameters): Instruction => {
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

export function createMemoInstruction(text: string, signer: string): Instruction {
  const data = new TextEncoder().encode(text)
  return {
    program: MEMO_PROGRAM,
    accounts: [{ address: signer, isSigner: true }],
    data,
    units: 10_000 + 300 * data.length,
  }
}

/** Creates the instructions that pay a priority fee. `price` is in millionths of a lamport per compute unit. */
export function createPriorityInstructions({
  price,
  units,
}: {
  readonly price: bigint
  readonly units: number
}): readonly Instruction[] {
  const budget = (data: Uint8Array) => ({ program: COMPUTE_BUDGET_PROGRAM, accounts: [], data, units: 150 })
  return price === 0n ? [] : [budget(bytesOf([2], int(BigInt(units), 4))), budget(bytesOf([3], int(price, 8)))]
}
