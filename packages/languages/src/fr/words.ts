/** Stands for a wallet or a site without a name. */
export const YOUR_WALLET = 'votre wallet'
export const THIS_SITE = 'ce site'

const first: Readonly<Record<string, string>> = { [YOUR_WALLET]: 'Votre wallet', [THIS_SITE]: 'Ce site' }

/** Writes the name at the start of a sentence. */
export const start = (name: string): string => first[name] ?? name
