import type { Mailer, OutgoingMail } from '../types'

/** Mails that are only kept, newest last. For tests and to try things. */
export function createMemoryMailer(): Mailer & { readonly sent: readonly OutgoingMail[] } {
  const sent: OutgoingMail[] = []
  return {
    sent,
    async send(mail) {
      sent.push(mail)
    },
  }
}
