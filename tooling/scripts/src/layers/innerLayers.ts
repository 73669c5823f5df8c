import type { Layer } from './coreLayers'

export interface LayerTable {
  readonly layers: readonly Layer[]
  /** Members loaded after the page: others import only their types, or by `import()`. */
  readonly late: readonly string[]
  /** Upward imports, allowed by `import()` and as types. */
  readonly doors: Readonly<Record<string, readonly string[]>>
  /** Member whose folders may not import each other. */
  readonly apart?: string
}

/**
 * Lists the layers of the view layer, lowest first: imports point to a lower layer, or stay in their member. A member
 * is a folder or file of src/, with `*` for any name; the longest match counts. Members of a layer may import each
 * other only if `mixed`. Public entries (exports) may import everything, and nothing imports them.
 */
export const reactUiLayers: LayerTable = {
  layers: [
    { members: ['shell/motion', 'shell/dialog', 'shell/theme', 'icons'] },
    // What buttons do, without React: `@foyer/elements` has it too.
    { members: ['buttons/logic'] },
    // Foundation of hooks and views. The type of a translation includes the texts of our features.
    { members: ['i18n', 'features/*/texts', 'features/*/*Texts', 'internal', 'hooks/ModalProvider'], mixed: true },
    { members: ['hooks'] },
    { members: ['components'] },
    { members: ['buttons'] },
    // Contract for features, ours or third-party.
    { members: ['feature'] },
    // Parts of features that other views use, such as the signed-in user's icon, the total of assets, the consent box,
    // and the hook that opens a wallet app within the user's tap.
    {
      members: [
        'features/embedded/signInMessages',
        'features/embedded/EmbeddedWalletIcon',
        'features/embedded/SocialIcon',
        'features/assets/PortfolioTotal',
        'features/assets/PendingOutflows',
        'features/assets/usePortfolioScope',
        'features/consent',
        'features/remote/useWalletAppOpener',
      ],
      mixed: true,
    },
    { members: ['views'] },
    { members: ['features'] },
    // Tables of all features and views.
    { members: ['features/index', 'views/views'], mixed: true },
    // Frame around the current view.
    { members: ['shell'] },
    { members: ['shell/reactUi', 'shell/prepareOpening', 'shell/mount'], mixed: true },
  ],
  late: ['shell/mount', 'shell/prepareOpening'],
  doors: {
    'features/remote/useWalletAppOpener': ['features/remote/index'],
  },
  apart: 'features',
}

/**
 * Returns an adapter’s layers; each adapter has some of them. The file with the package’s name calls `defineAdapter`.
 */
export const createAdapterLayers = (name: string): LayerTable => ({
  layers: [
    {
      members: ['network', 'injected', 'keplr', 'walletApi', 'transaction', 'provider', 'options'],
      mixed: true,
    },
    { members: ['networks', 'networks.generated'] },
    // Reads network data.
    { members: ['readChainSettings'] },
    // Discovers wallets.
    { members: ['discover', 'safe', 'onConfig'], mixed: true },
    { members: ['runtime'] },
    { members: [name, 'walletAdapters', 'mobileWallet'] },
  ],
  late: ['safe', 'onConfig', 'runtime'],
  doors: {},
})
