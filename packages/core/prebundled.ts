import { prebundle } from '../../tooling/tsdown/src/prebundle.ts'

const COPIED = 'joined into one file; without the parts that are not used.'

/**
 * Bundles the library that reads ERC-7730, which wants Node 22 and version 1 of @noble/hashes of whoever installs it,
 * without its client of the registry.
 */
const clearSigning = {
  name: '@ethereum-sourcify/clear-signing',
  exports: ['eip712', 'format', 'formatTypedData'],
  from: import.meta.dirname,
}

/**
 * Bundles WalletConnect's UniversalProvider 2.21.8, the last version under a free license, into one module, so that an
 * app does not install its pino 7 and its exact version of viem.
 */
export const bundledPackages = (notices: { readonly changes?: string } = {}) =>
  prebundle(
    { ...clearSigning, ...(notices.changes !== undefined && { changes: COPIED }) },
    {
      name: '@walletconnect/universal-provider',
      exports: ['UniversalProvider'],
      from: import.meta.dirname,
      replace: {
        // The modal passes its own storage. WalletConnect's reads `localStorage` when it loads, which throws if the
        // browser blocks storage.
        '@walletconnect/keyvaluestorage':
          'export default class KeyValueStorage { constructor() { throw new Error("No storage was given.") } }',
        'cross-fetch': 'export default (...request) => fetch(...request)',
      },
      // When a code or a request expires, WalletConnect also rejects a promise that nothing awaits. Without this edit,
      // each one would be reported as an unhandled rejection.
      edits: [
        {
          of: '@walletconnect/utils',
          find: 'i=Promise.reject(l),a(l)',
          put: 'i=Promise.reject(l),i.catch(()=>{}),a(l)',
        },
      ],
      inlines: (name) => name.startsWith('@walletconnect/'),
      ...notices,
    },
  )

/** Names the changes to the bundled packages, for the build's list of licenses. */
export const changes =
  'joined into one file; without the parts that are not used; @walletconnect/keyvaluestorage and cross-fetch replaced; @walletconnect/utils without an unhandled rejection of what expires.'
