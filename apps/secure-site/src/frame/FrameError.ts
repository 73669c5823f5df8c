/** What the page is told: words for people, and a code where the protocol has one. */
export class FrameError extends Error {
  override readonly name = 'FrameError'
  readonly code: number | undefined

  constructor(message: string, code?: number) {
    super(message)
    this.code = code
  }
}

export const rejected = () => new FrameError('User rejected the request', 4001)
export const aborted = () => new FrameError('Request was aborted')
export const invalidParams = (message: string) => new FrameError(message, -32602)
