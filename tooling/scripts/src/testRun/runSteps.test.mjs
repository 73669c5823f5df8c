import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { runSteps } from './runSteps.mjs'

const lines = []

beforeEach(() => {
  lines.length = 0
  vi.spyOn(console, 'log').mockImplementation((line) => lines.push(line))
})
afterEach(() => vi.restoreAllMocks())

const commands = []
const run = async (command, _args, { env }) => {
  commands.push([command, env])
  return { code: command === 'false' ? 1 : 0, text: '' }
}

it('hands on what a step prepared, and says how long each took', async () => {
  const steps = [
    { name: 'one', title: 'One', prepare: async () => ({ BROWSER: '/b' }) },
    { name: 'two', title: 'Two', commands: [['true']] },
  ]
  expect(await runSteps(steps, { run, env: { PATH: '/p' } })).toBe(true)
  expect(commands.at(-1)).toEqual(['true', { PATH: '/p', BROWSER: '/b' }])
  expect(lines.filter((line) => /(one|two) \d+\.\d s$/.test(line))).toHaveLength(2)
})

it('stops at the first failure and says how to run it again', async () => {
  const steps = [
    { name: 'one', title: 'One', commands: [['false'], ['after']] },
    { name: 'two', title: 'Two', commands: [['never']] },
  ]
  expect(await runSteps(steps, { run, env: {} })).toBe(false)
  expect(commands.map(([command]) => command)).not.toContain('never')
  expect(commands.map(([command]) => command)).not.toContain('after')
  expect(lines).toContain('Run it again alone: npm test -- one')
})

it('says why a step could not be prepared', async () => {
  const prepare = () => Promise.reject(new Error('No browser.'))
  expect(await runSteps([{ name: 'one', title: 'One', prepare }], { run, env: {} })).toBe(false)
  expect(lines.join('\n')).toMatch(/one failed after .*: No browser\./)
})

it('runs commands beside each other where a step says so, and fails when one of them does', async () => {
  let running = 0
  const seen = []
  const both = async (command) => {
    seen.push(++running)
    await new Promise((resolve) => setImmediate(resolve))
    running--
    return { code: command === 'false' ? 1 : 0, text: '' }
  }
  const step = { name: 'two', title: 'Two', commands: [['true'], ['false']], atOnce: true }
  expect(await runSteps([step], { run: both, env: {} })).toBe(false)
  expect(seen).toEqual([1, 2])
})
