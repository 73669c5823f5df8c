import type { Layer } from './coreLayers'

/** The layers inside of a package, lowest first. */
export interface LayerTable {
  readonly layers: readonly Layer[]
  /** What is not loaded with the page: the rest names it by `import()`, or its types. */
  readonly late: readonly string[]
  /** The way up: by `import()`, with its types. */
  readonly doors: Readonly<Record<string, readonly string[]>>
  /** The member whose folders are each on its own: none imports another. */
  readonly apart?: string
}

/**
 * The layers inside of the view layer and of the adapters, lowest first, in the manner of coreLayers.ts: an import may
 * only point to a lower line, or stay within its member. A member is a folder or a file of src/; of two that fit, the
 * longer one counts. Members of one line may import each other only where `mixed` says so. The public entries (exports)
 * may name everything, and nothing names them.
 */
export const reactUiLayers: LayerTable = {
  layers: [
    { members: ['messages', 'utils', 'motion', 'dialog', 'theme', 'icons'] },
    // What hooks and views are made from.
    {
      members: [
        'ModalProvider',
        'UiContext',
        'RouteContext',
        'useUiWith',
        'useViewUi',
        'useWalletTexts',
        'viewModule',
        'uiOptions',
      ],
      mixed: true,
    },
    { members: ['hooks'] },
    { members: ['components'] },
    { members: ['buttons'] },
    // What a feature, ours or a stranger's, is plugged in with.
    {
      members: [
        'features/reactFeature',
        'features/featureTexts',
        'features/useFeature',
        'features/FeatureRows',
        'features/AccountActions',
        'features/AccountTabs',
      ],
      mixed: true,
    },
    // What views of ours show of our features: who signed in, the box to agree, an app that opens in the tap itself.
    {
      members: [
        'features/embedded/textsOf',
        'features/embedded/embeddedWallet',
        'features/embedded/EmbeddedMark',
        'features/embedded/SocialMark',
        'features/embedded/socialMarks',
        'features/assets/Total',
        'features/assets/addUp',
        'features/assets/oldSince',
        'features/assets/OnItsWay',
        'features/assets/useOwned',
        'features/assets/useBalanceNotice',
        'features/assets/useScope',
        'features/consent',
        'features/remote/loadRemoteTools',
        'features/remote/useAppOpener',
      ],
      mixed: true,
    },
    { members: ['views'] },
    { members: ['features'] },
    // The tables that name them all.
    { members: ['features/halves', 'views/views', 'lateParts'], mixed: true },
    // The frame around the view on top.
    {
      members: [
        'useShownView',
        'useFetchAhead',
        'ViewBoundary',
        'Header',
        'Screen',
        'StopWaiting',
        'ToastBox',
        'Toast',
        'Modal',
      ],
      mixed: true,
    },
    { members: ['rehearse', 'mount'], mixed: true },
    { members: ['reactUi'] },
  ],
  late: ['mount', 'rehearse'],
  doors: {
    'features/remote/loadRemoteTools': ['features/remote/remoteHalf'],
  },
  apart: 'features',
}

/** Each adapter has some of these. Its own file, named as the package is, is the one that `defineAdapter` is called in. */
export const adapterLayers = (name: string): LayerTable => ({
  layers: [
    // What is said in types.
    {
      members: ['network', 'injected', 'keplr', 'link', 'transaction', 'provider', 'options'],
      mixed: true,
    },
    { members: ['networks', 'networks.generated'] },
    // What an address and a network as data are read with.
    { members: ['decodeAddress', 'readChain', 'isAddress'], mixed: true },
    // The wallets that are there.
    { members: ['discover', 'safe', 'onConfig'], mixed: true },
    { members: ['runtime'] },
    { members: ['channelSupport'] },
    { members: [name, 'walletAdapters'] },
  ],
  late: ['isAddress', 'decodeAddress', 'safe', 'onConfig', 'runtime', 'channelSupport'],
  doors: {},
})
