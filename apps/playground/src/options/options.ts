import { languageTags } from '@foyer/languages'
import { networkKeys } from '../settings/networks'
import type { MissingOptions } from './missingOptions'
import type { OptionTable } from './option'

// By default, send covers EVM and Solana, and activity covers EVM.
const reach = [
  ['everywhere', 'On all kinds'],
  ['default', 'Default'],
  ['off', 'Off'],
] as const
const maybe = [
  ['default', 'Default'],
  ['on', 'On'],
  ['off', 'Off'],
] as const

/** Returns the name of a language in that language. */
const nameOf = (tag: string) => new Intl.DisplayNames(tag, { type: 'language' }).of(tag) ?? tag

/** Rows of the form, by setting. Does not compile while an option is missing, see `MissingOptions`. */
export const options: MissingOptions extends true ? OptionTable : MissingOptions = {
  projectId: { control: 'text', hint: 'Opens remote wallets and hosted services. Without it, an alert is shown.' },
  'metadata.name': {
    control: 'text',
    hint: 'What wallets and the modal call your app.',
    placeholder: 'Title of the page',
  },
  'metadata.description': { control: 'text', hint: 'One line that wallets may show.', placeholder: 'From the page' },
  'metadata.url': {
    control: 'text',
    type: 'url',
    hint: 'Must be the origin of the page.',
    placeholder: 'Origin of the page',
  },
  'metadata.icons': {
    control: 'list',
    hint: 'Pictures of the app, one URL a line.',
    placeholder: 'https://…/icon.png',
  },
  termsConditionsUrl: {
    control: 'text',
    type: 'url',
    hint: 'Linked under the wallets.',
    placeholder: 'https://…/terms',
  },
  privacyPolicyUrl: {
    control: 'text',
    type: 'url',
    hint: 'Linked under the wallets.',
    placeholder: 'https://…/privacy',
  },

  networks: { control: 'order', values: networkKeys, hint: 'Networks your app supports; the first is the default.' },
  defaultNetwork: { control: 'defaultNetwork', hint: 'Active before a wallet is connected.' },
  'features.networkSwitch': { control: 'toggle', hint: 'Visitors may switch networks.' },
  allowUnsupportedChain: { control: 'toggle', hint: 'A wallet may stay on a network that is not listed.' },
  customRpcUrls: {
    control: 'byNetwork',
    hint: 'Your own nodes; they come before all others.',
    placeholder: 'http://127.0.0.1:8545',
  },
  chainImages: { control: 'byNetwork', hint: 'A picture for each network.', placeholder: 'https://…/network.svg' },
  tokens: {
    control: 'byNetwork',
    hint: 'The token whose balance the account button shows.',
    placeholder: '0x… address',
  },
  paymasters: {
    control: 'byNetwork',
    hint: 'Pays the network fee of sends and revocations for wallets that support it.',
    placeholder: 'https://…/paymaster',
  },
  currency: {
    control: 'choice',
    hint: 'What prices and totals are in.',
    choices: (['usd', 'eur', 'gbp', 'aud', 'cad', 'inr', 'jpy', 'btc', 'eth'] as const).map((each) => [
      each,
      each.toUpperCase(),
    ]),
  },
  tokenLists: {
    control: 'list',
    hint: 'Lists of tokens to look for where a chain can’t list them.',
    placeholder: 'https://…/tokens.json',
  },

  'page.sandboxWallets': {
    control: 'toggle',
    label: 'Sandbox wallets',
    hint: 'Three test wallets in this page; switching reloads it.',
  },
  'features.wallets': { control: 'toggle', hint: 'Offer wallets at all.' },
  'features.eip6963': { control: 'toggle', hint: 'List wallets that announce themselves.' },
  'features.injected': { control: 'toggle', hint: 'List the wallet at window.ethereum.' },
  'features.walletConnect': { control: 'toggle', hint: 'Offer phone wallets by QR code.' },
  'features.walletGuide': { control: 'toggle', hint: 'Explain what a wallet is and where to get one.' },
  featuredWalletIds: {
    control: 'list',
    hint: 'First in the list, in this order.',
    placeholder: 'sandbox.foyer.kitewing',
  },
  includeWalletIds: { control: 'list', hint: 'Only these of the directory.', placeholder: 'Id or rdns' },
  excludeWalletIds: {
    control: 'list',
    hint: 'None of these, announced ones too.',
    placeholder: 'sandbox.foyer.northbeam',
  },
  customWallets: { control: 'customWallets', hint: 'Wallets of your own, beside those found.' },
  'evm.coinbase': {
    control: 'choice',
    label: 'evm({ coinbase })',
    hint: 'Coinbase Wallet, for users without its extension.',
    choices: [
      ['all', 'App and smart wallet'],
      ['smartWalletOnly', 'Smart wallet only'],
      ['eoaOnly', 'App only'],
      ['off', 'Not listed'],
    ],
  },

  'features.connectMethodsOrder': {
    control: 'order',
    values: ['email', 'social', 'wallet'],
    hint: 'The order of the first view.',
  },
  'features.connectorTypeOrder': {
    control: 'order',
    values: ['walletConnect', 'recent', 'injected', 'featured', 'custom', 'external', 'recommended'],
    hint: 'The order of the wallets, by where they come from.',
    ready: [
      ['Phone wallet first', ['walletConnect', 'recent', 'injected', 'featured', 'custom', 'external', 'recommended']],
      [
        'Recent and installed first',
        ['recent', 'injected', 'walletConnect', 'featured', 'custom', 'external', 'recommended'],
      ],
    ],
  },
  'features.walletFeaturesOrder': {
    control: 'order',
    values: ['onramp', 'swaps', 'receive', 'send'],
    hint: 'The order of the buttons in the account.',
  },
  'features.email': { control: 'choice', choices: maybe, hint: 'Sign in by e-mail.' },
  'features.socials': {
    control: 'maybeList',
    values: ['google', 'x', 'discord', 'farcaster', 'github', 'apple', 'facebook'],
    hint: 'Sign in by a social account.',
  },
  'features.allWallets': { control: 'toggle', hint: 'Offer the whole wallet directory.' },
  'features.collapseWallets': { control: 'toggle', hint: 'Wallets behind one row, e-mail and social first.' },
  'features.legalCheckbox': { control: 'toggle', hint: 'Visitors agree to your terms before they connect.' },
  'features.send': { control: 'choice', choices: reach, hint: 'Send from the account.' },
  'features.receive': { control: 'toggle', hint: 'Receive into the account.' },
  'features.swaps': {
    control: 'maybeList',
    hint: 'Swap tokens in the account. Besides 1inch, kyberswap and lifi, detour is there on this machine.',
    placeholder: 'detour',
  },
  'features.onramp': {
    control: 'maybeList',
    hint: 'Buy tokens in the account. Needs a provider: brightlane, tollway and northbank run on this machine.',
    placeholder: 'brightlane',
  },
  'features.activity': { control: 'choice', choices: reach, hint: 'Past transactions in the account.' },
  'features.names': {
    control: 'choice',
    choices: [['everywhere', 'On EVM and Solana'], ...reach.slice(1)],
    hint: 'Register a name in the account.',
  },
  'features.permissions': {
    control: 'toggle',
    hint: 'Permissions the user has granted, in one view that revokes them.',
  },
  'features.nfts': { control: 'toggle', hint: 'NFTs in the account. The sandbox’s own explorers list them.' },
  'features.pay': { control: 'toggle', hint: 'Payments that the page requests.' },
  'features.ownNodes': { control: 'toggle', hint: 'A node of the user’s own, in Networks.' },
  'features.readOnly': { control: 'toggle', hint: 'View any address without a wallet.' },
  'features.smartSessions': { control: 'toggle', hint: 'Sites that can act without asking, in the account.' },
  'features.analytics': { control: 'toggle', hint: 'Anonymous usage events.' },
  'features.reownBranding': { control: 'choice', choices: maybe, hint: 'A line about the service in the footer.' },

  themeMode: {
    control: 'choice',
    hint: 'This page follows along.',
    choices: [
      ['system', 'System'],
      ['light', 'Light'],
      ['dark', 'Dark'],
    ],
  },
  'themeVariables.--fy-accent': { control: 'color', hint: 'Fill, text, focus and the tint of greys follow it.' },
  'themeVariables.--fy-radius': { control: 'text', hint: 'Every corner is a multiple of it.', placeholder: '4px' },
  'themeVariables.--fy-font': {
    control: 'text',
    hint: 'A font that your app has loaded.',
    placeholder: 'Georgia, serif',
  },
  'themeVariables.--fy-base': { control: 'text', hint: 'Scales type, not spacing.', placeholder: '10px' },
  'themeVariables.--fy-mix': { control: 'color', hint: 'A color mixed into every surface.' },
  'themeVariables.--fy-mix-strength': {
    control: 'text',
    hint: 'How much of it; up to 12% looks well.',
    placeholder: '0%',
  },
  'themeVariables.--fy-qr': { control: 'color', hint: 'The QR code; keep it dark.' },
  'themeVariables.--fy-z': { control: 'text', hint: 'The layer of the modal.', placeholder: '999' },

  'services.data': { control: 'text', type: 'url', hint: 'Nodes, balances, identities.', placeholder: 'https://rpc.…' },
  'services.directory': {
    control: 'text',
    type: 'url',
    hint: 'The wallets and the project’s configuration.',
    placeholder: 'https://wallets.…',
  },
  'services.images': {
    control: 'text',
    type: 'url',
    hint: 'Pictures of wallets and networks.',
    placeholder: 'As the directory',
  },
  'services.analytics': { control: 'text', type: 'url', hint: 'Usage events.', placeholder: 'https://events.…' },
  'services.relay': {
    control: 'text',
    type: 'url',
    hint: 'Between the page and a phone.',
    placeholder: 'wss://relay.…',
  },
  'services.verify': {
    control: 'text',
    type: 'url',
    hint: 'Attests the page to phones.',
    placeholder: 'https://wallet.…',
  },
  'services.secureSite': {
    control: 'text',
    type: 'url',
    hint: 'The frame of e-mail wallets.',
    placeholder: 'https://secure.…',
  },

  basic: { control: 'toggle', hint: 'Everything remote is off.' },
  preload: {
    control: 'choice',
    hint: 'When the modal’s files are fetched, from your own site.',
    choices: [
      ['idle', 'When idle'],
      ['intent', 'When pointed at'],
      ['none', 'When pressed'],
    ],
  },
  'features.reconnect': { control: 'toggle', hint: 'Restore connections on the next visit.' },
  'features.takeOver': { control: 'toggle', hint: 'Restore, once, what another modal stored on this site.' },
  enableEmbedded: { control: 'toggle', hint: 'Part of the page instead of a dialog above it.' },
  disableAppend: { control: 'toggle', hint: 'Goes into your container, not into the body.' },
  'defaultAccountTypes.eip155': {
    control: 'choice',
    hint: 'What an embedded EVM wallet begins with.',
    choices: [
      ['smartAccount', 'Smart account'],
      ['eoa', 'Standard account'],
    ],
  },
  'ui.language': {
    control: 'choice',
    label: 'reactUi({ messages })',
    hint: 'The language of the modal: your browser’s, or one of these.',
    choices: [['en', 'English'], ['auto', 'Yours'], ...languageTags.map((tag) => [tag, nameOf(tag)] as const)],
  },
  'ui.dir': {
    control: 'choice',
    label: 'reactUi({ dir })',
    hint: 'The direction of text.',
    choices: [
      ['auto', 'As the page'],
      ['ltr', 'Left to right'],
      ['rtl', 'Right to left'],
    ],
  },
  debug: { control: 'toggle', hint: 'Log warnings and errors, show developer alerts.' },
  'features.originCheck': { control: 'toggle', hint: 'E-mail and socials only where the project’s list allows them.' },
  'features.authLogger': { control: 'toggle', hint: 'The e-mail wallet writes its own log.' },
}
