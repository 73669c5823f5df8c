import { prebundle } from '../../tooling/tsdown/src/prebundle.ts'

const changes = 'joined into one file; without the parts that are not used.'
const from = import.meta.dirname

/**
 * Copies the used parts of @polkadot/extension-dapp into the build, because its peer @polkadot/api brings 130 MB and a
 * light client under GPL-3.0.
 */
export const extensionDapp = prebundle(
  { name: '@polkadot/extension-dapp/wrapBytes', exports: ['wrapBytes'], from, changes },
  { name: '@polkadot/extension-dapp/bundle', exports: ['isWeb3Injected'], from, changes },
)
