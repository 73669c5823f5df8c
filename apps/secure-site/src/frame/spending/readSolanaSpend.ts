import { getCompiledTransactionMessageDecoder, getTransactionDecoder } from '@solana/kit'
import type { Spend } from './createSpending'

const SYSTEM = '11111111111111111111111111111111'
const COMPUTE_BUDGET = 'ComputeBudget111111111111111111111111111111'
// Tag of `Transfer` in the System program, before the lamports: both little-endian.
const TRANSFER = 2
const TRANSFER_BYTES = 12

/** Reads what transactions send from an account: lamports by the System program’s `Transfer`, and anything else. */
export function readSolanaSpend(wires: readonly Uint8Array[], account: string): Spend {
  const spends = wires.map((wire) => readWire(wire, account))
  return {
    amount: spends.reduce((sum, { amount }) => sum + amount, 0n),
    to: spends.flatMap(({ to }) => to),
    hasOther: spends.some(({ hasOther }) => hasOther),
  }
}

function readWire(wire: Uint8Array, account: string): Spend {
  const { messageBytes } = getTransactionDecoder().decode(wire)
  const message = getCompiledTransactionMessageDecoder().decode(messageBytes)
  if (!('instructions' in message)) return { amount: 0n, to: [], hasOther: true }
  const { staticAccounts } = message
  let [amount, hasOther] = [0n, false]
  const to: string[] = []
  for (const { programAddressIndex, accountIndices = [], data } of message.instructions) {
    const program = staticAccounts[programAddressIndex]
    if (program === COMPUTE_BUDGET) continue
    const [from, recipient] = accountIndices.map((index) => staticAccounts[index])
    const bytes = Uint8Array.from(data ?? [])
    const view = new DataView(bytes.buffer)
    if (program === SYSTEM && bytes.length === TRANSFER_BYTES && view.getUint32(0, true) === TRANSFER && recipient) {
      if (from === account) amount += view.getBigUint64(4, true)
      to.push(recipient)
    } else hasOther = true
  }
  return { amount, to, hasOther }
}
