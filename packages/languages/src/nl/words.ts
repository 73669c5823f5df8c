/** Stands for a wallet or a site without a name. */
export const YOUR_WALLET = 'je wallet'
export const THIS_SITE = 'deze site'

const first: Readonly<Record<string, string>> = { [YOUR_WALLET]: 'Je wallet', [THIS_SITE]: 'Deze site' }

/** Writes the name at the start of a sentence. */
export const start = (name: string): string => first[name] ?? name
