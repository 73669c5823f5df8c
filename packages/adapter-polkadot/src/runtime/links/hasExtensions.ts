import { isWeb3Injected } from '@polkadot/extension-dapp/bundle'

/** Whether the page had any extension when this was loaded. Extensions come with a page, so it does not change. */
export const hasExtensions: boolean = isWeb3Injected
