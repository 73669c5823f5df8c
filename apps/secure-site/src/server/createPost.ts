import { showTime } from '../showTime'
import type { Mailer } from '../types'

export type Post = ReturnType<typeof createPost>

/** What is mailed to people, in words. */
export function createPost({ mailer, url }: { mailer: Mailer; url: () => string }) {
  const send = (to: string, subject: string, lines: readonly string[]) =>
    mailer.send({ to, subject, text: `${lines.join('\n\n')}\n` })
  return {
    code: ({ to, digits, origin }: { to: string; digits: string; origin: string }) =>
      send(to, 'Your login code', [
        `Your code for ${origin} is ${digits}.`,
        'It is good for 10 minutes. Type it only where you began to log in: nobody will ever ask you for it.',
      ]),
    /** To the address that is left. */
    oldEmail: ({ to, email, digits, origin }: { to: string; email: string; digits: string; origin: string }) =>
      send(to, 'Change the e-mail of your wallet?', [
        `Somebody who is logged in to your wallet at ${origin} wants to change its e-mail to ${email}.`,
        `If it is you, the code is ${digits}. It is good for 10 minutes.`,
        `If it is not you, tell nobody the code: whoever has it takes the wallet to ${email}.`,
      ]),
    /** To the new address. */
    newEmail: ({ to, digits, origin }: { to: string; digits: string; origin: string }) =>
      send(to, 'Use this e-mail for your wallet?', [
        `A wallet that is used at ${origin} is to be opened with this e-mail. If it is yours, the code is ${digits}.`,
        'It is good for 10 minutes. If it is not yours, do nothing.',
      ]),
    moving: ({ to, email, link, at }: { to: string; email: string; link: string; at: number }) =>
      send(to, 'The e-mail of your wallet will change', [
        `From ${showTime(at)} on, your wallet opens with ${email} and no longer with this address.`,
        'If this is not what you want, open this page and stop it:',
        `${url()}/email/stop?token=${link}`,
        'That also logs out everybody who is logged in. Your wallet and this address stay as they are.',
      ]),
    moved: ({ to, email }: { to: string; email: string }) =>
      send(to, 'The e-mail of your wallet has changed', [
        `Your wallet opens with ${email} now, and no longer with this address.`,
        'If this was not you, write to us.',
      ]),
    device: ({ to, link, origin }: { to: string; link: string; origin: string }) =>
      send(to, 'Approve this device', [
        `A device that we do not know wants to log in at ${origin}. If it is yours, open this page and approve it:`,
        `${url()}/device?token=${link}`,
        'If it is not yours, do nothing.',
      ]),
  }
}
