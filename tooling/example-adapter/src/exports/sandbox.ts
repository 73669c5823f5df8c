export { askInPage } from '../sandbox/askInPage.js'
export { createTronWallet, type TronWallet } from '../sandbox/createTronWallet.js'
