/** Reports an error to the page, with a code where the protocol has one. */
export class FrameError extends Error {
  override readonly name = 'FrameError'
  readonly code: number | undefined

  constructor(message: string, code?: number) {
    super(message)
    this.code = code
  }
}

export const createRejectedError = () => new FrameError('User rejected the request', 4001)
export const createAbortedError = () => new FrameError('Request was aborted')
export const createInvalidParamsError = (message: string) => new FrameError(message, -32602)
