import { createTransport } from 'nodemailer'

const FROM = 'Foyer sandbox <login@secure.sandbox.test>'

/**
 * What is mailed to people, over SMTP.
 *
 * @param {{ host: string, port: number, linkTo: (link: string) => string }} parameters
 * @returns {import('../types.d.mts').Mailer}
 */
export function createMailer({ host, port, linkTo }) {
  const transport = createTransport({ host, port, ignoreTLS: true })
  /** @param {string} to @param {string} subject @param {readonly string[]} lines */
  const send = async (to, subject, lines) => {
    await transport.sendMail({ from: FROM, to, subject, text: `${lines.join('\n\n')}\n` })
  }
  return {
    sendCode: ({ to, digits, origin }) =>
      send(to, 'Your login code', [
        `Your code for ${origin} is ${digits}.`,
        'It is good for 10 minutes. Type it only where you began to log in: nobody will ever ask you for it.',
      ]),
    sendLink: ({ to, link, origin }) =>
      send(to, 'Approve this device', [
        `A device that we do not know wants to log in at ${origin}. If it is yours, open this page and approve it:`,
        linkTo(link),
        'If it is not yours, do nothing.',
      ]),
  }
}
