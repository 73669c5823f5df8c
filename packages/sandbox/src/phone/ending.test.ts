import { fork } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import { expect, it } from 'vitest'
import { EXEC_ARGV } from '../process/runFile'
import { expectEventually } from '../relay/testing/expectEventually'

const PROGRAM = fileURLToPath(new URL('./testing/program.ts', import.meta.url))

it.each(['stop', 'exit'])(
  'the phone ends silently with its program: %s',
  async (order) => {
    const program = fork(PROGRAM, [], { execArgv: EXEC_ARGV, stdio: ['ignore', 'pipe', 'pipe', 'ipc'] })
    let printed = ''
    for (const stream of [program.stdout, program.stderr]) stream?.on('data', (chunk) => (printed += chunk))
    const [url] = await once(program, 'message')
    expect((await fetch(`${url}/state`)).status).toBe(200)
    program.send(order)
    expect(await once(program, 'exit')).toEqual([0, null])
    await expectEventually(() =>
      fetch(`${url}/state`).then(
        () => 'there',
        () => 'gone',
      ),
    ).toBe('gone')
    expect(printed).toBe('')
  },
  60_000,
)
