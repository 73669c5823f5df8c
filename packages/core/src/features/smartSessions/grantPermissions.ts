import type { SpendLimit, WalletPermission } from '../../adapter/permissions.js'
import { requireConnectionWithMethod } from '../../connection/requireConnectionWithMethod.js'
import { ModalError } from '../../errors/ModalError.js'
import { toWalletError } from '../../errors/toWalletError.js'
import type { FeatureContext } from '../../feature/context.js'
import { combineSignals, rejectOnAbort } from '../../utils/waiting.js'
import { storeGrant } from './grantStorage.js'
import { type SmartSession, toSmartSession } from './sessions.js'

export interface GrantPermissionsParameters {
  /**
   * Maximum amount to spend, of a token or, without `token`, of the native coin. It applies in total, or to each
   * `period`.
   */
  readonly limit: SpendLimit
  /** Expiry of the permission, in s since 1970. */
  readonly expiry: number
  /**
   * Account of the app that receives the permission and spends through a contract, which the result names (ERC-7710).
   * Absent: the app spends through the user's wallet, by `wallet_sendCalls` with the permission's `context`.
   */
  readonly to?: string | undefined
  /** Reason that the wallet shows to the user, up to 200 characters. */
  readonly reason?: string | undefined
  readonly signal?: AbortSignal | undefined
}

const MAX_REASON_LENGTH = 200
const MAX_AMOUNT = 2n ** 256n

/**
 * Validates a permission and returns the function that requests it from the wallet (ERC-7715). Both report errors as
 * `grantPermissions` does.
 */
export function prepareGrantRequest(
  context: FeatureContext,
  wanted: Omit<GrantPermissionsParameters, 'signal'>,
): (signal?: AbortSignal | undefined) => Promise<SmartSession> {
  validate(wanted)
  const { limit, expiry, to, reason } = wanted
  const { method, account, network } = requireConnectionWithMethod(context.modal, {
    namespace: 'eip155',
    method: 'permissions',
  })
  const walletId = context.walletId('eip155')
  if (!network || walletId === undefined) throw new ModalError('NETWORK_UNDEFINED')
  const request = { account, caipNetworkId: network.caipNetworkId, limit, expiry, to, reason }
  const remember = (permission: WalletPermission) =>
    storeGrant(context, { walletId, permission, createdAt: Math.floor(Date.now() / 1000) })

  return async (appSignal) => {
    const signal = combineSignals(context.signal, appSignal)
    const grantRequest = method().then(({ grant }) => grant(request))
    // If the user approves after the app has aborted, the permission exists all the same: store it too.
    grantRequest.then(remember, () => {})
    try {
      return await toSmartSession(context, await rejectOnAbort(grantRequest, signal), context.signal)
    } catch (cause) {
      throw toWalletError(cause)
    }
  }
}

function validate({ limit, expiry, to, reason }: Omit<GrantPermissionsParameters, 'signal'>): void {
  const { token, amount, period } = limit
  const isAddress = (value: string | undefined) => value === undefined || /^0x[0-9a-f]{40}$/i.test(value)
  const wrong =
    (typeof amount !== 'bigint' || amount <= 0n || amount >= MAX_AMOUNT ? 'amount' : undefined) ??
    (period !== undefined && !(Number.isSafeInteger(period) && period > 0) ? 'period' : undefined) ??
    (isAddress(token) ? undefined : 'token') ??
    (isAddress(to) ? undefined : 'to') ??
    (Number.isSafeInteger(expiry) && expiry > Date.now() / 1000 ? undefined : 'expiry') ??
    (reason !== undefined && reason.length > MAX_REASON_LENGTH ? 'reason' : undefined)
  if (wrong) {
    throw new ModalError('PERMISSION_INVALID', {
      message: `The permission's ${wrong} makes no sense`,
      context: { reason: wrong },
    })
  }
}
