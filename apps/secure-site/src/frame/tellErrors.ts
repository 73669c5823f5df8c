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
      const meant = meantIn(error)
      if (!meant) throw error
      throw new AuthFrameError('ANSWERED', { message: meant.message, rpcCode: meant.code, cause: error })
    }
  }

/** No library wraps what it is told more often. */
const DEPTH = 8

/** What is asked over viem comes back as the cause of an error of its own. */
function meantIn(error: unknown): FrameError | undefined {
  let each = error
  for (let depth = 0; depth < DEPTH && each instanceof Error; depth++) {
    if (each instanceof FrameError) return each
    each = each.cause
  }
  return undefined
}
