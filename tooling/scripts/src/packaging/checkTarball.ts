import type { Tools } from '../entry/processes.mjs'
import { bin } from '../entry/root.mjs'

// The workspace’s source condition points at TypeScript, which no consumer requests. A style sheet has no types.
const attwArgs = ['--profile', 'esm-only', '--format', 'table-flipped', '--exclude-entrypoints', './buttons.css']

/** Runs both package linters on a tarball, and checks its files. Returns one text per problem. */
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
