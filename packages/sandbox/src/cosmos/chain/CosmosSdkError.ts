export class CosmosSdkError extends Error {
  constructor(
    readonly code: number,
    log: string,
  ) {
    super(log)
  }
}

// Error codes of the Cosmos SDK's codespace `sdk`.
export const createTxDecodeError = (log: string) => new CosmosSdkError(2, `${log}: tx parse error`)
export const createSignatureError = (log: string) => new CosmosSdkError(4, `${log}: unauthorized`)
export const createInsufficientFundsError = (log: string) => new CosmosSdkError(5, `${log}: insufficient funds`)
export const createUnknownRequestError = (log: string) => new CosmosSdkError(6, `${log}: unknown request`)
export const createInsufficientFeeError = (log: string) => new CosmosSdkError(13, `${log}: insufficient fee`)
export const createOutOfGasError = (log: string) => new CosmosSdkError(11, `${log}: out of gas`)
export const createNotFoundError = (log: string) =>
  new CosmosSdkError(22, `rpc error: code = NotFound desc = ${log}: key not found`)
export const createWrongSequenceError = (expected: number, got: number) =>
  new CosmosSdkError(32, `account sequence mismatch, expected ${expected}, got ${got}: incorrect account sequence`)
