import { isWeb3Injected } from '@polkadot/extension-dapp/bundle'

export const hasExtensions: boolean = isWeb3Injected
