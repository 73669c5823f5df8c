import { isolate } from '../isolate.js'

/** Stand for a wallet or a site without a name. */
export const YOUR_WALLET = 'הארנק שלכם'
export const THIS_SITE = 'האתר הזה'

export const inWallet = (wallet: string): string => (wallet === YOUR_WALLET ? 'בארנק שלכם' : `ב־${isolate(wallet)}`)
export const fromSite = (site: string): string => (site === THIS_SITE ? 'מהאתר הזה' : `מ־${isolate(site)}`)
