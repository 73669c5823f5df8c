import * as z from 'zod/mini'
import type { SiteApi } from '../session/createSiteApi'
import { computeSha256, createRandomBytes, toBase64Url } from '../vault/bytes'
import type { LoginScreen } from './createLoginScreen'
import { createLoginWindow, type OwnWindow } from './createLoginWindow'
import type { WindowMessages } from './createWindowMessages'
import { CHANGE_PATH } from './loginMessages'
import { repeatUntil } from './repeatUntil'
import { withCaptcha } from './withCaptcha'

const SECRET_BYTES = 32

const begun = z.object({ attempt: z.string() })
const waited = z.object({ done: z.optional(z.object({ email: z.string(), from: z.optional(z.number()) })) })

export type EmailChanges = ReturnType<typeof createEmailChanges>

interface BegunChange {
  readonly attempt: string
  /** Secret for the site’s own window: only it may enter the codes. */
  readonly secret: string
}

interface ChangeRequest {
  readonly email: string
  /** Address that gets the first code, if there is one. */
  readonly old: string | undefined
  readonly origin: string
  readonly proof: string | undefined
}

/** Handles changes of email in the frame. The user enters both codes in the site’s own window. */
export function createEmailChanges({
  api,
  screen,
  messages,
  own,
}: {
  api: SiteApi
  screen: LoginScreen
  messages: WindowMessages
  own: OwnWindow
}) {
  const { host } = new URL(own.location.origin)
  return {
    /** Begins a change: mails the first code. */
    async begin({ old, ...request }: ChangeRequest, token: string, signal: AbortSignal): Promise<BegunChange> {
      const secret = toBase64Url(createRandomBytes(SECRET_BYTES))
      const body = { ...request, windowChallenge: await computeSha256(secret) }
      const { attempt } = await withCaptcha(
        (captcha) => api.call('email/change', { ...body, captcha }, begun, { token, signal }),
        (isAgain) => screen.askCaptcha({ email: old ?? request.email, isAgain }, signal),
      )
      return { attempt, secret }
    },
    /**
     * Offers the window until the user has entered both codes there. Returns the new email, and when it takes effect if
     * that is not at once.
     */
    async wait(
      change: BegunChange,
      { email, old, token }: { email: string; old: string | undefined; token: string },
      input: AbortSignal,
    ): Promise<{ email: string; from?: number | undefined }> {
      const over = new AbortController()
      const signal = AbortSignal.any([input, over.signal])
      const opener = createLoginWindow(change, { own, signal, path: CHANGE_PATH })
      messages.listen(opener.receive, signal)
      const { url, open } = opener
      screen.show({ ...(old === undefined ? { email } : { email: old, nextEmail: email }), host, url, open }, signal)
      let done: z.output<typeof waited>['done']
      try {
        await repeatUntil(async () => {
          const { attempt } = change
          done = (await api.call('email/change/wait', { attempt }, waited, { token, signal })).done
          return done !== undefined
        }, signal)
      } finally {
        over.abort()
      }
      return done ?? { email }
    },
  }
}
