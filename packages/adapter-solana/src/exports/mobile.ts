export { type MobileWallet, type MobileWalletOptions, mobileWallet } from '../mobileWallet.js'
