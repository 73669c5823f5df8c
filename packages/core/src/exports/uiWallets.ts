// All wallets of the directory.
export { fetchWallets } from '../flows/fetchWallets.js'
export { type ListAllWalletsParameters, listAllWallets } from '../flows/listAllWallets.js'
export { searchWallets } from '../flows/searchWallets.js'
