import { ALLOWED_LICENCES, isAllowed } from './allowedLicences'
import { RESTRICTED_LICENCE } from './identifyLicence'
import { type Brought, readBrought } from './readBrought'
import { readLicence } from './readLicence'
import { readLockfile } from './readLockfile'

const LIGHT_CLIENT =
  'A light client of @polkadot/api, which @polkadot/extension-dapp asks for. What we use of extension-dapp is in our build.'

/**
 * Packages under other licences that only an optional peer brings: a site has them where it has chosen that peer itself, and
 * none of ours is made of them. By name: the licence, and which peer it is.
 */
const CHOSEN: Readonly<Record<string, { readonly licence: string; readonly because: string }>> = {
  '@substrate/connect': { licence: 'GPL-3.0-only', because: LIGHT_CLIENT },
  '@substrate/connect-extension-protocol': { licence: 'GPL-3.0-only', because: LIGHT_CLIENT },
  '@substrate/connect-known-chains': { licence: 'GPL-3.0-only', because: LIGHT_CLIENT },
  '@substrate/light-client-extension-helpers': { licence: 'GPL', because: LIGHT_CLIENT },
  'lru-cache': {
    licence: 'BlueOak-1.0.0',
    because:
      'Of @walletconnect/universal-provider, for a site that hands in its own. The copy in our build is without it.',
  },
  'rpc-websockets': {
    licence: 'LGPL-3.0-only',
    because:
      'Of @solana/web3.js, which a site installs for adapters of wallet-adapter-base or for transactions of its own.',
  },
  smoldot: { licence: 'GPL-3.0-or-later WITH Classpath-exception-2.0', because: LIGHT_CLIENT },
}

const SELECTOR =
  'A part of sats-connect (MIT), packed by the same maker without a licence: the list of wallets that it draws. We load @sats-connect/core alone.'

/** Packages under other licences that come with a package which we were given to build on, and of which nothing is loaded. */
const UNUSED: Readonly<Record<string, { readonly licence: string; readonly because: string }>> = {
  '@sats-connect/make-default-provider-config': { licence: 'unknown', because: SELECTOR },
  '@sats-connect/ui': { licence: 'unknown', because: SELECTOR },
}

/**
 * Finds licences that are not free enough for a site to take our packages without reading further, in anything that a
 * published package brings; and packages of the whole lockfile whose licence ties users to a vendor.
 *
 * @returns one sentence each
 */
export function checkLicences(root: string, chosen = CHOSEN, unused = UNUSED): string[] {
  const brought = readBrought(root)
  const others = brought.filter(({ licence }) => !isAllowed(licence))
  const isExcused = ({ name, licence, isChosen }: Brought) =>
    (isChosen && chosen[name]?.licence === licence) || unused[name]?.licence === licence
  const wrong = others
    .filter((each) => !isExcused(each))
    .map(
      ({ name, version, licence, by }) =>
        `${name} ${version} is under ${licence}, not one of ${ALLOWED_LICENCES.join(', ')}. It comes with ${by.join(', ')}.`,
    )
  const needless = Object.keys({ ...chosen, ...unused })
    .filter((name) => !others.some((each) => each.name === name && isExcused(each)))
    .map((name) => `${name} is listed in checkLicences and need not be.`)
  const tied = readLockfile(root)
    .filter(({ path }) => path && readLicence(path).includes(RESTRICTED_LICENCE))
    .map(({ name, version }) => `${name} ${version} of the lockfile is under the ${RESTRICTED_LICENCE}.`)
  return [...wrong, ...needless, ...tied]
}
