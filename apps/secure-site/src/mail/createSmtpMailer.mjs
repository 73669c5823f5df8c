import { createTransport } from 'nodemailer'

/**
 * Mails over SMTP.
 *
 * @param {{ transport: string | import('nodemailer/lib/smtp-transport').Options, from: string }} parameters the transport as
 *   nodemailer takes it: `smtps://user:password@mail.example`, or its options
 * @returns {import('../types.d.mts').Mailer}
 */
export function createSmtpMailer({ transport, from }) {
  const sender = createTransport(transport)
  return {
    async send(mail) {
      await sender.sendMail({ from, ...mail })
    },
  }
}
