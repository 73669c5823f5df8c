import { describe, expect, it } from 'vitest'
import type { AbuseCheck } from '../../types'
import { APP, EMAIL, openTestSession } from '../testing/openTestSession'
import type { CaptchaRequest } from './createCaptcha'
import { createEmailLogins } from './createEmailLogins'
import type { LoginScreenContent } from './createLoginScreen'
import type { OwnWindow } from './createLoginWindow'
import { createWindowMessages } from './createWindowMessages'

const life = new AbortController().signal

type Device = ReturnType<Awaited<ReturnType<typeof openTestSession>>['createDevice']>

interface Setup {
  readonly needsDevice?: boolean
  /** Decides so on a device with a wallet that the server has forgotten. */
  readonly startsAnew?: boolean
  readonly device?: Device
  /** Decides whether the server asks for a captcha. */
  readonly checkAbuse?: AbuseCheck
}

async function start({ needsDevice = false, startsAnew = false, device, checkAbuse = () => true }: Setup = {}) {
  const captchaPage = 'https://captcha.example/'
  const stage = await openTestSession({ needsDevice: () => needsDevice, cooldownMs: 0, checkAbuse, captchaPage })
  const { site } = stage
  const stored = device ?? stage.createDevice()
  const load = () => {
    const session = stored.load(site.url())
    const events: string[] = []
    let shown: LoginScreenContent | undefined
    let address = ''
    let solve: (captcha: string) => void = () => {}
    let listener: Parameters<OwnWindow['addEventListener']>[1] = () => {}
    const popup = {
      closed: false,
      focus() {},
      close() {
        this.closed = true
      },
      postMessage: (message: object) => events.push(`to window: ${Object.keys(message).join(' ')}`),
    }
    const own: OwnWindow = {
      location: { origin: site.url() },
      parent: APP,
      open: () => popup,
      addEventListener(_, listen) {
        listener = listen
      },
    }
    const screen = {
      announce: () => void events.push('announce'),
      show(content: LoginScreenContent, signal: AbortSignal) {
        shown = content
        address = content.url
        signal.addEventListener('abort', () => {
          shown = undefined
        })
      },
      showLink({ email }: { readonly email: string }, signal: AbortSignal) {
        events.push(`link for ${email}`)
        signal.addEventListener('abort', () => events.push('link over'))
      },
      askCaptcha: ({ email, isAgain }: CaptchaRequest, signal: AbortSignal) =>
        new Promise<string>((resolve, reject) => {
          events.push(`captcha for ${email}${isAgain ? ' again' : ''}`)
          solve = resolve
          signal.addEventListener('abort', () => reject(signal.reason))
        }),
      askToStartAnew: async (words: string) => {
        events.push(words)
        return startsAnew
      },
    }
    const api = stage.createTestApi(site.url())
    const logins = createEmailLogins({
      ...{ api, device: stored.device, session, screen, own },
      messages: createWindowMessages(own),
    })
    const untilShown = () => expect.poll(() => shown).toBeDefined()
    /** Plays the window: enters the code, and returns the ticket if it has an opener. */
    const enterCode = async (isAlone = false) => {
      const [attempt, secret] = address.split('#')[1]?.split('.') ?? []
      const body = { attempt, secret, digits: site.code(EMAIL), ...(isAlone && { isAlone }) }
      const { ticket } = (await site.send('email/finish', body)).body
      if (ticket === undefined) return
      shown?.open()
      const data = { type: 'secure-login-ticket', ticket }
      listener({ data, origin: site.url(), source: popup, stopImmediatePropagation() {} })
    }
    /** Returns whether other listeners get a message. */
    const passes = (origin: string, source: unknown) => {
      let isStopped = false
      listener({ data: {}, origin, source, stopImmediatePropagation: () => (isStopped = true) })
      return !isStopped
    }
    const solveCaptcha = (captcha: string) => solve(captcha)
    return { logins, session, events, popup, untilShown, enterCode, passes, solveCaptcha, shown: () => shown }
  }
  const approve = async () => {
    const link = site.link(EMAIL)
    const token = new URL(link).searchParams.get('token') ?? ''
    await fetch(link, { method: 'POST', body: new URLSearchParams({ token }) })
  }
  return { ...stage, load, approve }
}

describe('a login by e-mail in the frame', () => {
  it('shows its screen once the link was opened, and is complete with the ticket of the window', async () => {
    const { load, approve } = await start({ needsDevice: true })
    const { logins, session, untilShown, enterCode, shown, events, popup } = load()
    await logins.begin(EMAIL, APP, life)
    const waiting = logins.wait(APP, life)
    // A repeated request waits for the same login.
    const again = logins.wait(APP, life)
    expect(events).toEqual([])
    await approve()
    await untilShown()
    expect(shown()).toMatchObject({ email: EMAIL })
    await enterCode()
    await Promise.all([waiting, again])
    expect((await session.find())?.email).toBe(EMAIL)
    expect([shown(), popup.closed]).toEqual([undefined, true])
  })

  it('makes room for its screen at once on a known device', async () => {
    const { load } = await start()
    const { logins, events } = load()
    await logins.begin(EMAIL, APP, life)
    expect(events).toEqual(['announce'])
  })

  it('is complete once the user has entered the code on a page of the site, without a ticket', async () => {
    const { load } = await start()
    const { logins, session, untilShown, enterCode } = load()
    await logins.begin(EMAIL, APP, life)
    const waiting = logins.wait(APP, life)
    await untilShown()
    await enterCode(true)
    await waiting
    expect((await session.find())?.email).toBe(EMAIL)
  })

  it('goes on after a reload of the page, and is found if the user has finished it meanwhile', async () => {
    const { load } = await start()
    const before = load()
    await before.logins.begin(EMAIL, APP, life)
    before.logins.wait(APP, life).catch(() => {})
    await before.untilShown()
    before.logins.abort()
    const after = load()
    expect(await after.logins.resume(APP)).toBe(false)
    after.logins.wait(APP, life).catch(() => {})
    await after.untilShown()
    after.logins.abort()
    // The server notices that the request of this document has ended.
    await new Promise((resolve) => setTimeout(resolve, 200))
    await after.enterCode(true)
    const last = load()
    expect(await last.logins.resume(APP)).toBe(true)
    expect((await last.session.find())?.email).toBe(EMAIL)
    expect(await load().logins.resume(APP)).toBe(false)
  })

  it.each([false, true])(
    'asks on a device with a forgotten wallet whether to start a new one (%s)',
    async (startsAnew) => {
      const lost = await openTestSession()
      const device = lost.createDevice()
      const { addresses } = await device.load().begin(await lost.prove())
      const { load } = await start({ device, startsAnew })
      const { logins, session, untilShown, enterCode, events } = load()
      await logins.begin(EMAIL, APP, life)
      const waiting = logins.wait(APP, life).then(
        () => undefined,
        (error: Error) => error.message,
      )
      await untilShown()
      await enterCode()
      const problem = await waiting
      expect(events.at(-1)).toContain(`${addresses.evm.slice(0, 6)}…${addresses.evm.slice(-6)}`)
      expect(problem).toBe(startsAnew ? undefined : events.at(-1))
      expect((await session.find())?.email).toBe(startsAnew ? EMAIL : undefined)
    },
  )

  it('hides messages of the site’s own windows from other listeners, but no message of the page', async () => {
    const { site, load } = await start()
    const { passes } = load()
    expect(passes(site.url(), {})).toBe(false)
    expect(passes('https://harbor.example', APP)).toBe(true)
    expect(passes(site.url(), APP)).toBe(true)
  })

  it('gives way to another one: its wait ends, and its window closes', async () => {
    const { load } = await start()
    const { logins, untilShown, shown, popup } = load()
    await logins.begin(EMAIL, APP, life)
    const waiting = logins.wait(APP, life)
    await untilShown()
    shown()?.open()
    const ended = expect(waiting).rejects.toThrow('Request was aborted')
    await logins.begin('other@example.org', APP, life)
    await ended
    expect(popup.closed).toBe(true)
  })

  it('asks for an address if there is none', async () => {
    const { load } = await start()
    await expect(load().logins.wait(APP, life)).rejects.toThrow('Start with your email.')
  })

  it('begins once the server accepts the captcha, which is shown once for repeated requests', async () => {
    const checkAbuse: AbuseCheck = ({ captcha }) => captcha === 'solved' || 'captcha'
    const { load, approve } = await start({ needsDevice: true, checkAbuse })
    const { logins, events, solveCaptcha, untilShown, enterCode } = load()
    await logins.begin(EMAIL, APP, life)
    const waiting = Promise.all([logins.wait(APP, life), logins.wait(APP, life)])
    await expect.poll(() => events).toEqual(['announce', `captcha for ${EMAIL}`])
    solveCaptcha('wrong')
    await expect.poll(() => events.at(-1)).toBe(`captcha for ${EMAIL} again`)
    solveCaptcha('solved')
    await expect.poll(() => events.at(-1)).toBe(`link for ${EMAIL}`)
    await approve()
    await untilShown()
    expect(events.at(-1)).toBe('link over')
    await enterCode(true)
    await waiting
  })

  it('gives up after three captchas that the server does not accept', async () => {
    const { load } = await start({ checkAbuse: () => 'captcha' })
    const { logins, events, solveCaptcha } = load()
    expect(await logins.begin(EMAIL, APP, life)).toEqual({ isMailed: false })
    const waiting = expect(logins.wait(APP, life)).rejects.toThrow('The check against bots didn’t succeed.')
    for (const asked of [2, 3, 4]) {
      await expect.poll(() => events.length).toBe(asked)
      solveCaptcha('wrong')
    }
    await waiting
    expect(events.filter((each) => each.startsWith('captcha'))).toHaveLength(3)
  })

  it('mails nothing for a captcha that is solved when nobody waits any longer', async () => {
    const { load, site } = await start({ checkAbuse: ({ captcha }) => captcha === 'solved' || 'captcha' })
    const { logins, events, solveCaptcha } = load()
    await logins.begin(EMAIL, APP, life)
    const over = new AbortController()
    const waiting = expect(logins.wait(APP, over.signal)).rejects.toThrow('aborted')
    await expect.poll(() => events.at(-1)).toBe(`captcha for ${EMAIL}`)
    over.abort()
    await waiting
    solveCaptcha('solved')
    await new Promise((resolve) => setTimeout(resolve, 100))
    expect(site.mails(EMAIL)).toEqual([])
  })

  it('forgets the login of before once another address has to solve a captcha', async () => {
    const { load } = await start({ checkAbuse: ({ email }) => email === EMAIL || 'captcha' })
    const { logins, events } = load()
    expect(await logins.begin(EMAIL, APP, life)).toEqual({ isMailed: true })
    await logins.begin('eva@example.org', APP, life)
    const waiting = logins.wait(APP, life).catch(() => {})
    await expect.poll(() => events.at(-1)).toBe('captcha for eva@example.org')
    logins.abort()
    await waiting
    await expect(logins.wait(APP, life)).rejects.toThrow('Start with your email.')
  })

  it('ends its captcha for the next login, and when the user logs out', async () => {
    const { load } = await start({ checkAbuse: () => 'captcha' })
    const { logins, events } = load()
    await logins.begin(EMAIL, APP, life)
    const first = expect(logins.wait(APP, life)).rejects.toThrow('aborted')
    await logins.begin('eva@example.org', APP, life)
    await first
    const second = expect(logins.wait(APP, life)).rejects.toThrow('aborted')
    await expect.poll(() => events.at(-1)).toBe('captcha for eva@example.org')
    logins.abort()
    await second
    await expect(logins.wait(APP, life)).rejects.toThrow('Start with your email.')
  })
})
