/** Networks of AppKit that are not EVM's, with the entry and the name in Foyer. */
export const NETWORKS: Readonly<Record<string, readonly [string, string]>> = {
  solana: ['@foyer/adapter-solana/networks', 'solanaMainnet'],
  solanaDevnet: ['@foyer/adapter-solana/networks', 'solanaDevnet'],
  solanaTestnet: ['@foyer/adapter-solana/networks', 'solanaTestnet'],
  bitcoin: ['@foyer/adapter-bitcoin/networks', 'bitcoinMainnet'],
  bitcoinTestnet: ['@foyer/adapter-bitcoin/networks', 'bitcoinTestnet'],
  bitcoinSignet: ['@foyer/adapter-bitcoin/networks', 'bitcoinSignet'],
}

export const ADAPTERS: Readonly<Record<string, readonly [string, string]>> = {
  WagmiAdapter: ['@foyer/adapter-evm', 'evm'],
  EthersAdapter: ['@foyer/adapter-evm', 'evm'],
  Ethers5Adapter: ['@foyer/adapter-evm', 'evm'],
  SolanaAdapter: ['@foyer/adapter-solana', 'solana'],
  BitcoinAdapter: ['@foyer/adapter-bitcoin', 'bitcoin'],
}

/** Options of `createAppKit` that have the same name and value in `createModal`. */
export const SAME_OPTIONS = [
  'projectId',
  'metadata',
  'networks',
  'defaultNetwork',
  'themeMode',
  'featuredWalletIds',
  'includeWalletIds',
  'excludeWalletIds',
  'termsConditionsUrl',
  'privacyPolicyUrl',
  'chainImages',
  'customRpcUrls',
  'debug',
  'allowUnsupportedChain',
  'defaultAccountTypes',
  'customWallets',
  'tokens',
  'enableEmbedded',
  'universalProvider',
]

export const SAME_FEATURES = [
  'analytics',
  'email',
  'socials',
  'swaps',
  'onramp',
  'send',
  'receive',
  'allWallets',
  'legalCheckbox',
  'collapseWallets',
  'reownBranding',
  'connectMethodsOrder',
  'walletFeaturesOrder',
  'connectorTypeOrder',
]

/** Options that are features in Foyer. */
export const ENABLED: Readonly<Record<string, string>> = {
  enableAuthLogger: 'authLogger',
  enableEIP6963: 'eip6963',
  enableInjected: 'injected',
  enableNetworkSwitch: 'networkSwitch',
  enableReconnect: 'reconnect',
  enableWalletConnect: 'walletConnect',
  enableWalletGuide: 'walletGuide',
  enableWallets: 'wallets',
}

export const WAGMI_OPTIONS = [
  'ssr',
  'storage',
  'transports',
  'connectors',
  'batch',
  'pollingInterval',
  'syncConnectedChain',
]
