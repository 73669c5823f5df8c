/** What the visitor is told, in these words, and with which status. Everything else that is thrown is a defect. */
export class Refusal extends Error {
  override readonly name = 'Refusal'

  constructor(
    readonly status: number,
    message: string,
  ) {
    super(message)
  }
}
