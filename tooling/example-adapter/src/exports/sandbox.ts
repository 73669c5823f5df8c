export { createTronWallet, type TronWallet } from '../sandbox/createTronWallet.js'
export { promptInPage } from '../sandbox/promptInPage.js'
