import type { Connection } from '../../adapter/connection.js'
import type { PermissionLimit, WalletPermission } from '../../adapter/permissions.js'
import type { ModalContext } from '../../context.js'
import { lateError } from '../../errors/lateError.js'
import { ModalError } from '../../errors/ModalError.js'
import { toModalError } from '../../errors/toModalError.js'
import { isAdmitted } from '../../flows/admission.js'
import { dataService } from '../../flows/dataService.js'
import { knownTokens, tokenKey } from '../../flows/knownTokens.js'
import { getSessions, type KeptSession, revokeSession } from '../../services/data/sessions.js'
import type { CaipAddress, CaipNetworkId } from '../../types/caip.js'
import { parseCaipAddress, toCaipAddress } from '../../utils/caipAddress.js'
import { anySignal, untilAborted, within } from '../../utils/waiting.js'
import { forget, readKept } from './kept.js'

/** A wallet or a service that has not said by then what was allowed is not waited for. Milliseconds. */
const READ_WAIT = 10_000

/** The account whose sessions are meant. */
export interface SessionAccount {
  readonly address: string
  /** Where the data service is asked. The wallet tells of all its networks. */
  readonly caipNetworkId: CaipNetworkId
}

/** A limit, with what its token is called. */
export interface SessionLimit {
  readonly limit: PermissionLimit
  /** Absent: nobody knows the token. */
  readonly token?: { readonly symbol: string; readonly decimals: number } | undefined
}

/** What a site, or an account of a site's, may do for a smart account without asking. */
export interface SmartSession {
  /** Its own among those of an account. */
  readonly id: string
  readonly caipAddress: CaipAddress
  readonly limits: readonly SessionLimit[]
  /** The site that has it, where that is another one. Absent: it is this site's. */
  readonly site?: KeptSession['site'] | undefined
  /** Another account may use it, wherever it is. Absent: only the site, through the wallet. */
  readonly to?: string | undefined
  /** Seconds since 1970. Absent: it has no end. */
  readonly expiry?: number | undefined
  /** Seconds since 1970. Absent: nobody has said. */
  readonly createdAt?: number | undefined
  /** As the wallet has granted it: `context` is what calls are sent with. */
  readonly permission?: WalletPermission | undefined
  /** What the data service knows it by. */
  readonly pci?: string | undefined
}

export interface FoundSessions {
  readonly sessions: readonly SmartSession[]
  /** Who was asked and has not answered: there may be more. */
  readonly unread: readonly ('wallet' | 'service')[]
}

/**
 * What an account has allowed: what its wallet says (`wallet_getGrantedExecutionPermissions` of ERC-7715), what the data service
 * keeps, and what this page was granted by a wallet that does not tell. Asks nobody who would have to approve. What is over is left
 * out. Rejects with `SESSIONS_UNREAD` where nothing is known and somebody has not answered, and with `ABORTED`.
 */
export async function listSmartSessions(
  context: ModalContext,
  account: SessionAccount,
  given?: AbortSignal | undefined,
): Promise<FoundSessions> {
  const signal = anySignal(context.signal, given)
  const [wallet, service] = await Promise.allSettled([
    inTime(readWallet(context, account), signal),
    inTime(readService(context, account, signal), signal),
  ])
  if (signal.aborted) throw new ModalError('ABORTED')
  const told = wallet.status === 'fulfilled' ? wallet.value : undefined
  const kept = service.status === 'fulfilled' ? service.value : undefined
  const unread = [
    ...(wallet.status === 'rejected' ? (['wallet'] as const) : []),
    ...(service.status === 'rejected' ? (['service'] as const) : []),
  ]
  const permissions = told ?? readOwn(context, account)
  if (unread.length > 0 && permissions.length === 0 && !kept?.length) {
    const [cause] = [wallet, service].flatMap((each) => (each.status === 'rejected' ? [toModalError(each.reason)] : []))
    throw notRead(cause)
  }
  const now = Date.now() / 1000
  const all = merge(context, { account, permissions, kept: kept ?? [] })
  const alive = all.filter(({ expiry }) => expiry === undefined || expiry > now)
  return { sessions: await Promise.all(alive.map((each) => named(context, each, signal))), unread }
}

/**
 * Ends a session: by the wallet’s own call, and at the data service where that keeps it, with the account’s signature. Resolves too
 * where it was over already. Rejects with `PERMISSION_KEPT` where neither can: then it is taken back in the wallet. With
 * `USER_REJECTED`, `ACCOUNT_UNDEFINED` (another account is in use now), as `Http` does, and with `ABORTED`.
 */
export async function revokeSmartSession(
  context: ModalContext,
  session: SmartSession,
  given?: AbortSignal | undefined,
): Promise<void> {
  const signal = anySignal(context.signal, given)
  const { permission, pci, caipAddress } = session
  const { address = '' } = parseCaipAddress(caipAddress) ?? {}
  const { connection, account } = requireAccount(context, address)
  try {
    if (permission) await untilAborted(revokeInWallet(connection, permission), signal)
    if (pci !== undefined) {
      const data = context.use(dataService)
      if (!data || !connection.signMessage) throw keptInWallet()
      const signature = await untilAborted(connection.signMessage({ message: pci, account }), signal)
      await revokeSession(data.http, { caipAddress, pci, signature, signal: context.signal })
    }
  } catch (cause) {
    throw toModalError(cause)
  }
  if (!permission && pci === undefined) throw keptInWallet()
  if (permission) forget(context, permission)
}

async function revokeInWallet(connection: Connection, permission: WalletPermission): Promise<void> {
  const permissions = await connection.permissions?.()
  try {
    if (!permissions) throw keptInWallet()
    await permissions.revoke(permission)
  } catch (thrown) {
    const cause = toModalError(thrown)
    // It was taken back elsewhere.
    if (cause.code === 'CALLS_UNKNOWN_BUNDLE') return
    throw cause.code === 'ACT_UNSUPPORTED' ? keptInWallet(cause) : cause
  }
}

const notRead = (cause?: unknown) =>
  new ModalError('SESSIONS_UNREAD', { message: 'What was allowed could not be read', cause })
const keptInWallet = (cause?: unknown) =>
  new ModalError('PERMISSION_KEPT', { message: 'This permission is taken back in the wallet', cause })

/** The connection in use, where the account is one of its. */
function requireAccount(context: ModalContext, address: string) {
  const live = context.stores.connections.active('eip155')
  const account = live?.connection.accounts.find((each) => isSame(each.address, address))
  if (!live || !account || !isAdmitted(context, { namespace: 'eip155', ...live })) throw lateError('ACCOUNT_UNDEFINED')
  return { connection: live.connection, walletId: live.walletId, account }
}

const isSame = (one: string, other: string) => one.toLowerCase() === other.toLowerCase()

const inTime = <T>(value: Promise<T>, signal: AbortSignal) =>
  within(
    value,
    READ_WAIT,
    () => {
      throw notRead()
    },
    signal,
  )

/** Undefined: the wallet does not tell, or the account is none of the one in use. */
async function readWallet(context: ModalContext, { address }: SessionAccount) {
  const live = context.stores.connections.active('eip155')
  const account = live?.connection.accounts.find((each) => isSame(each.address, address))
  const permissions = account && (await live?.connection.permissions?.())
  return account && permissions?.list({ account })
}

async function readService(context: ModalContext, { address, caipNetworkId }: SessionAccount, signal: AbortSignal) {
  const data = context.use(dataService)
  if (!data || !(await data.supports(caipNetworkId))) return []
  return getSessions(data.http, { caipAddress: toCaipAddress(caipNetworkId, address), signal })
}

/** What this page was granted by the wallet in use. */
function readOwn(context: ModalContext, { address }: SessionAccount): readonly WalletPermission[] {
  const walletId = context.stores.connections.active('eip155')?.walletId
  return readKept(context)
    .filter((each) => each.walletId === walletId && isSame(each.permission.address, address))
    .map(({ permission }) => permission)
}

interface Found {
  readonly account: SessionAccount
  readonly permissions: readonly WalletPermission[]
  readonly kept: readonly KeptSession[]
}

type Unnamed = Omit<SmartSession, 'limits'> & { readonly limits: readonly PermissionLimit[] }

/** One for each: what both know is one. */
function merge(context: ModalContext, { account, permissions, kept }: Found): readonly Unnamed[] {
  const made = new Map(readKept(context).map((each) => [each.permission.context.toLowerCase(), each.createdAt]))
  const known = new Set(permissions.map((each) => each.context.toLowerCase()))
  const own = permissions.map((permission): Unnamed => {
    const { context: id, caipNetworkId, address, to, expiry, limits } = permission
    const same = kept.find((each) => each.context !== undefined && isSame(each.context, id))
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
  const others = kept
    .filter((each) => each.context === undefined || !known.has(each.context.toLowerCase()))
    .map(({ pci, site, expiry, createdAt, limits }): Unnamed => {
      const caipAddress = toCaipAddress(account.caipNetworkId, account.address)
      return { id: pci, caipAddress, limits, site: isOurs(site.url) ? undefined : site, expiry, createdAt, pci }
    })
  return [...own, ...others]
}

function isOurs(url: string | undefined): boolean {
  try {
    return url !== undefined && new URL(url).origin === globalThis.location?.origin
  } catch {
    return false
  }
}

/** With what its tokens are called, by the site's lists or by the chain. */
async function named(context: ModalContext, session: Unnamed, signal: AbortSignal): Promise<SmartSession> {
  const { caipNetworkId } = parseCaipAddress(session.caipAddress) ?? {}
  const limits = session.limits.map(async (limit): Promise<SessionLimit> => {
    if (limit.kind === 'other' || caipNetworkId === undefined) return { limit }
    const token = await inTime(describeToken(context, { caipNetworkId, address: limit.token }, signal), signal).catch(
      () => undefined,
    )
    return { limit, token }
  })
  return { ...session, limits: await Promise.all(limits) }
}

async function describeToken(
  context: ModalContext,
  { caipNetworkId, address }: { readonly caipNetworkId: CaipNetworkId; readonly address: string | undefined },
  signal: AbortSignal,
): Promise<SessionLimit['token']> {
  const network = context.stores.networks.find(caipNetworkId)
  if (address === undefined || !network) return address === undefined ? network?.nativeCurrency : undefined
  const key = tokenKey({ caipNetworkId, address })
  const listed = (await context.use(knownTokens).of(caipNetworkId)).find((each) => tokenKey(each) === key)
  const ledger = listed ? undefined : await context.adapters.get('eip155')?.ledger?.()
  const token = listed ?? (await ledger?.token?.({ address, network, signal }))
  return token && { symbol: token.symbol, decimals: token.decimals }
}

/** The session that a permission is. */
export async function toSession(
  context: ModalContext,
  permission: WalletPermission,
  signal: AbortSignal,
): Promise<SmartSession> {
  const { caipNetworkId, address } = permission
  const [found] = merge(context, { account: { address, caipNetworkId }, permissions: [permission], kept: [] })
  if (!found) throw notRead()
  return named(context, found, signal)
}
