import { AuthFrameError, type Handlers } from '@foyer/auth-frame/server'
import { FrameError } from './FrameError'

/** Forwards errors meant for the page; other errors reply without a message. */
export function withErrorReplies(handlers: Handlers): Handlers {
  const reported = Object.entries(handlers).map(([name, handler]) => [name, wrap(handler as Untyped)])
  return Object.fromEntries(reported)
}

type Untyped = (...input: readonly unknown[]) => unknown

const wrap =
  (handler: Untyped): Untyped =>
  async (...input) => {
    try {
      return await handler(...input)
    } catch (error) {
      const meant = meantIn(error)
      if (!meant) throw error
      throw new AuthFrameError('ANSWERED', { message: meant.message, rpcCode: meant.code, cause: error })
    }
  }

const DEPTH = 8

function meantIn(error: unknown): FrameError | undefined {
  let each = error
  for (let depth = 0; depth < DEPTH && each instanceof Error; depth++) {
    if (each instanceof FrameError) return each
    each = each.cause
  }
  return undefined
}
