export { type MobileWalletOptions, mobileWallet } from '../mobileWallet.js'
export type { MobileWallet } from '../options.js'
