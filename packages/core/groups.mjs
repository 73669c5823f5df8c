/** @type {import('../../tooling/tsdown/src/planGroups.mjs').GroupTable} */
export const table = {
  index: {
    for: 'what a page loads to show a button: options, networks, accounts',
    exports: {
      index: '*',
      adapter: ['ADAPTER_CONTRACT', 'claimId', 'defineAdapter', 'fromRuntime', 'lazy', 'toImageUrl', 'watchWhile'],
    },
  },
  // Of its own: esbuild loads with a page all that the entry of adapters reaches.
  kit: { for: 'what adapters stand on once they are at work', after: ['index'], exports: { adapter: '*' } },
  sent: { for: 'what adapters keep of what was sent', after: ['kit'], exports: { adapter: ['createSentMemory'] } },
  limits: {
    for: 'reading what a wallet says it has allowed',
    after: ['kit'],
    exports: { adapter: ['readAmount', 'readLimit'] },
  },
  engine: { for: 'opening the modal', after: ['kit'], loads: ['engine.ts'], exports: { ui: '*' } },
  directory: {
    for: 'asking the backend: the first wallets, what the project is allowed',
    after: ['engine'],
    loads: ['flows/loadSuggestions.ts', 'flows/askServices.ts', 'services/http.ts'],
  },
  wallets: { for: 'all wallets of the directory', after: ['directory'], exports: { uiWallets: '*' } },
  analytics: { for: 'telling of events', after: ['directory'], loads: ['flows/analytics.ts'] },
  connect: {
    for: 'asking a wallet, and what its account has',
    after: ['engine'],
    loads: ['modal/connectInModal.ts', 'flows/syncAccount.ts', '**/fetchBalance.ts', '**/readPortfolio.ts'],
    exports: { uiConnect: '*' },
  },
  transactions: {
    for: 'transactions that are on their way',
    after: ['connect'],
    loads: ['**/ownTransactions.ts'],
  },
  account: {
    for: 'what a visitor with a wallet does, and one who comes back with one',
    after: ['connect'],
    loads: ['acts.ts', 'flows/disconnect.ts'],
    exports: { uiAccount: '*', uiNumbers: '*' },
  },
  data: {
    for: 'asking the data service',
    after: ['connect', 'directory'],
    holds: ['flows/dataService.ts', 'services/data/fields.ts', 'services/data/getSupportedChains.ts'],
  },
  identity: {
    for: 'names and pictures of addresses',
    after: ['data'],
    loads: ['features/identity/showIdentity.ts'],
  },
  names: { for: 'names of one’s own', after: ['account', 'identity'], exports: { uiNames: '*' } },
  assets: {
    for: 'what an account owns besides its coin',
    after: ['data'],
    loads: ['flows/readTokens.ts', '**/readOwned.ts', '**/readToken.ts', 'services/tokenList.ts'],
  },
  sessions: {
    for: 'what sites may do for an account without asking',
    after: ['account', 'data', 'assets', 'limits'],
    exports: { uiSessions: '*' },
  },
  guard: {
    for: 'telling what strangers put into a history',
    after: ['index'],
    exports: { uiActivity: ['createLookalikes'] },
  },
  payment: { for: 'reading what is pasted or scanned to pay', after: ['engine'], loads: ['payment/parsePayment.ts'] },
  asking: {
    for: 'what sending and swapping have alike',
    after: ['account', 'transactions', 'assets', 'guard'],
  },
  send: {
    for: 'sending',
    after: ['asking', 'identity'],
    exports: { uiSend: '*' },
  },
  onramp: { for: 'buying', after: ['account', 'assets'], exports: { uiOnramp: '*' } },
  purchase: {
    for: 'a purchase, from the press to the arrival',
    after: ['onramp'],
    exports: { uiOnramp: ['purchasing'] },
  },
  pay: {
    for: 'payments that a page asks for',
    after: ['send'],
    exports: { uiSend: ['paying', 'shortageOf'] },
  },
  swap: {
    for: 'swapping',
    after: ['asking'],
    exports: { uiSwap: '*' },
  },
  swapping: {
    for: 'looking over a swap, allowing it, and asking the wallet',
    after: ['swap'],
    loads: ['features/swap/prepare.ts', 'features/swap/submitting.ts'],
  },
  'swap-providers': {
    for: 'swaps of others than the data service',
    after: ['swap'],
    loads: ['**/kyberswap.ts', '**/lifi.ts'],
  },
  activity: {
    for: 'what happened with an account',
    after: ['transactions', 'assets', 'guard'],
    loads: ['**/activityFeeds.ts'],
    exports: { uiActivity: '*' },
  },
  replacing: {
    for: 'another transaction in the place of one',
    after: ['activity'],
    exports: { uiActivity: ['replaceTransaction'] },
  },
  history: { for: 'what happened, told by the data service', after: ['activity'], loads: ['**/serviceSource.ts'] },
  explorers: { for: 'what happened, told by an explorer', after: ['activity'], loads: ['**/blockscout.ts'] },
  nfts: {
    for: 'NFTs of an account',
    after: ['transactions', 'data', 'guard'],
    loads: ['**/nftFeeds.ts'],
    exports: { uiNfts: '*' },
  },
  'nft-sources': {
    for: 'NFTs, told by who the site names',
    after: ['nfts'],
    loads: ['**/blockscoutNfts.ts', '**/dasNfts.ts'],
  },
  admission: { for: 'asking who may come in', after: ['connect'], loads: ['flows/admitChanges.ts'] },
  siwx: {
    for: 'signing in with a wallet',
    after: ['connect'],
    loads: ['features/siwx/admit.ts', 'features/siwx/draft.ts'],
  },
  siwe: { for: 'signing in as an older option has it', after: ['siwx'], loads: ['features/siwx/fromSiweConfig.ts'] },
  apps: { for: 'opening the apps of wallets', after: ['engine'], exports: { uiApps: '*' } },
  'sign-in': { for: 'beginning to sign in, in the click itself', after: ['engine'], exports: { uiSignIn: '*' } },
  remote: { for: 'wallets on other devices', after: ['connect'], loads: ['features/remote/remote.ts'] },
  embedded: {
    for: 'the embedded wallet, and signing in to it',
    after: ['account', 'directory', 'sign-in'],
    loads: [
      'features/embedded/embedded.ts',
      'features/embedded/setAccountType.ts',
      'features/embedded/approval.ts',
      'features/embedded/signIn/steps.ts',
    ],
    exports: { uiEmbedded: '*' },
  },
  features: { for: 'what features are made with', after: ['engine'], exports: { feature: '*' } },
  actions: {
    for: 'what a site calls by itself',
    after: ['embedded', 'identity', 'names', 'wallets', 'assets', 'payment', 'send', 'pay', 'siwx', 'sessions'],
    exports: { actions: '*' },
  },
  cases: { for: 'the conformance suite of adapters', after: ['connect'], exports: { testingCases: '*' } },
  testing: { for: 'tests under vitest', after: ['actions', 'remote', 'cases'], exports: { testing: '*' } },
}
