import { AuthFrameError, type Handlers } from '@foyer/auth-frame/host'
import { FrameError } from './FrameError'

/** What is meant for the page keeps its words; every other error is told by the host without any. */
export function tellErrors(handlers: Handlers): Handlers {
  const told = Object.entries(handlers).map(([name, handler]) => [name, wrap(handler as Untyped)])
  return Object.fromEntries(told)
}

type Untyped = (...given: readonly unknown[]) => unknown

const wrap =
  (handler: Untyped): Untyped =>
  async (...given) => {
    try {
      return await handler(...given)
    } catch (error) {
      if (!(error instanceof FrameError)) throw error
      throw new AuthFrameError('ANSWERED', { message: error.message, rpcCode: error.code, cause: error })
    }
  }
