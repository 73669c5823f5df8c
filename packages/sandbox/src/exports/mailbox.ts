export { type Mailbox, type MailboxOptions, startMailbox } from '../mail/startMailbox'
export type { Mail } from '../server/types'
