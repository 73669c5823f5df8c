/** Stands for a wallet or a site without a name. */
export const YOUR_WALLET = 'tu wallet'
export const THIS_SITE = 'este sitio'

const first: Readonly<Record<string, string>> = { [YOUR_WALLET]: 'Tu wallet', [THIS_SITE]: 'Este sitio' }

/** Writes the name at the start of a sentence. */
export const start = (name: string): string => first[name] ?? name
