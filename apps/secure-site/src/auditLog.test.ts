import { spawn } from 'node:child_process'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { expect, it, onTestFinished } from 'vitest'
import { createSecret } from './server/keys/secrets'
import { AUDIT_LINES_TABLE, toLineKey } from './server/operation/auditLine'
import { openStorage } from './storage/openStorage'
import { createTestServer } from './testing/useTestServer'

it('the command checks and prints the audit log of a site', { timeout: 60_000 }, async () => {
  const folder = await mkdtemp(join(tmpdir(), 'secure-audit-'))
  onTestFinished(() => rm(folder, { recursive: true }))
  const [path, serviceKey] = [join(folder, 'site.db'), createSecret()]
  const { storage, close } = await openStorage(path, { create: true })
  onTestFinished(close)
  const site = createTestServer({ storage, serviceKey })
  await site.start()
  onTestFinished(site.stop)
  const token = await site.login('mia@example.org')
  await site.call('share', {}, token)

  const run = async (...args: readonly string[]) => {
    const script = join(import.meta.dirname, 'auditLog.ts')
    const child = spawn(process.execPath, ['--import', 'tsx', '--conditions=@foyer/source', script, ...args], {
      env: { PATH: process.env.PATH, DATABASE: path, SERVICE_KEY: serviceKey },
    })
    const [output, errors] = [text(child.stdout), text(child.stderr)]
    const code = await new Promise((resolve) => child.once('close', resolve))
    return { code, output: await output, errors: await errors }
  }
  const { code, output } = await run('verify')
  expect([code, output]).toEqual([0, expect.stringMatching(/^secure: 4 lines, each as it was written\. /)])
  const checkpoint = /Checkpoint: (\S+)/.exec(output)?.[1] ?? ''
  expect(await run('verify', '--checkpoint', checkpoint)).toMatchObject({ code: 0 })
  const lines = (await run('export')).output.trim().split('\n')
  expect(lines.map((line) => JSON.parse(line).event)).toEqual(['site.start', 'login.request', 'login', 'share.read'])

  await storage.change(AUDIT_LINES_TABLE, toLineKey(4), () => undefined)
  await storage.change(
    AUDIT_LINES_TABLE,
    toLineKey(2),
    (entry) => entry && { ...entry, value: { ...Object(entry.value), at: 1 } },
  )
  expect(await run('verify', '--checkpoint', '4:other')).toEqual({
    code: 1,
    output: '',
    errors: [
      'secure: The audit log isn’t intact.',
      'Line 2 was changed.',
      'The log does not have the line of the checkpoint: it was cut or replaced.\n',
    ].join('\n'),
  })
  expect(await run('other')).toMatchObject({ code: 1, errors: expect.stringMatching(/^secure: Use: pnpm audit-log /) })
})
