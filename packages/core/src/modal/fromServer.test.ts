import { expect, it } from 'vitest'
import { getServiceUrl } from '../http/getServiceUrl.js'
import { createTestModal } from '../testing/createTestModal.js'
import { getTestContext } from '../testing/getTestContext.js'
import { fromServer } from './fromServer.js'

it('one line names a server for every service but the secure site', () => {
  const services = fromServer('https://wallet.example/')
  expect(services).toEqual({
    data: 'https://wallet.example',
    directory: 'https://wallet.example',
    images: 'https://wallet.example',
    analytics: 'https://wallet.example',
    relay: 'wss://wallet.example',
    verify: 'https://wallet.example',
  })
})

it('names the zone in which the server registers names', () => {
  expect(fromServer('https://wallet.example', { nameZone: 'names.example' })).toMatchObject({
    nameZone: 'names.example',
  })
})

it('the modal uses the server and the secure site', () => {
  const services = fromServer('https://wallet.example', { secureSite: 'https://keys.example' })
  const { options } = getTestContext(createTestModal({ services }).modal)
  expect(getServiceUrl(options, 'relay')).toBe('wss://wallet.example')
  expect(getServiceUrl(options, 'secureSite')).toBe('https://keys.example')
})

it.each(['http://localhost:8080', 'http://127.0.0.1:8080', 'http://[::1]:8080'])(
  '%s is accepted without TLS',
  (url) => {
    expect(fromServer(url)).toMatchObject({ data: url, relay: url.replace('http', 'ws') })
  },
)

it.each([
  '',
  'wallet.example',
  'http://wallet.example',
  'http://localhost.evil.example',
  'wss://wallet.example',
  'javascript:alert(1)',
  'https://user:secret@wallet.example',
  'https://wallet.example/path',
  'https://wallet.example?a=1',
  'https://wallet.example#a',
])('%j is refused, both as server and as secure site', (url) => {
  expect(() => fromServer(url)).toThrow(
    expect.objectContaining({ code: 'INVALID_OPTION', context: expect.objectContaining({ option: 'services' }) }),
  )
  expect(() => fromServer('https://wallet.example', { secureSite: url })).toThrow(
    expect.objectContaining({
      code: 'INVALID_OPTION',
      context: expect.objectContaining({ option: 'services.secureSite' }),
    }),
  )
})

it('a secure site on the origin of the server is refused', () => {
  expect(() => fromServer('https://wallet.example', { secureSite: 'https://WALLET.example/' })).toThrow(
    expect.objectContaining({ code: 'INVALID_OPTION' }),
  )
})
