// biome-ignore lint/performance/noBarrelFile: the entry of the package for tests of Bitcoin
export { createKeys } from './keys/createKeys'
export { sendTransfer } from './keys/sendTransfer'
export { signBip322, signEcdsa } from './keys/signMessage'
export { signPsbt } from './keys/signPsbt'
export { MAINNET, TESTNET } from './networks'
export { createFerrow } from './page/createFerrow'
export { createSaltmarsh } from './page/createSaltmarsh'
export { createUnisat } from './page/createUnisat'
export type {
  BitcoinAccount,
  BitcoinKey,
  BitcoinKeys,
  BitcoinPageWallet,
  BitcoinWalletOptions,
  BitcoinWalletScript,
} from './types'
