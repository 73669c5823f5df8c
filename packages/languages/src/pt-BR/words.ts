/** Stands for a wallet or a site without a name. */
export const YOUR_WALLET = 'sua carteira'
export const THIS_SITE = 'este site'

const first: Readonly<Record<string, string>> = { [YOUR_WALLET]: 'Sua carteira', [THIS_SITE]: 'Este site' }

/** Writes the name at the start of a sentence. */
export const start = (name: string): string => first[name] ?? name

export const ofSite = (site: string): string => (site === THIS_SITE ? 'deste site' : `de ${site}`)
