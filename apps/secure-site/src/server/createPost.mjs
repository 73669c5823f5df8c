/** @typedef {ReturnType<typeof createPost>} Post */

/**
 * What is mailed to people, in words.
 *
 * @param {{ mailer: import('../types.d.mts').Mailer, url: () => string }} parameters
 */
export function createPost({ mailer, url }) {
  /** @param {string} to @param {string} subject @param {readonly string[]} lines */
  const send = (to, subject, lines) => mailer.send({ to, subject, text: `${lines.join('\n\n')}\n` })
  return {
    /** @param {{ to: string, digits: string, origin: string }} mail */
    code: ({ to, digits, origin }) =>
      send(to, 'Your login code', [
        `Your code for ${origin} is ${digits}.`,
        'It is good for 10 minutes. Type it only where you began to log in: nobody will ever ask you for it.',
      ]),
    /** To the address that is left. @param {{ to: string, email: string, digits: string, origin: string }} mail */
    oldEmail: ({ to, email, digits, origin }) =>
      send(to, 'Change the e-mail of your wallet?', [
        `Somebody who is logged in to your wallet at ${origin} wants to change its e-mail to ${email}.`,
        `If it is you, the code is ${digits}. It is good for 10 minutes.`,
        `If it is not you, tell nobody the code: whoever has it takes the wallet to ${email}.`,
      ]),
    /** To the new address. @param {{ to: string, digits: string, origin: string }} mail */
    newEmail: ({ to, digits, origin }) =>
      send(to, 'Use this e-mail for your wallet?', [
        `A wallet that is used at ${origin} is to be opened with this e-mail. If it is yours, the code is ${digits}.`,
        'It is good for 10 minutes. If it is not yours, do nothing.',
      ]),
    /** @param {{ to: string, email: string, link: string, at: number }} mail */
    moving: ({ to, email, link, at }) =>
      send(to, 'The e-mail of your wallet will change', [
        `From ${new Date(at).toUTCString()} on, your wallet opens with ${email} and no longer with this address.`,
        'If this is not what you want, open this page and stop it:',
        `${url()}/email/stop?token=${link}`,
        'That also logs out everybody who is logged in. Your wallet and this address stay as they are.',
      ]),
    /** @param {{ to: string, email: string }} mail */
    moved: ({ to, email }) =>
      send(to, 'The e-mail of your wallet has changed', [
        `Your wallet opens with ${email} now, and no longer with this address.`,
        'If this was not you, write to us.',
      ]),
    /** @param {{ to: string, link: string, origin: string }} mail */
    device: ({ to, link, origin }) =>
      send(to, 'Approve this device', [
        `A device that we do not know wants to log in at ${origin}. If it is yours, open this page and approve it:`,
        `${url()}/device?token=${link}`,
        'If it is not yours, do nothing.',
      ]),
  }
}
