import { createServer, type RequestListener } from 'node:http'
import { afterAll, beforeAll } from 'vitest'
import { createSecureSite } from '../createSecureSite'
import { createMemoryMailer } from '../mail/createMemoryMailer'
import type { RunningSecureSite, SecureSiteOptions } from '../options'
import { createSecret } from '../server/keys/secrets'
import { createMemoryStorage } from '../storage/createMemoryStorage'
import type { OutgoingMail } from '../types'
import { proveTestRecovery } from './proveTestRecovery'
import { sendTestCall, signTestCall } from './signTestCall'
import { withEmailSecrets } from './withEmailSecrets'

interface Answer {
  readonly status: number
  readonly body: Readonly<Record<string, string | undefined>>
  readonly ended?: string | undefined
}

const ORIGIN = 'https://harbor.example'
const NO_FILE = async () => ''

/** Adds the proof of a test wallet to a change of recovery that has none. */
function addProof(path: string, body: object, token = ''): object {
  const [, change] = /^(?:recovery|device)\/(add|remove|approve)$/.exec(path) ?? []
  const isKnown = change === 'add' || change === 'remove' || change === 'approve'
  if (!isKnown || !('id' in body) || typeof body.id !== 'string') return body
  return { proof: proveTestRecovery(change, body.id, token), ...body }
}

export function useTestServer(options: Partial<SecureSiteOptions> = {}) {
  const { start, stop, ...site } = createTestServer(options)
  beforeAll(start)
  afterAll(stop)
  return site
}

/** @param options.url address of a balancer in front, which calls then go to */
export function createTestServer(options: Partial<SecureSiteOptions> = {}) {
  const mailer = createMemoryMailer()
  let isRefused: (mail: OutgoingMail) => boolean = () => false
  let hold: (mail: OutgoingMail) => Promise<void> = async () => {}
  let skew = 0
  let base = ''
  const begun = new Map<string | undefined, string>()
  const url = () => options.url?.() ?? base
  const create = () =>
    createSecureSite({
      url,
      allowedOrigins: [ORIGIN],
      rpcUrls: {},
      storage: createMemoryStorage(),
      serviceKey: createSecret(),
      initialize: true,
      mailer: {
        async send(mail) {
          if (isRefused(mail)) throw Object.assign(new Error(`no mailbox ${mail.to}`), { code: 'EENVELOPE' })
          await hold(mail)
          await mailer.send(mail)
        },
      },
      assets: {
        script: NO_FILE,
        texts: NO_FILE,
        describeScript: NO_FILE,
        socialScript: NO_FILE,
        frameStyle: NO_FILE,
        pageStyle: NO_FILE,
        walletScript: NO_FILE,
        walletStyle: NO_FILE,
        reviewScript: NO_FILE,
        reviewStyle: NO_FILE,
        exitPage: NO_FILE,
      },
      now: () => Date.now() + skew,
      proxies: 1,
      needsDevice: () => false,
      ...options,
    })
  const server = createServer()
  let created: RunningSecureSite | undefined
  const start = async () => {
    created = await create()
    server.on('request', created.listener)
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
    const address = server.address()
    base = `http://127.0.0.1:${typeof address === 'object' ? address?.port : ''}`
  }
  const stop = () => {
    created?.close()
    server.closeAllConnections()
    server.close()
  }

  const now = () => options.now?.() ?? Date.now() + skew
  const sign = (path: string, token?: string) => signTestCall({ url: `${url()}/api/${path}`, token, now: now() })
  /** Sends a request as it is. */
  const send = async (path: string, body: object = {}, token?: string, from?: string): Promise<Answer> => {
    const sent = await sendTestCall(
      { url: `${url()}/api/${path}`, token, now: now() },
      { body: addProof(path, body, token), headers: from ? { 'x-forwarded-for': from } : {} },
    )
    const { status, message, ended } = sent.answer?.refused ?? {}
    return status === undefined
      ? { status: sent.status, body: sent.answer }
      : { status, body: { error: message }, ended }
  }
  /** Sends a request; in a login by email, with the secrets of the frame and its window. */
  const call = (path: string, body: object = {}, token?: string, from?: string): Promise<Answer> =>
    withEmailSecrets<Answer>((each, more) => send(each, more, token, from), { token, begun })(path, body)
  const mails = (to: string) => mailer.sent.filter((mail) => mail.to === to)
  const code = (to: string) => /\b\d{6}\b/.exec(mails(to).at(-1)?.text ?? '')?.[0] ?? ''
  return {
    start,
    stop,
    refuseMails(fits: (mail: OutgoingMail) => boolean) {
      isRefused = fits
    },
    holdMails(until: (mail: OutgoingMail) => Promise<void>) {
      hold = until
    },
    work: async () => created?.work(),
    drain: () => created?.drain(),
    origin: ORIGIN,
    call,
    /** Returns the headers of a call from the device of tests. */
    sign,
    send,
    mails,
    code,
    url,
    listener: (...call: Parameters<RequestListener>) => created?.listener(...call),
    now,
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
