import type { OptionTests } from './checkOptionTests'

/** Browser tests by option: file, title or its end, and the page that sets the option if the test does not. */
export const browserOptionTests: OptionTests = {
  adapters: [
    'namespaces',
    'are connected at once, sign each in its own format',
    'apps/playground/pages/namespaces/main.tsx',
  ],
  allowUnsupportedChain: ['walletSide', 'S4.053 does not open UnsupportedChain with allowUnsupportedChain'],
  basic: ['directory', 'S1.042 get no request in basic mode'],
  'clearSigning.key': [
    'packages/core/src/clearSigning/describeModalCall.test.ts',
    'is not described from a file of another key, which the log says',
  ],
  'clearSigning.url': [
    'packages/core/src/clearSigning/describeModalCall.test.ts',
    'is described from the page’s own host, which learns nothing of the project',
  ],
  container: ['frame', 'S2.053 is a part of the page in embedded mode', 'apps/playground/pages/embedded/main.tsx'],
  customRpcUrls: [
    'moneyOfFive',
    'is listed, sent and shown to the last unit',
    'apps/playground/pages/lib/getSharedOptions.ts',
  ],
  customWallets: ['discovery', 'contains the wallets that the app adds'],
  disableAppend: ['frame', 'S2.052 is not in the body but in its container with disableAppend'],
  enableEmbedded: ['frame', 'S2.053 is a part of the page in embedded mode', 'apps/playground/pages/embedded/main.tsx'],
  excludeWalletIds: ['discovery', 'omits the wallets that the app excludes'],
  'evm.coinbase': ['discovery', 'tells the user what to do when it is empty'],
  'evm.safe': ['safe', 'S4.009 a page inside a Safe is connected to it', 'apps/playground/pages/strict/main.tsx'],
  'evm.safe.origins': [
    'safe',
    'S4.009 a page inside a Safe is connected to it',
    'apps/playground/pages/strict/main.tsx',
  ],
  'features.takeOver': [
    'takeOver',
    'stays connected by wagmi’s own stored state, without a prompt',
    'apps/playground/e2e/takeOver.e2e.test.ts',
  ],
  'evm.wagmiConfig': [
    'integrations',
    'a change in wagmi reaches the modal',
    'apps/playground/pages/wagmi/createSetup.ts',
  ],
  'features.analytics': ['analytics', '%s sends no request and loads no code'],
  'features.collapseWallets': ['directory', 'puts its wallets behind one row with collapseWallets'],
  'features.eip6963': ['discovery', 'S5.052 ignores announcements with features.eip6963 off'],
  'features.networkSwitch': ['networks', 'S5.053 is not offered with features.networkSwitch off'],
  'features.nfts.das': [
    'nfts',
    'of Solana come from a node with the Digital Asset Standard',
    'apps/playground/src/sandbox/localServices.ts',
  ],
  'features.swaps.routers': [
    'swap',
    'refuses a provider whose call lets another account take assets',
    'apps/playground/pages/lib/getSharedOptions.ts',
  ],
  'features.smartSessions': ['embedded', 'S1.041 lets the app spend within the limit'],
  'features.walletConnect': ['discovery', 'tells the user what to do when it is empty'],
  preload: ['preload', 'waits for the click with "none"', 'apps/playground/pages/lib/getSharedOptions.ts'],
  'services.analytics': [
    'analytics',
    'S7.041 sends the events of a visit',
    'apps/playground/src/sandbox/localServices.ts',
  ],
  'services.data': ['names', 'S0.013 is chosen, signed', 'apps/playground/src/sandbox/localServices.ts'],
  'services.directory': ['directory', 'a list of 5,000 wallets scrolls'],
  'services.relay': ['remote', 'S2.011 scans the code, signs', 'apps/playground/src/sandbox/localServices.ts'],
  'services.verify': [
    'remoteAttestation',
    'an app’s origin %s for a wallet with the server’s key',
    'apps/playground/e2e/remoteAttestation.e2e.test.ts',
  ],
  'services.secureSite': ['email', 'S1.026 types an address', 'apps/playground/src/sandbox/localServices.ts'],
  universalProvider: [
    'remoteProvider',
    'the modal pairs and signs with the app’s UniversalProvider',
    'apps/playground/pages/provider/main.tsx',
  ],
  storage: [
    'integrations',
    'two modals on one page share neither account nor storage',
    'apps/playground/pages/two/main.tsx',
  ],
}
