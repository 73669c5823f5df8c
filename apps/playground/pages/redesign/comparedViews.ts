export interface ComparedView {
  /** Name of its pictures, as in the test of every view. */
  readonly name: string
  readonly title: string
  readonly change: string
  /** Height of its part of the pictures: the higher modal and its margin. */
  readonly height: number
  /** Describes the picture from before the redesign to a user who does not see it. */
  readonly before: string
  readonly after: string
  /** Shows the view in dark mode only, whatever the reader's color scheme. */
  readonly isDark?: boolean
}

export const COMPARED_MARGIN_PX = 24
export const COMPARED_WIDTH_PX = 360 + 2 * COMPARED_MARGIN_PX

export const comparedViews: readonly ComparedView[] = [
  {
    name: 'connect',
    title: 'Connect',
    change: 'Installed wallets come first, under one heading in place of a tag on each.',
    height: 720,
    before: 'A phone wallet above three wallets tagged “Installed”, two more, and all wallets.',
    after: 'Three wallets under the heading “Installed”, then a phone wallet, all wallets and more.',
  },
  {
    name: 'all-wallets',
    title: 'All wallets',
    change: 'Names have two lines, and every sample wallet has a drawn icon in place of a pixel pattern.',
    height: 560,
    before: 'A grid of wallets with pixel patterns as icons, and names cut short.',
    after: 'A grid of wallets with drawn icons, and names on two lines.',
  },
  {
    name: 'connecting-waiting',
    title: 'Connecting',
    change: 'The ring glows in the wallet’s own colors while it waits for an answer.',
    height: 399,
    before: 'The wallet’s icon in a green ring, above “Approve in Lantern”.',
    after: 'The same icon and ring, with an orange glow around them.',
  },
  {
    name: 'code-of-a-wallet',
    title: 'QR code',
    change: 'Neighboring dots join into lines with round ends: a calmer picture that scans as before.',
    height: 655,
    before: 'A QR code of separate dots.',
    after: 'A QR code whose dots have joined into lines.',
  },
  {
    name: 'account',
    title: 'Account',
    change:
      'The balance sits on a card in the address’s colors with a chart of its value, and each token has a chart, too.',
    height: 728,
    before: 'Name and balance on plain white, three square buttons, and a list of tokens with pixel patterns as icons.',
    after: 'Name and balance on a card in pale colors with a curve, three round buttons, and a chart beside tokens.',
  },
  {
    name: 'receive',
    title: 'Receive',
    change: 'The address comes in groups of four with its ends in bold, so that it can be compared at a glance.',
    height: 692,
    before: 'A QR code of dots above an address in one piece, broken over two lines.',
    after: 'A QR code of joined lines above an address in groups of four, with the first and last in bold.',
  },
  {
    name: 'networks',
    title: 'Networks, in dark mode',
    change: 'In the dark the card is lighter than its frame, and light falls on the frame’s upper edge.',
    height: 580,
    before: 'A list of networks on a card nearly as dark as its frame.',
    after: 'The same list on a card that stands out from its frame.',
    isDark: true,
  },
  {
    name: 'send-review',
    title: 'Send, review',
    change: 'The address is as easy to check as in Receive, and the total stands in one box with the fee.',
    height: 690,
    before: 'An address broken after 36 of its characters, two boxes, and a total between the last box and the button.',
    after: 'An address in groups of four, and one box with sender, network fee and total.',
  },
  {
    name: 'send-sent',
    title: 'Sent',
    change: 'Token and recipient stand side by side with a check, in place of a pale tick.',
    height: 489,
    before: 'A pale green square with a tick, above “1.5 ETH is on its way”.',
    after: 'The token beside its recipient with a check, above “1.5 ETH has arrived”, confirmed on Ethereum.',
  },
  {
    name: 'send-not-sent',
    title: 'Not sent',
    change: 'A declined request keeps the wallet’s icon in its ring and is no error: the red cross is gone.',
    height: 468,
    before: 'A red cross in a pink square, above “Not sent”.',
    after: 'The wallet’s icon in a gray ring with a small gray cross, above “Not sent”.',
  },
  {
    name: 'swap-not-enough',
    title: 'Swap, not enough',
    change: 'The reason stands right under the amount, and there is no quote for what the account can’t pay.',
    height: 648,
    before: 'An amount in red; below the quote its reason, a warning of a loss, and a price.',
    after: 'An amount in red with its reason beneath, and nothing more than an empty quote.',
  },
  {
    name: 'swap-trap',
    title: 'Swap, imitation token',
    change:
      'An imitation is shown by its address and a warning, not by the name that it borrows, and “Go back” comes first.',
    height: 728,
    before: 'Two warnings above “Harbor Dollar +2,496.24 HUSD” in green; “Swap anyway” is the only button.',
    after: 'Two warnings above the token’s address in red with a warning sign; the main button is “Go back”.',
  },
  {
    name: 'allowed-list',
    title: 'Permissions',
    change: 'One noun and one verb, permissions and revoke, in place of five phrases for the same.',
    height: 392,
    before: '“What you allowed”: two tokens under “May take your tokens on Ethereum”, and “Choose what to stop”.',
    after: '“Permissions”: two tokens under “Token approvals on Ethereum”, and “Select permissions to revoke”.',
  },
  {
    name: 'pay-short',
    title: 'Pay, not enough',
    change: 'What is missing is said first and in short, and the way to get it is the main button.',
    height: 728,
    before:
      '“990,001.500042 ETH are missing in this account on Ethereum” at the end, above a disabled “Pay 1,000,000 ETH”.',
    after:
      '“You’re 990,001.51 ETH short” beneath the amount; the buttons are “Swap into ETH” and “Buy 990,001.51 ETH”.',
  },
  {
    name: 'sign-in-approve',
    title: 'Sign a message, in the secure frame',
    change: 'The request is one sentence beside the site’s icon, and the window is as high as its content.',
    height: 547,
    before: '“localhost asks you”, “Sign a message” in two sizes, wide margins, and an empty half above the buttons.',
    after: '“localhost wants you to sign a message” beside an icon, and the account’s address in groups of four.',
  },
]
