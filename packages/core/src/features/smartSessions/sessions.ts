import type { Connection } from '../../adapter/connection.js'
import type { PermissionLimit, WalletPermission } from '../../adapter/permissions.js'
import { findSendingAccount } from '../../connection/requireSendingAccount.js'
import { ModalError } from '../../errors/ModalError.js'
import { toModalError } from '../../errors/toModalError.js'
import { toWalletError } from '../../errors/toWalletError.js'
import type { FeatureContext } from '../../feature/context.js'
import { getDataService } from '../../http/dataService.js'
import { getKnownTokens, getTokenKey } from '../../portfolio/knownTokens.js'
import { stateError } from '../../state/errors.js'
import type { CaipAddress, CaipNetworkId } from '../../types/caip.js'
import { parseCaipAddress, toCaipAddress } from '../../utils/caipAddress.js'
import { combineSignals, rejectOnAbort, withTimeout } from '../../utils/waiting.js'
import { readStoredGrants, removeGrant } from './grantStorage.js'
import { fetchHostedSessions, type HostedSession, revokeHostedSession } from './hostedSessions.js'

// Time limit for the wallet and the data service to answer, in ms.
const READ_TIMEOUT_MS = 10_000

export interface SessionAccount {
  readonly address: string
  /** Network of the data service's sessions. The wallet lists its sessions of all networks. */
  readonly caipNetworkId: CaipNetworkId
}

export interface SessionLimit {
  readonly limit: PermissionLimit
  readonly token?: { readonly symbol: string; readonly decimals: number } | undefined
}

export interface SmartSession {
  readonly id: string
  readonly caipAddress: CaipAddress
  readonly limits: readonly SessionLimit[]
  /** Website that may spend. Absent: this app. */
  readonly site?: HostedSession['site'] | undefined
  /** Account that may spend, through a contract (ERC-7710). Absent: the app spends through the user's wallet. */
  readonly to?: string | undefined
  /** Expiry in s since 1970. Absent if the session does not expire. */
  readonly expiry?: number | undefined
  /** Time at which the user granted the permission, in s since 1970. Absent if unknown. */
  readonly createdAt?: number | undefined
  /** Permission as the wallet granted it. Pass its `context` to `wallet_sendCalls`. */
  readonly permission?: WalletPermission | undefined
  readonly pci?: string | undefined
}

export interface SmartSessionsResult {
  readonly sessions: readonly SmartSession[]
  /** Sources that failed. Their sessions are missing from `sessions`. */
  readonly unread: readonly ('wallet' | 'service')[]
}

/**
 * Reads the account's unexpired sessions from the wallet (`wallet_getGrantedExecutionPermissions`, ERC-7715), from the
 * data service, and from local storage if the wallet cannot list them. Prompts no user. Rejects with `SESSIONS_UNREAD`
 * if a source fails and the others list no session, and with `ABORTED`.
 */
export async function readSmartSessions(
  context: FeatureContext,
  account: SessionAccount,
  appSignal?: AbortSignal | undefined,
): Promise<SmartSessionsResult> {
  const signal = combineSignals(context.signal, appSignal)
  const [wallet, service] = await Promise.allSettled([
    withReadTimeout(readWallet(context, account), signal),
    withReadTimeout(readService(context, account, signal), signal),
  ])
  if (signal.aborted) throw new ModalError('ABORTED')
  const walletPermissions = wallet.status === 'fulfilled' ? wallet.value : undefined
  const hosted = service.status === 'fulfilled' ? service.value : undefined
  const unread = [
    ...(wallet.status === 'rejected' ? (['wallet'] as const) : []),
    ...(service.status === 'rejected' ? (['service'] as const) : []),
  ]
  const permissions = walletPermissions ?? readOwnGrants(context, account)
  if (unread.length > 0 && permissions.length === 0 && !hosted?.length) {
    const [cause] = [wallet, service].flatMap((each) => (each.status === 'rejected' ? [toModalError(each.reason)] : []))
    throw createUnreadError(cause)
  }
  const now = Date.now() / 1000
  const all = merge(context, { account, permissions, kept: hosted ?? [] })
  const alive = all.filter(({ expiry }) => expiry === undefined || expiry > now)
  return { sessions: await Promise.all(alive.map((each) => addTokens(context, each, signal))), unread }
}

/**
 * Revokes a session in the wallet, and at the data service with the account's signature. Resolves if the session has
 * already ended. Rejects with `PERMISSION_KEPT` if only the user can revoke it, in the wallet itself, `USER_REJECTED`,
 * `ACCOUNT_UNDEFINED` (another account is active), the errors of `Http`, and `ABORTED`.
 */
export async function endSmartSession(
  context: FeatureContext,
  session: SmartSession,
  appSignal?: AbortSignal | undefined,
): Promise<void> {
  const signal = combineSignals(context.signal, appSignal)
  const { permission, pci, caipAddress } = session
  const { address = '' } = parseCaipAddress(caipAddress) ?? {}
  const { connection, account } = requireAccount(context, address)
  try {
    if (permission) await rejectOnAbort(revokeInWallet(connection, permission), signal)
    if (pci !== undefined) {
      const data = getDataService(context.modal)
      if (!data || !connection.signMessage) throw createKeptError()
      const signature = await rejectOnAbort(connection.signMessage({ message: pci, account }), signal)
      await revokeHostedSession(data.http, { caipAddress, pci, signature, signal: context.signal })
    }
  } catch (cause) {
    throw toModalError(cause)
  }
  if (!permission && pci === undefined) throw createKeptError()
  if (permission) removeGrant(context, permission)
}

async function revokeInWallet(connection: Connection, permission: WalletPermission): Promise<void> {
  const permissions = await connection.permissions?.()
  try {
    if (!permissions) throw createKeptError()
    await permissions.revoke(permission)
  } catch (thrown) {
    const cause = toWalletError(thrown)
    // The wallet no longer knows the session, so it has already been revoked.
    if (cause.code === 'CALLS_UNKNOWN_BUNDLE') return
    throw cause.code === 'METHOD_UNSUPPORTED' ? createKeptError(cause) : cause
  }
}

const createUnreadError = (cause?: unknown) =>
  new ModalError('SESSIONS_UNREAD', { message: 'What was allowed could not be read', cause })
const createKeptError = (cause?: unknown) =>
  new ModalError('PERMISSION_KEPT', { message: 'This permission is taken back in the wallet', cause })

function requireAccount(context: FeatureContext, address: string) {
  const connection = findSendingAccount(context.modal, 'eip155')?.connection
  const account = connection?.accounts.find((each) => isSameHex(each.address, address))
  if (!connection || !account) throw stateError('ACCOUNT_UNDEFINED')
  return { connection, account }
}

const isSameHex = (one: string, other: string) => one.toLowerCase() === other.toLowerCase()

const withReadTimeout = <T>(value: Promise<T>, signal: AbortSignal) =>
  withTimeout(
    value,
    READ_TIMEOUT_MS,
    () => {
      throw createUnreadError()
    },
    signal,
  )

/** Reads sessions from the wallet. Undefined if the wallet cannot list them or does not have this account. */
async function readWallet(context: FeatureContext, { address }: SessionAccount) {
  const connection = context.connection('eip155')
  const account = connection?.accounts.find((each) => isSameHex(each.address, address))
  const permissions = account && (await connection?.permissions?.())
  return account && permissions?.list({ account })
}

async function readService(context: FeatureContext, { address, caipNetworkId }: SessionAccount, signal: AbortSignal) {
  const data = getDataService(context.modal)
  if (!data || !(await data.supports(caipNetworkId))) return []
  return fetchHostedSessions(data.http, { caipAddress: toCaipAddress(caipNetworkId, address), signal })
}

function readOwnGrants(context: FeatureContext, { address }: SessionAccount): readonly WalletPermission[] {
  const walletId = context.walletId('eip155')
  return readStoredGrants(context)
    .filter((each) => each.walletId === walletId && isSameHex(each.permission.address, address))
    .map(({ permission }) => permission)
}

interface SessionSources {
  readonly account: SessionAccount
  readonly permissions: readonly WalletPermission[]
  readonly kept: readonly HostedSession[]
}

type SessionWithoutTokens = Omit<SmartSession, 'limits'> & { readonly limits: readonly PermissionLimit[] }

function merge(
  context: FeatureContext,
  { account, permissions, kept: hosted }: SessionSources,
): readonly SessionWithoutTokens[] {
  const made = new Map(readStoredGrants(context).map((each) => [each.permission.context.toLowerCase(), each.createdAt]))
  const known = new Set(permissions.map((each) => each.context.toLowerCase()))
  const own = permissions.map((permission): SessionWithoutTokens => {
    const { context: id, caipNetworkId, address, to, expiry, limits } = permission
    const same = hosted.find((each) => each.context !== undefined && isSameHex(each.context, id))
    return {
      id,
      caipAddress: toCaipAddress(caipNetworkId, address),
      limits,
      to,
      expiry,
      createdAt: same?.createdAt ?? made.get(id.toLowerCase()),
      permission,
      pci: same?.pci,
    }
  })
  const others = hosted
    .filter((each) => each.context === undefined || !known.has(each.context.toLowerCase()))
    .map(({ pci, site, expiry, createdAt, limits }): SessionWithoutTokens => {
      const caipAddress = toCaipAddress(account.caipNetworkId, account.address)
      return { id: pci, caipAddress, limits, site: isThisApp(site.url) ? undefined : site, expiry, createdAt, pci }
    })
  return [...own, ...others]
}

function isThisApp(url: string | undefined): boolean {
  try {
    return url !== undefined && new URL(url).origin === globalThis.location?.origin
  } catch {
    return false
  }
}

async function addTokens(
  context: FeatureContext,
  session: SessionWithoutTokens,
  signal: AbortSignal,
): Promise<SmartSession> {
  const { caipNetworkId } = parseCaipAddress(session.caipAddress) ?? {}
  const limits = session.limits.map(async (limit): Promise<SessionLimit> => {
    if (limit.kind === 'other' || caipNetworkId === undefined) return { limit }
    const token = await withReadTimeout(
      describeToken(context, { caipNetworkId, address: limit.token }, signal),
      signal,
    ).catch(() => undefined)
    return { limit, token }
  })
  return { ...session, limits: await Promise.all(limits) }
}

async function describeToken(
  context: FeatureContext,
  { caipNetworkId, address }: { readonly caipNetworkId: CaipNetworkId; readonly address: string | undefined },
  signal: AbortSignal,
): Promise<SessionLimit['token']> {
  const network = context.findNetwork(caipNetworkId)
  if (address === undefined || !network) return address === undefined ? network?.nativeCurrency : undefined
  const key = getTokenKey({ caipNetworkId, address })
  const listed = (await getKnownTokens(context.modal).of(caipNetworkId)).find((each) => getTokenKey(each) === key)
  const chainReader = listed ? undefined : await context.chainReader('eip155')
  const token = listed ?? (await chainReader?.token?.({ address, network, signal }))
  return token && { symbol: token.symbol, decimals: token.decimals }
}

export async function toSmartSession(
  context: FeatureContext,
  permission: WalletPermission,
  signal: AbortSignal,
): Promise<SmartSession> {
  const { caipNetworkId, address } = permission
  const [found] = merge(context, { account: { address, caipNetworkId }, permissions: [permission], kept: [] })
  if (!found) throw createUnreadError()
  return addTokens(context, found, signal)
}
