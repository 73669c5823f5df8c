import { describe, expect, it } from 'vitest'
import { createLoginWindow, type OwnWindow } from './createLoginWindow'

const SITE = 'https://secure.example'
const login = { attempt: 'attempt', verifier: 'verifier', secret: 'secret' }

function start({ isBlocked = false } = {}) {
  const over = new AbortController()
  const posted: unknown[] = []
  const opened: string[] = []
  const tickets: string[] = []
  const createOpened = () => ({
    closed: false,
    focus: () => opened.push('focus'),
    close() {
      this.closed = true
    },
    postMessage: (...message: unknown[]) => posted.push(message),
  })
  const popup = createOpened()
  const own: OwnWindow = {
    location: { origin: SITE },
    open(url, target, features) {
      opened.push(`${url} ${target}`)
      expect(features).not.toContain('noopener')
      return isBlocked ? null : popup
    },
    parent: undefined,
    addEventListener() {},
  }
  const made = createLoginWindow(login, { own, signal: over.signal, onTicket: (ticket) => tickets.push(ticket) })
  const receive = (data: unknown, { origin = SITE, source = popup as unknown } = {}) =>
    made.receive({ data, origin, source, stopImmediatePropagation() {} })
  return { ...made, over, posted, opened, tickets, popup, receive }
}

const READY = { type: 'secure-login-ready' }
const TICKET = { type: 'secure-login-ticket', ticket: 'ticket' }

describe('the window for the code', () => {
  it('gets the login from the frame that opened it, without the frame’s own secret, and returns a ticket', () => {
    const { open, receive, posted, tickets, opened } = start()
    expect(open()).toBe(true)
    expect(opened).toEqual(['/login?lang=en-US _blank'])
    receive(READY)
    expect(posted).toEqual([[{ type: 'secure-login', attempt: 'attempt', secret: 'secret' }, SITE]])
    receive(TICKET)
    expect(tickets).toEqual(['ticket'])
  })

  it.each([
    ['a page', { origin: 'https://evil.example' }],
    ['another window of the site', { source: {} }],
    ['the window, once a page of another origin is in it', { origin: 'https://evil.example' }],
  ])('is the only one that the frame answers: not %s', (_, from) => {
    const { open, receive, posted, tickets } = start()
    receive(READY, from)
    receive(TICKET, from)
    open()
    receive(READY, from)
    receive(TICKET, from)
    for (const shape of [undefined, 'secure-login-ready', { type: 'secure-login-ticket' }]) receive(shape)
    expect([posted, tickets]).toEqual([[], []])
  })

  it('is focused while it is open, opened again once it is closed, and closed when the login is over', () => {
    const { open, opened, popup, over, receive, posted } = start()
    open()
    open()
    popup.close()
    open()
    expect(opened).toEqual(['/login?lang=en-US _blank', 'focus', '/login?lang=en-US _blank'])
    popup.closed = false
    over.abort()
    expect(popup.closed).toBe(true)
    receive(READY)
    expect(posted).toEqual([])
  })

  it('is reported as blocked if the browser opens none; its address holds what the window needs', () => {
    const { open, url } = start({ isBlocked: true })
    expect(open()).toBe(false)
    expect(url).toBe('/login?lang=en-US#attempt.secret')
  })
})
