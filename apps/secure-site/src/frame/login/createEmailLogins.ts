import { texts } from '../../texts/texts'
import type { DeviceStore } from '../device/createDeviceStore'
import { createAbortedError, FrameError } from '../errors/FrameError'
import { isTransientError } from '../errors/isTransientError'
import type { FrameSession } from '../session/createFrameSession'
import { ApiError, type SiteApi } from '../session/createSiteApi'
import { ForgottenWalletError } from '../session/ForgottenWalletError'
import type { LoginScreen } from './createLoginScreen'
import { createLoginWindow, type OwnWindow } from './createLoginWindow'
import type { WindowMessages } from './createWindowMessages'
import { type BegunEmailLogin, beginEmailLogin, type EmailLogin, redeemEmailLogin, waitForLink } from './emailLogin'
import { repeatUntil } from './repeatUntil'
import { isCaptchaNeeded, withCaptcha } from './withCaptcha'

/** Time after which the server has forgotten a login, in ms. */
const LIFE_MS = 15 * 60_000
const HTTP_GONE = 410

export type EmailLogins = ReturnType<typeof createEmailLogins>

interface StoredLogin extends EmailLogin {
  readonly email: string
  /** In ms since 1970. */
  readonly at: number
}

/** Login that the server begins once the user has solved the captcha, which the frame shows in `wait`. */
interface AskedLogin {
  readonly email: string
  readonly origin: string
  readonly controller: AbortController
  waiting: number
  result?: Promise<void>
}

interface Run {
  readonly attempt: string
  readonly controller: AbortController
  readonly result: Promise<void>
}

/** Handles logins by email in the frame. One at a time; it survives a reload of the page. */
export function createEmailLogins({
  api,
  device,
  session,
  screen,
  messages,
  own,
}: {
  api: SiteApi
  device: DeviceStore
  session: FrameSession
  screen: LoginScreen
  messages: WindowMessages
  own: OwnWindow
}) {
  const { host } = new URL(own.location.origin)
  let run: Run | undefined
  let asked: AskedLogin | undefined
  /** Attempt for which the captcha was shown: the app shows nothing of its own in place of the frame. */
  let shownAttempt: string | undefined

  const read = async (origin: string): Promise<StoredLogin | undefined> => {
    const { login } = await device.read(origin)
    return login !== undefined && Date.now() - login.at < LIFE_MS ? login : undefined
  }
  const forget = (origin: string, { attempt }: EmailLogin) =>
    device.change(origin, ({ login, ...rest }) => ({ ...rest, ...(login?.attempt !== attempt && { login }) }))
  const redeem = async (
    origin: string,
    login: StoredLogin,
    options: { ticket?: string; waits?: boolean; signal?: AbortSignal } = {},
  ) => {
    const response = await redeemEmailLogin(api, login, options)
    if (response === undefined) return false
    await forget(origin, login)
    await session.begin(response)
    return true
  }

  const waitForCode = (origin: string, login: StoredLogin, over: AbortSignal): Promise<void> => {
    const shown = new AbortController()
    const signal = AbortSignal.any([over, shown.signal])
    return new Promise<void>((resolve, reject) => {
      const opener = createLoginWindow(login, {
        own,
        signal,
        onTicket(ticket) {
          redeem(origin, login, { ticket }).then(() => resolve(), reject)
        },
      })
      messages.listen(opener.receive, signal)
      over.addEventListener('abort', () => reject(createAbortedError()))
      screen.show({ email: login.email, host, url: opener.url, open: opener.open }, signal)
      // The user may also finish on a page without an opener.
      const redeemAlone = () => redeem(origin, login, { waits: true, signal })
      repeatUntil(redeemAlone, signal).then(resolve, (error) => {
        // Gone: the ticket was redeemed meanwhile.
        if (!(error instanceof ApiError && error.status === HTTP_GONE && Date.now() - login.at < LIFE_MS)) reject(error)
      })
    }).finally(() => shown.abort())
  }

  const follow = async (origin: string, login: StoredLogin, signal: AbortSignal): Promise<void> => {
    const approved = new AbortController()
    if (login.attempt === shownAttempt) screen.showLink(login, AbortSignal.any([signal, approved.signal]))
    await repeatUntil(async () => {
      await waitForLink(api, login, signal)
      return true
    }, signal).finally(() => approved.abort())
    try {
      await waitForCode(origin, login, signal)
    } catch (error) {
      if (!(error instanceof ForgottenWalletError) || !(await screen.askToStartAnew(error.message, signal))) throw error
      await session.startAnew()
    }
  }

  const abort = () => {
    run?.controller.abort()
    asked?.controller.abort()
    run = undefined
    asked = undefined
  }

  const keep = async (email: string, origin: string, { needsLink, ...login }: BegunEmailLogin) => {
    const stored = { ...login, email, at: Date.now() }
    await device.change(origin, (record) => ({ ...record, login: stored }))
    if (!needsLink) screen.announce()
  }

  /** Shows the captcha until the server has begun the login. */
  const beginAsked = async (current: AskedLogin): Promise<void> => {
    const { email, origin, controller } = current
    const { signal } = controller
    try {
      const begun = await withCaptcha(
        (captcha) => beginEmailLogin({ api, device, origin }, { email, captcha }, signal),
        (isAgain) => screen.askCaptcha({ email, isAgain }, signal),
      )
      shownAttempt = begun.attempt
      await keep(email, origin, begun)
    } finally {
      if (asked === current) asked = undefined
    }
  }

  return {
    abort,
    /** Begins a login in place of the current one. Not mailed: `wait` shows a captcha first. */
    async begin(email: string, origin: string, signal: AbortSignal): Promise<{ readonly isMailed: boolean }> {
      const begun = await beginEmailLogin({ api, device, origin }, { email }, signal).catch((error: unknown) => {
        if (isCaptchaNeeded(error)) return undefined
        throw error
      })
      // Only now: if the server refuses another mail, the current login can still be finished.
      abort()
      if (begun !== undefined) {
        await keep(email, origin, begun)
        return { isMailed: true }
      }
      // The user wants another login than that of before, and gets no mail before the captcha.
      await device.change(origin, ({ login: _, ...rest }) => rest)
      // The app’s request has a timeout, and the user needs time.
      asked = { email, origin, controller: new AbortController(), waiting: 0 }
      screen.announce()
      return { isMailed: false }
    },
    /** Resolves once the user is logged in. Waits for the login of before a reload, too. */
    async wait(origin: string, signal: AbortSignal): Promise<void> {
      if (asked?.origin === origin) {
        const current = asked
        current.result ??= beginAsked(current)
        current.waiting += 1
        try {
          await Promise.race([current.result, whenAborted(signal)])
        } finally {
          current.waiting -= 1
          // Nobody waits any longer, so a captcha that solves itself must not mail.
          if (current.waiting === 0) current.controller.abort()
        }
      }
      const login = await read(origin)
      if (login === undefined) throw new FrameError(texts().login.startWithEmail)
      if (run?.attempt !== login.attempt) {
        abort()
        const controller = new AbortController()
        const result = follow(origin, login, controller.signal)
        run = { attempt: login.attempt, controller, result }
        const current = run
        result
          .catch(() => {})
          .finally(() => {
            if (run === current) run = undefined
          })
      }
      await Promise.race([run.result, whenAborted(signal)])
    },
    /** Completes a login that the user has finished without this document. Returns whether there was one. */
    async resume(origin: string): Promise<boolean> {
      const login = await read(origin)
      if (login === undefined || run !== undefined) return false
      try {
        return await redeem(origin, login)
      } catch (error) {
        if (error instanceof ApiError && !isTransientError(error)) await forget(origin, login)
        if (error instanceof ApiError) return false
        throw error
      }
    },
  }
}

function whenAborted(signal: AbortSignal): Promise<never> {
  return new Promise((_, reject) => {
    signal.addEventListener('abort', () => reject(createAbortedError()), { once: true })
  })
}
