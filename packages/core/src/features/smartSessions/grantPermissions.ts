import type { SpendLimit, WalletPermission } from '../../adapter/permissions.js'
import type { ModalContext } from '../../context.js'
import { lateError } from '../../errors/lateError.js'
import { ModalError } from '../../errors/ModalError.js'
import { toModalError } from '../../errors/toModalError.js'
import { requireConnection } from '../../flows/requireConnection.js'
import { anySignal, untilAborted } from '../../utils/waiting.js'
import { keep } from './kept.js'
import { type SmartSession, toSession } from './sessions.js'

/** What a site asks to be allowed, of the account in use on its network. */
export interface GrantPermissionsParameters {
  /** How much of one token, or of the coin where no token is named: in all, or in each `period`. */
  readonly limit: SpendLimit
  /** When it ends. Seconds since 1970. */
  readonly expiry: number
  /**
   * An account of the site’s that may use it, wherever it is: it redeems what was granted with the contract that the answer names
   * (ERC-7710). Absent: the page itself, with calls that name its `context` to the wallet (`wallet_sendCalls`).
   */
  readonly to?: string | undefined
  /** Why, in the site’s words. Wallets show it. */
  readonly reason?: string | undefined
  readonly signal?: AbortSignal | undefined
}

/** No wallet shows more of it. Characters. */
const LONGEST_REASON = 200
const MOST = 2n ** 256n

/**
 * Throws for what cannot be asked, and gives what asks the wallet to let this site, or an account of its, spend within a limit
 * (ERC-7715): what it supports first (`wallet_getSupportedExecutionPermissions`), then `wallet_requestExecutionPermissions`, or the older `wallet_grantPermissions`
 * where that is what it knows. It resolves with what was granted, which may be less than what was asked for. Rejects with
 * `PERMISSION_INVALID`, `ACT_UNSUPPORTED` (a wallet that grants nothing), `PERMISSION_UNSUPPORTED` (nothing of this kind),
 * `USER_REJECTED`, `RESPONSE_INVALID`, `ACCOUNT_UNDEFINED`, `NETWORK_UNDEFINED`, `ABORTED`, and `FEATURE_MISSING` where
 * `features.smartSessions` is off.
 */
export function prepareGrant(
  context: ModalContext,
  wanted: Omit<GrantPermissionsParameters, 'signal'>,
): (signal?: AbortSignal | undefined) => Promise<SmartSession> {
  requireFeature(context)
  check(wanted)
  const { limit, expiry, to, reason } = wanted
  const { act, account, network } = requireConnection(context, { namespace: 'eip155', act: 'permissions' })
  const walletId = context.stores.connections.active('eip155')?.walletId
  if (!network || walletId === undefined) throw new ModalError('NETWORK_UNDEFINED')
  const request = { account, caipNetworkId: network.caipNetworkId, limit, expiry, to, reason }
  const remember = (permission: WalletPermission) =>
    keep(context, { walletId, permission, createdAt: Math.floor(Date.now() / 1000) })

  return async (given) => {
    const signal = anySignal(context.signal, given)
    const asking = act().then(({ grant }) => grant(request))
    // Who has turned away may still approve in the wallet: then it is to be found among what they have allowed.
    asking.then(remember, () => {})
    try {
      return await toSession(context, await untilAborted(asking, signal), context.signal)
    } catch (cause) {
      throw toModalError(cause)
    }
  }
}

/** Throws `FEATURE_MISSING`. */
export function requireFeature({ features }: ModalContext): void {
  if (!features.some(({ definition }) => definition.id === 'smartSessions')) {
    throw lateError('FEATURE_MISSING', { context: { id: 'smartSessions' } })
  }
}

/** Throws for what no wallet could be asked. */
function check({ limit, expiry, to, reason }: Omit<GrantPermissionsParameters, 'signal'>): void {
  const { token, amount, period } = limit
  const isAddress = (value: string | undefined) => value === undefined || /^0x[0-9a-f]{40}$/i.test(value)
  const wrong =
    (typeof amount !== 'bigint' || amount <= 0n || amount >= MOST ? 'amount' : undefined) ??
    (period !== undefined && !(Number.isSafeInteger(period) && period > 0) ? 'period' : undefined) ??
    (isAddress(token) ? undefined : 'token') ??
    (isAddress(to) ? undefined : 'to') ??
    (Number.isSafeInteger(expiry) && expiry > Date.now() / 1000 ? undefined : 'expiry') ??
    (reason !== undefined && reason.length > LONGEST_REASON ? 'reason' : undefined)
  if (wrong) {
    throw new ModalError('PERMISSION_INVALID', {
      message: `The permission's ${wrong} makes no sense`,
      context: { reason: wrong },
    })
  }
}
