import type * as z from 'zod/mini'

/** Message of zod/mini for what has no message of its own. */
const NO_MESSAGE = 'Invalid input'
const MAX_NAME_LENGTH = 64

type Issue = z.core.$ZodIssue

/** Writes each mistake of a setting once, with its place in the setting's JSON, and no value. */
export function formatIssues(issues: readonly Issue[]): readonly string[] {
  const byPlace = new Map<string, string>()
  for (const issue of issues) {
    const [setting, ...place] = issue.path.map(toName)
    const key = JSON.stringify(issue.path)
    if (byPlace.has(key)) continue
    byPlace.set(key, `${setting} ${toWords(issue)}${place.length > 0 ? ` (at ${place.join('.')})` : ''}`)
  }
  return [...byPlace.values()]
}

function toWords(issue: Issue): string {
  if (issue.code === 'unrecognized_keys')
    return `has what is no field of it: ${issue.keys.map((key) => toName(key)).join(', ')}`
  if (issue.message !== NO_MESSAGE) return issue.message
  switch (issue.code) {
    case 'invalid_type':
      return `needs a value of the type ${issue.expected}`
    case 'invalid_value':
      return `needs one of ${issue.values.map(String).join(', ')}`
    case 'invalid_key':
      return 'has a name that is not possible'
    case 'too_small':
      return 'has too few, or too small a value'
    case 'too_big':
      return 'has too many, or too large a value'
    default:
      return 'has a value that is not possible'
  }
}

/** Cuts a name that an operator chose, and leaves out hidden characters. */
export const toName = (name: PropertyKey) =>
  String(name)
    .replace(/[^\w:.-]/g, '?')
    .slice(0, MAX_NAME_LENGTH)
