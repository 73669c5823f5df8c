import { createTransport } from 'nodemailer'
import type { Options } from 'nodemailer/lib/smtp-transport'
import type { Mailer } from '../types'

const TIMEOUTS = { connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 20_000 }

/**
 * Sends mails over SMTP. @param parameters nodemailer's transport: `smtps://user:password@mail.example`, or its options
 */
export function createSmtpMailer({ transport, from }: { transport: string | Options; from: string }): Mailer {
  const sender = createTransport({ ...TIMEOUTS, ...(typeof transport === 'string' ? { url: transport } : transport) })
  return {
    async send(mail) {
      await sender.sendMail({ from, ...mail })
    },
  }
}
