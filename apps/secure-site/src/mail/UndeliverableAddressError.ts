/**
 * Thrown by a mailer for an address that takes no mail, also later: it doesn’t exist, or the mails to it come back. The
 * site then tells the user, and sends nothing there for an hour.
 */
export class UndeliverableAddressError extends Error {
  override readonly name = 'UndeliverableAddressError'

  constructor(options?: ErrorOptions) {
    super('The address takes no mail.', options)
  }
}
