import { createRequire } from 'node:module'
import type { SandboxChain } from './types'

const NAMES: Readonly<Record<SandboxChain, string>> = {
  evm: 'EVM',
  solana: 'Solana',
  bitcoin: 'Bitcoin',
  polkadot: 'Polkadot',
  cosmos: 'Cosmos',
}

/** Packages of optional peers. */
export const PHONE_PACKAGES = ['@reown/walletkit@1.2.10', '@walletconnect/core@2.21.7']
const BITCOIN_PACKAGES = ['bcoin']

/** Says in a sentence why a chain does not start. */
export function explainFailure(chain: SandboxChain, error: unknown): string {
  if (chain === 'bitcoin' && !areInstalled(BITCOIN_PACKAGES)) return explainMissingPackages('Bitcoin', BITCOIN_PACKAGES)
  const message = error instanceof Error ? error.message : String(error)
  return `${NAMES[chain]} does not start: ${message.split('\n')[0]}`
}

export const explainMissingPackages = (name: string, packages: readonly string[]) =>
  `${name} needs more packages: npm install --save-dev ${packages.join(' ')}`

/** Returns whether packages can be imported; a version is ignored. */
export function areInstalled(packages: readonly string[]): boolean {
  const { resolve } = createRequire(import.meta.url)
  return packages.every((entry) => {
    try {
      resolve(entry.replace(/(?<=.)@.*$/, ''))
      return true
    } catch (error) {
      // A package without an entry for `require` is installed all the same.
      return error instanceof Error && 'code' in error && error.code === 'ERR_PACKAGE_PATH_NOT_EXPORTED'
    }
  })
}
