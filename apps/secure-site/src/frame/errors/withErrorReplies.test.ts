import { isAuthFrameError } from '@foyer/auth-frame/server'
import { UnauthorizedProviderError } from 'viem'
import { expect, it } from 'vitest'
import { FrameError } from './FrameError'
import { withErrorReplies } from './withErrorReplies'

const failWith = (error: unknown) =>
  Promise.resolve(
    withErrorReplies({ IS_CONNECTED: () => Promise.reject(error) }).IS_CONNECTED?.({} as never, {} as never),
  ).catch((thrown: unknown) => thrown)

it('withErrorReplies sends a FrameError to the app, also when viem has wrapped it', async () => {
  const meant = new FrameError('Sign in first.', 4100)
  for (const error of [meant, new UnauthorizedProviderError(meant)]) {
    const reported = await failWith(error)
    expect(isAuthFrameError(reported)).toBe(true)
    expect(reported).toMatchObject({ message: 'Sign in first.', rpcCode: 4100 })
  }
})

it('withErrorReplies passes any other error on unchanged', async () => {
  const error = new TypeError('seed is undefined')
  expect(await failWith(error)).toBe(error)
})
