import { createServer } from 'node:http'
import { afterAll, beforeAll } from 'vitest'
import { createSecureSite } from '../createSecureSite'
import { createMemoryMailer } from '../mail/createMemoryMailer'
import type { SecureSiteOptions } from '../options'
import { newSecret } from '../server/secrets'
import { createMemoryStorage } from '../storage/createMemoryStorage'

interface Answer {
  readonly status: number
  readonly body: Readonly<Record<string, string | undefined>>
}

const ORIGIN = 'https://harbor.example'
const NO_FILE = async () => ''

/** A site for the tests of one file, with a clock that they move, and the calls its frame would make. */
export function useSite(options: Partial<SecureSiteOptions> = {}) {
  const mailer = createMemoryMailer()
  let skew = 0
  let base = ''
  const { listener } = createSecureSite({
    url: () => base,
    allowedOrigins: [ORIGIN],
    rpcUrls: {},
    storage: createMemoryStorage(),
    serviceKey: newSecret(),
    mailer,
    assets: { script: NO_FILE, socialScript: NO_FILE, frameStyle: NO_FILE, pageStyle: NO_FILE },
    now: () => Date.now() + skew,
    proxies: 1,
    ...options,
  })
  const server = createServer(listener)
  beforeAll(async () => {
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
    const address = server.address()
    base = `http://127.0.0.1:${typeof address === 'object' ? address?.port : ''}`
  })
  afterAll(() => {
    server.closeAllConnections()
    server.close()
  })

  const call = async (path: string, body: object = {}, token?: string, from?: string): Promise<Answer> => {
    const headers = {
      'content-type': 'application/json',
      ...(token && { authorization: `Bearer ${token}` }),
      ...(from && { 'x-forwarded-for': from }),
    }
    const response = await fetch(`${base}/api/${path}`, { method: 'POST', headers, body: JSON.stringify(body) })
    const answer = await response.json()
    const { status, message } = answer?.refused ?? {}
    return status === undefined ? { status: response.status, body: answer } : { status, body: { error: message } }
  }
  const mails = (to: string) => mailer.sent.filter((mail) => mail.to === to)
  /** In the last mail. */
  const code = (to: string) => /\b\d{6}\b/.exec(mails(to).at(-1)?.text ?? '')?.[0] ?? ''
  return {
    origin: ORIGIN,
    call,
    mails,
    code,
    url: () => base,
    link: (to: string) => /https?:\/\/\S+\?token=\S+/.exec(mails(to).at(-1)?.text ?? '')?.[0] ?? '',
    pass(milliseconds: number) {
      skew += milliseconds
    },
    async login(email: string): Promise<string> {
      const { body } = await call('email/begin', { email, origin: ORIGIN })
      const done = await call('email/finish', { attempt: body.attempt, digits: code(email) })
      return done.body.token ?? ''
    },
  }
}
