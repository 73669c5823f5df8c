import { getCompiledTransactionMessageDecoder, getTransactionDecoder } from '@solana/kit'
import { texts } from '../../texts/texts'
import { describeInstruction } from './describeInstruction'
import { formatAmount } from './formatAmount'
import type { ActionDescription, ReviewWarning } from './review'

const SOL_DECIMALS = 9
const SIGNATURE_LAMPORTS = 5_000n
const MICRO = 1_000_000n
const UNITS = 200_000n
const COMPUTE_BUDGET = 'ComputeBudget111111111111111111111111111111'
const SET_LIMIT = 2
const SET_PRICE = 3

export interface SolanaTransactionDescription {
  readonly deeds: readonly ActionDescription[]
  readonly fee: bigint
  readonly feePayer: string
  readonly warnings: readonly ReviewWarning[]
}

/** Describes a transaction. Undefined for other bytes; never throws. */
export function describeSolanaTransaction(wire: Uint8Array): SolanaTransactionDescription | undefined {
  try {
    const { messageBytes, signatures } = getTransactionDecoder().decode(wire)
    const message = getCompiledTransactionMessageDecoder().decode(messageBytes)
    if (!('instructions' in message)) return undefined
    const { staticAccounts } = message
    const read = message.instructions.map(({ programAddressIndex, accountIndices = [], data }) => ({
      program: staticAccounts[programAddressIndex],
      accounts: accountIndices.map((index) => staticAccounts[index]),
      data: Uint8Array.from(data ?? []),
    }))
    const budget = read.filter(({ program }) => program === COMPUTE_BUDGET)
    const deeds = read.filter(({ program }) => program !== COMPUTE_BUDGET).map(describeInstruction)
    const looksUp = 'addressTableLookups' in message && (message.addressTableLookups?.length ?? 0) > 0
    return {
      deeds,
      fee: SIGNATURE_LAMPORTS * BigInt(Object.keys(signatures).length) + readPriority(budget, deeds.length),
      feePayer: staticAccounts[0] ?? '',
      warnings: looksUp ? [{ level: 'warn', text: texts().calls.solana.accountsNotShown }] : [],
    }
  } catch {
    return undefined
  }
}

function readPriority(budget: readonly { readonly data: Uint8Array }[], instructions: number): bigint {
  const value = (tag: number, bytes: number) => {
    const data = budget.find(({ data: each }) => each[0] === tag && each.length === 1 + bytes)?.data
    if (data === undefined) return undefined
    const view = new DataView(data.buffer)
    return bytes === 8 ? view.getBigUint64(1, true) : BigInt(view.getUint32(1, true))
  }
  const price = value(SET_PRICE, 8) ?? 0n
  const units = value(SET_LIMIT, 4) ?? UNITS * BigInt(instructions)
  return (price * units + MICRO - 1n) / MICRO
}

/** Checks whether these bytes, once signed, would be a transaction. */
export function isTransactionMessage(bytes: Uint8Array, signer: string): boolean {
  try {
    const message = getCompiledTransactionMessageDecoder().decode(bytes)
    return message.staticAccounts.slice(0, message.header.numSignerAccounts).some((each) => each === signer)
  } catch {
    return false
  }
}

export const formatSol = (lamports: bigint): string => `${formatAmount(lamports, SOL_DECIMALS)} SOL`
