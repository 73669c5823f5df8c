/** Stand for a wallet or a site without a name. Unlike names, they are declined. */
export const YOUR_WALLET = 'ваш кошелёк'
export const THIS_SITE = 'этот сайт'

export const inWallet = (wallet: string): string => (wallet === YOUR_WALLET ? 'в кошельке' : `в ${wallet}`)
export const ofWallet = (wallet: string): string => (wallet === YOUR_WALLET ? 'кошелька' : wallet)
export const startWallet = (wallet: string): string => (wallet === YOUR_WALLET ? 'Ваш кошелёк' : wallet)
export const ofSite = (site: string): string => (site === THIS_SITE ? 'этого сайта' : `сайта ${site}`)
export const toSite = (site: string): string => (site === THIS_SITE ? 'этому сайту' : `сайту ${site}`)
export const startSite = (site: string): string => (site === THIS_SITE ? 'Этот сайт' : site)
export const bySite = (site: string): string => (site === THIS_SITE ? 'этим сайтом' : `сайтом ${site}`)
export const withWallet = (wallet: string): string => (wallet === YOUR_WALLET ? 'с кошельком' : `с ${wallet}`)
