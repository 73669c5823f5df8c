/** Stand for a wallet or a site without a name. */
export const YOUR_WALLET = 'הארנק שלכם'
export const THIS_SITE = 'האתר הזה'

/** Isolates a value that may be written from left to right, so that it keeps its place in a sentence. */
export const isolate = (value: string | number): string => `\u2068${value}\u2069`

export const inWallet = (wallet: string): string => (wallet === YOUR_WALLET ? 'בארנק שלכם' : `ב־${isolate(wallet)}`)
export const fromSite = (site: string): string => (site === THIS_SITE ? 'מהאתר הזה' : `מ־${isolate(site)}`)
