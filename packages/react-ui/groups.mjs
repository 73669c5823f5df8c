/** @type {import('../../tooling/tsdown/planGroups.mjs').GroupTable} */
export const table = {
  // Apart from the rest, which is for browsers alone ('use client'): a server may call it.
  definition: { for: 'where the modal is to be had', exports: { index: ['reactUi'] } },
  index: { for: 'buttons and hooks', after: ['definition'], exports: { index: '*' } },
  face: { for: 'the name and picture of an account on a button', after: ['index'], loads: ['buttons/provideAccountFace.ts*'] },
  actions: { for: 'what hooks do when asked', after: ['index'], loads: ['hooks/lazyFlows.ts'] },
  modal: { for: 'opening the modal', after: ['index', 'face'], loads: ['mount.ts*'] },
  focus: { for: 'keeping the focus inside, for who uses a keyboard', after: ['index'], loads: ['dialog/trapFocus.ts'] },
  toast: { for: 'a notice beside the modal', after: ['modal'], loads: ['ToastBox.tsx'] },
  guide: { for: 'what a visitor without a wallet reads', after: ['modal'], loads: ['views/guideViews.ts*'] },
  connecting: { for: 'a wallet that is asked', after: ['modal'], loads: ['views/connectingViews.ts*'] },
  remote: { for: 'wallets on other devices', after: ['connecting'], loads: ['views/remoteViews.ts*'] },
  wallets: { for: 'all wallets', after: ['connecting'], loads: ['views/allWalletsView.ts*'] },
  ways: { for: 'e-mail and social accounts on the first view', after: ['modal'], loads: ['views/signIn/ways.ts*', 'views/signIn/SocialMark.tsx'] },
  'sign-in': { for: 'signing in', after: ['ways', 'connecting'], loads: ['views/emailViews.ts*', 'views/socialViews.ts*'] },
  account: { for: 'what a visitor with a wallet sees', after: ['modal', 'ways'], loads: ['views/connectedViews.ts*', 'views/approvalViews.ts*'] },
}
