/** Stand for a wallet or a site without a name. Unlike names, they are declined. */
export const YOUR_WALLET = 'ваш гаманець'
export const THIS_SITE = 'цей сайт'

export const inWallet = (wallet: string): string => (wallet === YOUR_WALLET ? 'у гаманці' : `у ${wallet}`)
export const ofWallet = (wallet: string): string => (wallet === YOUR_WALLET ? 'гаманця' : wallet)
export const startWallet = (wallet: string): string => (wallet === YOUR_WALLET ? 'Ваш гаманець' : wallet)
export const withWallet = (wallet: string): string => (wallet === YOUR_WALLET ? 'із гаманцем' : `із ${wallet}`)
export const ofSite = (site: string): string => (site === THIS_SITE ? 'цього сайту' : `сайту ${site}`)
export const toSite = (site: string): string => (site === THIS_SITE ? 'цього сайту' : `сайту ${site}`)
export const bySite = (site: string): string => (site === THIS_SITE ? 'цим сайтом' : `сайтом ${site}`)
export const startSite = (site: string): string => (site === THIS_SITE ? 'Цей сайт' : site)
