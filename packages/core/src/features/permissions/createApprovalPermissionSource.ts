import type { Allowance, AllowanceMethods } from '../../adapter/allowances.js'
import { ModalError } from '../../errors/ModalError.js'
import type { FeatureContext } from '../../feature/context.js'
import type { PermissionApproval, PermissionEntry, PermissionSource } from '../../feature/permissionSource.js'
import { getKnownTokens, getTokenKey } from '../../portfolio/knownTokens.js'
import { requireCallMethods } from '../../transactions/requireCallMethods.js'
import { findPaymaster } from '../../transactions/sponsorship.js'
import type { CaipAddress } from '../../types/caip.js'
import type { Network } from '../../types/network.js'
import type { TokenInfo } from '../../types/token.js'
import { parseCaipAddress } from '../../utils/caipAddress.js'
import { combineSignals } from '../../utils/waiting.js'
import { revokeApprovals } from './revokeApprovals.js'

/** Maximum number of spenders whose name is looked up, because each lookup takes several requests. */
const MOST_NAMES = 10

export interface ApprovalScope {
  readonly network: Network
  readonly address: string
  readonly account: CaipAddress
  readonly allowances: AllowanceMethods
}

export function createApprovalPermissionSource(context: FeatureContext): PermissionSource {
  const resolveScope = async (account: CaipAddress): Promise<ApprovalScope | undefined> => {
    const { namespace = '', caipNetworkId, address = '' } = parseCaipAddress(account) ?? {}
    const network = context.findNetwork(caipNetworkId)
    const chainReader = network && (await context.chainReader(namespace))
    const allowances = await chainReader?.allowances?.()
    return network && allowances && { network, address, account, allowances }
  }
  return {
    kind: 'approval',
    async list({ account, signal, report }) {
      const scope = await resolveScope(account)
      if (!scope) return undefined
      const { network, address, allowances } = scope
      const known = await listKnownTokens(context, scope)
      const connection = context.connection(network.chainNamespace)
      const [{ allowances: found, ...read }, paymaster] = await Promise.all([
        allowances.find({ network, address, known, signal }),
        connection?.accounts[0].address === address && findPaymaster(context.modal, { connection, network }),
      ])
      const rest = { ...read, ...(paymaster && { isSponsored: true }) }
      const isListed = new Set(known.map(getTokenKey))
      const entries = found
        .map((each) =>
          toEntry(each, isListed.has(getTokenKey({ caipNetworkId: network.caipNetworkId, ...each.token }))),
        )
        .sort((one, other) => getRank(one) - getRank(other))
      report({ entries, ...rest })
      return { entries: await addNames(context, entries, { ...scope, signal }), ...rest }
    },
    async revoke(entries, revocation) {
      const scope = await resolveScope(revocation.account)
      if (!scope) throw new ModalError('REVOCATION_INTERRUPTED', { context: { what: 'network' } })
      const [calls, known] = await Promise.all([
        requireCallMethods(context.modal, scope.network.chainNamespace),
        listKnownTokens(context, scope),
      ])
      const approvals = entries.flatMap(({ approval }) => approval ?? [])
      const signal = combineSignals(context.signal, revocation.signal)
      return revokeApprovals(context, { ...scope, ...revocation, signal, calls, known, approvals })
    },
  }
}

async function listKnownTokens(
  context: FeatureContext,
  { network: { caipNetworkId }, account }: ApprovalScope,
): Promise<readonly TokenInfo[]> {
  const listed = await getKnownTokens(context.modal).of(caipNetworkId)
  const owned = context
    .owned(account)
    .get()
    .tokens.flatMap(({ isUnknown, address, symbol, name, decimals, iconUrl }) =>
      isUnknown || address === undefined ? [] : [{ caipNetworkId, address, symbol, name, decimals, iconUrl }],
    )
  return [...owned, ...listed]
}

function toEntry(allowance: Allowance, isListed: boolean): PermissionEntry {
  const approval: PermissionApproval = { ...allowance, isListed }
  const { id, spenderName: name, until, isUnlimited } = allowance
  return { id, name, until, isUnlimited, approval }
}

function getRank({ approval }: PermissionEntry): number {
  if (!approval) return 0
  const { isListed, isUnlimited, atRisk } = approval
  return (isListed ? 0 : 4) + (atRisk === 0n ? 2 : 0) + (isUnlimited ? 0 : 1)
}

/** Adds the spenders' names, where a name resolves back to the address. A failed lookup adds none. */
async function addNames(
  context: FeatureContext,
  entries: readonly PermissionEntry[],
  { network, signal }: Pick<ApprovalScope, 'network'> & { readonly signal: AbortSignal },
): Promise<readonly PermissionEntry[]> {
  const chainReader = await context.chainReader(network.chainNamespace)
  const { names } = chainReader ?? {}
  if (!names) return entries
  const unnamed = entries.flatMap(({ name, approval }) =>
    name === undefined && approval?.isListed ? [approval.spender] : [],
  )
  const addresses = [...new Set(unnamed)].slice(0, MOST_NAMES)
  const found = await Promise.all(
    addresses.map((address) => names.reverse({ address, network, signal }).catch(() => undefined)),
  )
  const namesByAddress = new Map(addresses.map((address, index) => [address, found[index]?.name]))
  return entries.map((entry) => ({
    ...entry,
    name: entry.name ?? (entry.approval && namesByAddress.get(entry.approval.spender)),
  }))
}
