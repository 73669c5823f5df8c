import { bin } from '../entry/root.mjs'

export const createTurboCommand = (...args: string[]): [string, ...string[]] => [
  bin('turbo'),
  'run',
  ...args,
  '--ui=stream',
  '--output-logs=errors-only',
  '--log-order=grouped',
]
