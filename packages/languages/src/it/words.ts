/** Stands for a wallet or a site without a name. */
export const YOUR_WALLET = 'il tuo wallet'
export const THIS_SITE = 'questo sito'

const first: Readonly<Record<string, string>> = { [YOUR_WALLET]: 'Il tuo wallet', [THIS_SITE]: 'Questo sito' }

/** Writes the name at the start of a sentence. */
export const start = (name: string): string => first[name] ?? name

export const inWallet = (wallet: string): string => (wallet === YOUR_WALLET ? 'nel tuo wallet' : `in ${wallet}`)

export const ofWallet = (wallet: string): string => (wallet === YOUR_WALLET ? 'del tuo wallet' : `di ${wallet}`)
