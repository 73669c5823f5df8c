import { type Hex, toHex } from 'viem'
import * as z from 'zod/mini'
import { formatTime } from '../../formatTime'
import { texts } from '../../texts/texts'
import { escapeHiddenCharacters, formatUntrustedName } from '../decode/escapeHiddenCharacters'
import { formatAmount } from '../decode/formatAmount'
import type { ReviewRow } from '../decode/review'
import { createInvalidParamsError, FrameError } from '../errors/FrameError'
import { type GranteeSite, type Grants, type GrantWithContext, MAX_GRANT_CALLS } from '../permissions/createGrants'
import {
  PERMISSION_TYPES,
  type PermissionRequest,
  RULE_TYPES,
  readGrantPermissionsParams,
  readRequestExecutionPermissionsParams,
} from '../permissions/readPermissionRequest'
import { getSpent, type SpendingLimit } from '../permissions/spendingLimit'
import { type Spend, type Spending, UNKNOWN_SPEND } from '../spending/createSpending'
import { readTokenInfo } from './readCallInfo'
import { readSigner } from './readSigner'
import type { EvmRpcCall, RpcHandler } from './types'

const NATIVE_DECIMALS = 18
const context = z.string().check(z.maxLength(200))
const revocation = z.object({
  permissionContext: z.optional(context),
  permissionsContext: z.optional(context),
  context: z.optional(context),
})

/**
 * Implements spending permissions (ERC-7715) and the draft’s methods. Permissions are stored on this device and
 * enforced by `sendWithinLimits`; the account’s contract does not know them.
 */
export function createPermissionMethods(grants: Grants): Readonly<Record<string, RpcHandler<EvmRpcCall>>> {
  const ask = async (
    call: EvmRpcCall,
    wanted: readonly PermissionRequest[],
    title: string,
  ): Promise<readonly GrantWithContext[]> => {
    const holders = wanted.map((each) => getHolder(call, each))
    const [holder] = holders
    if (holder === undefined) throw createInvalidParamsError('No permission was requested.')
    const { approvals, method, network, origin, params, person, signal } = call
    return approvals.request({
      approvedIn: 'window',
      origin,
      signal,
      person,
      request: [method, network.caipNetworkId, holder.address, params],
      spend: call.spending.of(() => readPermissionSpend(wanted)),
      working: texts().approvals.states.oneMoment,
      prepare: () => describe(call, { wanted, holder, title }),
      async act() {
        // Write to the server’s audit log first: if that fails, grant nothing.
        const permit = call.spending.current()
        await report(call, 'grant', permit)
        return grants.add(holder, wanted, permit?.id)
      },
    })
  }
  const takeBack = async (call: EvmRpcCall, given: string) => {
    const { origin, person } = call
    const id = await grants.readPermit({ origin, userId: person.userId }, given)
    if (!(await grants.revoke(origin, person.userId, given)))
      throw new FrameError(texts().permissions.errors.notFound, 5730)
    // The permission is revoked even if the server’s audit log is unreachable.
    await report(call, 'revoke', id === undefined ? undefined : { id }).catch(() => {})
  }

  return {
    async wallet_grantPermissions(call) {
      const wanted = readGrantPermissionsParams(call.params, grants.now())
      const [granted] = await ask(call, [wanted], texts().permissions.grant)
      if (granted === undefined) throw new FrameError('Nothing was granted.', -32603)
      const { permissions } = wanted.requested
      const shared = { context: granted.context, permissionsContext: granted.context }
      const { address, expiry } = granted
      return { grantedPermissions: permissions, permissions, expiry, ...shared, address, chainId: toHex(call.chainId) }
    },
    async wallet_requestExecutionPermissions(call) {
      const wanted = readRequestExecutionPermissionsParams(call.params, grants.now())
      return (await ask(call, wanted, texts().permissions.grant)).map((each) => toResponse(each, grants.now()))
    },
    wallet_getSupportedExecutionPermissions: async (call) => {
      const { accounts, chainId } = call
      const chainIds = accounts.smart ? [toHex(chainId)] : []
      return Object.fromEntries(PERMISSION_TYPES.map((type) => [type, { chainIds, ruleTypes: RULE_TYPES }]))
    },
    wallet_getGrantedExecutionPermissions: async ({ origin, person }) =>
      (await grants.list(origin, person.userId)).flatMap((each) => {
        const now = grants.now()
        return each.limits.map((_, index) => toResponse(each, now, index))
      }),
    // Revoking needs no prompt: it only limits the site.
    async wallet_revokeExecutionPermission(call) {
      await takeBack(call, readContext(call.params))
      return {}
    },
    async wallet_revokePermissions(call) {
      const given = readContext(call.params)
      const { approvals, origin, person, signal } = call
      const known = await grants.list(origin, person.userId)
      if (!known.some((each) => each.context === given.toLowerCase())) {
        throw new FrameError(texts().permissions.errors.notFound, 5730)
      }
      await approvals.request({
        approvedIn: 'frame',
        origin,
        signal,
        working: texts().approvals.states.oneMoment,
        prepare: async () => ({
          title: texts().permissions.revoke,
          warnings: [],
          sections: [{ text: texts().permissions.revoked }],
        }),
        act: () => takeBack(call, given),
      })
      return null
    },
  }
}

/** Sums up what a permission lets the site send of the network’s coin. Each use then counts for itself. */
const readPermissionSpend = (wanted: readonly PermissionRequest[]): Spend => ({
  ...UNKNOWN_SPEND,
  kind: 'grant',
  hasOther: wanted.some(({ limits }) => limits.some(({ token }) => token !== undefined)),
  until: Math.max(...wanted.map(({ expiry }) => expiry)) * 1000,
  amount: wanted
    .flatMap(({ limits }) => limits)
    .reduce((sum, { token, amount }) => (token === undefined ? sum + amount : sum), 0n),
})

const report = (
  { api, person, origin, network }: EvmRpcCall,
  action: 'grant' | 'revoke',
  spend?: ReturnType<Spending['current']>,
) =>
  api.call('permission', { action, origin, caipNetworkId: network.caipNetworkId, spend }, z.object({}), {
    token: person.token,
  })

/** Throws for accounts whose spending cannot be limited. */
function getHolder(call: EvmRpcCall, { address: named, chainId }: PermissionRequest): GranteeSite {
  if (chainId !== undefined && chainId !== call.chainId)
    throw new FrameError(texts().approvals.errors.otherNetwork, 5710)
  const { address, smart } = readSigner(call, named)
  if (smart === undefined) throw new FrameError(texts().permissions.errors.smartAccountOnly, 4100)
  return { origin: call.origin, userId: call.person.userId, address, chainId: call.chainId }
}

/** Rejects for contracts that are not tokens, whose amounts would mislead. */
async function describe(
  { chain, network }: EvmRpcCall,
  {
    wanted,
    holder,
    title,
  }: { readonly wanted: readonly PermissionRequest[]; readonly holder: GranteeSite; readonly title: string },
) {
  const { approvals, calls, language, permissions } = texts()
  const rows = wanted.map(async ({ limits, expiry, justification }) => [
    ...(await Promise.all(limits.map(describeLimit))).flat(),
    { name: calls.rows.expires, value: formatTime(expiry * 1000, language) },
    ...(justification === undefined
      ? []
      : [{ name: permissions.rows.reason, value: escapeHiddenCharacters(justification) }]),
  ])
  const about: ReviewRow[] = [
    { name: permissions.rows.uses, value: permissions.uses(MAX_GRANT_CALLS) },
    { name: approvals.rows.network, value: network.name },
    { name: approvals.rows.account, value: holder.address, code: true },
  ]
  return {
    title,
    warnings: [{ level: 'bad' as const, text: permissions.canSend }],
    sections: [...(await Promise.all(rows)).map((each) => ({ rows: each })), { rows: about }],
  }

  async function describeLimit({
    token: address,
    amount,
    period,
    start,
  }: SpendingLimit): Promise<readonly ReviewRow[]> {
    const token = address === undefined ? undefined : await readTokenInfo(address, chain)
    if (address !== undefined && token === undefined) {
      throw createInvalidParamsError('This isn’t a token this wallet can count.')
    }
    const symbol = token ? formatUntrustedName(token.symbol, 16) : network.symbol
    const value = `${formatAmount(amount, token?.decimals ?? NATIVE_DECIMALS)} ${symbol}`
    return [
      {
        name: calls.rows.spendingLimit,
        value: period === undefined ? permissions.inTotal(value) : describePeriod(value, period),
      },
      ...(address === undefined ? [] : [{ name: calls.rows.tokenContract, value: address, code: true }]),
      ...(start * 1000 > Date.now()
        ? [{ name: permissions.rows.starts, value: formatTime(start * 1000, language) }]
        : []),
    ]
  }
}

const UNITS = [
  [86_400, 'day'],
  [3600, 'hour'],
  [60, 'minute'],
  [1, 'second'],
] as const

function describePeriod(amount: string, seconds: number): string {
  const [size, unit] = UNITS.find(([each]) => seconds % each === 0) ?? [1, 'second']
  return texts().permissions.every[unit](amount, seconds / size)
}

function toResponse(
  { context, chainId, address, expiry, limits, requested }: GrantWithContext,
  now: number,
  index = 0,
) {
  const read = z.safeParse(
    z.object({ permissions: z.array(z.object({ type: z.string(), data: z.unknown() })) }),
    requested,
  )
  const { type = '', data } = (read.success ? read.data.permissions[index] : undefined) ?? {}
  const limit = limits[index]
  return {
    chainId: toHex(chainId),
    from: address as Hex,
    to: address as Hex,
    permission: { type, isAdjustmentAllowed: false, data: { startTime: limit?.start, ...Object(data) } },
    rules: [{ type: 'expiry', isAdjustmentAllowed: false, data: { timestamp: expiry } }],
    context,
    dependencies: [],
    ...(limit && { spent: toHex(getSpent(limit, now)) }),
  }
}

/** Accepts the parameters themselves, or a list as some libraries send. */
function readContext(params: unknown): string {
  const read = z.safeParse(revocation, Array.isArray(params) ? params[0] : params)
  const { permissionContext, permissionsContext, context: plain } = read.success ? read.data : {}
  const given = permissionContext ?? permissionsContext ?? plain
  if (given === undefined) throw createInvalidParamsError('A permission context is required.')
  return given
}
