import { invalid } from '../../wire/invalid.js'
import { SIGNATURE } from '../../wire/toWire.js'
import { toKey } from '../read/derive.js'
import type { Instruction, Meta } from './instructions.js'

/** What fits into one packet of the network. */
const MAX_BYTES = 1232

export interface CompileParameters {
  /** Pays, and is the only one who signs. */
  readonly payer: string
  readonly blockhash: string
  readonly instructions: readonly Instruction[]
}

/** A message of the oldest form, which every wallet knows. */
export function compileMessage({ payer, blockhash, instructions }: CompileParameters): Uint8Array {
  const merged = new Map<string, Meta>([[payer, { address: payer, isSigner: true, isWritable: true }]])
  const all = instructions.flatMap(({ program, accounts }) => [...accounts, { address: program }])
  for (const { address, isSigner = false, isWritable = false } of all as readonly Meta[]) {
    const before = merged.get(address)
    merged.set(address, {
      address,
      isSigner: isSigner || (before?.isSigner ?? false),
      isWritable: isWritable || (before?.isWritable ?? false),
    })
  }
  // Signers first, in each part those that are written to. The payer was put in before all others.
  const rank = ({ isSigner, isWritable }: Meta) => (isSigner ? 0 : 2) + (isWritable ? 0 : 1)
  const metas = [...merged.values()].sort((one, other) => rank(one) - rank(other))
  const count = (wanted: number) => metas.filter((each) => rank(each) === wanted).length
  const indexOf = (address: string) => metas.findIndex((each) => each.address === address)
  const body = instructions.map(({ program, accounts, data }) => [
    indexOf(program),
    ...withLength(accounts.map(({ address }) => indexOf(address))),
    ...withLength([...data]),
  ])
  return Uint8Array.from([
    ...[count(0) + count(1), count(1), count(3)],
    ...[...length(metas.length), ...metas.flatMap(({ address }) => [...toKey(address)])],
    ...toKey(blockhash),
    ...[...length(body.length), ...body.flat()],
  ])
}

/** The transaction as wallets take it: with a place for the payer's signature. */
export function compileTransaction(parameters: CompileParameters): Uint8Array {
  const bytes = Uint8Array.from([1, ...new Uint8Array(SIGNATURE), ...compileMessage(parameters)])
  if (bytes.length > MAX_BYTES) throw invalid('memo', 'The transaction is larger than the network takes')
  return bytes
}

const withLength = (bytes: readonly number[]) => [...length(bytes.length), ...bytes]

/** Seven bits a byte, the lowest first. */
function length(value: number): readonly number[] {
  return value < 0x80 ? [value] : [(value & 0x7f) | 0x80, ...length(value >> 7)]
}
