import { expect, it } from 'vitest'
import { createProcesses } from './processes.mjs'

it('gives the exit code, and the output when quiet', async () => {
  const { run } = createProcesses()
  const result = await run('sh', ['-c', 'echo out; exit 3'], { quiet: true })
  expect(result).toEqual({ code: 3, text: 'out\n' })
  await expect(run('no-such-command', [], { quiet: true })).rejects.toThrow('ENOENT')
})

it('leaves nothing behind that a command started', async () => {
  const { run } = createProcesses()
  // The background process holds the output open, so `run` resolves only once that process has ended.
  expect(await run('sh', ['-c', 'sleep 3600 & exit 0'], { quiet: true })).toEqual({ code: 0, text: '' })
})

it('ends everything when stopped, and starts nothing after', async () => {
  const { run, stop } = createProcesses()
  const running = run('sleep', ['60'])
  stop()
  expect((await running).code).toBe(1)
  await expect(run('true', [])).rejects.toThrow('Stopped.')
})
