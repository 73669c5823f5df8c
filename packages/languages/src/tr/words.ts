/** Stand for a wallet or a site without a name. Unlike names, they take endings. */
export const YOUR_WALLET = 'cüzdanınız'
export const THIS_SITE = 'bu site'

export const inWallet = (wallet: string): string => (wallet === YOUR_WALLET ? 'cüzdanınızda' : `${wallet} cüzdanında`)
export const startInWallet = (wallet: string): string =>
  wallet === YOUR_WALLET ? 'Cüzdanınızda' : `${wallet} cüzdanında`
export const startWallet = (wallet: string): string => (wallet === YOUR_WALLET ? 'Cüzdanınız' : wallet)
export const fromSite = (site: string): string => (site === THIS_SITE ? 'bu siteden' : `${site} sitesinden`)
export const startSite = (site: string): string => (site === THIS_SITE ? 'Bu site' : site)
