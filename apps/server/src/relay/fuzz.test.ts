import fc from 'fast-check'
import { expect, it } from 'vitest'
import { useServer } from '../testing/useServer'
import { callSchemas } from './parseCall'

const { start } = useServer()

const topic = fc.constantFrom('ab'.repeat(32), 'AB'.repeat(32), 'ab', '', 'z'.repeat(64))
const value = fc.oneof(topic, fc.array(topic, { maxLength: 3 }), fc.jsonValue({ maxDepth: 2 }))
const params = fc.record(
  Object.fromEntries(
    ['topic', 'topics', 'message', 'messages', 'ttl', 'tag', 'pairingTopic', 'sessionTopic', 'subscriptions'].map(
      (name) => [name, value],
    ),
  ),
  { requiredKeys: [] },
)
const method = fc.constantFrom(...Object.keys(callSchemas), '__proto__', 'toString')

it('the relay answers each call, whatever its parameters', async () => {
  const server = await start()
  const client = await server.connect()
  await fc.assert(
    fc.asyncProperty(method, fc.oneof(params, fc.jsonValue({ maxDepth: 2 })), async (called, given) => {
      const { result, error } = await client.call(called, Object(given))
      expect(result === undefined).toBe(error !== undefined)
      expect(error?.data).not.toBe('Unknown')
    }),
    { numRuns: 300 },
  )
})

it('the relay survives frames that are no calls', async () => {
  const server = await start()
  const client = await server.connect()
  await fc.assert(
    fc.asyncProperty(fc.oneof(fc.string(), fc.json({ maxDepth: 2 })), async (text) => {
      client.sendText(text)
      expect(await client.call('irn_unsubscribe', { topic: 'ab'.repeat(32) })).toMatchObject({ result: true })
    }),
    { numRuns: 150 },
  )
})
