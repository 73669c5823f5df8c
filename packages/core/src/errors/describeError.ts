import { toModalError } from './toModalError.js'

/**
 * Sentences that a visitor can read: what happened, what is safe, what to do. By code; an unlisted code gets the
 * `UNKNOWN` one. `react-ui` shows these through its message catalogue, where they can be translated. None that may follow a
 * question to a wallet says that nothing was changed or sent: that is the chain's to say.
 */
export const errorSentences = {
  UNKNOWN:
    'Something went wrong. If you approved anything in your wallet, look into its activity before you try again.',
  USER_REJECTED: 'You declined the request in your wallet.',
  WALLET_UNANSWERED: 'No clear answer came. Look into your wallet’s activity before you try again.',
  WALLET_UNANSWERED_MOVED:
    'No clear answer came, and the network has something new from your account. Look into your wallet’s activity before you try again.',
  WALLET_UNANSWERED_STILL:
    'No clear answer came. The network has nothing new from your account so far, and it may still come. Look into your wallet’s activity before you try again.',
  CONNECTION_REJECTED: 'You declined the request in your wallet. Nothing was shared.',
  MODAL_CLOSED: 'You closed the window before a wallet was connected.',
  CONNECT_FAILED: 'The wallet could not be connected. Unlock it, then try again.',
  CONNECTOR_NOT_FOUND: 'That wallet is not in this browser. Choose another one.',
  PACKAGE_MISSING: 'This site is not set up for that wallet. Tell its owner, or use another wallet.',
  WALLET_NOT_FOUND: 'That wallet is not in this browser. Choose another one.',
  NOT_AUTHORIZED: 'Your wallet no longer shares an account with this site. Connect it again.',
  ACCOUNT_NOT_SHARED:
    'Your wallet shares no account with this site. Open its settings, choose the accounts for this site under website access, then connect again.',
  REQUEST_PENDING: 'Your wallet is already asking. Open it and answer the request there.',
  CONNECTION_ENDED: 'The connection has ended. Connect your wallet again.',
  DISCONNECT_FAILED: 'Your wallet could not be reached. This site has forgotten it all the same.',
  DISCONNECT_CHAINS_FAILED: 'A wallet could not be reached. This site has forgotten it all the same.',
  RELAY_UNREACHABLE:
    'The service between this site and your phone does not answer. Check your connection and try again.',
  RELAY_REFUSED: 'This site is not set up for phone wallets. Tell its owner, or use another wallet.',
  DEVICE_TIME_WRONG: 'The clock of this device is wrong. Check its time settings, then connect again.',
  SESSION_REFUSED: 'Your wallet does not support this site’s networks. Use another wallet.',
  SESSION_EXPIRED: 'The connection to your wallet has expired. Connect it again.',
  NETWORK_NOT_FOUND: 'This site does not work on that network. Choose another one.',
  CHAIN_NOT_SUPPORTED: 'Your wallet cannot use that network. Use another wallet or network.',
  NETWORK_UNDEFINED: 'No network is chosen. Choose one first.',
  ACCOUNT_UNDEFINED: 'No wallet is connected. Connect one first.',
  BALANCE_UNAVAILABLE: 'Couldn’t load your balance. Trying again soon.',
  NAME_UNRESOLVED: 'That name could not be looked up. Try again in a moment.',
  NAMES_OF_ADDRESS_FAILED: 'The names of that address could not be looked up. Try again in a moment.',
  NAME_SUGGESTIONS_FAILED: 'Names could not be suggested. Try again in a moment.',
  NAME_REGISTRATION_FAILED: 'We couldn’t save this name. Try again in a moment.',
  NAME_TAKEN: 'Somebody else has this name. Choose another one.',
  NAME_NETWORK_NOT_FOUND: 'No network is chosen. Choose one first.',
  NAME_ACCOUNT_NOT_FOUND: 'No wallet that can sign is connected. Connect one first.',
  NAME_INVALID: 'A name has 4 or more letters, digits or hyphens. Nothing was saved.',
  SESSIONS_UNREAD: 'What you have allowed could not be read. Try again in a moment.',
  PERMISSION_KEPT: 'This can’t be stopped from here. Open your wallet and take the permission back there.',
  PERMISSION_UNSUPPORTED: 'Your wallet does not give this kind of permission. Use another wallet.',
  PERMISSION_INVALID: 'This site asked for a permission that makes no sense. Tell its owner.',
  INVALID_CHAIN_ID: 'Names cannot be saved on this network. Choose another one.',
  ACT_UNSUPPORTED: 'Your wallet cannot do this. Use another wallet.',
  AUTH_CONNECTOR_MISSING: 'This site does not offer signing in with an email or a social account. Use a wallet.',
  NOT_SIGNED_IN: 'You are not signed in any more. Sign in again.',
  SIGNATURE_DECLINED: 'You declined to sign in. Sign to continue, or cancel.',
  SIGN_IN_REFUSED: 'This site did not accept the signature. Try again, or use another wallet.',
  SIGN_IN_UNANSWERED: 'This site did not say whether you are signed in. Try again, or cancel.',
  SIGN_OUT_FAILED: 'This site did not sign you out. You are still signed in: try again.',
  SIGN_IN_UNAVAILABLE:
    'Signing in did not begin: this site gave no message to sign. Check your connection and try again.',
  SMART_ACCOUNT_UNSUPPORTED: 'This site may not accept smart accounts. Try again, or use your standard account.',
  EMAIL_INVALID: 'That email is incomplete. Check for typos.',
  EMAIL_COOLDOWN: 'You just asked for a code. Wait half a minute, then try again.',
  CODE_WRONG: 'That code didn’t match. Check it and try again.',
  CODE_EXPIRED: 'That code is no longer good. Ask for a new one.',
  POPUP_CLOSED: 'The window was closed. Try again, or choose another way.',
  POPUP_BLOCKED: 'Your browser blocked the window. Allow pop-ups for this site, then try again.',
  SOCIAL_FAILED: 'The sign-in was not finished. Nothing was shared. Try again, or choose another way.',
  FARCASTER_FAILED: 'Farcaster did not confirm the sign-in. Nothing was shared. Try again, or choose another way.',
  EMBEDDED_LOAD_FAILED: 'Email sign-in didn’t load. Check your connection and reload, or use a wallet.',
  EMBEDDED_TIMED_OUT:
    'The secure window didn’t answer in time. If you approved anything there, look into your activity before you try again.',
  EMBEDDED_FAILED:
    'The secure window could not do that. If you approved anything there, look into your activity before you try again.',
  ORIGIN_NOT_ALLOWED: 'Signing in is not set up for this site. Tell its owner, or use a wallet.',
  SMART_ACCOUNT_UNAVAILABLE: 'There is no smart account on this network. Your standard account stays in use.',
  CHAIN_UNSUPPORTED: 'Sending is not possible on this kind of network. Choose another one.',
  SEND_INCOMPLETE: 'Enter an amount and who receives it.',
  TOKEN_REQUIRED: 'Choose what to send.',
  SEND_AMOUNT_INVALID: 'That amount is not valid. Nothing was sent.',
  SEND_ADDRESS_INVALID: 'That isn’t a valid address or name. Nothing was sent.',
  SEND_NOT_ENOUGH: 'You do not have enough for the amount and the network fee. Nothing was sent.',
  SEND_TOO_LITTLE: 'The network does not send so little there. Nothing was sent. Enter a larger amount.',
  SEND_WOULD_FAIL: 'The network would refuse this transfer. Nothing was sent.',
  SEND_FEE_UP: 'The network fee went up while you were deciding. Nothing was sent.',
  FEE_TOO_HIGH:
    'The network asks for a fee that is far too high. Nothing was sent. Try again later, or enter a larger amount.',
  SEND_INTERRUPTED: 'Your wallet went to another account or network. Nothing was sent.',
  SEND_STOPPED: 'A part of it was sent before it stopped. Check your activity before you go on.',
  OFFLINE: 'You seem to be offline. Check your connection and try again.',
  RATE_LIMITED: 'Too many requests. Wait a minute, then try again.',
  SERVER_ERROR: 'The service is out of order. Try again in a moment.',
  FORBIDDEN: 'This site may not use the service. Tell its owner.',
  HTTP_FAILED: 'The service gave no answer that could be used. Try again in a moment.',
  RESPONSE_INVALID: 'The service gave no answer that could be used. Try again in a moment.',
  CODE_LOAD_FAILED: 'What this needs could not be downloaded. Check your connection and try again.',
  UI_LOAD_FAILED: 'The window could not be loaded. Check your connection and try again.',
  ABORTED:
    'The request was stopped. If you approved anything in your wallet, look into its activity before you try again.',
  PROVIDER_UNAUTHORIZED: 'Your wallet did not allow this. Unlock it, then try again.',
  PROVIDER_UNSUPPORTED_METHOD: 'Your wallet cannot do this. Use another wallet.',
  PROVIDER_DISCONNECTED:
    'Your wallet is offline. If you approved anything in your wallet, look into its activity before you try again.',
  PROVIDER_CHAIN_DISCONNECTED: 'Your wallet cannot reach this network. Try again in a moment.',
  PROVIDER_SWITCH_CHAIN: 'Your wallet does not know that network.',
  RPC_LIMIT_EXCEEDED: 'Too many requests. Wait a minute, then try again.',
  RPC_METHOD_NOT_FOUND: 'Your wallet cannot do this. Use another wallet.',
  RPC_METHOD_NOT_SUPPORTED: 'Your wallet cannot do this. Use another wallet.',
  RPC_RESOURCE_UNAVAILABLE: 'The network is busy. Try again in a moment.',
  RPC_TRANSACTION_REJECTED: 'The network refused the transaction.',
  NODE_EXECUTION_REVERTED: 'The contract refused the transaction.',
  NODE_FEE_CAP_TOO_HIGH: 'The network fee is set too high. Lower it and try again.',
  NODE_FEE_CAP_TOO_LOW: 'The network fee is set too low. Raise it and try again.',
  NODE_NONCE_TOO_HIGH: 'An earlier transaction is still missing. Try again in a moment.',
  NODE_NONCE_TOO_LOW: 'This transaction was already sent. Check your activity.',
  NODE_INSUFFICIENT_FUNDS: 'You do not have enough for the amount and the network fee.',
  NODE_INTRINSIC_GAS_TOO_HIGH: 'The transaction is too large for the network.',
  NODE_INTRINSIC_GAS_TOO_LOW: 'The network fee limit is too low. Raise it and try again.',
  CALLS_UNSUPPORTED_CAPABILITY: 'Your wallet cannot do all that this needs.',
  CALLS_UNSUPPORTED_CHAIN_ID: 'Your wallet cannot use that network for this.',
  CALLS_DUPLICATE_ID: 'This was already sent. Check your activity.',
  CALLS_UNKNOWN_BUNDLE: 'Your wallet does not know this transaction.',
  CALLS_BUNDLE_TOO_LARGE: 'This is too much at once for your wallet.',
  CALLS_UPGRADE_REJECTED: 'You declined the account upgrade.',
  CALLS_ATOMICITY_UNSUPPORTED: 'Your wallet cannot do this in one step.',
} as const

export type ErrorSentences = Readonly<Record<keyof typeof errorSentences, string>>

/** Some of them, or all. */
export type TranslatedSentences = { readonly [K in keyof ErrorSentences]?: string | undefined }

/** The sentence for an error, from a translated table, or in English what that has not. */
export function describeError(error: unknown, translated: TranslatedSentences = {}): string {
  const { code, cause, context } = toModalError(error)
  const sentenceOf = (each: string) =>
    each !== 'UNKNOWN' && isKnown(each) ? (translated[each] ?? errorSentences[each]) : undefined
  // What kept the wallet from connecting says more than that it did not.
  const beneath = code === 'CONNECT_FAILED' && cause !== undefined ? sentenceOf(toModalError(cause).code) : undefined
  // What may have been sent is not to be tried again, whatever was said of it.
  const told = context.mayBeSent ? 'WALLET_UNANSWERED' : code
  const seen = sentenceOf(`${told}_${String(context.seen).toUpperCase()}`)
  return beneath ?? seen ?? sentenceOf(told) ?? translated.UNKNOWN ?? errorSentences.UNKNOWN
}

const isKnown = (code: string): code is keyof ErrorSentences => Object.hasOwn(errorSentences, code)
