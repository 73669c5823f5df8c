// Waits, sizes and ids of what comes after a page's first load. What that needs lies beside what uses it.

/** Recent wallets that are remembered. */
export const RECENT_WALLETS = 2

/** After back-navigation the account is read anew, this much later. Milliseconds. */
export const BACK_SYNC_DELAY = 100

/** A toast that follows an open one is shown this much later. Milliseconds. */
export const TOAST_SWAP_DELAY = 150

/** A toast closes by itself after this. Milliseconds. */
export const TOAST_DURATION = 4_000

/** An error stays longer. Milliseconds. */
export const TOAST_ERROR_DURATION = 6_000

/** How long the shake flag stays set. Milliseconds. */
export const SHAKE_DURATION = 500

/** A wallet that was connected before may announce itself late; a restore waits this long for it. Milliseconds. */
export const RESTORE_WALLET_WAIT = 3_000

/** A wallet that is asked without a prompt and does not answer is not waited for any longer. Milliseconds. */
export const RESTORE_WAIT = 10_000

/** Time that a feature has to let an account in where nobody waits for it in the modal. Milliseconds. */
export const ADMISSION_WAIT = 10_000

/** A wallet that is told of a disconnect is given this long to answer. Milliseconds. */
export const DISCONNECT_WAIT = 3_000

/** A wallet that switches at once needs no view of its own; after this long it gets one. Milliseconds. */
export const SWITCH_VIEW_DELAY = 250

/** The hosted relay of remote sessions. */
export const HOSTED_RELAY_URL = 'wss://relay.walletconnect.org'

/** Id of the wallet that stands for all wallets on other devices. */
export const REMOTE_WALLET_ID = 'walletconnect'

/** Id of the embedded wallet, which is reached with an e-mail address or a social login. */
export const AUTH_WALLET_ID = 'auth'

/** Ids that mean something here, in every namespace: no wallet of a stranger's may have one. */
export const RESERVED_WALLET_IDS: ReadonlySet<string> = new Set([
  AUTH_WALLET_ID,
  REMOTE_WALLET_ID,
  'injected',
  'safe',
  'coinbase',
])

/** An address is sent one code in so long. Milliseconds. */
export const EMAIL_COOLDOWN = 30_000

/** Size of the window in which a provider asks who the visitor is. Pixels. */
export const SOCIAL_WINDOW = { width: 600, height: 800 } as const

/** How often that window is looked at: it may have been closed. Milliseconds. */
export const SOCIAL_WINDOW_CHECK = 1_000

/** Who has not finished there by then is not waited for. Milliseconds. */
export const SOCIAL_TIMEOUT = 120_000

/** While an e-mail address is being changed, the secure site is asked this often how far it is. Milliseconds. */
export const EMAIL_CHANGE_POLL = 1_000

/** The frame is loaded anew so long after a login that was left. Milliseconds. */
export const FRAME_RELOAD_DELAY = 100

/** A page may ask the embedded wallet for this many things at once. */
export const PENDING_REQUESTS = 99

/** Before a request that the embedded wallet does not know is refused, the modal has opened. Milliseconds. */
export const REFUSAL_DELAY = 300

/** The embedded wallet's frame that did not load is tried again so much later. Milliseconds. */
export const FRAME_RETRY_DELAY = 5_000

/** A pairing can be taken up for this long. Milliseconds. */
export const PAIRING_LIFETIME = 240_000

/** With so little left of its lifetime it counts as expired: who scans it now would come too late. Milliseconds. */
export const PAIRING_RESERVE = 10_000

/** How often a pairing that is on screen is looked at. Milliseconds. */
export const PAIRING_HEARTBEAT = 5_000

/** A relay that has not taken the offer by then is called unreachable. Milliseconds. */
export const RELAY_WAIT = 15_000

/** Groups of wallets, from above, as far as a site does not say. */
export const CONNECTOR_TYPE_ORDER = [
  'walletConnect',
  'recent',
  'injected',
  'featured',
  'custom',
  'external',
  'recommended',
] as const

/** Wallets that the directory recommends for the first view. */
export const RECOMMENDED_WALLETS = 4

/** Wallets of this browser that the first view lists; the others are found among all wallets. */
export const FOUND_WALLETS = 20

/**
 * What wallets are called where a name is all that there is of them, the reverse domain name under which the same wallet
 * announces itself, and the kinds of networks in which the name joins the row of that: no wallet joins by a name where the
 * one of that name has no business. MetaMask joins nowhere: it is the name that others take.
 */
export const KNOWN_WALLETS = [
  ['Backpack', 'app.backpack', 'solana'],
  ['Bitget', 'com.bitget.web3', 'solana bip122'],
  ['Bitget Wallet', 'com.bitget.web3', 'solana bip122'],
  ['Brave Wallet', 'com.brave.wallet', 'solana'],
  ['Coinbase Wallet', 'com.coinbase.wallet', 'solana'],
  ['Exodus', 'com.exodus.web3-wallet', 'solana bip122'],
  ['Magic Eden', 'io.magiceden.wallet', 'solana bip122'],
  ['MetaMask', 'io.metamask', ''],
  ['Nightly', 'app.nightly', 'solana polkadot'],
  ['OKX Wallet', 'com.okex.wallet', 'solana bip122'],
  ['Okx Wallet', 'com.okex.wallet', ''],
  ['Phantom', 'app.phantom', 'solana bip122'],
  ['Rabby', 'io.rabby', ''],
  ['SubWallet', 'app.subwallet', 'polkadot'],
  ['Taho', 'co.taho', ''],
  ['Talisman', 'xyz.talisman', 'polkadot solana'],
  ['Trust', 'com.trustwallet.app', 'solana'],
] as const

/** Rows in the first view, beyond which nothing is recommended. */
export const SHORT_LIST = 6

/** Wallets in one page of the directory. */
export const WALLET_PAGE = 40

/** Wallets of a page whose pictures are loaded before they are seen. */
export const PRELOADED_IMAGES = 20

/** Wallets in the answer to a search. */
export const WALLET_SEARCH_PAGE = 100

/** A search asks the directory when nothing has been typed for this long. Milliseconds. */
export const WALLET_SEARCH_PAUSE = 200

/** A search takes at least this long, so that the list does not flicker. Milliseconds. */
export const WALLET_SEARCH_WAIT = 300

/** Names are suggested when nothing has been typed for this long. Milliseconds. */
export const NAME_SUGGESTION_PAUSE = 300

/** What was read from a chain counts as fresh for this long. Milliseconds. */
export const PORTFOLIO_FRESH = 30_000

/** What is read anew and has not come by then is said to be old meanwhile. Milliseconds. */
export const PORTFOLIO_LATE = 4_000

/** What nobody looks at is forgotten after this. Milliseconds. */
export const PORTFOLIO_KEPT = 300_000

/** What the data service has said of balances is kept for this long. Milliseconds. */
export const PORTFOLIO_CACHE_LIFETIME = 30_000

/** The same of native coins, from a node. Milliseconds. */
export const NATIVE_CACHE_LIFETIME = 30_000

/** After a failure the data service is left alone for this long, and what failed is read anew then. Milliseconds. */
export const BALANCE_LOCK = 30_000

/** Names that were looked up are kept for this long. Milliseconds. */
export const NAME_CACHE_LIFETIME = 300_000

/** The same of what the data service says of who somebody is. Milliseconds. */
export const IDENTITY_CACHE_LIFETIME = 300_000

/** A wallet that does not say by then what an account owns is not waited for. Milliseconds. */
export const WALLET_ASSETS_WAIT = 5_000

/** History counts as fresh for this long, and is kept so long when nobody looks. Milliseconds. */
export const HISTORY_FRESH = 15_000

/** Where own transactions lie in storage. */
export const OWN_TRANSACTIONS = 'own_transactions'

/** Own transactions that are on their way and are followed. */
export const PENDING_TRANSACTIONS = 99

/** Own transactions that are through and are kept beside them. */
export const SETTLED_TRANSACTIONS = 100

/** What no node has included by then never will be: the longest that a mempool keeps anything (Bitcoin Core). Milliseconds. */
export const TRANSACTION_LIFETIME = 14 * 24 * 3_600_000

/** A transaction on its way is asked for after this; each later time takes half as long again. Milliseconds. */
export const TRANSACTION_POLL = 1_000

/** It is never asked for more seldom. Milliseconds. */
export const TRANSACTION_POLL_MAX = 30_000

/** Where accounts are kept that have signed out while the site did not answer. */
export const SIGNED_OUT = 'siwx_signed_out'
