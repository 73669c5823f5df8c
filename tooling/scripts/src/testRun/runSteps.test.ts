import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import type { Run } from '../entry/processes.mjs'
import { runSteps } from './runSteps'
import type { TestStep } from './steps'

const lines: string[] = []

beforeEach(() => {
  lines.length = 0
  vi.spyOn(console, 'log').mockImplementation((line) => void lines.push(line))
})
afterEach(() => vi.restoreAllMocks())

const commands: [command: string, env: NodeJS.ProcessEnv | undefined][] = []
const run: Run = async (command, _args, { env } = {}) => {
  commands.push([command, env])
  return { code: command === 'false' ? 1 : 0, text: '' }
}

it('hands on what a step prepared, and says how long each took', async () => {
  const steps: TestStep[] = [
    { name: 'one', title: 'One', prepare: async () => ({ BROWSER: '/b' }) },
    { name: 'two', title: 'Two', commands: [['true']] },
  ]
  expect(await runSteps(steps, { run, env: { PATH: '/p' } })).toBe(true)
  expect(commands.at(-1)).toEqual(['true', { PATH: '/p', BROWSER: '/b' }])
  expect(lines.filter((line) => /(one|two) \d+\.\d s$/.test(line))).toHaveLength(2)
})

it('stops at the first failure and says how to run it again', async () => {
  const steps: TestStep[] = [
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

it('runs two steps beside each other where they may, each after what it needs, and the rest after them', async () => {
  const ended: string[] = []
  let running = 0
  let most = 0
  const slow = async (command: string) => {
    most = Math.max(most, ++running)
    await new Promise((resolve) => setImmediate(resolve))
    running--
    ended.push(command)
    return { code: 0, text: `said by ${command}` }
  }
  const step = (name: string, more: Partial<TestStep> = {}): TestStep => ({
    name,
    title: name,
    commands: [[name]],
    ...more,
  })
  const beside = 'group'
  const steps: TestStep[] = [
    step('one', { beside, needs: ['three'] }),
    step('two', { beside }),
    step('three', { beside }),
    step('four', { beside }),
    step('alone'),
  ]
  expect(await runSteps(steps, { run: slow, env: {} })).toBe(true)
  expect(most).toBe(2)
  expect(ended.indexOf('one')).toBeGreaterThan(ended.indexOf('three'))
  expect(ended.at(-1)).toBe('alone')
  // The output of parallel steps is not mixed: a step's lines are printed once it has ended.
  const said = lines.indexOf('said by two')
  expect([lines[said - 1], lines[said + 1]]).toEqual([expect.stringContaining('two'), expect.stringMatching(/two \d/)])
})

it('starts nothing more when one of those beside each other fails', async () => {
  const started: string[] = []
  const failing = async (command: string) => {
    started.push(command)
    return { code: command === 'false' ? 1 : 0, text: '' }
  }
  const step = (name: string): TestStep => ({ name, title: name, commands: [[name]], beside: 'group' })
  const steps: TestStep[] = [
    step('false'),
    step('true'),
    step('never'),
    { name: 'alone', title: 'alone', commands: [['alone']] },
  ]
  expect(await runSteps(steps, { run: failing, env: {} })).toBe(false)
  expect(started).toEqual(['false', 'true'])
})
