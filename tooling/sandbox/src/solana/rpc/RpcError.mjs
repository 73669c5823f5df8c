/** An error with the code and the data that a node answers. */
export class RpcError extends Error {
  /**
   * @param {number} code
   * @param {string} message
   * @param {unknown} [data]
   */
  constructor(code, message, data) {
    super(message)
    this.code = code
    this.data = data
  }
}

/** @param {string} message */
export const invalidParams = (message) => new RpcError(-32602, message)
