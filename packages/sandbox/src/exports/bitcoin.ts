export { createBitcoinDeriver } from '../bitcoin/keys/createBitcoinDeriver'
export { sendBitcoin } from '../bitcoin/keys/sendBitcoin'
export { signBip322, signEcdsa } from '../bitcoin/keys/signMessage'
export { signPsbt } from '../bitcoin/keys/signPsbt'
export { BITCOIN_MAINNET, BITCOIN_TESTNET } from '../bitcoin/networks'
export { createSatsConnectWallet } from '../bitcoin/page/createSatsConnectWallet'
export { createUnisatWallet } from '../bitcoin/page/createUnisatWallet'
export { createWalletStandardBitcoinWallet } from '../bitcoin/page/createWalletStandardBitcoinWallet'
export type {
  BitcoinAccount,
  BitcoinKey,
  BitcoinPageWallet,
  BitcoinWalletOptions,
  BitcoinWalletScript,
  DeriveBitcoinAccount,
} from '../bitcoin/types'
