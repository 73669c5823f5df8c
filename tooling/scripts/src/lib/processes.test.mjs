import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { temporaryTree } from '../testing/temporaryTree.mjs'
import { createProcesses } from './processes.mjs'

let tree

beforeEach(() => {
  tree = temporaryTree()
})
afterEach(() => tree.remove())

it('gives the exit code, and the output when quiet', async () => {
  const { run } = createProcesses()
  const result = await run('sh', ['-c', 'echo out; exit 3'], { quiet: true })
  expect(result).toEqual({ code: 3, text: 'out\n' })
  await expect(run('no-such-command', [], { quiet: true })).rejects.toThrow('ENOENT')
})

it('leaves nothing behind that a command started', async () => {
  const { run } = createProcesses()
  const mark = join(tree.root, 'survived')
  await run('sh', ['-c', `(sleep 0.3; touch ${mark}) & exit 0`])
  await wait(600)
  expect(existsSync(mark)).toBe(false)
})

it('ends everything when stopped, and starts nothing after', async () => {
  const { run, stop } = createProcesses()
  const running = run('sleep', ['60'])
  stop()
  expect((await running).code).toBe(1)
  await expect(run('true', [])).rejects.toThrow('Stopped.')
})
