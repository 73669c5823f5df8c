import { expect, it } from 'vitest'
import { createCookies } from './cookies.js'

const read = (cookie: string) =>
  createCookies(true).read(new Request('https://harbour.example', { headers: { cookie } }), 'session')

it('reads 32 cookies of a request and no more: the first of them', () => {
  const all = Array.from({ length: 40 }, (_, at) => `__Host-siwx-session-${at}=${'0123456789abcdef'.repeat(2)}`)
  expect(read(all.join('; ')).map(({ name }) => name)).toEqual(
    Array.from({ length: 32 }, (_, at) => `__Host-siwx-session-${at}`),
  )
})

it('reads no cookie without a secret, and none of the other kind', () => {
  const secret = '0123456789abcdef'.repeat(2)
  expect(read(`__Host-siwx-session-1; __Host-siwx-nonce-2=${secret}; __Host-siwx-session-3=${secret}`)).toEqual([
    { name: '__Host-siwx-session-3', secret },
  ])
})
