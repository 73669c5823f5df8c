import { formatTime } from '../../formatTime'
import { UndeliverableAddressError } from '../../mail/UndeliverableAddressError'
import type { Mailer } from '../../types'
import { RefusedRequestError } from '../http/RefusedRequestError'
import { getErrorNameAndCode } from './createOutbox'
import type { UndeliverableAddresses } from './createUndeliverableAddresses'

export const emailUnchangedReasons = ['stopped', 'taken', 'late'] as const
export type EmailUnchangedReason = (typeof emailUnchangedReasons)[number]

const STAYS_REASONS: Record<EmailUnchangedReason, (email: string) => string> = {
  stopped: (email) => `The change to ${email} was stopped, and every device was signed out.`,
  taken: (email) => `The change to ${email} didn’t happen: another wallet now opens with that address.`,
  late: (email) => `The change to ${email} didn’t happen.`,
}

export type MailSender = ReturnType<typeof createMailSender>

export function createMailSender({
  mailer,
  url,
  log,
  undeliverable,
}: {
  mailer: Mailer
  url: () => string
  log: (line: string) => void
  undeliverable: UndeliverableAddresses
}) {
  const send = (to: string, subject: string, lines: readonly string[]) =>
    mailer.send({ to, subject, text: `${lines.join('\n\n')}\n` })
  const sendNow = async (to: string, ...mail: [subject: string, lines: readonly string[]]) => {
    await undeliverable.refuse(to)
    await send(to, ...mail).catch(async (error: unknown) => {
      log(`secure: an email could not be sent: ${getErrorNameAndCode(error)}`)
      // By name: the operator’s mailer may have another copy of the class.
      if (error instanceof Error && error.name === UndeliverableAddressError.name) throw await undeliverable.add(to)
      throw new RefusedRequestError(503, 'We couldn’t send the email. Try again in a minute.')
    })
  }
  return {
    code: ({ to, digits, origin }: { to: string; digits: string; origin: string }) =>
      sendNow(to, 'Your sign-in code', [
        `Your code for ${origin} is ${digits}.`,
        `It expires in 10 minutes. Enter it only in a window whose address bar shows ${new URL(url()).host}, and never share it.`,
      ]),
    oldEmail: ({ to, email, digits, origin }: { to: string; email: string; digits: string; origin: string }) =>
      sendNow(to, 'Change your wallet’s email?', [
        `Someone signed in to your wallet at ${origin} wants to change its email to ${email}.`,
        `If this is you, the code is ${digits}. It expires in 10 minutes.`,
        `If this isn’t you, don’t share the code: with it, they can move your wallet to ${email}.`,
      ]),
    newEmail: ({ to, digits, origin }: { to: string; digits: string; origin: string }) =>
      sendNow(to, 'Use this email for your wallet?', [
        `Someone wants to use this email for a wallet at ${origin}. If that’s you, the code is ${digits}.`,
        'It expires in 10 minutes. If that isn’t you, ignore this email.',
      ]),
    moving: ({ to, email, link, at }: { to: string; email: string; link: string; at: number }) =>
      send(to, 'Your wallet’s email will change', [
        `From ${formatTime(at)}, your wallet will open with ${email} and no longer with this address.`,
        'If you don’t want this, open this page to stop it:',
        `${url()}/email/stop?token=${link}`,
        'This also signs out every device. Your wallet and this address stay as they are.',
      ]),
    moved: ({ to, email, old }: { to: string; email: string; old?: string | undefined }) =>
      send(to, 'Your wallet’s email has changed', [
        to === old
          ? `Your wallet now opens with ${email} and no longer with this address.`
          : `Your wallet now opens with this address${old === undefined ? '' : ` and no longer with ${old}`}.`,
        'If this wasn’t you, contact us.',
      ]),
    kept: ({ to, email, why }: { to: string; email: string; why: EmailUnchangedReason }) =>
      send(to, 'Your wallet’s email hasn’t changed', [
        STAYS_REASONS[why](email),
        'Your wallet still opens with this address.',
      ]),
    /** Never rejects: the wallet is already deleted. */
    deleted: ({ to }: { to: string }) =>
      sendNow(to, 'Your wallet was deleted', [
        `Someone who had opened your wallet deleted it at ${url()}. You can no longer log in to it.`,
        'A recovery file that you saved still opens it, with its printed code or password.',
        'If this wasn’t you, contact us.',
      ]).catch(() => {}),
    loosening: ({ to, at }: { to: string; at: number }) =>
      sendNow(to, 'The limits of your wallet will change', [
        `From ${formatTime(at)}, your wallet may send more than its limits allow now, or needs your passkey less often.`,
        `If you don’t want this, log in at ${url()}/wallet before then and choose “Keep the limits”. Log out everywhere else, too.`,
      ]),
    passkeyAdded: ({ to, at }: { to: string; at: number }) =>
      sendNow(to, 'Your wallet has a passkey for approvals', [
        `Someone who logged in with your email added a passkey for approvals to your wallet. From ${formatTime(at)} it can loosen your limits and show the words of the wallet.`,
        `If this wasn’t you, log in at ${url()}/wallet before then, choose “Remove the passkey for approvals”, and log out everywhere else.`,
      ]),
    /** Never rejects: the words are already shown. */
    exported: ({ to }: { to: string }) =>
      sendNow(to, 'The words of your wallet were shown', [
        `Someone with your passkey opened the 24 words of your wallet at ${url()}. Who has them has the wallet, without this site.`,
        'If this wasn’t you, send what the wallet has to a new one at once.',
      ]).catch(() => {}),
    device: ({ to, link, origin }: { to: string; link: string; origin: string }) =>
      sendNow(to, 'Approve this device', [
        `A device we don’t recognize wants to sign in at ${origin}. If it’s yours, open this page, check where the request comes from, and approve it:`,
        `${url()}/device?token=${link}`,
        'If it isn’t yours, ignore this email.',
      ]),
  }
}
