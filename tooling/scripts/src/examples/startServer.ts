import { expect, onTestFinished } from 'vitest'
import { createProcesses, type Tools } from '../entry/processes.mjs'

interface ServerOptions {
  readonly folder: string
  /** Script of the example’s package.json, and its arguments. */
  readonly script: readonly string[]
  readonly url: string
  readonly env: Tools['env']
}

/** Runs a server until the test ends. Resolves once `url` answers. The test fails if the server printed a warning. */
export async function startServer({ folder, script, url, env }: ServerOptions) {
  const { run, stop } = createProcesses()
  let hasStopped = false
  const ended = run('pnpm', ['--silent', 'run', ...script], { cwd: folder, env, quiet: true })
  onTestFinished(async () => {
    hasStopped = true
    stop()
    expect((await ended).text).not.toMatch(/warn|deprecat|error/i)
  })
  const answers = () =>
    fetch(url).then(
      ({ ok }) => ok,
      () => false,
    )
  await Promise.race([
    expect.poll(answers).toBe(true),
    ended.then(({ text }) => {
      if (!hasStopped) throw new Error(`${script[0]} in ${folder} ended:\n${text}`)
    }),
  ])
}
