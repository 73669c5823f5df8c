import { spawn } from 'node:child_process'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { withMutant } from './mutants.mjs'

/** A mutant that runs in circles is found. Milliseconds. */
const LIMIT = 300_000

/**
 * Puts a mutant into its file, runs the tests that concern it, and takes it out again. `found` where one fails: first the
 * test beside the file, which is quick, then all that import it.
 * @returns {Promise<'found' | 'survived'>}
 */
export async function runMutant(root, project, mutant) {
  const path = join(root, mutant.path)
  const text = readFileSync(path, 'utf8')
  const restore = () => writeFileSync(path, text)
  process.once('exit', restore)
  try {
    writeFileSync(path, withMutant(text, mutant))
    const beside = mutant.path.replace(/\.(tsx?)$/, '.test.$1')
    if (existsSync(join(root, beside)) && !(await passes(root, ['run', beside], project))) return 'found'
    return (await passes(root, ['related', '--run', mutant.path], project)) ? 'survived' : 'found'
  } finally {
    restore()
    process.off('exit', restore)
  }
}

function passes(root, command, project) {
  // What a mutant breaks is broken at once: no test has to wait as long as it would on a busy machine.
  const options = [
    '--project',
    project,
    '--bail',
    '1',
    '--passWithNoTests',
    '--reporter',
    'dot',
    '--testTimeout',
    '60000',
  ]
  const child = spawn('npx', ['vitest', ...command, ...options], { cwd: root, stdio: 'ignore', detached: true })
  return new Promise((resolve) => {
    const timer = setTimeout(() => process.kill(-child.pid, 'SIGKILL'), LIMIT)
    child.once('exit', (code) => {
      clearTimeout(timer)
      resolve(code === 0)
    })
  })
}
