import { execFileSync } from 'node:child_process'
import { root } from '../entry/root.mjs'

const MAINLINES = ['origin/main', 'origin/master', 'main', 'master']

export interface Changes {
  base: string
  kept: readonly string[]
  removed: readonly string[]
}

/** Lists files that differ from the starting point, committed or not. */
export function findChanges(given: string | undefined): Changes {
  const base = findBase(given)
  const removed = git('diff', '--name-only', '--diff-filter=D', base)
  const kept = [
    ...git('diff', '--name-only', '--diff-filter=d', base),
    ...git('ls-files', '--others', '--exclude-standard'),
  ]
  return { base, kept, removed }
}

function findBase(given: string | undefined) {
  const known = (given ? [given] : MAINLINES).find((name) =>
    succeeds('rev-parse', '--verify', '--quiet', `${name}^{commit}`),
  )
  if (!known && given) throw new Error(`git knows nothing called ${given}.`)
  // Without a mainline, as in a single-branch clone, list uncommitted files.
  return (known && git('merge-base', known, 'HEAD')[0]) || 'HEAD'
}

function succeeds(...args: string[]) {
  try {
    return git(...args).length > 0
  } catch {
    return false
  }
}

const git = (...args: string[]) =>
  execFileSync('git', args, { cwd: root, encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] })
    .split('\n')
    .filter(Boolean)
