/** An error as a chain of the Cosmos SDK tells it: a code of its code space, and a log. */
export class ChainError extends Error {
  /**
   * @param {number} code
   * @param {string} log
   */
  constructor(code, log) {
    super(log)
    this.code = code
  }
}

// The codes of code space `sdk`.
export const txDecode = (/** @type {string} */ log) => new ChainError(2, `${log}: tx parse error`)
export const unauthorized = (/** @type {string} */ log) => new ChainError(4, `${log}: unauthorized`)
export const insufficientFunds = (/** @type {string} */ log) => new ChainError(5, `${log}: insufficient funds`)
export const unknownRequest = (/** @type {string} */ log) => new ChainError(6, `${log}: unknown request`)
export const insufficientFee = (/** @type {string} */ log) => new ChainError(13, `${log}: insufficient fee`)
export const outOfGas = (/** @type {string} */ log) => new ChainError(11, `${log}: out of gas`)
export const notFound = (/** @type {string} */ log) =>
  new ChainError(22, `rpc error: code = NotFound desc = ${log}: key not found`)
export const wrongSequence = (/** @type {number} */ expected, /** @type {number} */ got) =>
  new ChainError(32, `account sequence mismatch, expected ${expected}, got ${got}: incorrect account sequence`)
