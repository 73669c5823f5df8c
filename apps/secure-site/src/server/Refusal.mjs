/** What the visitor is told, in these words, and with which status. Everything else that is thrown is a defect. */
export class Refusal extends Error {
  /**
   * @param {number} status
   * @param {string} message
   */
  constructor(status, message) {
    super(message)
    this.name = 'Refusal'
    this.status = status
  }
}
