const COMPUTE_BUDGET = 'ComputeBudget111111111111111111111111111111'
const SET_LIMIT = 2
const SET_PRICE = 3

// Lamports per signature.
const BASE = 5_000n

// Default compute units per instruction, and the maximum per transaction.
const UNITS = 200_000n
const MOST_UNITS = 1_400_000n

// Prices are in millionths of a lamport.
const MICRO = 1_000_000n

/** Computes a fee: a price per signature and one per compute unit. */
export function computeFee({
  header,
  staticAccounts,
  instructions,
}: {
  header: { numSignerAccounts: number }
  staticAccounts: readonly string[]
  instructions: readonly { programAddressIndex: number; data?: Readonly<ArrayLike<number>> }[]
}) {
  let price = 0n
  let limit: bigint | undefined
  let others = 0n
  for (const { programAddressIndex, data = [] } of instructions) {
    const bytes = Uint8Array.from(data)
    if (staticAccounts[programAddressIndex] !== COMPUTE_BUDGET) others += 1n
    else if (bytes[0] === SET_LIMIT) limit = BigInt(new DataView(bytes.buffer).getUint32(1, true))
    else if (bytes[0] === SET_PRICE) price = new DataView(bytes.buffer).getBigUint64(1, true)
  }
  const units = limit ?? (UNITS * others < MOST_UNITS ? UNITS * others : MOST_UNITS)
  return { price, fee: BASE * BigInt(header.numSignerAccounts) + (price * units + MICRO - 1n) / MICRO }
}
