import type { Moment, Result } from './types'

/**
 * What is wrong with what the bundlers made of the same app, one sentence each: a group that comes before its moment, more
 * requests than a press may cost, and bytes further from the first bundler's than the `tolerance`, a fraction. `eager` names
 * the moments in which a bundler, for a reason of its own, loads more.
 */
export function compare(results: readonly Result[], moments: readonly Moment[]): string[] {
  const [reference] = results
  return results.flatMap(({ name, found, tolerance, eager = [] }) => {
    const allowed = new Map<string, string[]>()
    return found.flatMap(({ title, files, groups, bytes }, index) => {
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
