import { type Hex, toHex } from 'viem'
import * as z from 'zod/mini'
import { showTime } from '../../showTime'
import { formatAmount } from '../decode/formatAmount'
import type { Row } from '../decode/review'
import { showName, showText } from '../decode/showText'
import { FrameError, invalidParams } from '../FrameError'
import { type Grants, type Holder, type KnownGrant, MOST_CALLS } from '../permissions/createGrants'
import { type Limit, spentOf } from '../permissions/limit'
import { PERMISSION_TYPES, RULE_TYPES, readNewer, readOlder, type Wanted } from '../permissions/readWanted'
import { readToken } from './readFacts'
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
 * Permissions to spend (ERC-7715), and the older `wallet_grantPermissions` and `wallet_revokePermissions`: asked, kept on this
 * device and enforced here, by `sendWithin`. The account's contract knows nothing of them: nobody but the site that was allowed can
 * use them, and only through this wallet.
 */
export function createPermissions(grants: Grants): Readonly<Record<string, RpcHandler<EvmRpcCall>>> {
  const ask = async (call: EvmRpcCall, wanted: readonly Wanted[], title: string): Promise<readonly KnownGrant[]> => {
    const holders = wanted.map((each) => holderOf(call, each))
    const [holder] = holders
    if (holder === undefined) throw invalidParams('No permission was asked for.')
    const { approvals, origin, signal } = call
    return approvals.request({
      origin,
      signal,
      working: 'One moment',
      prepare: () => describe(call, { wanted, holder, title }),
      act: () => grants.add(holder, wanted),
    })
  }
  const takeBack = async ({ origin, person }: EvmRpcCall, given: string) => {
    if (!(await grants.revoke(origin, person.userId, given)))
      throw new FrameError('There are no such permissions.', 5730)
  }

  return {
    async wallet_grantPermissions(call) {
      const wanted = readOlder(call.params, grants.now())
      const [granted] = await ask(call, [wanted], 'Let this site act for you')
      if (granted === undefined) throw new FrameError('Nothing was granted.', -32603)
      const { permissions } = wanted.asked
      const shared = { context: granted.context, permissionsContext: granted.context }
      const { address, expiry } = granted
      return { grantedPermissions: permissions, permissions, expiry, ...shared, address, chainId: toHex(call.chainId) }
    },
    async wallet_requestExecutionPermissions(call) {
      const wanted = readNewer(call.params, grants.now())
      return (await ask(call, wanted, 'Let this site act for you')).map((each) => toResponse(each, grants.now()))
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
    // The site loses something by it and nobody else does, so nobody is asked.
    async wallet_revokeExecutionPermission(call) {
      await takeBack(call, readContext(call.params))
      return {}
    },
    async wallet_revokePermissions(call) {
      const given = readContext(call.params)
      const { approvals, origin, person, signal } = call
      const known = await grants.list(origin, person.userId)
      if (!known.some((each) => each.context === given.toLowerCase())) {
        throw new FrameError('There are no such permissions.', 5730)
      }
      await approvals.request({
        origin,
        signal,
        working: 'One moment',
        prepare: async () => ({
          title: 'Take back permissions',
          warnings: [],
          sections: [{ text: 'This site can then act for you only when you approve.' }],
        }),
        act: () => takeBack(call, given),
      })
      return null
    },
  }
}

/** Whose account it is for. Throws where that is none that could be limited. */
function holderOf(call: EvmRpcCall, { address: named, chainId }: Wanted): Holder {
  if (chainId !== undefined && chainId !== call.chainId) throw new FrameError('This is another network.', 5710)
  const { address, smart } = readSigner(call, named)
  if (smart === undefined) throw new FrameError('Only a smart account can give permissions here.', 4100)
  return { origin: call.origin, userId: call.person.userId, address, chainId: call.chainId }
}

/** In words, with what the chain says of each token. Rejects for what is none: its amounts would mean something else. */
async function describe(
  { chain, network }: EvmRpcCall,
  { wanted, holder, title }: { readonly wanted: readonly Wanted[]; readonly holder: Holder; readonly title: string },
) {
  const rows = wanted.map(async ({ limits, expiry, justification }) => [
    ...(await Promise.all(limits.map(describeLimit))).flat(),
    { name: 'Until', value: showTime(expiry * 1000) },
    ...(justification === undefined ? [] : [{ name: 'Its reason', value: showText(justification) }]),
  ])
  const about: Row[] = [
    { name: 'How often', value: `${MOST_CALLS} times at most; your account pays each fee` },
    { name: 'Network', value: network.name },
    { name: 'From', value: holder.address, code: true },
  ]
  const text = 'As long as this stands, the site can send that much to anybody without asking again.'
  return {
    title,
    warnings: [{ level: 'bad' as const, text }],
    sections: [...(await Promise.all(rows)).map((each) => ({ rows: each })), { rows: about }],
  }

  async function describeLimit({ token: address, amount, period, start }: Limit): Promise<readonly Row[]> {
    const token = address === undefined ? undefined : await readToken(address, chain)
    if (address !== undefined && token === undefined) {
      throw invalidParams('This is no token that this wallet could count.')
    }
    const symbol = token ? showName(token.symbol, 16) : network.symbol
    const value = `${formatAmount(amount, token?.decimals ?? NATIVE_DECIMALS)} ${symbol}`
    return [
      { name: 'It may send', value: `up to ${value}${period === undefined ? ' in all' : ` every ${toSpan(period)}`}` },
      ...(address === undefined ? [] : [{ name: 'Token contract', value: address, code: true }]),
      ...(start * 1000 > Date.now() ? [{ name: 'From when', value: showTime(start * 1000) }] : []),
    ]
  }
}

const UNITS = [
  [86_400, 'day'],
  [3600, 'hour'],
  [60, 'minute'],
  [1, 'second'],
] as const

/** Exactly, in the largest unit that is whole. */
function toSpan(seconds: number): string {
  const [size, unit] = UNITS.find(([each]) => seconds % each === 0) ?? [1, 'second']
  return seconds === size ? unit : `${seconds / size} ${unit}s`
}

/** As ERC-7715 has it. `spent` is ours: how much has gone of what there is now. */
function toResponse({ context, chainId, address, expiry, limits, asked }: KnownGrant, now: number, index = 0) {
  const read = z.safeParse(z.object({ permissions: z.array(z.object({ type: z.string(), data: z.unknown() })) }), asked)
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
    ...(limit && { spent: toHex(spentOf(limit, now)) }),
  }
}

/** The standard has it as the parameters themselves, and libraries put it into a list. */
function readContext(params: unknown): string {
  const read = z.safeParse(revocation, Array.isArray(params) ? params[0] : params)
  const { permissionContext, permissionsContext, context: plain } = read.success ? read.data : {}
  const given = permissionContext ?? permissionsContext ?? plain
  if (given === undefined) throw invalidParams('The context of the permissions is needed.')
  return given
}
