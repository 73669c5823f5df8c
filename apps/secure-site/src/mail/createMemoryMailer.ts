import type { Mailer, OutgoingMail } from '../types'

export function createMemoryMailer(): Mailer & { readonly sent: readonly OutgoingMail[] } {
  const sent: OutgoingMail[] = []
  return {
    sent,
    async send(mail) {
      sent.push(mail)
    },
  }
}
