import type { Tools } from '../entry/processes.mjs'
import { bin } from '../entry/root.mjs'

// The condition by which the workspace reads its own sources points at TypeScript, which no consumer asks for. A
// style sheet has no types.
const attwArgs = ['--profile', 'esm-only', '--format', 'table-flipped', '--exclude-entrypoints', './buttons.css']

/** Runs the two linters of packages on a tarball, and looks at what is in it. One text for each complaint. */
export async function checkTarball(tarball: string, { run, env }: Tools) {
  const linters: [name: string, command: [string, ...string[]]][] = [
    ['publint', [bin('publint'), tarball, '--strict']],
    ['attw', [bin('attw'), tarball, ...attwArgs]],
  ]
  const problems: string[] = []
  for (const [name, [command, ...args]] of linters) {
    const { code, text } = await run(command, args, { env, quiet: true })
    if (code !== 0) problems.push(`${name}:\n${text.trim()}`)
  }
  const { text } = await run('tar', ['-tzf', tarball], { env, quiet: true })
  const strays = text.split('\n').filter((file) => /\.test(-d)?\.|\/testing\/fixtures\/|\.tsbuildinfo$/.test(file))
  return [...problems, ...strays.map((file) => `${file} must not be published.`)]
}
