import type { ConnectMethod, ConnectorGroup, Currency, CustomWallet, SocialProvider, WalletFeature } from '@foyer/core'
import type { LanguageTag } from '@foyer/languages'
import type { NetworkKey } from './networks'

/** On, off, or the project's own configuration. */
export type ProjectToggle = 'default' | 'on' | 'off'

/** On all namespaces, on the modal's default ones, or on none. */
export type NamespaceScope = 'everywhere' | 'default' | 'off'

/** By network; an empty value is unset. */
export type TextByNetwork = Readonly<Record<string, string>>

/**
 * Editable settings. A key is the option's path in `createModal`; `evm.`, `ui.` and `page.` address the adapter, the
 * view layer and this page.
 */
export interface Settings {
  readonly projectId: string
  readonly 'metadata.name': string
  readonly 'metadata.description': string
  readonly 'metadata.url': string
  readonly 'metadata.icons': readonly string[]
  readonly termsConditionsUrl: string
  readonly privacyPolicyUrl: string

  readonly networks: readonly NetworkKey[]
  readonly defaultNetwork: string
  readonly 'features.networkSwitch': boolean
  readonly allowUnsupportedChain: boolean
  readonly customRpcUrls: TextByNetwork
  readonly chainImages: TextByNetwork
  readonly tokens: TextByNetwork
  readonly paymasters: TextByNetwork
  readonly tokenLists: readonly string[]
  readonly currency: Currency

  readonly 'page.sandboxWallets': boolean
  readonly 'features.wallets': boolean
  readonly 'features.eip6963': boolean
  readonly 'features.injected': boolean
  readonly 'features.walletConnect': boolean
  readonly 'features.walletGuide': boolean
  readonly featuredWalletIds: readonly string[]
  readonly includeWalletIds: readonly string[]
  readonly excludeWalletIds: readonly string[]
  readonly customWallets: readonly CustomWallet[]
  readonly 'evm.coinbase': 'all' | 'smartWalletOnly' | 'eoaOnly' | 'off'

  readonly 'features.connectMethodsOrder': readonly ConnectMethod[]
  readonly 'features.connectorTypeOrder': readonly ConnectorGroup[]
  readonly 'features.walletFeaturesOrder': readonly WalletFeature[]
  readonly 'features.email': ProjectToggle
  readonly 'features.socials': ProjectToggle | readonly SocialProvider[]
  readonly 'features.allWallets': boolean
  readonly 'features.collapseWallets': boolean
  readonly 'features.legalCheckbox': boolean
  readonly 'features.send': NamespaceScope
  readonly 'features.receive': boolean
  readonly 'features.swaps': ProjectToggle | readonly string[]
  readonly 'features.onramp': ProjectToggle | readonly string[]
  readonly 'features.activity': NamespaceScope
  readonly 'features.names': NamespaceScope
  readonly 'features.nfts': boolean
  readonly 'features.permissions': boolean
  readonly 'features.pay': boolean
  readonly 'features.ownNodes': boolean
  readonly 'features.readOnly': boolean
  readonly 'features.smartSessions': boolean
  readonly 'features.analytics': boolean
  readonly 'features.reownBranding': ProjectToggle

  readonly themeMode: 'system' | 'light' | 'dark'
  readonly 'themeVariables.--fy-accent': string
  readonly 'themeVariables.--fy-radius': string
  readonly 'themeVariables.--fy-font': string
  readonly 'themeVariables.--fy-base': string
  readonly 'themeVariables.--fy-mix': string
  readonly 'themeVariables.--fy-mix-strength': string
  readonly 'themeVariables.--fy-qr': string
  readonly 'themeVariables.--fy-z': string

  readonly 'services.data': string
  readonly 'services.directory': string
  readonly 'services.images': string
  readonly 'services.analytics': string
  readonly 'services.relay': string
  readonly 'services.verify': string
  readonly 'services.secureSite': string

  readonly basic: boolean
  readonly preload: 'idle' | 'intent' | 'none'
  readonly 'features.reconnect': boolean
  readonly 'features.takeOver': boolean
  readonly enableEmbedded: boolean
  readonly disableAppend: boolean
  readonly 'defaultAccountTypes.eip155': 'smartAccount' | 'eoa'
  readonly 'ui.dir': 'auto' | 'ltr' | 'rtl'
  readonly 'ui.language': 'en' | 'auto' | LanguageTag
  readonly debug: boolean
  readonly 'features.originCheck': boolean
  readonly 'features.authLogger': boolean
}

export type SettingKey = keyof Settings
