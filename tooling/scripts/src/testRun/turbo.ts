import { bin } from '../entry/root.mjs'

/** A task of every package, or of those that filters name. Shows what failed only. */
export const turbo = (...args: string[]): [string, ...string[]] => [
  bin('turbo'),
  'run',
  ...args,
  '--ui=stream',
  '--output-logs=errors-only',
  '--log-order=grouped',
]
