// Links that open the apps of wallets.
export { toBrowseLink } from '../utils/browseLink.js'
export { toWalletLink, type WalletLink } from '../utils/walletLink.js'
