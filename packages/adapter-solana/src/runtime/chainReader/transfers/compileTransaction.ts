import { createInvalidOptionError } from '../../wire/createInvalidOptionError.js'
import { SIGNATURE_LENGTH } from '../../wire/toWireTransaction.js'
import { decodePublicKey } from '../accounts/deriveAddresses.js'
import type { AccountMeta, Instruction } from './instructions.js'

const MAX_BYTES = 1232

export interface CompileParameters {
  readonly payer: string
  readonly blockhash: string
  readonly instructions: readonly Instruction[]
}

export function compileMessage({ payer, blockhash, instructions }: CompileParameters): Uint8Array {
  const merged = new Map<string, AccountMeta>([[payer, { address: payer, isSigner: true, isWritable: true }]])
  const all = instructions.flatMap(({ program, accounts }) => [...accounts, { address: program }])
  for (const { address, isSigner = false, isWritable = false } of all as readonly AccountMeta[]) {
    const before = merged.get(address)
    merged.set(address, {
      address,
      isSigner: isSigner || (before?.isSigner ?? false),
      isWritable: isWritable || (before?.isWritable ?? false),
    })
  }
  // The message format wants signers first, and writable accounts before read-only ones.
  const rank = ({ isSigner, isWritable }: AccountMeta) => (isSigner ? 0 : 2) + (isWritable ? 0 : 1)
  const metas = [...merged.values()].sort((one, other) => rank(one) - rank(other))
  const count = (requested: number) => metas.filter((each) => rank(each) === requested).length
  const indexOf = (address: string) => metas.findIndex((each) => each.address === address)
  const body = instructions.map(({ program, accounts, data }) => [
    indexOf(program),
    ...withLength(accounts.map(({ address }) => indexOf(address))),
    ...withLength([...data]),
  ])
  return Uint8Array.from([
    ...[count(0) + count(1), count(1), count(3)],
    ...[...length(metas.length), ...metas.flatMap(({ address }) => [...decodePublicKey(address)])],
    ...decodePublicKey(blockhash),
    ...[...length(body.length), ...body.flat()],
  ])
}

export function compileTransaction(parameters: CompileParameters): Uint8Array {
  const bytes = Uint8Array.from([1, ...new Uint8Array(SIGNATURE_LENGTH), ...compileMessage(parameters)])
  if (bytes.length > MAX_BYTES)
    throw createInvalidOptionError('memo', 'The transaction is larger than the network takes')
  return bytes
}

const withLength = (bytes: readonly number[]) => [...length(bytes.length), ...bytes]

/** Encodes a length as compact-u16: seven bits per byte, lowest first. */
function length(value: number): readonly number[] {
  return value < 0x80 ? [value] : [(value & 0x7f) | 0x80, ...length(value >> 7)]
}
