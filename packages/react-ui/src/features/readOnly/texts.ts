/** Texts of read-only accounts. Apps translate them under `wallet.readOnly`. */
export const enReadOnly = {
  title: 'View an address',
  label: 'Address',
  hint: 'See its balances and activity. You can’t sign or send.',
  view: 'View',
  problems: {
    characters: 'This contains characters that no address has. Copy the address again.',
    mistyped: 'This address has a typo. Check each character.',
    unknown: 'That isn’t a valid address on this site’s networks. Check it and try again.',
  },
  limitTitle: 'You’re only viewing this account',
  limitText: 'Connect a wallet to send, swap or buy.',
  connect: 'Connect a wallet',
} as const

declare module '../../i18n/en.js' {
  interface WalletTexts {
    readonly readOnly: typeof enReadOnly
  }
}
