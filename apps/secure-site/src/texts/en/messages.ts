/** Texts of messages to sign, and of changes of the email. */
export const messages = {
  signBytes: 'Sign bytes',
  notText: 'This isn’t text, so we can’t show what it means.',
  signMessage: 'Sign a message',
  fullMessage: 'Full message',
  signIn: {
    title: 'Sign in',
    rows: {
      site: 'Sign in at',
      statement: 'Statement',
    },
    expired: 'The message has expired.',
    otherAccount: 'The message names a different account.',
    otherNetwork: (network: number, current: number) =>
      `The message is for network ${network}, but you’re on ${current}.`,
    /** `named` is the site in the message, and `site` the one that asks. */
    otherSite: (named: string, site: string) =>
      `This signs you in to ${named}, but ${site} is asking. Someone may be trying to use your account there.`,
    unnamedSite: (site: string) =>
      `This signs you in to a site it doesn’t name, but ${site} is asking. Someone may be trying to use your account there.`,
  },
  /** Data with named fields. `type` is its technical name, such as “PermitSingle”. */
  typedData: {
    sign: (type: string) => `Sign ${type}`,
    /** Titles of the sections that say for which contract the data is, and what it contains. */
    for: 'For',
    allFields: (type: string) => `All fields of ${type}`,
    /** Value of a list without entries. */
    emptyList: 'empty',
    otherNetwork: (network: string, current: number) => `This is for network ${network}, but you’re on ${current}.`,
    signatureIsAll: 'Your signature is all they need. You won’t be asked again or see a network fee.',
    canTakeTokens: 'This signature lets someone take tokens from you without asking again. Check every field.',
    canSendTokens: 'This signature lets these tokens be sent from your account without asking again.',
    offer: 'Offer your assets for sale',
    canTakeOffer:
      'Anyone with this signature can take what you offer for the price in it, which may be nothing. Check every field.',
  },
  /** Titles what the wallet’s operator says about a call or a message. */
  description: {
    title: 'From its description',
    rows: {
      contractOf: 'Contract of',
      description: 'Description',
      whatItDoes: 'What it does',
    },
    noneOfCall: 'We have no description of this call.',
    noneOfMessage: 'We have no description of this message.',
  },
  emailChange: {
    add: 'Add an email',
    change: 'Change your email',
    rows: {
      current: 'Current email',
      new: 'New email',
      when: 'When',
    },
    codesMayBeSent: 'Codes that confirm changes to your wallet may be sent to this address.',
    canOpenWallet: (email: string, current: string) =>
      `Anyone who can read mail at ${email} will be able to open this wallet and take everything in it. You’ll no longer be able to open it with ${current}.`,
    /** Values of the row “When”. The user enters a code from each of both addresses. */
    immediately: 'Immediately after both codes',
    afterHours: (hours: number) => (hours === 1 ? '1 hour after both codes' : `${hours} hours after both codes`),
    noticeWithLink:
      'We’ll email your current address a link to stop the change before then. Every other device will be signed out.',
    notice: 'We’ll email your current address about the change. Every other device will be signed out.',
  },
}
