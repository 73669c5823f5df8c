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
    /** @param {{ to: string, link: string, origin: string }} mail */
    device: ({ to, link, origin }) =>
      send(to, 'Approve this device', [
        `A device that we do not know wants to log in at ${origin}. If it is yours, open this page and approve it:`,
        `${url()}/device?token=${link}`,
        'If it is not yours, do nothing.',
      ]),
  }
}
