/** Texts of logins and of changes of email: in the frame, and in the windows for mailed codes. */
export const login = {
  /** Title of the window’s first view. */
  title: 'Open your wallet',
  about: (site: string) => `Log in at ${site} to approve devices and to set up recovery.`,
  email: 'Email',
  continue: 'Continue',
  continueWith: (provider: string) => `Continue with ${provider}`,
  restore: 'Restore a wallet from its recovery file',
  cancel: 'Cancel',
  checkAddress: (site: string) =>
    `Check that the address bar shows ${site}. Enter your recovery code or password nowhere else. A wallet that you open with Farcaster can’t be opened here yet.`,
  startWithEmail: 'Start with your email.',
  moment: 'One moment',

  captcha: {
    title: 'One check before we email you',
    /** Names the embedded check to a screen reader. */
    frame: 'Check against bots',
    first: (email: string) => `Show that you’re not a bot. Then we email ${email}.`,
    again: (email: string) => `That check wasn’t accepted. Try once more. Then we email ${email}.`,
    /** Names the host of the check, such as `captcha.example`. */
    notLoaded: (host: string) =>
      `The check against bots didn’t load. Check your connection, allow ${host} in your blocker, and try again.`,
    failed: 'The check against bots didn’t succeed. Try again later.',
    oldFrame: 'This page of the secure site is old. Reload and try again.',
    oldWindow: 'This page is old. Reload it and try again.',
    cancelled: 'No email was sent.',
  },

  link: {
    title: 'Approve this device',
    /** Shows the address in bold, in the app’s page. */
    sentFromFrame: (email: string) => `We emailed a link to ${email}. Open it to go on here.`,
    sent: (email: string) => `We emailed a link to ${email}. Open it to approve this device.`,
  },

  /** Offer in the app’s page to enter the mailed code in a window of the secure site. */
  frame: {
    title: 'Check your email',
    /** Shows the address in bold, which gets its code once the user has entered the one of before. */
    secondCode: (email: string) => `After it, we email another one to ${email}.`,
    enterOnlyAt: (host: string) => `Enter it only in a window whose address bar shows ${host}, never on another page.`,
    enterBothOnlyAt: (host: string) =>
      `Enter both only in a window whose address bar shows ${host}, never on another page.`,
    open: 'Enter the code in our window',
    openAgain: 'Open the window again',
    openHere: 'Open it on this page',
    opened: 'Go on in our window. This page will update automatically.',
    blocked: 'No window opened? Allow pop-ups for this site, or open it on this page.',
    /** Shown while the site mails the first code of a change of email. */
    sending: 'Sending a code',
    /** Says “it” for the code: apps read “code”, “otp” or “match” as a wrong code, in every language. */
    onlyInWindow: (host: string) => `Enter it only in the window of ${host}, never on a page of another site.`,
  },

  code: {
    title: 'Enter the code',
    label: 'Code',
    /** Shows the address in bold. */
    sent: (email: string) => `We emailed a code of six digits to ${email}.`,
    submit: 'Log in',
    resend: 'Send a new code',
    resendIn: (seconds: number) => `Send a new code in ${seconds} s`,
    site: 'Site',
    device: 'Device',
    started: 'Started',
    onlyIfYours:
      'Enter the code only if you started this yourself, on this site and device. Whoever started it will be logged in.',
    checkAddress: (site: string) =>
      `Check that the address bar shows ${site}. Enter the code nowhere else, and give it to nobody.`,
    asking: 'Asking for your login.',
    stuckTitle: 'This login can’t go on',
    stuck: 'Go back to the page where you started, and log in again there.',
    noneTitle: 'There is no login here',
    /** Stands in the window for a change of email, too. */
    none: 'No page of ours has opened this window, so it takes no code.',
    /** Quotes the link `login.frame.openHere`. */
    noneAdvice: 'If you’re logging in, go back to the page where you started and choose “Open it on this page”.',
    doneTitle: 'You’re logged in',
    goBack: (host: string) => `Go back to ${host}.`,
    goBackOrClose: (host: string) => `Go back to ${host}. You can close this window.`,
    goBackButton: (host: string) => `Go back to ${host}`,
  },

  change: {
    oldTitle: 'Confirm your current email',
    newTitle: 'Confirm your new email',
    confirm: 'Confirm',
    submit: 'Change email',
    newEmail: 'New email',
    onlyIfYours: (email: string) => `Enter the code only if you want to open this wallet with ${email} from now on.`,
    asking: 'Asking for your change.',
    stuckTitle: 'This change can’t go on',
    stuck: 'Your email hasn’t changed. Go back to the page where you started, and try again there.',
    noneTitle: 'There is no change here',
    /** Quotes the link `login.frame.openHere`. */
    noneAdvice:
      'If you’re changing your email, go back to the page where you started and choose “Open it on this page”.',
    changedTitle: 'Your email has changed',
    changed: (email: string) => `You now open this wallet with ${email}.`,
    willChangeTitle: 'Your email will change',
    willChange: (time: string, email: string) =>
      `From ${time}, you open this wallet with ${email}. We emailed your current address a link to stop it.`,
  },

  social: {
    over: 'This sign-in is no longer valid. Start again.',
    notBegunHere: 'This sign-in did not start here, or took too long. Start again.',
    notSignedIn: 'You weren’t signed in. Try again.',
    notLoggedIn: 'You weren’t logged in. Try again, or log in otherwise.',
  },

  /** Choice of a new wallet, if there is none for the login, or the site has lost it. */
  newWallet: {
    title: 'Start a new wallet?',
    lostTitle: 'This site has lost your wallet',
    noneTitle: 'No wallet for this login yet',
    meaning: 'A new wallet has other addresses, and nothing of what the earlier one holds.',
    noneMeaning:
      'If you have a wallet, you may use another login for it, or this site has lost it. A new one has other addresses, and nothing of what yours holds.',
    start: 'Start a new wallet',
    restore: 'Restore it from a recovery file',
    logInOtherwise: 'Log in otherwise',
  },
}
