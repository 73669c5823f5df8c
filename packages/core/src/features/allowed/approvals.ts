import type { Allowance, Allowances } from '../../adapter/allowances.js'
import type { ModalContext } from '../../context.js'
import { ModalError } from '../../errors/ModalError.js'
import type { AllowedApproval, AllowedEntry, AllowedSource } from '../../feature/allowedSource.js'
import { knownTokens, tokenKey } from '../../flows/knownTokens.js'
import { requireCalls } from '../../flows/requireCalls.js'
import type { CaipAddress } from '../../types/caip.js'
import type { Network } from '../../types/network.js'
import type { TokenInfo } from '../../types/token.js'
import { parseCaipAddress } from '../../utils/caipAddress.js'
import { anySignal } from '../../utils/waiting.js'
import { revokeApprovals } from './revokeApprovals.js'

/** So many addresses are looked up by name: each is several questions to a node. */
const MOST_NAMES = 10

export interface Place {
  readonly network: Network
  readonly address: string
  readonly account: CaipAddress
  readonly allowances: Allowances
}

/** What may be taken of an account on its network, as the chain says. */
export function createApprovals(context: ModalContext): AllowedSource {
  const placeOf = async (account: CaipAddress): Promise<Place | undefined> => {
    const { namespace = '', caipNetworkId, address = '' } = parseCaipAddress(account) ?? {}
    const network = context.stores.networks.find(caipNetworkId)
    const ledger = network && (await context.adapters.get(namespace)?.ledger?.())
    const allowances = await ledger?.allowances?.()
    return network && allowances && { network, address, account, allowances }
  }
  return {
    kind: 'approval',
    async list({ account, signal, tell }) {
      const place = await placeOf(account)
      if (!place) return undefined
      const { network, address, allowances } = place
      const known = await knownOf(context, place)
      const { allowances: found, ...rest } = await allowances.find({ network, address, known, signal })
      const isListed = new Set(known.map(tokenKey))
      const entries = found
        .map((each) => toEntry(each, isListed.has(tokenKey({ caipNetworkId: network.caipNetworkId, ...each.token }))))
        .sort((one, other) => rankOf(one) - rankOf(other))
      tell({ entries, ...rest })
      return { entries: await named(context, entries, { ...place, signal }), ...rest }
    },
    async revoke(entries, revoking) {
      const place = await placeOf(revoking.account)
      if (!place) throw new ModalError('ALLOWED_INTERRUPTED', { context: { what: 'network' } })
      const [calls, known] = await Promise.all([
        requireCalls(context, place.network.chainNamespace),
        knownOf(context, place),
      ])
      const approvals = entries.flatMap(({ approval }) => approval ?? [])
      const signal = anySignal(context.signal, revoking.signal)
      return revokeApprovals(context, { ...place, ...revoking, signal, calls, known, approvals })
    },
  }
}

/** What the site and its lists name, and what the account has that somebody else names. */
async function knownOf(
  context: ModalContext,
  { network: { caipNetworkId }, account }: Place,
): Promise<readonly TokenInfo[]> {
  const listed = await context.use(knownTokens).of(caipNetworkId)
  const owned = context.stores.portfolio
    .of(account)
    .tokens.flatMap(({ isUnknown, address, symbol, name, decimals, iconUrl }) =>
      isUnknown || address === undefined ? [] : [{ caipNetworkId, address, symbol, name, decimals, iconUrl }],
    )
  return [...owned, ...listed]
}

function toEntry(allowance: Allowance, isListed: boolean): AllowedEntry {
  const approval: AllowedApproval = { ...allowance, isListed }
  const { id, spenderName: name, until, isUnlimited } = allowance
  return { id, name, until, isUnlimited, approval }
}

/** What is known and can be lost first; what anybody may have written there last. */
function rankOf({ approval }: AllowedEntry): number {
  if (!approval) return 0
  const { isListed, isUnlimited, atRisk } = approval
  return (isListed ? 0 : 4) + (atRisk === 0n ? 2 : 0) + (isUnlimited ? 0 : 1)
}

/** With the names that spenders have given themselves, and that lead back to them. Nobody needs one enough to fail for it. */
async function named(
  context: ModalContext,
  entries: readonly AllowedEntry[],
  { network, signal }: Pick<Place, 'network'> & { readonly signal: AbortSignal },
): Promise<readonly AllowedEntry[]> {
  const ledger = await context.adapters.get(network.chainNamespace)?.ledger?.()
  const { names } = ledger ?? {}
  if (!names) return entries
  const unnamed = entries.flatMap(({ name, approval }) =>
    name === undefined && approval?.isListed ? [approval.spender] : [],
  )
  const asked = [...new Set(unnamed)].slice(0, MOST_NAMES)
  const found = await Promise.all(
    asked.map((address) => names.reverse({ address, network, signal }).catch(() => undefined)),
  )
  const nameOf = new Map(asked.map((address, index) => [address, found[index]?.name]))
  return entries.map((entry) => ({
    ...entry,
    name: entry.name ?? (entry.approval && nameOf.get(entry.approval.spender)),
  }))
}
