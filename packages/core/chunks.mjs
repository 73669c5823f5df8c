/** @type {import('../../tooling/tsdown/src/planChunks.ts').ChunkTable} */
export const chunks = {
  index: { exports: { 'internal/page': '*' } },
  // Code that both the runtimes of adapters and the modal use.
  kit: { after: ['index'], exports: { adapter: '*' } },
  sent: { after: ['kit'], exports: { adapter: ['createSentTransactionStore'] } },
  limits: { after: ['kit'], exports: { 'internal/permissions': ['adapter/**'] } },
  runtime: { after: ['kit'], loads: ['modal/startNavigation.ts'], exports: { 'internal/modal': '*' } },
  directory: { after: ['runtime'], loads: ['**/loadWalletSuggestions.ts', '**/fetchProjectSettings.ts', '**/http.ts'] },
  'wallets, analytics': { after: ['directory'] },
  connect: {
    after: ['runtime'],
    loads: ['**/connectInModal.ts', '**/restoreConnections.ts', '**/syncAccount.ts', '**/readNativeBalance.ts'],
  },
  // Actions of a subject have a chunk each: an app that signs loads nothing that sends.
  'site-wallets': { after: ['wallets'], exports: { actions: ['wallets/**'] } },
  signing: { after: ['connect'], exports: { actions: ['signMessage', 'signTypedData'] } },
  'site-owned': {
    after: ['connect'],
    exports: { actions: ['portfolio/**', 'features/activity/**', 'features/nfts/**'] },
  },
  'site-permissions': { after: ['connect'], exports: { actions: ['features/permissions/**'] } },
  'transactions, siwx, remote, authorizeAccountChanges, ownNodes': { after: ['connect'] },
  readOnly: { after: ['connect'], exports: { actions: ['features/readOnly/**'] } },
  account: {
    after: ['connect'],
    loads: ['**/disconnect.ts', '**/syncWithOtherTabs.ts', '**/switchNetwork.ts'],
  },
  // Connections that another library stored: only for an app with `features.takeOver`, and once a user.
  takeOver: { after: ['directory'], loads: ['connection/takeOver/*', '**/remote/takeOverSessions.ts'] },
  // Gives each feature that has no row in this table a chunk of its own.
  '*': { after: ['account'], each: 'features/*' },
  // Client of the data service, for balances, prices and names.
  data: { after: ['connect', 'directory'] },
  identity: { after: ['data'], exports: { actions: ['fetchIdentity'] } },
  names: { after: ['account', 'identity'] },
  assets: { after: ['data'], loads: ['portfolio/*'] },
  smartSessions: {
    after: ['account', 'data', 'assets', 'limits'],
    exports: { 'internal/permissions': ['features/smartSessions/**'], actions: ['features/smartSessions/**'] },
  },
  // `guard` detects look-alike addresses, in the history and in Send.
  'guard, payment, isMistyped, sign-in': { after: ['runtime'] },
  // Code of all features that request a transaction from the wallet and then track it.
  asking: { after: ['account', 'transactions', 'assets', 'guard'] },
  // What signed descriptors say of a call: only for an app that names them.
  clearSigning: { after: ['directory', 'asking'], exports: { 'internal/clear-signing': '*' } },
  'site-sends': { after: ['asking'], exports: { actions: ['sendTransaction', 'writeContract'] } },
  send: { after: ['asking', 'identity'] },
  'site-transfers': { after: ['send'], exports: { actions: ['sendTransfer', 'sendTransfers'] } },
  crossCheckOutcome: { after: ['transactions'] },
  aftermath: { after: ['send'], loads: ['features/send/*'] },
  onramp: { after: ['account', 'assets'] },
  pay: { after: ['send'], exports: { 'internal/send': ['features/send/pay/**'], actions: ['openPay'] } },
  permissions: { after: ['asking'], loads: ['**/sessionPermissions.ts'], exports: { 'internal/permissions': '*' } },
  swap: { after: ['asking'] },
  swapping: { after: ['swap'], loads: ['features/swap/prepareSwap.ts', 'features/swap/createSwapSubmitter.ts'] },
  'requestGasPriceFromProviders, providers': { after: ['swap'] },
  activity: { after: ['transactions', 'assets', 'guard'] },
  replacing: { after: ['asking', 'activity'], exports: { 'internal/activity': ['replaceTransaction'] } },
  'history, blockscout': { after: ['activity'] },
  nfts: { after: ['transactions', 'data', 'guard'] },
  'nft-sources': { after: ['nfts'], loads: ['**/*Nfts.ts'] },
  'site-siwx': { after: ['siwx'], exports: { actions: ['features/siwx/**'] } },
  warnWithoutUi: { after: ['runtime'] },
  'signInWithoutUi, requestSignInDraft, fromSiweConfig, createSignInPermissionSource': { after: ['siwx'] },
  apps: { after: ['runtime'], exports: { 'internal/wallets': ['utils/**'] } },
  embedded: { after: ['account', 'directory', 'sign-in'] },
  features: { after: ['runtime'], exports: { feature: '*' } },
  actions: {
    after: [
      ...['embedded', 'names', 'readOnly', 'smartSessions', 'site-owned', 'site-permissions', 'site-siwx'],
      'site-wallets',
    ],
  },
  cases: { after: ['connect'], exports: { testingCases: '*' } },
  testing: { after: ['actions', 'remote', 'cases'] },
}
