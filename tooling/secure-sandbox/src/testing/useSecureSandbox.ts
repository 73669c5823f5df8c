import { sendTestCall } from '@foyer/secure-site/testing/calls'
import { withEmailSecrets } from '@foyer/secure-site/testing/email'
import { afterAll, afterEach, beforeAll } from 'vitest'
import { startSecureSandbox } from '../startSecureSandbox'
import type { SecureSandbox, SecureSandboxOptions } from '../types'

type Answer = { readonly status: number; readonly body: Readonly<Record<string, string | undefined>> }

export function useSecureSandbox(options: Partial<SecureSandboxOptions> = {}) {
  let secure: SecureSandbox
  let skew = 0
  beforeAll(async () => {
    secure = await startSecureSandbox({ rpcUrls: {}, now: () => Date.now() + skew, ...options })
  })
  afterEach(() => secure.faults.clear())
  afterAll(() => secure.stop())
  const send = async (path: string, body: object = {}, token?: string): Promise<Answer> => {
    const subject = { url: `${secure.url}/api/${path}`, token, now: Date.now() + skew, origin: secure.url }
    const { status, answer } = await sendTestCall(subject, { body })
    const { refused } = answer ?? {}
    return refused === undefined
      ? { status, body: answer }
      : { status: refused.status, body: { error: refused.message } }
  }
  const begun = new Map<string | undefined, string>()
  return {
    get: () => secure,
    pass(milliseconds: number) {
      skew += milliseconds
    },
    /** Sends a request as it is. */
    send,
    /** Sends a request; in a login by email, with the secrets of the frame and its window. */
    call: (path: string, body: object = {}, token?: string): Promise<Answer> =>
      withEmailSecrets<Answer>((each, more) => send(each, more, token), { token, begun })(path, body),
    code: (to: string) => secure.inbox.list(to).at(-1)?.code ?? '',
  }
}
