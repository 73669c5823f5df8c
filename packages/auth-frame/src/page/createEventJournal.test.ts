import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { AuthFrameError } from '../errors/AuthFrameError.js'
import { createFramedSite } from '../testing/createFramedSite.js'
import { createEventJournal } from './createEventJournal.js'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

it('S9.062 the journal keeps the last 1,024,000 bytes, oldest first out', () => {
  const journal = createEventJournal()
  const line = 'é'.repeat(100)
  for (let each = 0; each < 10_000; each++) journal.write(`${each} ${line}`)
  const lines = journal.read()
  const bytes = new TextEncoder().encode(lines.join('')).length
  expect(bytes).toBeLessThanOrEqual(1_024_000)
  expect(bytes).toBeGreaterThan(1_024_000 - 300)
  expect(lines.at(-1)).toContain(` 9999 ${line}`)
  const first = Number(lines[0]?.split(' ')[1])
  expect(lines.map((each) => Number(each.split(' ')[1]))).toEqual(lines.map((_line, index) => first + index))
})

it('the journal is full with 1,024,000 bytes, and not before', () => {
  const stamp = new Date().toISOString().length + 1
  const fill = (last: number) => {
    const journal = createEventJournal()
    for (let each = 1; each < 2_000; each++) journal.write('x'.repeat(512 - stamp))
    journal.write('x'.repeat(last - stamp))
    return journal.read().length
  }
  expect([fill(512), fill(513)]).toEqual([2_000, 1_999])
})

it('the journal truncates long lines', () => {
  const journal = createEventJournal()
  journal.write('x'.repeat(10_000))
  expect(journal.read()[0]?.length).toBeLessThan(700)
})

it('the journal records events without payloads', async () => {
  const secret = 'secret-5f2a'
  const { client, frame } = createFramedSite({
    handlers: {
      CONNECT_EMAIL: () => ({ action: 'VERIFY_OTP' }),
      CONNECT_OTP: () => {
        throw new AuthFrameError('ANSWERED', { message: 'Wrong code' })
      },
      GET_USER: () => ({ address: secret, chainId: 1, message: secret, signature: secret }),
      RPC_REQUEST: () => secret,
    },
  })
  const answers = Promise.allSettled([
    client.connectEmail(`${secret}@example.org`),
    client.connectOtp('123456'),
    client.getUser({ socialUri: secret }),
    client.rpc({ method: 'personal_sign', params: [secret] }),
  ])
  await vi.advanceTimersByTimeAsync(500)
  await answers
  const lines = frame.journal().map((line) => line.replace(/^\S+ /, '').replace(/[0-9a-f]{32}/, '…'))
  expect(lines).toEqual([
    'loading',
    'READY',
    'ready',
    '> CONNECT_EMAIL …',
    '> CONNECT_OTP …',
    '> GET_USER …',
    '> RPC_REQUEST …',
    '< CONNECT_EMAIL_SUCCESS …',
    '< CONNECT_OTP_ERROR … Wrong code',
    '< GET_USER_SUCCESS …',
    '< RPC_REQUEST_SUCCESS …',
  ])
  expect(frame.journal().join()).not.toContain(secret)
})

it('the journal records nothing without enableLogger', async () => {
  const { frame } = createFramedSite({ page: { enableLogger: false } })
  frame.load()
  await vi.advanceTimersByTimeAsync(500)
  expect(frame.journal()).toEqual([])
})
