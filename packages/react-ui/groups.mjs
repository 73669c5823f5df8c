/**
 * Pictures of networks, tokens and wallets, about 6 kB in a file: a file for each would be three hundred in whatever a site builds,
 * one for all 130 kB for whoever has two tokens.
 *
 * @param {string} kind
 * @param {number} count
 */
const drawings = (kind, count) =>
  Object.fromEntries(
    Array.from({ length: count }, (_, index) => [
      `${kind}-${index + 1}`,
      {
        for: `pictures of ${kind}`,
        after: ['index'],
        loads: [`icons/generated/${kind}${index + 1}.generated.ts`],
      },
    ]),
  )

/** What hooks do when asked, a file for each subject: who signs has no use for what sends. @param {Record<string, string>} subjects */
const hooks = (subjects) =>
  Object.fromEntries(
    Object.entries(subjects).map(([subject, what]) => [
      `hook-${subject}`,
      { for: `${what}, for hooks`, after: ['index'], loads: [`hooks/lazy/${subject}.ts`] },
    ]),
  )

/** @type {import('../../tooling/tsdown/src/planGroups.ts').GroupTable} */
export const table = {
  // Apart from the rest, which is for browsers alone ('use client'): a server may call it.
  definition: { for: 'where the modal is to be had', exports: { index: ['reactUi'] } },
  index: {
    for: 'buttons and hooks',
    after: ['definition'],
    exports: { index: '*' },
  },
  face: {
    for: 'the name and picture of an account on a button',
    after: ['index'],
    loads: ['**/provideAccountFace.*'],
  },
  buttons: {
    for: 'buttons that not every page has',
    after: ['face'],
    exports: { index: ['AccountButton', 'NetworkButton'] },
  },
  ...hooks({
    allowed: 'telling and stopping what is allowed',
    connections: 'connections side by side',
    identity: 'who an address is',
    names: 'registering a name',
    owned: 'what an account owns and did',
    paying: 'a payment',
    sending: 'sending',
    sessions: 'permissions',
    signing: 'signatures',
  }),
  modal: {
    for: 'opening the modal',
    after: ['buttons'],
    loads: ['mount.*'],
    holds: ['components/CheckIcon.tsx', 'components/glyphs.ts'],
  },
  focus: { for: 'keeping the focus inside, for who uses a keyboard', after: ['index'], loads: ['**/trapFocus.ts'] },
  consent: {
    for: 'what has to be agreed to first',
    after: ['modal'],
    loads: ['features/consent/LegalBox.tsx', 'features/consent/consent.ts'],
    holds: ['features/consent/useConsent.ts'],
  },
  ways: {
    for: 'e-mail and social accounts on the first view',
    after: ['modal'],
    loads: ['features/embedded/WaysToConnect.tsx', '**/SocialMark.tsx'],
  },
  toast: { for: 'a notice beside the modal', after: ['modal'], loads: ['**/ToastBox.tsx'] },
  connecting: {
    for: 'a wallet that is asked',
    after: ['modal'],
    loads: ['views/ConnectingView.tsx'],
  },
  'multi-chain': {
    for: 'a wallet that is asked for several kinds of networks',
    after: ['connecting'],
    loads: ['views/MultiChainView.tsx'],
  },
  views: { for: 'what later views share', after: ['connecting'] },
  'long-list': {
    for: 'lists and grids of which only what is on screen is in the page',
    after: ['views'],
    loads: ['components/LongList.tsx'],
  },
  guide: {
    for: 'what a visitor without a wallet reads',
    after: ['views'],
    loads: ['views/guide/*View.tsx'],
  },
  code: {
    for: 'codes for the camera of a phone',
    after: ['views'],
    holds: ['components/QrCode.tsx'],
  },
  remote: { for: 'wallets on other devices', after: ['code'], loads: ['features/remote/remoteHalf.ts'] },
  wallets: { for: 'all wallets', after: ['long-list', 'consent'], loads: ['views/allWallets/AllWalletsView.tsx'] },
  embedded: {
    for: 'what the embedded wallet is asked',
    after: ['views'],
    loads: ['features/embedded/embeddedHalf.ts', 'features/embedded/approval/*View.tsx'],
    // It brings the embedded wallet with it, which no other wallet needs.
    owns: ['features/embedded/approval/**'],
  },
  'sign-in': {
    for: 'signing in',
    after: ['embedded', 'ways', 'consent'],
    loads: ['features/embedded/*View.tsx'],
  },
  account: {
    for: 'what a visitor with a wallet sees',
    after: ['views'],
    // Also a view of its own.
    loads: ['views/connected*'],
  },
  'other-kind': {
    for: 'a kind of networks that no connected wallet is for',
    after: ['account'],
    loads: ['views/SwitchActiveChainView.tsx'],
  },
  activity: {
    for: 'what happened with an account',
    after: ['views'],
    loads: ['features/activity/activityHalf.ts', 'features/activity/ActivityTab.tsx'],
  },
  assets: { for: 'what a visitor owns', after: ['account'], loads: ['features/assets/assetsHalf.ts'] },
  'long-activity': {
    for: 'a history of thousands of lines',
    after: ['activity', 'long-list'],
    loads: ['features/activity/LongEntries.tsx'],
  },
  replacing: {
    for: 'another transaction in the place of one that is on its way',
    after: ['activity'],
    loads: ['features/activity/ReplaceButtons.tsx'],
  },
  nfts: {
    for: 'NFTs of an account',
    after: ['long-list'],
    loads: ['features/nfts/nftsHalf.ts', 'features/nfts/NftsTab.tsx'],
  },
  nft: { for: 'one NFT', after: ['nfts'], loads: ['features/nfts/NftView.tsx'] },
  leaving: {
    for: 'what is on its way, beside the balance',
    after: ['assets'],
    loads: ['features/assets/OnItsWay.tsx'],
  },
  waiting: { for: 'what waits in the wallet', after: ['assets'], loads: ['features/assets/Waiting.tsx'] },
  receive: {
    for: 'the address, to be scanned',
    after: ['account', 'code'],
    loads: ['features/receive/receiveHalf.ts'],
  },
  siwx: { for: 'signing in with a wallet', after: ['views'], loads: ['features/siwx/siwxHalf.ts'] },
  sessions: {
    for: 'what sites may do without asking',
    after: ['account'],
    loads: ['features/smartSessions/smartSessionsHalf.ts'],
  },
  names: { for: 'choosing a name', after: ['account'], loads: ['features/names/namesHalf.ts'] },
  amounts: { for: 'amounts of tokens, as they are entered and written', after: ['assets'] },
  asking: { for: 'trying money out, asking a wallet for it, and what came of it', after: ['amounts'] },
  allowed: { for: 'what a visitor has allowed', after: ['asking'], loads: ['features/allowed/allowedHalf.ts'] },
  send: { for: 'sending', after: ['amounts'], loads: ['features/send/sendHalf.ts'] },
  sending: { for: 'looking over what is sent', after: ['send', 'asking'], loads: ['features/send/laterViews.ts'] },
  scan: { for: 'the camera, to read a code', after: ['send'], loads: ['features/send/ScanView.tsx'] },
  onramp: { for: 'buying', after: ['amounts'], loads: ['features/onramp/onrampHalf.ts'] },
  purchase: {
    for: 'who sells, and waiting for what was bought',
    after: ['onramp'],
    loads: ['features/onramp/laterViews.ts'],
  },
  pay: { for: 'a payment that a page asks for', after: ['sending'], loads: ['features/pay/payHalf.ts'] },
  swap: { for: 'swapping', after: ['amounts'], loads: ['features/swap/swapHalf.ts'] },
  swapping: { for: 'looking over a swap', after: ['swap', 'asking'], loads: ['features/swap/laterViews.ts'] },
  // After what draws them, of which it takes a little: else Vite's helper for import() would be a file more with every page.
  'wallet-pictures': {
    for: 'drawing pictures, and those of wallets that announce none',
    after: ['index'],
    loads: ['icons/walletPictures.ts'],
  },
  pictures: {
    for: 'which networks have a picture',
    after: ['wallet-pictures'],
    loads: ['icons/pictures.ts', 'buttons/PagePicture.tsx'],
  },
  'more-wallet-pictures': {
    for: 'pictures of wallets that a site may name',
    after: ['index'],
    loads: ['icons/generated/wallets2.generated.ts'],
  },
  'token-pictures': {
    for: 'which tokens have a picture',
    after: ['index'],
    loads: ['icons/generated/tokenTable.generated.ts'],
  },
  ...drawings('networks', 10),
  ...drawings('tokens', 12),
  features: { for: 'what features draw their views with', after: ['views'], exports: { feature: '*' } },
}
