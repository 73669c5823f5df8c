import { once } from 'node:events'
import PostalMime from 'postal-mime'
import { SMTPServer } from 'smtp-server'
import type { Mail } from '../server/types'

const HOST = '127.0.0.1'
const MAX_MAILS = 500
const MAX_MAIL_BYTES = 1_000_000

export interface MailboxOptions {
  /** @default a free one */
  readonly port?: number
  /** Receives a line for each event. */
  readonly log?: (line: string) => void
}

export interface Mailbox {
  /** `smtp://127.0.0.1:…` */
  readonly smtpUrl: string
  /** Lists the mails to an address, or all; newest last. */
  list(to?: string): readonly Mail[]
  clear(): void
  /** Refuses mail to the addresses that fit, like a full mail server (451). Replaces the rule before it. */
  refuse(fits: (to: string) => boolean): void
  /** Resolves when the port is free. Idempotent. */
  stop(): Promise<void>
}

/** Starts an SMTP server that accepts any mail for any address, and delivers none. */
export async function startMailbox({ port = 0, log = () => {} }: MailboxOptions = {}): Promise<Mailbox> {
  // Newest last.
  const mails: Mail[] = []
  let last = 0
  let isRefused: (to: string) => boolean = () => false
  const smtp = new SMTPServer({
    // Takes any name and password, as an app's settings may have some.
    authOptional: true,
    onAuth: (_auth, _session, callback) => callback(null, { user: 'sandbox' }),
    allowInsecureAuth: true,
    disabledCommands: ['STARTTLS'],
    logger: false,
    size: MAX_MAIL_BYTES,
    onRcptTo({ address }, _session, callback) {
      if (!isRefused(address.toLowerCase())) return callback()
      callback(Object.assign(new Error('Try again later.'), { responseCode: 451 }))
    },
    onData(stream, { envelope }, callback) {
      readMail(stream)
        .then((mail) => {
          for (const { address } of envelope.rcptTo) {
            mails.push({ id: ++last, to: address.toLowerCase(), receivedAt: Date.now(), ...mail })
          }
          mails.splice(0, mails.length - MAX_MAILS)
          callback()
        })
        .catch(callback)
    },
  })
  smtp.on('error', (error) => log(`mailbox: ${error.message}`))
  smtp.listen(port, HOST)
  await once(smtp.server, 'listening')
  const address = smtp.server.address()
  if (address === null || typeof address === 'string') throw new Error('The mailbox has no port.')
  const smtpUrl = `smtp://${HOST}:${address.port}`
  log(`mailbox: ${smtpUrl}`)

  let stopped: Promise<void> | undefined
  return {
    smtpUrl,
    list: (to) => mails.filter((mail) => !to || mail.to === to.toLowerCase()),
    clear() {
      mails.splice(0)
    },
    refuse(fits) {
      isRefused = fits
    },
    stop() {
      stopped ??= new Promise((resolve) => smtp.close(() => resolve()))
      return stopped
    },
  }
}

async function readMail(stream: AsyncIterable<Buffer>) {
  const chunks: Buffer[] = []
  for await (const chunk of stream) chunks.push(chunk)
  const { subject = '', text = '', html = '' } = await new PostalMime().parse(Buffer.concat(chunks))
  return { subject, text, html }
}
