import { createTransport } from 'nodemailer'
import type { Options } from 'nodemailer/lib/smtp-transport'
import * as z from 'zod/mini'
import type { Mailer } from '../types'
import { UndeliverableAddressError } from './UndeliverableAddressError'

const TIMEOUTS = { connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 20_000 }

/**
 * Enhanced status codes (RFC 3463, RFC 7505) of an address that takes no mail: bad mailbox, system or syntax, a domain
 * without mail, a disabled mailbox. Other refusals with 5xx may be about the sender.
 */
const UNDELIVERABLE = /\b5\.(?:1\.(?:[1-3]|10)|2\.1)\b/

const refusalSchema = z.object({ code: z.literal('EENVELOPE'), response: z.string().check(z.regex(UNDELIVERABLE)) })

/**
 * Sends mails over SMTP. @param parameters nodemailer's transport: `smtps://user:password@mail.example`, or its options
 */
export function createSmtpMailer({ transport, from }: { transport: string | Options; from: string }): Mailer {
  const sender = createTransport({ ...TIMEOUTS, ...(typeof transport === 'string' ? { url: transport } : transport) })
  return {
    async send(mail) {
      try {
        await sender.sendMail({ from, ...mail })
      } catch (error) {
        if (z.safeParse(refusalSchema, error).success) throw new UndeliverableAddressError({ cause: error })
        throw error
      }
    },
  }
}
