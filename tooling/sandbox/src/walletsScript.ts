import type { BundleName } from './bundle'
import { readBundle } from './readBundle'

/**
 * Reads the script that puts sandbox wallets into a page; built first when it is missing or older than its sources.
 *
 * @param name Whose wallets. @default 'wallets', those of EVM
 */
export const walletsScript = (name: Exclude<BundleName, 'phone'> = 'wallets') => readBundle(name)
