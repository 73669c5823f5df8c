import { prebundle } from '../../tooling/tsdown/src/prebundle.ts'

const changes = 'joined into one file; without the parts that are not used.'
const from = import.meta.dirname

/**
 * What is used of @polkadot/extension-dapp, copied into the build: its peer @polkadot/api brings 130 MB, and a light client
 * under GPL-3.0, of which nothing would be loaded.
 */
export const extensionDapp = prebundle(
  { name: '@polkadot/extension-dapp/wrapBytes', exports: ['wrapBytes'], from, changes },
  { name: '@polkadot/extension-dapp/bundle', exports: ['isWeb3Injected'], from, changes },
)
