import type { Shown } from './checkShown'

/**
 * Which end-to-end test shows in a browser what an option does, beside those that files of options name with `shows`. The file,
 * how the test's title goes on after its beginning or whole, and, where the test does not set the option itself but opens a page
 * that does, the file that does.
 */
export const shown: Shown = {
  adapters: [
    'namespaces',
    'are connected at once, sign each in its own way',
    'apps/playground/pages/namespaces/main.tsx',
  ],
  allowUnsupportedChain: ['walletSide', 'S4.053 does not open it with allowUnsupportedChain'],
  basic: ['directory', 'S1.042 nobody in basic mode'],
  container: ['frame', 'S2.053 is a part of the page in embedded mode', 'apps/playground/pages/embedded/main.tsx'],
  customRpcUrls: ['moneyOfFive', 'is seen, sent and told to the last unit', 'apps/playground/pages/lib/siteOptions.ts'],
  customWallets: ['discovery', 'has the wallets that the site adds'],
  disableAppend: ['frame', 'S2.052 is not in the body but in its container with disableAppend'],
  enableEIP6963: ['discovery', 'S5.052 does not listen to announcements with enableEIP6963 off'],
  enableEmbedded: ['frame', 'S2.053 is a part of the page in embedded mode', 'apps/playground/pages/embedded/main.tsx'],
  enableNetworkSwitch: ['networks', 'S5.053 is not offered with enableNetworkSwitch off'],
  enableWalletConnect: ['discovery', 'is empty without any: it says what to do'],
  excludeWalletIds: ['discovery', 'does not list what the site excludes'],
  'evm.coinbase': ['discovery', 'is empty without any: it says what to do'],
  'evm.safe': ['safe', 'S4.009 a page inside a Safe is connected to it', 'apps/playground/pages/strict/main.tsx'],
  'evm.safe.origins': [
    'safe',
    'S4.009 a page inside a Safe is connected to it',
    'apps/playground/pages/strict/main.tsx',
  ],
  'evm.wagmiConfig': [
    'integrations',
    'what wagmi does is known to the modal',
    'apps/playground/pages/wagmi/createSetup.ts',
  ],
  'features.analytics': ['analytics', '%s nobody is asked, and nothing of it is loaded'],
  'features.collapseWallets': ['directory', 'stands behind one row with collapseWallets'],
  'features.nfts.das': [
    'nfts',
    'of Solana are told by a node with the Digital Asset Standard',
    'apps/playground/src/sandbox/local.ts',
  ],
  'features.smartSessions': ['embedded', 'S1.041 lets the visitor allow a site to act'],
  preload: ['preload', 'waits for the press with "none"', 'apps/playground/pages/lib/siteOptions.ts'],
  'services.analytics': ['analytics', 'S7.041 a visit is told of', 'apps/playground/src/sandbox/local.ts'],
  'services.data': ['names', 'S0.013 is chosen, signed for', 'apps/playground/src/sandbox/local.ts'],
  'services.directory': ['directory', '5,000 wallets are scrolled'],
  'services.relay': ['remote', 'S2.011 is scanned, signs', 'apps/playground/src/sandbox/local.ts'],
  'services.secureSite': ['email', 'S1.026 types an address', 'apps/playground/src/sandbox/local.ts'],
  universalProvider: [
    'remoteProvider',
    'is what the modal pairs and signs with',
    'apps/playground/pages/provider/main.tsx',
  ],
  storage: [
    'integrations',
    'two modals on one page share neither account nor storage',
    'apps/playground/pages/two/main.tsx',
  ],
}
