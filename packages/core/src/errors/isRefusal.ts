const REFUSALS =
  /^(USER_REJECTED|REQUEST_PENDING|ACT_UNSUPPORTED|SEND_|SWAP_(?!CANCELLED|REVERTED|UNSEEN)|FEE_|PROVIDER_UN|RPC_(INVALID|LIMIT|METHOD|TRANSACTION)|NODE_(?!NONCE_TOO_LOW)|CALLS_(?!DUPLICATE|UNKNOWN))/

/** Whether a code is an answer of a wallet or node after which nothing is on its way. After any other, something may be. */
export const isRefusal = (code: string): boolean => REFUSALS.test(code)
