import type { ConnectMethod, ConnectorGroup, Currency, CustomWallet, SocialProvider, WalletFeature } from '@foyer/core'
import type { NetworkKey } from './networks'

/** On, off, or whatever the project's own settings at the backend say. */
export type Maybe = 'default' | 'on' | 'off'

/** On all kinds of networks, on those that are the modal's default, or nowhere. */
export type Reach = 'everywhere' | 'default' | 'off'

/** By network; one that is left empty is not set. */
export type ByNetwork = Readonly<Record<string, string>>

/**
 * Everything that can be edited. A key is the path of the option in what `createModal` takes; those that begin with
 * `evm.`, `ui.` or `page.` go to the adapter, to the view layer and to this page.
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
  readonly enableNetworkSwitch: boolean
  readonly allowUnsupportedChain: boolean
  readonly customRpcUrls: ByNetwork
  readonly chainImages: ByNetwork
  readonly tokens: ByNetwork
  readonly tokenLists: readonly string[]
  readonly currency: Currency

  readonly 'page.sandboxWallets': boolean
  readonly enableWallets: boolean
  readonly enableEIP6963: boolean
  readonly enableInjected: boolean
  readonly enableWalletConnect: boolean
  readonly enableWalletGuide: boolean
  readonly featuredWalletIds: readonly string[]
  readonly includeWalletIds: readonly string[]
  readonly excludeWalletIds: readonly string[]
  readonly customWallets: readonly CustomWallet[]
  readonly 'evm.coinbase': 'all' | 'smartWalletOnly' | 'eoaOnly' | 'off'

  readonly 'features.connectMethodsOrder': readonly ConnectMethod[]
  readonly 'features.connectorTypeOrder': readonly ConnectorGroup[]
  readonly 'features.walletFeaturesOrder': readonly WalletFeature[]
  readonly 'features.email': Maybe
  readonly 'features.socials': Maybe | readonly SocialProvider[]
  readonly 'features.allWallets': boolean
  readonly 'features.collapseWallets': boolean
  readonly 'features.legalCheckbox': boolean
  readonly 'features.send': Reach
  readonly 'features.receive': boolean
  readonly 'features.swaps': Maybe | readonly string[]
  readonly 'features.onramp': Maybe | readonly string[]
  readonly 'features.activity': Reach
  readonly 'features.names': Reach
  readonly 'features.nfts': boolean
  readonly 'features.allowed': boolean
  readonly 'features.pay': boolean
  readonly 'features.smartSessions': boolean
  readonly 'features.analytics': boolean
  readonly 'features.reownBranding': Maybe

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
  readonly 'services.secureSite': string

  readonly basic: boolean
  readonly preload: 'idle' | 'intent' | 'none'
  readonly enableReconnect: boolean
  readonly enableEmbedded: boolean
  readonly disableAppend: boolean
  readonly 'defaultAccountTypes.eip155': 'smartAccount' | 'eoa'
  readonly 'ui.dir': 'auto' | 'ltr' | 'rtl'
  readonly debug: boolean
  readonly enableAuthLogger: boolean
}

export type SettingKey = keyof Settings
