// What a visitor with a wallet does.
export { activateConnection } from '../flows/activateConnection.js'
export { disconnect } from '../flows/disconnect.js'
export { fetchBalance } from '../flows/fetchBalance.js'
export { forgetWallet } from '../flows/forgetWallet.js'
export { selectAccount } from '../flows/selectAccount.js'
export { resumeConnection } from '../modal/resumeConnection.js'
export { switchInModal } from '../modal/switchInModal.js'
