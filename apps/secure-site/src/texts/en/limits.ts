const inHours = (hours: number) => (hours === 1 ? 'an hour' : `${hours} hours`)

/** Texts of the limits of what a wallet may send. Amounts come with their coin: `1.5 ETH`. */
export const limits = {
  title: 'Limits',
  none: 'Your wallet sends what you approve, without a limit.',
  perDay: (amount: string) => `At most ${amount} a day`,
  perDayOfSite: (amount: string) => `At most ${amount} a day, set by this site`,
  passkeyAbove: (amount: string) => `Passkey above ${amount}`,
  passkeyAboveOfSite: (amount: string) => `Passkey above ${amount}, set by this site`,
  /** Joins the limits of one network, none of which ends with a full stop. */
  joinLimits: (texts: readonly string[]) => texts.join('. '),
  recipients: 'Recipients',
  onlyRecipients: (count: number) => (count === 1 ? 'One address, and no other' : `${count} addresses, and no other`),
  passkey: 'Passkey for approvals',
  passkeySince: (time: string) => `Since ${time}`,
  newPasskeySince: (time: string, from: string) => `Since ${time}. Loosens limits and shows the words from ${from}`,
  looserFrom: (time: string) => `Looser limits begin at ${time}.`,
  keep: 'Keep the limits',
  set: 'Set a limit',
  chooseRecipients: 'Choose recipients',
  addPasskey: 'Add a passkey for approvals',
  removePasskey: 'Remove the passkey for approvals',

  edit: {
    network: 'Network',
    /** Label of the field for an amount. The coin is such as `ETH`. */
    perDay: (coin: string) => `At most a day, in ${coin}`,
    perDayHint: 'Counts the network’s coin, not tokens. Empty for no limit.',
    passkeyAbove: (coin: string) => `Passkey above, in ${coin}`,
    passkeyAboveHint: 'Also asked for tokens and contracts, whose worth isn’t known. Empty for no passkey.',
    passkeyFirst: 'First add a passkey for approvals.',
    /** Users type a point before decimals, in every language. */
    notAnAmount: 'Enter an amount such as 0.5, or leave the field empty.',
  },

  recipientList: {
    about:
      'Your wallet then sends to these addresses alone, and calls no other contract. A token’s transfer counts for who gets it.',
    label: 'Addresses, one a line',
    hint: 'Also list contracts that you use, such as an exchange. Empty for everybody.',
    notAnAddress: (typed: string) => `“${typed}” isn’t an address. Names don’t work here.`,
  },

  loosen: {
    title: 'Loosen your limits?',
    onlyPasskey:
      'Only your passkey loosens them on this site. If you have lost it, the people who run the site can’t loosen them for you.',
    passkeyOrWait: (hours: number) =>
      `Your passkey loosens them now. Without it they change in ${inHours(hours)}, and we email you first.`,
    wait: (hours: number) => `They change in ${inHours(hours)}, and we email you first. Until then you can keep them.`,
    usePasskey: 'Use the passkey',
    changeIn: (hours: number) => `Change them in ${inHours(hours)}`,
  },
}
