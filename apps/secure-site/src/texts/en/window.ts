/** Texts of the window in which users see their wallet, their logins and devices, and delete it. */
export const window = {
  cancel: 'Cancel',
  back: 'Back',
  save: 'Save',
  /** Name by which a browser lists the passkey of a user without an email. */
  walletName: 'wallet',
  otherWallet: 'This is another wallet. Log in with the email of the first one.',
  logInToChange: 'Log in again to change how you recover your wallet.',

  userAgent: {
    iPhoneOrIPad: 'iPhone or iPad',
    unknownBrowser: 'unknown',
    unknownSystem: 'unknown',
    /** Such as `Chrome, Linux`. */
    browserOnSystem: (browser: string, system: string) => `${browser}, ${system}`,
  },

  home: {
    title: 'Your wallet',
    evm: 'Ethereum and other EVM networks',
    solana: 'Solana',
    logins: 'Logins',
    elsewhere: 'Use it elsewhere',
    showWords: 'Show the words of this wallet',
    deletion: 'Deletion',
    delete: 'Delete this wallet',
  },

  sessions: {
    thisWindow: 'This site’s window',
    since: (time: string) => `Since ${time}`,
    lastUsed: (time: string) => `Last used about ${time}`,
    current: 'This device',
    end: 'Log out',
    /** Names the button to a screen reader. The place is a web address, or `thisWindow`. */
    endOf: (browser: string, place: string) => `Log out: ${browser}, ${place}`,
    endOthers: 'Log out everywhere else',
    endHere: 'Log out here',
    endHereTitle: 'Log out here?',
  },

  devices: {
    title: 'A device asks to open your wallet',
    /** Gets a browser such as `Chrome, Linux`. */
    asked: (time: string, browser: string) => `Asked ${time}. It says that it is ${browser}.`,
    askedAt: (time: string, browser: string, place: string) =>
      `Asked ${time}. It says that it is ${browser}, at ${place}.`,
    advice: 'Approve only if you see this code on the device in front of you.',
    approve: 'Approve',
    approveCode: (code: string) => `Approve ${code}`,
    decline: 'Decline',
    declineCode: (code: string) => `Decline ${code}`,
    ended: 'This request has ended.',
    loginEnded: 'Your login in this window has ended. Log in again. Nothing was deleted here.',
  },

  deletion: {
    title: 'Delete this wallet?',
    /** Label of the field, in which the user types the email or user name. */
    confirmLabel: (name: string) => `Type ${name} to confirm`,
    confirmFirst: (name: string) => `Type ${name} to confirm.`,
    warning:
      'Send everything to another wallet first. Nobody can undo this, and no device can log in to this wallet again.',
    meaning:
      'The site deletes its part of your wallet, your email and your ways of recovery. A recovery file that you saved still opens the wallet with its printed code or password.',
    submit: 'Delete for good',
    doneTitle: 'Your wallet was deleted',
    done: 'You can close this window. A login with the same email opens a new wallet.',
    logIn: 'Log in',
  },

  /** Words of the seed, which are English words in every language. */
  words: {
    title: 'Show the words of this wallet?',
    about:
      'With these 24 words another wallet, such as MetaMask or Phantom, opens the same accounts. No limit of this site holds there.',
    warning:
      'Who sees the words has everything in this wallet, for ever. Nobody who helps you needs them. Show them to no one.',
    /** Quotes the heading `limits.title`. */
    needsPasskey: 'First add a passkey for approvals, under “Limits”.',
    usePasskey: 'Use the passkey',
    shownTitle: 'The words of your wallet',
    shown: 'Write them down in this order. They disappear when you leave this view.',
    listLabel: 'Words',
    done: 'Done',
  },
}
