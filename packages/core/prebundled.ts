import { prebundle } from '../../tooling/tsdown/src/prebundle.ts'

/**
 * WalletConnect's UniversalProvider at 2.21.8, the last version under a free licence, as one module: its pino 7 and its exact viem
 * come into no tree of an app.
 */
export const universalProvider = (notices: { readonly changes?: string } = {}) =>
  prebundle({
    name: '@walletconnect/universal-provider',
    exports: ['UniversalProvider'],
    from: import.meta.dirname,
    replace: {
      // The modal hands in a storage of its own. This one looks at `localStorage` as it is loaded, which throws where that is blocked.
      '@walletconnect/keyvaluestorage':
        'export default class KeyValueStorage { constructor() { throw new Error("No storage was given.") } }',
      'cross-fetch': 'export default (...request) => fetch(...request)',
    },
    // What expires is rejected twice, and once with nobody to hear it: an unhandled rejection in the page for each code and request.
    edits: [
      {
        of: '@walletconnect/utils',
        find: 'i=Promise.reject(l),a(l)',
        put: 'i=Promise.reject(l),i.catch(()=>{}),a(l)',
      },
    ],
    inlines: (name) => name.startsWith('@walletconnect/'),
    ...notices,
  })

/** What the build of this package says of the copies. */
export const changes =
  'joined into one file; without the parts that are not used; @walletconnect/keyvaluestorage and cross-fetch replaced; @walletconnect/utils without an unhandled rejection of what expires.'
