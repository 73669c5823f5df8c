import { expect, it } from 'vitest'
import { createCookies } from './createCookies.js'

const read = (cookie: string) =>
  createCookies(true).read(new Request('https://harbour.example', { headers: { cookie } }), 'session')

it('createCookies reads the first 32 cookies', () => {
  const all = Array.from({ length: 40 }, (_, at) => `__Host-siwx-session-${at}=${'0123456789abcdef'.repeat(2)}`)
  expect(read(all.join('; ')).map(({ name }) => name)).toEqual(
    Array.from({ length: 32 }, (_, at) => `__Host-siwx-session-${at}`),
  )
})

it('createCookies skips cookies without a secret and of another kind', () => {
  const secret = '0123456789abcdef'.repeat(2)
  expect(read(`__Host-siwx-session-1; __Host-siwx-nonce-2=${secret}; __Host-siwx-session-3=${secret}`)).toEqual([
    { name: '__Host-siwx-session-3', secret },
  ])
})

it('handlers with different prefixes on one host do not read the cookies of one another', () => {
  const [one, other] = [createCookies(true, 'siwx.a.'), createCookies(true, 'siwx.a-nonce.')]
  const cookie = other.write(other.create('nonce'), 1000).split(';')[0] ?? ''
  const request = new Request('https://harbour.example', { headers: { cookie } })
  expect([one.read(request, 'nonce').length, other.read(request, 'nonce').length]).toEqual([0, 1])
})
