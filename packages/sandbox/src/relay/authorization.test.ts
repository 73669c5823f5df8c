import { describe, expect, it } from 'vitest'
import { createTopic } from './testing/createPublishParams'
import { createClientKey, openSocket } from './testing/openSocket'
import { setUpRelay } from './testing/setUpRelay'
import { toDidKey } from './testing/signToken'

const start = setUpRelay()

describe('a client of the relay', () => {
  const projects = { ours: { origins: ['http://localhost:*', 'https://*.example.org'] }, any: {} }
  const at = async (options: Parameters<typeof openSocket>[1]) =>
    (await openSocket(await start({ projects }), options)).closed

  it('is refused from an unlisted origin', async () => {
    const refused = { code: 3000, reason: 'Unauthorized: origin not allowed' }
    expect(await at({ projectId: 'ours', origin: 'https://example.com' })).toEqual(refused)
    expect(await at({ projectId: 'ours', origin: 'https://a.example.org.evil.com' })).toEqual(refused)
  })

  it('is refused with an unknown project', async () => {
    const refused = { code: 3000, reason: 'Unauthorized: invalid key' }
    expect(await at({ projectId: 'theirs' })).toEqual(refused)
    expect(await at({ projectId: 'constructor' })).toEqual(refused)
  })

  it('is refused with a token that is premature, expired or wrongly signed', async () => {
    const now = Math.floor(Date.now() / 1000)
    const reason = async (options: Parameters<typeof openSocket>[1]) =>
      (await at({ projectId: 'any', ...options })).reason
    expect(await reason({ claims: { iat: now + 3600 } })).toBe('JWT validation error: JWT Token is not yet valid')
    expect(await reason({ claims: { exp: now - 3600 } })).toBe('JWT validation error: JWT Token has expired')
    expect(await reason({ claims: { aud: 'wss://other.example' } })).toMatch(/another audience$/)
    expect(await reason({ claims: { iss: 'did:key:z6Mk' } })).toMatch(/no usable key$/)
    expect(await reason({ claims: { iss: toDidKey(createClientKey()) } })).toMatch(/signature is invalid$/)
    expect(await reason({ token: 'a.b.c' })).toMatch(/malformed$/)
  })

  it('is accepted with a listed origin and a valid token', async () => {
    const relay = await start({ projects })
    for (const origin of ['http://localhost:3000', 'https://a.example.org']) {
      const socket = await openSocket(relay, { projectId: 'ours', origin })
      expect(await socket.call('irn_subscribe', { topic: createTopic('ab') })).toHaveProperty('result')
    }
    await (await openSocket(relay, { projectId: 'any', origin: 'https://b.example' })).call('irn_subscribe', {
      topic: createTopic('cd'),
    })
    expect(relay.state().connections.map(({ projectId, origin, topics }) => [projectId, origin, topics])).toEqual([
      ['ours', 'http://localhost:3000', [createTopic('ab')]],
      ['ours', 'https://a.example.org', [createTopic('ab')]],
      ['any', 'https://b.example', [createTopic('cd')]],
    ])
  })
})
