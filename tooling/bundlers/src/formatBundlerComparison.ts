import type { BundlerResult, ImportMoment } from './types'

/**
 * Returns the differences between the bundlers' builds of an app, one sentence each: a chunk that loads too early, too
 * many requests for a click, and bytes beyond `tolerance` (a fraction) of the first bundler's. `eager` names moments at
 * which a bundler is known to load more.
 */
export function formatBundlerComparison(results: readonly BundlerResult[], moments: readonly ImportMoment[]): string[] {
  const [reference] = results
  return results.flatMap(({ name, found: result, tolerance, eager = [] }) => {
    const allowed = new Map<string, string[]>()
    return result.flatMap(({ title, files, groups, bytes }, index) => {
      const moment = moments[index]
      for (const [pack, names] of Object.entries(moment?.allowed ?? {})) {
        allowed.set(pack, [...(allowed.get(pack) ?? []), ...names])
      }
      const isEager = eager.includes(title)
      const early = isEager ? [] : groups.filter((group) => !isAllowed(group, allowed))
      const expected = reference?.found[index]?.bytes ?? 0
      const isFar = !isEager && Math.abs(bytes - expected) > expected * tolerance
      return [
        ...early.map(
          (group) => `${name}: ${group} is loaded ${title}, too early. Somebody imports it without import().`,
        ),
        ...(!isEager && files > (moment?.files ?? Number.POSITIVE_INFINITY)
          ? [`${name}: ${title} takes ${files} files, ${moment?.files} at most.`]
          : []),
        ...(isFar ? [`${name}: ${title} takes ${bytes} bytes, ${expected} with ${reference?.name}.`] : []),
      ]
    })
  })
}

function isAllowed(group: string, allowed: ReadonlyMap<string, readonly string[]>) {
  const [pack = '', name = ''] = group.split('/')
  return (allowed.get(pack) ?? allowed.get('adapter'))?.includes(name) === true
}
