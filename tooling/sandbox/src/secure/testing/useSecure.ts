import { afterAll, afterEach, beforeAll } from 'vitest'
import { startSecure } from '../startSecure'
import type { Secure, SecureOptions } from '../types'

type Answer = { readonly status: number; readonly body: Readonly<Record<string, string | undefined>> }

/** A site for the tests of one file, with a clock that they move, and the calls its frame would make. */
export function useSecure(options: Partial<SecureOptions> = {}) {
  let secure: Secure
  let skew = 0
  beforeAll(async () => {
    secure = await startSecure({ rpcUrls: {}, now: () => Date.now() + skew, ...options })
  })
  afterEach(() => secure.faults.clear())
  afterAll(() => secure.stop())
  return {
    get: () => secure,
    pass(milliseconds: number) {
      skew += milliseconds
    },
    async call(path: string, body: object = {}, token?: string): Promise<Answer> {
      const headers = { 'content-type': 'application/json', ...(token && { authorization: `Bearer ${token}` }) }
      const response = await fetch(`${secure.url}/api/${path}`, { method: 'POST', headers, body: JSON.stringify(body) })
      const answer = await response.json()
      const { status, message } = answer?.refused ?? {}
      return status === undefined ? { status: response.status, body: answer } : { status, body: { error: message } }
    },
    /** The code of the last mail. */
    code: (to: string) => secure.inbox.list(to).at(-1)?.code ?? '',
  }
}
