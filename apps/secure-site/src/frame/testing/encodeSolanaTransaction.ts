import {
  type AccountLookupMeta,
  type AccountMeta,
  address,
  appendTransactionMessageInstructions,
  blockhash,
  compileTransaction,
  createTransactionMessage,
  getTransactionEncoder,
  type Instruction,
  pipe,
  setTransactionMessageFeePayer,
  setTransactionMessageLifetimeUsingBlockhash,
} from '@solana/kit'

const BLOCKHASH = blockhash('4uQeVj5tqViQh7yWWGStvkEG1Zmhx6uasJtWCJziofM')

/** Encodes an unsigned transaction. */
export function encodeSolanaTransaction(
  feePayer: string,
  instructions: readonly Instruction<string, readonly (AccountMeta | AccountLookupMeta)[]>[],
): Uint8Array<ArrayBuffer> {
  const message = pipe(
    createTransactionMessage({ version: 0 }),
    (empty) => setTransactionMessageFeePayer(address(feePayer), empty),
    (paid) => setTransactionMessageLifetimeUsingBlockhash({ blockhash: BLOCKHASH, lastValidBlockHeight: 1n }, paid),
    (alive) => appendTransactionMessageInstructions(instructions, alive),
  )
  return Uint8Array.from(getTransactionEncoder().encode(compileTransaction(message)))
}
