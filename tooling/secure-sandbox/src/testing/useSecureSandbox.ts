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
    code: (to: string) => secure.inbox.list(to).at(-1)?.code ?? '',
  }
}
