/** Texts of the screen that asks for an approval, and of every review. */
export const approvals = {
  /**
   * Heading of a request: the site’s host stands between both parts. `title` is the title of a review, such as
   * “Send 1 ETH” or “Sign in”.
   */
  heading: (title: string) => ({
    beforeSite: '',
    afterSite: ` wants you to ${title.charAt(0).toLowerCase()}${title.slice(1)}`,
  }),
  moreWaiting: (count: number) => (count === 1 ? '1 more request waiting' : `${count} more requests waiting`),
  notEncrypted: 'The connection to this site is not encrypted.',
  buttons: {
    approve: 'Approve',
    decline: 'Decline',
    close: 'Close',
    tryAgain: 'Try again',
  },
  /** Say why the button that approves is disabled. */
  hints: {
    hidden: 'Make this window fully visible to approve.',
    small: 'Make this window larger to approve.',
    tiny: 'This is too small to read. Zoom in to approve.',
    unread: 'Scroll to the end to approve.',
  },
  states: {
    oneMoment: 'One moment',
    loading: (site: string) => `Loading the request from ${site}.`,
    signing: 'Signing',
    sending: 'Sending',
    failed: 'That didn’t work',
    /** `reason` is one or more whole sentences. */
    nothingSent: (reason: string) => `Nothing was sent. ${reason}`,
  },
  /** Offer, in the site’s page, to open a window of the wallet, where the user reviews the request. */
  window: {
    open: 'Review in a new window',
    openAgain: 'Open the window again',
    openHere: 'Open it on this page',
    before: 'You see and approve the whole request in a window of your wallet.',
    after: 'This request is open in another window. Approve or decline it there.',
  },
  /** Names of values, and titles of sections. */
  rows: {
    account: 'Account',
    bytes: 'Bytes',
    data: 'Data',
    details: 'Details',
    fee: 'Fee',
    leftToday: 'Left of today’s limit',
    message: 'Message',
    network: 'Network',
    /** Names a last row for what is not listed, such as “3 more”. */
    more: 'And',
  },
  more: (count: number) => `${count} more`,
  batch: {
    nothing: 'Approve a transaction that does nothing',
    actions: (count: number) => `Approve ${count} actions`,
    actionsAtOnce: (count: number) => `Approve ${count} actions at once`,
    transactions: (count: number) => `Approve ${count} transactions`,
    /** `title` says what one action does, such as “Send 1 ETH”. */
    action: (number: number, title: string) => `${number}. ${title}`,
    oneByOne: 'These are sent one at a time. If one fails, the ones before it still went through.',
  },
  hiddenCharacters: 'This contains invisible characters. They are written out as \\u{…}.',
  errors: {
    maybeSent: 'No response, so this may have been sent. Trying again here won’t send it twice.',
    maybeSentOther:
      'The response names a different transaction, so this may have been sent. Trying again here won’t send it twice.',
    networkUnavailable: 'This network is not available here.',
    noPasskey: 'There is no passkey for this wallet on this device.',
    otherAccount: 'This isn’t the connected account.',
    otherNetwork: 'This is for a different network.',
    tooLarge: 'This request is too large to review.',
    tooMany: 'Too many requests are waiting.',
    unverified: 'The answer from the window couldn’t be verified, so nothing was sent.',
  },
}
