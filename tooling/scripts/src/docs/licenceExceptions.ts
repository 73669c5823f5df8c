import type { InstalledDependency } from './readInstalledDependencies'

interface LicenceException {
  readonly licence: string
  readonly because: string
}

export type LicenceExceptions = Readonly<Record<string, LicenceException>>

const LIGHT_CLIENT =
  'Comes with `@polkadot/api`, a peer of `@polkadot/extension-dapp`. Only a site that installs extension-dapp itself has it; the copy in our build is without it.'

/** Lists packages that an app gets only by installing an optional peer. Our packages contain none of them. */
export const OPTIONAL_PEER_EXCEPTIONS: LicenceExceptions = {
  '@substrate/connect': { licence: 'GPL-3.0-only', because: LIGHT_CLIENT },
  '@substrate/connect-extension-protocol': { licence: 'GPL-3.0-only', because: LIGHT_CLIENT },
  '@substrate/connect-known-chains': { licence: 'GPL-3.0-only', because: LIGHT_CLIENT },
  '@substrate/light-client-extension-helpers': { licence: 'GPL', because: LIGHT_CLIENT },
  'expand-template': {
    licence: 'WTFPL',
    because:
      'Comes with `bcoin`, an optional peer of the sandbox: the build script of a database that the sandbox never loads. A development dependency.',
  },
  'lru-cache': {
    licence: 'BlueOak-1.0.0',
    because:
      'Comes with `@walletconnect/universal-provider`. Only a site that installs its own provider has it; the copy in our build is without it.',
  },
  'rpc-websockets': {
    licence: 'LGPL-3.0-only',
    because:
      'Comes with `@solana/web3.js`. Only a site has it that installs web3.js itself, for wallet adapters or for transactions of its own.',
  },
  smoldot: { licence: 'GPL-3.0-or-later WITH Classpath-exception-2.0', because: LIGHT_CLIENT },
}

const SELECTOR =
  'A dependency of `sats-connect` (MIT): the list of wallets that it draws, published by the same maker without a licence. It is installed, and never loaded: we import types of sats-connect, and run `@sats-connect/core` (MIT).'

/** Packages that are installed with a dependency but never loaded. */
export const UNLOADED_PACKAGE_EXCEPTIONS: LicenceExceptions = {
  '@sats-connect/make-default-provider-config': { licence: 'unknown', because: SELECTOR },
  '@sats-connect/ui': { licence: 'unknown', because: SELECTOR },
}

/** Returns the reason for a license that is not allowed. Undefined without one. */
export function findLicenceException(
  { name, licence, isChosen }: InstalledDependency,
  chosen = OPTIONAL_PEER_EXCEPTIONS,
  unused = UNLOADED_PACKAGE_EXCEPTIONS,
) {
  const found = [isChosen ? chosen[name] : undefined, unused[name]]
  return found.find((each) => each?.licence === licence)
}
