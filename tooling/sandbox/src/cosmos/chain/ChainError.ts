/** An error as a chain of the Cosmos SDK tells it: a code of its code space, and a log. */
export class ChainError extends Error {
  constructor(
    readonly code: number,
    log: string,
  ) {
    super(log)
  }
}

// The codes of code space `sdk`.
export const txDecode = (log: string) => new ChainError(2, `${log}: tx parse error`)
export const unauthorized = (log: string) => new ChainError(4, `${log}: unauthorized`)
export const insufficientFunds = (log: string) => new ChainError(5, `${log}: insufficient funds`)
export const unknownRequest = (log: string) => new ChainError(6, `${log}: unknown request`)
export const insufficientFee = (log: string) => new ChainError(13, `${log}: insufficient fee`)
export const outOfGas = (log: string) => new ChainError(11, `${log}: out of gas`)
export const notFound = (log: string) => new ChainError(22, `rpc error: code = NotFound desc = ${log}: key not found`)
export const wrongSequence = (expected: number, got: number) =>
  new ChainError(32, `account sequence mismatch, expected ${expected}, got ${got}: incorrect account sequence`)
