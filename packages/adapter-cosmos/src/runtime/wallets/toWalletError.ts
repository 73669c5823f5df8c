import { isUserRejection, ModalError } from '@foyer/core/adapter'

/**
 * Messages for a declined request, because these wallets have no error codes: "Request rejected" (Keplr,
 * https://github.com/chainapsis/keplr-wallet/issues/47, 2020-12; Leap, as https://github.com/cosmology-tech/cosmos-kit
 * has it in wallets/leap-extension, seen 2026-11).
 */
const REJECTED = /\b(reject|declin|denied|cancel)/i

/**
 * Messages for a chain that the wallet does not know: "There is no chain info for …" (Keplr,
 * https://github.com/graz-sh/graz/issues/62, 2023-02), "There is no modular chain info …" (Keplr 0.12.224,
 * https://github.com/chainapsis/keplr-wallet/issues/1467, 2025-04).
 */
const UNKNOWN_CHAIN = /chain info|(unknown|unsupported|invalid) chain|chain\b.*\b(not|n't) (exist|found|support)/i

const UNAUTHORIZED =
  /\bunauthori[sz]ed\b|\bnot (been )?(authori[sz]ed|permitted|enabled|connected)\b|\bno permission\b/i

/** Maps a wallet's message to `USER_REJECTED` or `NOT_AUTHORIZED`. Returns other errors unchanged. */
export function toWalletError(cause: unknown): unknown {
  if (isUserRejection(cause) || REJECTED.test(messageOf(cause))) return new ModalError('USER_REJECTED', { cause })
  return UNAUTHORIZED.test(messageOf(cause)) ? new ModalError('NOT_AUTHORIZED', { cause }) : cause
}

export function isUnknownChain(cause: unknown): boolean {
  return UNKNOWN_CHAIN.test(messageOf(cause))
}

function messageOf(cause: unknown): string {
  const message: unknown = typeof cause === 'object' && cause !== null && 'message' in cause ? cause.message : cause
  return typeof message === 'string' ? message : ''
}
