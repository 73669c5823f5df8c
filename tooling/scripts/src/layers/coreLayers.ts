/** Lists folders and files of one layer. */
export interface Layer {
  readonly members: readonly string[]
  /** Members may import each other. */
  readonly mixed?: boolean
}

/** Builds a modal. May import every layer; only the exceptions below may import it. */
export const compositionRoot = 'modal'

/**
 * Lists core’s layers, lowest first: imports point to a lower layer, or stay in their own. Members of a layer may
 * import each other only if `mixed`. `feature` is the contract of features, `features` are Foyer’s own. The members
 * from `notices` to `transactions` never use the router; `modal/navigation` changes the modal's
 * view.
 */
export const coreLayers: readonly Layer[] = [
  { members: ['types'] },
  { members: ['utils', 'errors'], mixed: true },
  { members: ['payment'] },
  { members: ['adapter'] },
  { members: ['state'] },
  { members: ['http'] },
  { members: ['feature'] },
  { members: ['notices', 'requests'] },
  { members: ['analytics'] },
  { members: ['project'] },
  { members: ['wallets'] },
  { members: ['identity', 'portfolio'] },
  { members: ['connection'] },
  { members: ['networks'] },
  { members: ['clearSigning'] },
  { members: ['transactions'] },
  { members: ['modal/navigation'] },
  { members: ['features'] },
]

// Headless: these neither know a wallet by its id nor touch the router.
export const headlessFolders = [
  'notices',
  'analytics',
  'project',
  'wallets',
  'identity',
  'portfolio',
  'connection',
  'networks',
  'clearSigning',
  'transactions',
] as const

// Entries may import everything; nothing imports them.
export const entryFolder = 'exports'

// Folder of features, none of which imports another.
export const featuresFolder = 'features'

/**
 * Lists features that receive the whole modal besides the public context. The list only shrinks: other features may not
 * import `modal/context`, and a listed one that stops importing it must leave.
 */
export const featuresWithModalContext: readonly string[] = [
  // Needs the modal to write the account's user, preferred type and addresses, and to emit errors of logins.
  'embedded',
  // Needs the modal to set the nodes that adapters query.
  'ownNodes',
  // Needs the modal to end sessions of inactive connections, and to show alerts for messages of WalletConnect's client.
  'remote',
  // Needs the modal to pay from inactive connections; send and pay share one guard against sending twice.
  'send',
  // Needs the modal to follow connect attempts, network switches and connections before an account is reported.
  'siwx',
]

/** File that lists Foyer's own features, and the only file that may import it. */
export const featureRegistry = { file: 'features/index', namedBy: ['modal/runtime'] }

/** Lists allowed upward imports of types: public methods take the modal, other code its context. */
export const allowedTypeImports: Readonly<Record<string, readonly string[]>> = {
  ...Object.fromEntries(
    ['state', 'http', 'feature', ...headlessFolders].map((each) => [
      each,
      ['modal/context', 'modal/modal', 'modal/options'],
    ]),
  ),
  'modal/navigation': ['modal/context', 'modal/modal'],
  features: ['modal/context', 'modal/modal', 'modal/options'],
}

/** Lists allowed upward imports of code: a public method gets its modal’s context, or loads it. */
export const allowedCodeImports: Readonly<Record<string, readonly string[]>> = {
  ...Object.fromEntries(['http', 'feature', ...headlessFolders, 'features'].map((each) => [each, ['modal/runtime']])),
  connection: ['modal/runtime', 'modal/startNavigation'],
  'modal/navigation': ['modal/startNavigation'],
}

/** Stores that a layer must not touch: subjects emit events, and navigation listens. */
export const forbiddenStores: Readonly<Record<string, readonly string[]>> = Object.fromEntries(
  headlessFolders.map((each) => [each, ['router']]),
)
