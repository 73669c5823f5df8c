/** The modal's own words for a wallet and a site without a name. */
export const YOUR_WALLET = 'votre wallet'
export const THIS_SITE = 'ce site'

const first: Readonly<Record<string, string>> = { [YOUR_WALLET]: 'Votre wallet', [THIS_SITE]: 'Ce site' }

/** The name at the start of a sentence. */
export const start = (name: string): string => first[name] ?? name
