const UNSUPPORTED =
  /^(ACT_UNSUPPORTED|PROVIDER_UNSUPPORTED_METHOD|RPC_METHOD_NOT_(FOUND|SUPPORTED)|CALLS_(UNSUPPORTED_CAPABILITY|BUNDLE_TOO_LARGE|ATOMICITY_UNSUPPORTED))$/

/** Whether a wallet does not do several calls as one (EIP-5792): nothing has happened, and each can still be asked for by itself. */
export const isTogetherUnsupported = (code: string): boolean => UNSUPPORTED.test(code)
