/** @type {import('../../tooling/tsdown/src/planChunks.ts').ChunkTable} */
export const chunks = {
  // A server component may call `reactUi`, so its chunk has no 'use client'.
  definition: { exports: { index: ['reactUi'] } },
  // Buttons without React, for the page of `@foyer/elements`.
  logic: { after: ['definition'], exports: { 'internal/buttons': '*' } },
  index: { after: ['logic'] },
  // Wallet pictures come before the tables of pictures. Otherwise Vite adds a file for its import() helper to every
  // page.
  accountLogic: { after: ['logic'], exports: { 'internal/accountButtons': '*' } },
  // The tables of pictures have no React: elements load them alone.
  tokenTable: { after: ['accountLogic'] },
  pictureTables: { after: ['accountLogic'] },
  findButtonPicture: { after: ['pictureTables'] },
  AccountButtonContent: { after: ['index', 'accountLogic'] },
  'trapFocus, wallets2': { after: ['index'] },
  walletPictures: { after: ['index'] },
  pictures: { after: ['walletPictures', 'pictureTables'] },
  // Each file has about 6 kB of pictures: one file per picture would add 300 files to an app's build.
  'networks-*': { after: ['accountLogic'], each: 'icons/generated/networks*.generated.ts' },
  'tokens-*': { after: ['accountLogic'], each: 'icons/generated/tokens*.generated.ts' },
  // Actions that hooks load when called, by subject: an app that only signs loads no code that sends.
  'hook-*': { after: ['index'], each: 'internal/actions/*.ts' },
  buttons: { after: ['AccountButtonContent'], exports: { index: ['AccountButton', 'NetworkButton'] } },
  modal: { after: ['buttons'], loads: ['shell/mount.tsx'] },
  'consent, ToastBox, ConnectingView': { after: ['modal'] },
  'sign-in-options': { after: ['modal'], loads: ['features/embedded/SignInOptionList.tsx', '**/SocialIcon.tsx'] },
  // `views` has the code that all views but Connect and Connecting share.
  'ChooseNamespaceView, views': { after: ['ConnectingView'] },
  'VirtualList, PendingRequests, guide, servers, code, activity, siwx, TextField': { after: ['views'] },
  'readOnly, ownNodes': { after: ['TextField'] },
  remote: { after: ['code'] },
  allWallets: { after: ['VirtualList', 'consent'] },
  // Only the embedded wallet shows views of approval.
  embedded: { after: ['views'], owns: ['features/embedded/approval/**'] },
  'sign-in': { after: ['embedded', 'sign-in-options', 'consent'], loads: ['features/embedded/*View.tsx'] },
  account: { after: ['views'], loads: ['views/connected*'] },
  // Each feature that has no row in this table gets a chunk of its own.
  '*': { after: ['account'], each: 'features/*' },
  ConnectForNetworkView: { after: ['account'] },
  receive: { after: ['account', 'code'] },
  VirtualActivityList: { after: ['activity', 'VirtualList'] },
  ReplaceButtons: { after: ['activity'] },
  nfts: { after: ['VirtualList'] },
  NftView: { after: ['nfts'] },
  'PendingOutflows, UnconfirmedRequests': { after: ['assets'] },
  // Send, Swap and Buy share `amounts`; their reviews share `asking`.
  amounts: { after: ['assets', 'PendingRequests'] },
  'asking, send, onramp, swap': { after: ['amounts'] },
  permissions: { after: ['asking'] },
  sending: { after: ['send', 'asking'], loads: ['features/send/sendReviewViews.ts'] },
  swapping: { after: ['swap', 'asking'], loads: ['features/swap/swapReviewViews.ts'] },
  ScanView: { after: ['send'] },
  purchaseViews: { after: ['onramp'] },
  pay: { after: ['sending'] },
  features: { after: ['views'], exports: { feature: '*' } },
}
