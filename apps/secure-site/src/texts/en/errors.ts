/** Sentences of failures, which the frame, its windows and the app’s page show. */
export const errors = {
  unknown: 'Something went wrong. Try again.',
  notResponding: 'The secure site isn’t responding. Check your connection and try again.',
  otherUser: 'The secure site returned a different user.',
  signInFirst: 'Sign in first.',
  logInAgain: 'Log in again.',
  logInToOpen: 'Log in again to open your wallet on this device.',
  smartUnavailable: 'Smart accounts aren’t available on this network.',

  transaction: {
    notEnough: 'You don’t have enough for the amount and the fee.',
    outOfOrder: 'This transaction is out of order. Try again.',
    mayHaveExpired: 'This transaction may have expired. Start again on the site.',
    /** Quotes the contract, usually in English. */
    contractRejected: (reason: string) => `The contract rejected this: ${reason}`,
    contractRejectedWithoutReason: 'The contract rejected this: no reason given',
    /** Quotes the network’s node, usually in English. */
    networkRejected: (reason: string) => `The network rejected this: ${reason}`,
  },

  wallet: {
    none: 'There is no wallet for this login yet.',
    notHere: 'Your wallet isn’t on this device yet. Open it with your recovery, or approve this device on another one.',
    closed: 'Your wallet couldn’t be opened. It hasn’t been changed. Contact the people who run this site.',
    partLost:
      'The secure site has lost its part of your wallet, and this device’s part can’t open it alone. Nothing was deleted here. Your recovery file opens the wallet with its code or password, and restores it on the secure site’s own page; or contact the people who run this site.',
    otherExists:
      'This login has another wallet already, which stays as it is. Restore yours with another email address; or, if the other wallet is new and empty, log in to it, delete it, and restore yours then.',
    /** Quotes `login.restore`. Avoids “code” and “no longer” in every language: apps read them as a wrong code. */
    forgotten: (address: string) =>
      `This device has a part of the wallet ${address}, which the secure site has forgotten. Nothing was deleted here. To get it back, choose “Restore a wallet from its recovery file” on the secure site’s own page before you log in there, or contact the people who run the site.`,
  },

  device: {
    /** Avoids “code”, “otp” and “match” in every language: apps read them as a wrong code. `ABCDE-FGHJK`. */
    needsApproval: (code: string) =>
      `This device needs your approval. In your wallet’s own window, approve ${code}. Then log in here again.`,
    declined: 'The other device declined. Nothing was sent to this device.',
    unreadable: 'What the other device sent can’t be opened. Try again, and compare the codes.',
  },
}
