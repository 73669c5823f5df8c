import type { BundleName } from './bundles'
import { readBundle } from './readBundle'

/**
 * Reads the script that installs sandbox wallets in a page.
 *
 * @param name the chain of the wallets; @default 'wallets', those of EVM
 */
export const readWalletsScript = (name: Exclude<BundleName, 'phone' | 'server' | 'demo'> = 'wallets') =>
  readBundle(name)
