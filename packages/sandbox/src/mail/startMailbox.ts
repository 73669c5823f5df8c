import { once } from 'node:events'
import PostalMime from 'postal-mime'
import { SMTPServer } from 'smtp-server'
import type { Mail } from '../server/types'

const HOST = '127.0.0.1'
const MAX_MAILS = 500
const MAX_MAIL_BYTES = 1_000_000

/** Starts an SMTP server that accepts any mail for any address, and delivers none. */
export async function startMailbox({ port = 0, log }: { port?: number; log: (line: string) => void }) {
  // Newest last.
  const mails: Mail[] = []
  let last = 0
  const smtp = new SMTPServer({
    // Takes any name and password, as an app's settings may have some.
    authOptional: true,
    onAuth: (_auth, _session, callback) => callback(null, { user: 'sandbox' }),
    allowInsecureAuth: true,
    disabledCommands: ['STARTTLS'],
    logger: false,
    size: MAX_MAIL_BYTES,
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
    list: (to?: string): readonly Mail[] => mails.filter((mail) => !to || mail.to === to.toLowerCase()),
    clear() {
      mails.splice(0)
    },
    /** Resolves when the port is free. Idempotent. */
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
