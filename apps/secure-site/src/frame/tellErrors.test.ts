import { isAuthFrameError } from '@foyer/auth-frame/host'
import { UnauthorizedProviderError } from 'viem'
import { expect, it } from 'vitest'
import { FrameError } from './FrameError'
import { tellErrors } from './tellErrors'

const failWith = (error: unknown) =>
  Promise.resolve(
    tellErrors({ IS_CONNECTED: () => Promise.reject(error) }).IS_CONNECTED?.({} as never, {} as never),
  ).catch((thrown: unknown) => thrown)

it('tells the page what is meant for it, also where viem has wrapped it', async () => {
  const meant = new FrameError('Log in first.', 4100)
  for (const error of [meant, new UnauthorizedProviderError(meant)]) {
    const told = await failWith(error)
    expect(isAuthFrameError(told)).toBe(true)
    expect(told).toMatchObject({ message: 'Log in first.', rpcCode: 4100 })
  }
})

it('leaves what is not meant for it to the host', async () => {
  const error = new TypeError('seed is undefined')
  expect(await failWith(error)).toBe(error)
})
