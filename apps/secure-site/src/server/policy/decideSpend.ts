import { RefusedRequestError } from '../http/RefusedRequestError'
import type { CoinSpend, Limit, OperatorPolicy, Policy } from './policySchema'

const smaller = (one: string | undefined, other: string | undefined): string | undefined => {
  if (one === undefined || other === undefined) return one ?? other
  return BigInt(one) < BigInt(other) ? one : other
}

export function combineLimits(policy: Policy, operator: OperatorPolicy, network: string): Limit {
  const [own, site] = [policy.limits[network], operator.limits?.[network]]
  return {
    perDay: smaller(own?.perDay, site?.perDay),
    passkeyAbove: smaller(own?.passkeyAbove, site?.passkeyAbove),
  }
}

/** Throws if a request sends to somebody whom the user or the operator excludes. */
export function requireAllowed(policy: Policy, operator: OperatorPolicy, { to, hasUnknown }: CoinSpend): void {
  const refused = to.find((address) => operator.refused?.includes(address))
  if (refused !== undefined) throw new RefusedRequestError(403, `This site sends nothing to ${refused}.`)
  const { allowed } = policy
  if (allowed !== undefined && hasUnknown)
    throw new RefusedRequestError(
      403,
      'It isn’t known who gets something, and you send to your list of recipients alone.',
    )
  const other = allowed && to.find((address) => !allowed.includes(address))
  if (other === undefined) return
  const message = `${other} is not on your list of recipients. Add it in your wallet’s own window first.`
  throw new RefusedRequestError(403, message)
}

export function requireLeft({ perDay }: Limit, { amount }: CoinSpend, spent: bigint): void {
  if (perDay === undefined || spent + BigInt(amount) <= BigInt(perDay)) return
  const message =
    'This is more than your limit for a day leaves. Send less, wait, or change the limit in your wallet’s own window.'
  throw new RefusedRequestError(403, message)
}

/** Returns whether a request needs the passkey: by its amount, or because its worth is unknown. */
export const needsPasskey = ({ passkeyAbove }: Limit, { amount, hasOther }: CoinSpend): boolean =>
  passkeyAbove !== undefined && (passkeyAbove === '0' || hasOther || BigInt(amount) > BigInt(passkeyAbove))

/** Returns whether a signature of a text needs the passkey: it does once any network’s `passkeyAbove` is 0. */
export const needsPasskeyForTexts = (policy: Policy, operator: OperatorPolicy): boolean =>
  [policy.limits, operator.limits ?? {}].some((limits) =>
    Object.values(limits).some(({ passkeyAbove }) => passkeyAbove === '0'),
  )

/** Returns whether the user or the operator limits anything. */
export const hasLimits = (policy: Policy, operator: OperatorPolicy): boolean =>
  policy.allowed !== undefined ||
  [policy.limits, operator.limits ?? {}].some((limits) =>
    Object.values(limits).some(({ perDay, passkeyAbove }) => perDay !== undefined || passkeyAbove !== undefined),
  )

export function isLooser(before: Policy, after: Policy): boolean {
  const raises = (from: string | undefined, to: string | undefined) =>
    from !== undefined && (to === undefined || BigInt(to) > BigInt(from))
  const hasRaised = Object.entries(before.limits).some(([network, { perDay, passkeyAbove }]) => {
    const next = after.limits[network]
    return raises(perDay, next?.perDay) || raises(passkeyAbove, next?.passkeyAbove)
  })
  const { allowed } = before
  if (hasRaised || allowed === undefined) return hasRaised
  return after.allowed === undefined || after.allowed.some((address) => !allowed.includes(address))
}
