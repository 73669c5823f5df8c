import { getChunkName, measureLoads } from './measureLoads'
import type { BundlerOutput, ImportMoment, MomentLoad } from './types'

/**
 * Lists the chunks of core that each subject of hooks may load, beyond a connected wallet's chunks. A subject is a file
 * of `internal/actions` in the view layer, with its own chunk.
 */
export const hookChunks: Readonly<Record<string, readonly string[]>> = {
  signatures: ['signing'],
  // One file has the code that finds a transaction's outcome and the code of the views' wallet requests.
  transactions: ['transactions', 'asking', 'site-sends'],
  connect: [],
  connections: ['account'],
  portfolio: ['site-owned'],
  permissions: ['site-permissions'],
  wallets: ['site-wallets', 'wallets'],
  siwx: ['site-siwx', 'siwx'],
  login: ['account', 'sign-in', 'embedded'],
  transfers: ['account', 'transactions', 'data', 'identity', 'assets', 'guard', 'asking', 'send', 'site-transfers'],
  identity: ['data', 'identity'],
  names: ['data', 'identity', 'names'],
  smartSessions: ['data', 'assets', 'limits', 'smartSessions'],
  // The view's code loads when the view opens.
  payment: ['account', 'transactions', 'data', 'identity', 'assets', 'guard', 'asking', 'send', 'pay'],
}

/**
 * Loads one subject of hooks at a time, each after the same visit, in an app that uses every hook. Returns each
 * subject's loads, and each chunk that loads without need as a sentence: signing must not wait for the code of sending.
 */
export async function measureHookLoads(built: BundlerOutput, visit: readonly ImportMoment[]) {
  const subjects = [...built.lazy.keys()].flatMap(
    (path) => getChunkName(path)?.match(/^react-ui\/hook-(.+)$/)?.[1] ?? [],
  )
  const result: MomentLoad[] = []
  for (const subject of subjects) {
    const moments = [...visit, { title: subject, groups: [`react-ui/hook-${subject}`] }]
    result.push(...(await measureLoads(built, moments)).slice(-1))
  }
  const early = result.flatMap(({ title, groups }) => {
    const allowed = [`react-ui/hook-${title}`, ...(hookChunks[title] ?? []).map((name) => `core/${name}`)]
    const more = groups.filter((group) => !allowed.includes(group))
    return more.map((group) => `${group} comes with the hooks of "${title}", which have no use for it.`)
  })
  const gone = Object.keys(hookChunks).filter((subject) => !subjects.includes(subject))
  return { found: result, problems: [...early, ...gone.map((subject) => `No hook loads "${subject}".`)] }
}
