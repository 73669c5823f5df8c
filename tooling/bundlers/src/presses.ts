import { groupOf, measure } from './measure'
import type { Built, Loaded, Moment } from './types'

/**
 * What each subject of hooks may bring when it is asked for, beyond what has a wallet connected: groups of core. A subject is a
 * file of `hooks/lazy` in the view layer, with a group of its own.
 */
export const presses: Readonly<Record<string, readonly string[]>> = {
  signing: ['signing'],
  // What tells whether something was sent, where a wallet gives no clear answer, comes in one file with what the modal's views ask with.
  sending: ['transactions', 'asking', 'site-sends'],
  owned: ['site-owned'],
  allowed: ['site-allowed'],
  connections: ['account'],
  identity: ['data', 'identity'],
  names: ['data', 'identity', 'names'],
  sessions: ['data', 'assets', 'limits', 'sessions'],
  // What its view needs is there when it opens.
  paying: ['account', 'transactions', 'data', 'identity', 'assets', 'guard', 'asking', 'send', 'pay'],
}

/**
 * Asks for one subject at a time, each after the same visit, in a site that uses every hook. Gives what each loads, and what is
 * wrong with it, one sentence each: whoever signs must not wait for what sends.
 */
export async function press(built: Built, visit: readonly Moment[]) {
  const subjects = [...built.lazy.keys()].flatMap((path) => groupOf(path)?.match(/^react-ui\/hook-(.+)$/)?.[1] ?? [])
  const found: Loaded[] = []
  for (const subject of subjects) {
    const moments = [...visit, { title: subject, groups: [`react-ui/hook-${subject}`] }]
    found.push(...(await measure(built, moments)).slice(-1))
  }
  const early = found.flatMap(({ title, groups }) => {
    const allowed = [`react-ui/hook-${title}`, ...(presses[title] ?? []).map((name) => `core/${name}`)]
    const more = groups.filter((group) => !allowed.includes(group))
    return more.map((group) => `${group} comes with the hooks of "${title}", which have no use for it.`)
  })
  const gone = Object.keys(presses).filter((subject) => !subjects.includes(subject))
  return { found, problems: [...early, ...gone.map((subject) => `No hook loads "${subject}".`)] }
}
