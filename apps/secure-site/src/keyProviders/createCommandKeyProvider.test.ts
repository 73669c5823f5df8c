import { chmod, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, it } from 'vitest'
import { createCommandKeyProvider } from './createCommandKeyProvider'

const folder = await mkdtemp(join(tmpdir(), 'secure-command-'))
afterAll(() => rm(folder, { recursive: true }))

let scripts = 0
async function createScript(lines: string): Promise<string> {
  const path = join(folder, `script-${++scripts}.sh`)
  await writeFile(path, `#!/bin/sh\n${lines}\n`)
  await chmod(path, 0o700)
  return path
}

const KEY = Uint8Array.from({ length: 32 }, (_, index) => index * 8)
const wrapWith = (...command: string[]) => createCommandKeyProvider({ command }).wrap(KEY)

describe('the provider of a command', () => {
  it('passes bytes on stdin and takes those of stdout, with the verb as the last argument', async () => {
    const script = await createScript('printf "%s:" "$@"; cat')
    const provider = createCommandKeyProvider({ command: [script, '--key', 'a b'] })
    const expected = (verb: string) => Uint8Array.from([...Buffer.from(`--key:a b:${verb}:`), ...KEY])
    expect(await provider.wrap(KEY)).toEqual(expected('wrap'))
    expect(await provider.unwrap(KEY)).toEqual(expected('unwrap'))
  })

  it('runs no shell: special characters stay as they are', async () => {
    const script = await createScript('printf "%s:" "$@"')
    const marker = join(folder, 'made-by-a-shell')
    const attack = `$(touch ${marker}); touch ${marker} | cat`
    expect(Buffer.from(await wrapWith(script, attack)).toString()).toBe(`${attack}:wrap:`)
    await expect(readFile(marker)).rejects.toThrow('ENOENT')
    await expect(wrapWith(`${script}; true`)).rejects.toThrow('the command can’t be run')
  })

  it('rejects a command that can’t be run, fails, or returns nothing', async () => {
    await expect(wrapWith(join(folder, 'none'))).rejects.toThrow(/^the command can’t be run: .*ENOENT/)
    await expect(wrapWith(await createScript('echo partial; exit 3'))).rejects.toThrow(
      'the command ended with status 3',
    )
    await expect(wrapWith(await createScript('kill -TERM $$'))).rejects.toThrow('the command ended with SIGTERM')
    await expect(wrapWith(await createScript('cat > /dev/null'))).rejects.toThrow('the command returned nothing')
  })

  it('accepts a command that doesn’t read its input', async () => {
    expect(Buffer.from(await wrapWith(await createScript('echo result'))).toString()).toBe('result\n')
  })

  it('ends a command that returns too much, or takes too long, with the programs that it runs', async () => {
    await expect(wrapWith(await createScript('yes'))).rejects.toThrow('the command returned more than 16384 bytes')
    const pidFile = join(folder, 'pid')
    // The inner program holds stdout open.
    const slow = await createScript(`sleep 600 & echo $! > ${pidFile}; wait`)
    const provider = createCommandKeyProvider({ command: [slow], timeoutMs: 1_000 })
    await expect(provider.unwrap(KEY)).rejects.toThrow('the command took longer than 1 s')
    const pid = Number(await readFile(pidFile, 'utf8'))
    await expect.poll(() => isRunning(pid)).toBe(false)
  })
})

// Skips zombies (state Z): processes that have ended but were not reaped yet.
async function isRunning(pid: number): Promise<boolean> {
  const status = await readFile(`/proc/${pid}/stat`, 'utf8').catch(() => '')
  return status !== '' && !/\) Z /.test(status)
}
