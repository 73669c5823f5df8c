/** @type {import('../../tooling/tsdown/src/planGroups.mjs').GroupTable} */
export const table = {
  // Apart from the rest, which is for browsers alone ('use client'): a server may call it.
  definition: { for: 'where the modal is to be had', exports: { index: ['reactUi'] } },
  index: {
    for: 'buttons and hooks',
    after: ['definition'],
    exports: { index: '*' },
    holds: ['components/hueOf.ts', 'components/isImageUrl.ts'],
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
  actions: { for: 'what hooks do when asked', after: ['index'], loads: ['**/lazyFlows.ts'] },
  modal: { for: 'opening the modal', after: ['buttons'], loads: ['mount.*'] },
  focus: { for: 'keeping the focus inside, for who uses a keyboard', after: ['index'], loads: ['**/trapFocus.ts'] },
  ways: {
    for: 'e-mail and social accounts on the first view',
    after: ['modal'],
    loads: ['**/ways.*', '**/SocialMark.tsx'],
  },
  views: { for: 'what views after the first one share', after: ['ways'] },
  toast: { for: 'a notice beside the modal', after: ['views'], loads: ['**/ToastBox.tsx'] },
  guide: { for: 'what a visitor without a wallet reads', after: ['views'], loads: ['**/guideViews.*'] },
  connecting: { for: 'a wallet that is asked', after: ['views'], loads: ['**/connectingViews.*'] },
  remote: { for: 'wallets on other devices', after: ['connecting'], loads: ['features/remote/remoteHalf.ts'] },
  wallets: { for: 'all wallets', after: ['connecting'], loads: ['**/allWalletsView.*'] },
  'sign-in': {
    for: 'signing in',
    after: ['connecting'],
    loads: ['features/embedded/embeddedHalf.ts', '**/emailViews.*', '**/socialViews.*'],
  },
  account: {
    for: 'what a visitor with a wallet sees',
    after: ['views'],
    // Also a view of its own: `connectedTipsView.tsx`.
    loads: ['views/connected*', '**/approvalViews.*'],
  },
  features: { for: 'what features draw their views with', after: ['views'], exports: { feature: '*' } },
}
