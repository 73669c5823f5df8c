/** Stand for a wallet or a site without a name. Unlike names, they are declined. */
export const YOUR_WALLET = 'twój portfel'
export const THIS_SITE = 'ta strona'

export const inWallet = (wallet: string): string => (wallet === YOUR_WALLET ? 'w portfelu' : `w ${wallet}`)
export const ofWallet = (wallet: string): string => (wallet === YOUR_WALLET ? 'portfela' : wallet)
export const startWallet = (wallet: string): string => (wallet === YOUR_WALLET ? 'Twój portfel' : wallet)
export const ofSite = (site: string): string => (site === THIS_SITE ? 'tej strony' : `strony ${site}`)
export const startSite = (site: string): string => (site === THIS_SITE ? 'Ta strona' : `Strona ${site}`)
