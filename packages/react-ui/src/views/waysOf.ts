import type { ViewParams } from '@foyer/core'
import type { Ways } from '@foyer/core/ui'

/** What features offer beside wallets on this very Connect view. */
export function waysOf(all: readonly Ways[], params: ViewParams['Connect'] | undefined): readonly Ways[] {
  const { namespace, expanded } = params ?? {}
  const isHere = ({ namespaces }: Ways) =>
    !expanded && (namespace === undefined || !namespaces || namespaces.includes(namespace))
  return all.map((ways) => (isHere(ways) ? ways : { ...ways, names: [], room: [] }))
}

export const hasWays = (all: readonly Ways[]): boolean => all.some(({ names }) => names.length > 0)

/** What is known since, where nothing may move: what was there stays, and says what it is. */
export function holdWays(shown: readonly Ways[], now: readonly Ways[]): readonly Ways[] {
  return now.map((each, index) => {
    const { names, room } = shown[index] ?? each
    return { ...each, names, room, gone: names.filter((name) => !each.names.includes(name)) }
  })
}
