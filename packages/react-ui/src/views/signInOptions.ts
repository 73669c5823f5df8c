import type { ViewParams } from '@foyer/core'
import type { SignInOptions } from '@foyer/core/internal/modal'

/** Leaves out sign-in options that this Connect view does not offer. */
export function filterSignInOptions(
  all: readonly SignInOptions[],
  params: ViewParams['Connect'] | undefined,
): readonly SignInOptions[] {
  const { namespace, expanded } = params ?? {}
  const isHere = ({ namespaces }: SignInOptions) =>
    !expanded && (namespace === undefined || !namespaces || namespaces.includes(namespace))
  return all.map((signInOptions) => (isHere(signInOptions) ? signInOptions : { ...signInOptions, names: [], room: [] }))
}

export const hasSignInOptions = (all: readonly SignInOptions[]): boolean => all.some(({ names }) => names.length > 0)

/** Returns whether the sign-in options go below the wallets, which were on screen before them. */
export const isBelowWallets = ({ status, isLate }: SignInOptions): boolean => isLate === true || status === 'pending'

/** Keeps shown sign-in options in place: marks withdrawn ones, and adds pending ones below the wallets. */
export function keepSignInOptionPositions(
  shown: readonly SignInOptions[],
  now: readonly SignInOptions[],
): readonly SignInOptions[] {
  return now.map((each, index) => {
    const before = shown[index] ?? each
    const { names, room, isLate } = before
    if (before.status === 'pending') return { ...each, isLate: names.length > 0 }
    return { ...each, names, room, isLate, gone: names.filter((name) => !each.names.includes(name)) }
  })
}
