import { isRejection, ModalError } from '@foyer/core/adapter'

/**
 * "Request rejected" (Keplr, https://github.com/chainapsis/keplr-wallet/issues/47, 2020-12; Leap, as
 * https://github.com/cosmology-tech/cosmos-kit has it in wallets/leap-extension, seen 2026-11), and what others may say
 * for it. Their errors have no codes.
 */
const REJECTED = /\b(reject|declin|denied|cancel)/i

/**
 * "There is no chain info for …" (Keplr, https://github.com/graz-sh/graz/issues/62, 2023-02) and "There is no modular chain
 * info …" (Keplr 0.12.224, https://github.com/chainapsis/keplr-wallet/issues/1467, 2025-04), and what others say.
 */
const UNKNOWN_CHAIN = /chain info|(unknown|unsupported|invalid) chain|chain\b.*\b(not|n't) (exist|found|support)/i

/** What a wallet threw, with a code where the visitor declined. */
export function toWalletError(cause: unknown): unknown {
  return isRejection(cause) || REJECTED.test(messageOf(cause)) ? new ModalError('USER_REJECTED', { cause }) : cause
}

export function isUnknownChain(cause: unknown): boolean {
  return UNKNOWN_CHAIN.test(messageOf(cause))
}

function messageOf(cause: unknown): string {
  const message: unknown = typeof cause === 'object' && cause !== null && 'message' in cause ? cause.message : cause
  return typeof message === 'string' ? message : ''
}
