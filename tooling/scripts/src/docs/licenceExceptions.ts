import type { Brought } from './readBrought'

/** A licence outside of the allowed ones that a package may have, and why. */
interface LicenceException {
  readonly licence: string
  readonly because: string
}

/** The exceptions, by the name of the package. */
export type LicenceExceptions = Readonly<Record<string, LicenceException>>

const LIGHT_CLIENT =
  'Comes with `@polkadot/api`, a peer of `@polkadot/extension-dapp`. Only a site that installs extension-dapp itself has it; the copy in our build is without it.'

/**
 * Packages under other licences that only an optional peer brings: a site has them if it installs that peer itself, and no
 * package of ours contains them.
 */
export const CHOSEN: LicenceExceptions = {
  '@substrate/connect': { licence: 'GPL-3.0-only', because: LIGHT_CLIENT },
  '@substrate/connect-extension-protocol': { licence: 'GPL-3.0-only', because: LIGHT_CLIENT },
  '@substrate/connect-known-chains': { licence: 'GPL-3.0-only', because: LIGHT_CLIENT },
  '@substrate/light-client-extension-helpers': { licence: 'GPL', because: LIGHT_CLIENT },
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

/** Packages under other licences that are installed with a package of the stack, and never loaded. */
export const UNUSED: LicenceExceptions = {
  '@sats-connect/make-default-provider-config': { licence: 'unknown', because: SELECTOR },
  '@sats-connect/ui': { licence: 'unknown', because: SELECTOR },
}

/** Returns why a package may have a licence outside of the allowed ones. Undefined where nothing excuses it. */
export function findException({ name, licence, isChosen }: Brought, chosen = CHOSEN, unused = UNUSED) {
  const found = [isChosen ? chosen[name] : undefined, unused[name]]
  return found.find((each) => each?.licence === licence)
}
