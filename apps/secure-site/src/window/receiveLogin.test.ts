import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { type LoginWindowGlobals, receiveLogin } from './receiveLogin'

const SITE = 'https://secure.example'
const [ATTEMPT, SECRET] = ['a'.repeat(43), 's'.repeat(43)]
const LOGIN = { type: 'secure-login', attempt: ATTEMPT, secret: SECRET }

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

function start({ hash = '', hasOpener = true } = {}) {
  const posted: unknown[] = []
  const opener = { postMessage: (...message: unknown[]) => posted.push(message) }
  let listener: Parameters<LoginWindowGlobals['addEventListener']>[1] = () => {}
  const received = receiveLogin({
    opener: hasOpener ? opener : null,
    location: { origin: SITE, hash },
    addEventListener(_, listen, { signal }) {
      listener = listen
      signal.addEventListener('abort', () => {
        listener = () => {}
      })
    },
  })
  const receive = (data: unknown, { origin = SITE, source = opener as unknown } = {}) =>
    listener({ data, origin, source })
  return { received, receive, posted }
}

describe('the window for the code', () => {
  it('asks its opener for the login, on its own origin alone, and returns the ticket there', async () => {
    const { received, receive, posted } = start()
    expect(posted).toEqual([[{ type: 'secure-login-ready' }, SITE]])
    receive(LOGIN)
    const login = await received
    expect(login).toMatchObject({ attempt: ATTEMPT, secret: SECRET })
    login?.returnTicket?.('ticket')
    expect(posted.at(-1)).toEqual([{ type: 'secure-login-ticket', ticket: 'ticket' }, SITE])
  })

  it.each([
    ['a page that opened it', { origin: 'https://evil.example' }],
    ['another document of the site', { source: {} }],
  ])('takes no login from %s', async (_, from) => {
    const { received, receive } = start()
    receive(LOGIN, from)
    await vi.advanceTimersByTimeAsync(10_000)
    expect(await received).toBeUndefined()
  })

  it('takes no message that is no login', async () => {
    const { received, receive } = start()
    for (const data of [null, 'secure-login', { ...LOGIN, type: 'other' }, { type: 'secure-login' }]) receive(data)
    await vi.advanceTimersByTimeAsync(10_000)
    expect(await received).toBeUndefined()
  })

  it('without an opener takes the login in its address, and returns no ticket', async () => {
    const { received, posted } = start({ hash: `#${ATTEMPT}.${SECRET}`, hasOpener: false })
    expect(await received).toEqual({ attempt: ATTEMPT, secret: SECRET })
    expect(posted).toEqual([])
    expect(await start({ hasOpener: false }).received).toBeUndefined()
    expect(await start({ hash: '#short.secret', hasOpener: false }).received).toBeUndefined()
  })

  it('with a login in its address returns no ticket to a page that opened it', async () => {
    const { received, posted } = start({ hash: `#${ATTEMPT}.${SECRET}` })
    expect((await received)?.returnTicket).toBeUndefined()
    expect(posted).toEqual([])
  })
})
