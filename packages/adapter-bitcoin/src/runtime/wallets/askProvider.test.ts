import { expect, it } from 'vitest'
import { askProvider } from './askProvider.js'

const answering = (answer: unknown) => ({ request: async () => answer })
const throwing = (thrown: unknown) => ({
  request: async () => {
    throw thrown
  },
})

it('asks for a method with what it takes, and gives the result out of its envelope', async () => {
  const asked: unknown[] = []
  const source = {
    async request(...given: readonly unknown[]) {
      asked.push(given)
      return { status: 'success', result: { txid: 'a' } }
    },
  }
  expect(await askProvider(source, 'sendTransfer', { amount: 1 })).toEqual({ txid: 'a' })
  expect(asked).toEqual([['sendTransfer', { amount: 1 }]])
})

it.each([
  [-32000, 'USER_REJECTED'],
  [-32001, 'ACT_UNSUPPORTED'],
  [-32002, 'NOT_AUTHORIZED'],
])('the number %i is %s, whether the envelope is given or thrown', async (number, code) => {
  const envelope = { error: { code: number, message: 'No' } }
  for (const source of [answering(envelope), throwing(envelope)]) {
    await expect(askProvider(source, 'any')).rejects.toMatchObject({ code, cause: envelope.error })
  }
})

it('tells the wallet’s own words where the page has no permission', async () => {
  const envelope = { error: { code: -32002, message: 'Connect first' } }
  await expect(askProvider(answering(envelope), 'any')).rejects.toMatchObject({ message: 'Connect first' })
})

it('takes who says that a question is still open at their word', async () => {
  const error = { code: -32002, message: 'A request is already pending' }
  await expect(askProvider(answering({ error }), 'any')).rejects.toBe(error)
})

it('leaves other errors as they are', async () => {
  const error = { code: -32601, message: 'Method not found' }
  await expect(askProvider(answering({ error }), 'any')).rejects.toBe(error)
  const thrown = new Error('out of order')
  await expect(askProvider(throwing(thrown), 'any')).rejects.toBe(thrown)
  await expect(askProvider(throwing(undefined), 'any')).rejects.toBeUndefined()
  await expect(askProvider({}, 'any')).rejects.toMatchObject({ code: 'ACT_UNSUPPORTED' })
})

it.each([undefined, null, 'ok', 7, {}, { result: undefined }])('has no result in %j', async (answer) => {
  expect(await askProvider(answering(answer), 'any')).toBeUndefined()
})
