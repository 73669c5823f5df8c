// biome-ignore lint/performance/noBarrelFile: the entry of the package for tests of Bitcoin
export { createKeys } from './keys/createKeys.mjs'
export { sendTransfer } from './keys/sendTransfer.mjs'
export { signBip322, signEcdsa } from './keys/signMessage.mjs'
export { signPsbt } from './keys/signPsbt.mjs'
export { MAINNET, TESTNET } from './networks.mjs'
export { createFerrow } from './page/createFerrow'
export { createSaltmarsh } from './page/createSaltmarsh'
export { createUnisat } from './page/createUnisat'
