/** Texts of permissions by which a site sends without asking each time. `amount` comes with its unit: “1.5 ETH”. */
export const permissions = {
  grant: 'Let this site act for you',
  canSend: 'While this is active, the site can send that much to anyone without asking again.',
  revoke: 'Revoke permissions',
  revoked: 'After this, the site can’t use this permission.',
  rows: {
    reason: 'Reason',
    starts: 'Starts',
    uses: 'Uses',
  },
  uses: (count: number) => `${count} at most; your account pays each fee`,
  /** Values of the row “Spending limit”. */
  inTotal: (amount: string) => `${amount} in total`,
  every: {
    day: (amount: string, days: number) => (days === 1 ? `${amount} every day` : `${amount} every ${days} days`),
    hour: (amount: string, hours: number) => (hours === 1 ? `${amount} every hour` : `${amount} every ${hours} hours`),
    minute: (amount: string, minutes: number) =>
      minutes === 1 ? `${amount} every minute` : `${amount} every ${minutes} minutes`,
    second: (amount: string, seconds: number) =>
      seconds === 1 ? `${amount} every second` : `${amount} every ${seconds} seconds`,
  },
  errors: {
    expired: 'This permission has expired.',
    feeTooHigh: 'The network fee is too high to pay without asking.',
    maybeSent: 'No response, so this may have been sent, and it counts as sent. Check the account first.',
    moreThanAllowed: 'This is more than the permission allows.',
    noneOfSite: 'This site doesn’t have this permission.',
    notFound: 'This permission doesn’t exist.',
    smartAccountOnly: 'Only a smart account can grant permissions here.',
    tooExpensive: 'This would fail, or cost more than a transfer.',
    tooMany: 'This site has too many permissions.',
    transfersOnly: 'Permissions cover transfers only.',
    unreadable: 'This site’s permissions couldn’t be read.',
    usedUp: 'This permission has reached its limit of uses.',
  },
}
