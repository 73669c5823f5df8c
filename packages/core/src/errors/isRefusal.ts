const REFUSALS =
  /^(USER_REJECTED|REQUEST_PENDING|ACT_UNSUPPORTED|NOT_AUTHORIZED|CHAIN_NOT_SUPPORTED|SEND_|SWAP_(?!CANCELLED|REVERTED|UNSEEN)|FEE_|PROVIDER_(UN|SWITCH)|RPC_(INVALID_(REQUEST|PARAMS)|METHOD|TRANSACTION)|NODE_(?!NONCE_TOO_LOW)|CALLS_(?!DUPLICATE|UNKNOWN))/

/**
 * Whether a code is an answer of a wallet or node after which nothing is on its way. After any other, something may be: after
 * -32000, too, which nodes say of all that they have no number for, and after a limit, which says nothing of what came before it.
 */
export const isRefusal = (code: string): boolean => REFUSALS.test(code)
