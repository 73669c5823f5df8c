import { createTransport } from 'nodemailer'
import type { Options } from 'nodemailer/lib/smtp-transport'
import type { Mailer } from '../types'

/**
 * Mails over SMTP.
 *
 * @param parameters the transport as
 * nodemailer takes it: `smtps://user:password@mail.example`, or its options
 */
export function createSmtpMailer({ transport, from }: { transport: string | Options; from: string }): Mailer {
  const sender = createTransport(transport)
  return {
    async send(mail) {
      await sender.sendMail({ from, ...mail })
    },
  }
}
