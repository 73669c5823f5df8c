import { expect, it } from 'vitest'
import { requestRpcProvider } from './requestRpcProvider.js'

const answering = (answer: unknown) => ({ request: async () => answer })
const throwing = (thrown: unknown) => ({
  request: async () => {
    throw thrown
  },
})

it('requestRpcProvider sends parameters and unwraps the result', async () => {
  const requested: unknown[] = []
  const source = {
    async request(...input: readonly unknown[]) {
      requested.push(input)
      return { status: 'success', result: { txid: 'a' } }
    },
  }
  expect(await requestRpcProvider(source, 'sendTransfer', { amount: 1 })).toEqual({ txid: 'a' })
  expect(requested).toEqual([['sendTransfer', { amount: 1 }]])
})

it.each([
  [-32000, 'USER_REJECTED'],
  [-32001, 'METHOD_UNSUPPORTED'],
  [-32002, 'NOT_AUTHORIZED'],
])('code %i is %s, whether the envelope is returned or thrown', async (number, code) => {
  const envelope = { error: { code: number, message: 'No' } }
  for (const source of [answering(envelope), throwing(envelope)]) {
    await expect(requestRpcProvider(source, 'any')).rejects.toMatchObject({ code, cause: envelope.error })
  }
})

it('requestRpcProvider keeps the wallet’s message for missing permission', async () => {
  const envelope = { error: { code: -32002, message: 'Connect first' } }
  await expect(requestRpcProvider(answering(envelope), 'any')).rejects.toMatchObject({ message: 'Connect first' })
})

it('requestRpcProvider trusts the word "pending" over the code', async () => {
  const error = { code: -32002, message: 'A request is already pending' }
  await expect(requestRpcProvider(answering({ error }), 'any')).rejects.toBe(error)
})

it('requestRpcProvider passes on other errors', async () => {
  const error = { code: -32601, message: 'Method not found' }
  await expect(requestRpcProvider(answering({ error }), 'any')).rejects.toBe(error)
  const thrown = new Error('out of order')
  await expect(requestRpcProvider(throwing(thrown), 'any')).rejects.toBe(thrown)
  await expect(requestRpcProvider(throwing(undefined), 'any')).rejects.toBeUndefined()
  await expect(requestRpcProvider({}, 'any')).rejects.toMatchObject({ code: 'METHOD_UNSUPPORTED' })
})

it.each([undefined, null, 'ok', 7, {}, { result: undefined }])('requestRpcProvider rejects %j', async (answer) => {
  expect(await requestRpcProvider(answering(answer), 'any')).toBeUndefined()
})
