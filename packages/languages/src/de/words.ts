/** Stands for a wallet or a site without a name. */
export const YOUR_WALLET = 'deine Wallet'
export const THIS_SITE = 'diese Website'

const dative: Readonly<Record<string, string>> = { [YOUR_WALLET]: 'deiner Wallet', [THIS_SITE]: 'dieser Website' }
const first: Readonly<Record<string, string>> = { [YOUR_WALLET]: 'Deine Wallet', [THIS_SITE]: 'Diese Website' }

/** Writes the name after a preposition with the dative. */
export const dat = (name: string): string => dative[name] ?? name

/** Writes the name at the start of a sentence. */
export const start = (name: string): string => first[name] ?? name
