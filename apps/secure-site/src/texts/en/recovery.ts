type Way = 'code' | 'password' | 'passkey'

const NAMES: Readonly<Record<Way, string>> = { code: 'printed code', password: 'password', passkey: 'passkey' }

/** Texts of the ways of recovery: adding, using and removing them, and what is wrong with what the user enters. */
export const recovery = {
  title: 'Recovery',
  none: 'You have no recovery of your own. Until you add one, the people who run this site keep a spare part of your wallet, and who can log in as you can open it.',
  /** Shown before the first way is added. “It” and “this” are that way: a code, a password or a passkey. */
  firstWay:
    'Once you add it, the site deletes its spare part of your wallet. From then on you need this, or one of your devices, to open the wallet on a new device: nobody else can help you.',
  ways: { code: 'Printed code', password: 'Password', passkey: 'Passkey' },
  added: (time: string) => `Added ${time}`,
  addCode: 'Add a printed code',
  addPassword: 'Add a password',
  addPasskey: 'Add a passkey',
  usePasskey: 'Use the passkey',
  saveFile: 'Save the recovery file',

  removal: {
    label: 'Remove',
    /** Name the button to a screen reader. */
    labels: {
      code: (time: string) => `Remove: Printed code, Added ${time}`,
      password: (time: string) => `Remove: Password, Added ${time}`,
      passkey: (time: string) => `Remove: Passkey, Added ${time}`,
    },
    titles: {
      code: 'Remove this printed code?',
      password: 'Remove this password?',
      passkey: 'Remove this passkey?',
    },
    added: (time: string) => `Added ${time}.`,
    meaning:
      'The site forgets it. A copy stays dangerous: who has it and can log in as you can still open your wallet.',
  },

  logout: {
    withoutWays: 'This window forgets its part of your wallet. A login opens the wallet again.',
    /** Names one to three different ways. */
    withWays: (ways: readonly Way[]) =>
      `This window forgets its part of your wallet. To open the wallet here again you need your ${ways.map((way) => NAMES[way]).join(' or ')}, or another device.`,
  },

  newCode: {
    title: 'Print or write down this code',
    about:
      'With this code you open your wallet on a new device. The site doesn’t keep it. Who has it and your email can open your wallet.',
    listLabel: 'Recovery code',
    print: 'Print',
    aboutFile:
      'With the code and this file you open the wallet even if this site no longer exists. The file alone opens nothing.',
    stored: 'I have stored it',
    checkTitle: 'Type two groups of your code',
    /** Label of the field for four characters of the code. */
    group: (group: number) => `Group ${group}`,
    groupDiffers: (group: number) => `Group ${group} doesn’t match. Compare it with what you stored.`,
    submit: 'Add this code',
  },

  newPassword: {
    title: 'Choose a recovery password',
    about:
      'It protects a part of your wallet that this site stores. Who knows it and can read your email can open your wallet.',
    label: 'Password',
    hint: (least: number) => `At least ${least} characters. Nobody can reset it.`,
    repeat: 'Repeat the password',
    differ: 'The two passwords are different.',
    continue: 'Continue',
    aboutFile:
      'With the password and this file you open the wallet even if this site no longer exists. Who has the file can try to guess the password.',
    submit: 'Add this password',
  },

  newPasskey: {
    title: 'Add a passkey',
    about:
      'It protects a part of your wallet that this site stores. It works only at this site: add a code or a password too, for the case that the site no longer exists.',
    create: 'Create a passkey',
    trialTitle: 'Use your new passkey once',
    trial: 'Your browser has created the passkey. Use it now, to see that it opens your wallet.',
  },

  /** Opening the wallet on a device without a part of it. */
  open: {
    title: 'Open your wallet on this device',
    about: 'You are logged in, but this device has no part of your wallet yet.',
    usePasskey: 'Use your passkey',
    /** Tell several passkeys or passwords apart by the time when they were added. */
    usePasskeyOf: (time: string) => `Use your passkey. Added ${time}`,
    password: 'Recovery password',
    passwordOf: (time: string) => `Recovery password. Added ${time}`,
    withPassword: 'Open with the password',
    code: 'Recovery code',
    withCode: 'Open with the code',
    askDevice: 'Ask another device',
    onlyHere: (site: string) => `Enter these only here, at ${site}.`,
    linkTitle: 'Approve this device on another one',
    link: 'Open this page on a device that has your wallet. Approve only if it shows this code:',
    waiting: 'Waiting for the other device…',
    notApproved: 'This device was not approved',
  },

  /** Restoring a wallet that the site does not have from the user’s file. */
  restore: {
    title: 'Restore a wallet',
    about: 'Choose the recovery file that you saved with your printed code or password.',
    file: 'Recovery file',
    fileFirst: 'Choose the recovery file first.',
    continue: 'Continue',
    openTitle: 'Open the recovery file',
    password: 'Password',
    opened: (address: string) =>
      `The file opens the wallet ${address}. Log in with the email address that should open it from now on.`,
  },

  codeMistakes: {
    otherKind: 'This code is of another kind, or of a newer version of this site.',
    noShare: 'This code has a valid checksum, but contains no recovery share.',
    words: 'These look like the words of a wallet. Enter them in a wallet, not here.',
    loginCode: ({ groups, characters }: CodeSize) =>
      `This looks like a login code. A recovery code has ${groups} groups of ${characters} characters.`,
    unknownCharacter: (group: number) => `Group ${group} has a character that no code has. Compare it.`,
    groupLength: (group: number, entered: number, { groups, characters }: CodeSize) =>
      `Group ${group} has ${entered} characters. A recovery code has ${groups} groups of ${characters} characters.`,
    tooFewGroups: (entered: number, { groups, characters }: CodeSize) =>
      `This code is incomplete: you entered ${countGroups(entered)}. A recovery code has ${groups} groups of ${characters} characters.`,
    tooFewCharacters: (entered: number, { groups, characters }: CodeSize) =>
      `This code is incomplete: you entered ${countCharacters(entered)}. A recovery code has ${groups} groups of ${characters} characters.`,
    tooManyGroups: (entered: number, { groups, characters }: CodeSize) =>
      `This code is too long: you entered ${countGroups(entered)}. A recovery code has ${groups} groups of ${characters} characters.`,
    tooManyCharacters: (entered: number, { groups, characters }: CodeSize) =>
      `This code is too long: you entered ${countCharacters(entered)}. A recovery code has ${groups} groups of ${characters} characters.`,
    mistypedGroup: (group: number) => `Group ${group} is mistyped. Compare it with your printed code.`,
    mistypedGroups: (one: number, other: number) =>
      `Groups ${one} and ${other} are mistyped. Compare them with your printed code.`,
    swappedGroups: (one: number, other: number) => `Groups ${one} and ${other} are swapped.`,
    unlocated: 'This code has mistakes. Compare each group with your printed code.',
  },

  passwordMistakes: {
    short: (least: number) => `Use at least ${least} characters. Several words are fine.`,
    long: (most: number) => `Use at most ${most} characters.`,
    weak: 'This password is easy to guess. Use several words that do not belong together.',
    damaged: 'What the password protects is damaged, or was not made by this site.',
    wrong: 'This password doesn’t fit. Check capitals and the keyboard’s language.',
  },

  passkeyMistakes: {
    unavailable: 'Passkeys don’t work here. Choose another way.',
    none: 'There is no passkey for this wallet on this device.',
    cancelled: 'No passkey was used: the request was cancelled, or this device has no passkey for this wallet.',
    unsuitable: 'This passkey can’t protect a wallet. Use another device or password manager, or another way.',
    damaged: 'What the passkey protects is damaged.',
    wrong: 'This passkey doesn’t fit. Choose the one that you saved for this wallet.',
  },

  fileMistakes: {
    tooLarge: 'This file is too large to be a recovery file.',
    none: 'This is not a recovery file.',
    newer: 'This recovery file is of a newer version. Get a newer version of this page.',
    damaged: 'This recovery file is damaged. Use another copy of it, if you have one.',
    otherCode: 'This code is typed correctly, but doesn’t belong to this file, or the file was changed.',
    otherWallet: 'This recovery file is damaged: it opens another wallet than it names.',
    noPassword: 'This file has no password. Enter your printed recovery code.',
  },
}

/** Number of groups of a code, and of characters in each. */
interface CodeSize {
  readonly groups: number
  readonly characters: number
}

const countGroups = (count: number) => (count === 1 ? '1 group' : `${count} groups`)
const countCharacters = (count: number) => (count === 1 ? '1 character' : `${count} characters`)
