/**
 * Mails that are only kept, newest last. For tests and to try things.
 *
 * @returns {import('../types.d.mts').Mailer & { readonly sent: readonly import('../types.d.mts').OutgoingMail[] }}
 */
export function createMemoryMailer() {
  /** @type {import('../types.d.mts').OutgoingMail[]} */
  const sent = []
  return {
    sent,
    async send(mail) {
      sent.push(mail)
    },
  }
}
