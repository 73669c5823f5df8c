import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it, onTestFinished } from 'vitest'
import { runCommand } from '../testing/startProcess'
import { addSettingsFile } from './addSettingsFile'
import { readSettings } from './readSettings'

async function writeSettings(text: string): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'foyer-settings-'))
  onTestFinished(() => rm(folder, { recursive: true, force: true }))
  const path = join(folder, 'settings.json')
  await writeFile(path, text)
  return path
}

const write = (settings: Readonly<Record<string, unknown>>) => writeSettings(JSON.stringify(settings))

it('addSettingsFile reads texts, numbers and JSON', async () => {
  const SETTINGS_FILE = await write({
    PUBLIC_URL: 'https://wallet.example',
    PROXIES: 1,
    NODES: { 'eip155:1': 'https://node.example' },
  })
  expect(readSettings(addSettingsFile({ SETTINGS_FILE }))).toMatchObject({
    PUBLIC_URL: 'https://wallet.example',
    PROXIES: 1,
    NODES: { 'eip155:1': ['https://node.example'] },
  })
})

it('addSettingsFile leaves the environment alone without a file', () => {
  expect(addSettingsFile({ PORT: '1' })).toEqual({ PORT: '1' })
})

it.each([
  ['a setting', { PORT: '1' }, { PORT: 2, PROXIES: 3 }, { PORT: '1', PROXIES: '3' }],
  ['the file of a setting', { NODES_FILE: '/a' }, { NODES: {} }, { NODES_FILE: '/a' }],
  ['a setting in place of its file', { NODES: '{}' }, { NODES_FILE: '/a' }, { NODES: '{}' }],
])('addSettingsFile prefers %s of the environment', async (_, environment, file, expected) => {
  const SETTINGS_FILE = await write(file)
  expect(addSettingsFile({ ...environment, SETTINGS_FILE })).toEqual({ ...expected, SETTINGS_FILE })
})

it('addSettingsFile names every mistake of the file, and no value', async () => {
  const SETTINGS_FILE = await write({ PUBLIC_ULR: 'hidden', 'OTHER\u202e': 'hidden', PROXIES: true, PORT: 8080 })
  expect(() => addSettingsFile({ SETTINGS_FILE })).toThrow(
    [
      `${SETTINGS_FILE}, the SETTINGS_FILE, needs a change:`,
      '  PROXIES is no text, number, list or object',
      '  PUBLIC_ULR is no setting; did you mean PUBLIC_URL?',
      '  OTHER? is no setting',
    ].join('\n'),
  )
})

it.each(['', '[]', 'null', '{"PORT":8080', 'PORT=8080'])('addSettingsFile rejects a file with %j', async (text) => {
  const SETTINGS_FILE = await writeSettings(text)
  expect(() => addSettingsFile({ SETTINGS_FILE })).toThrow(
    `SETTINGS_FILE names ${SETTINGS_FILE}, which is not JSON such as {"PUBLIC_URL":"https://wallet.example"}`,
  )
})

it('addSettingsFile names a file that is not there', () => {
  expect(() => addSettingsFile({ SETTINGS_FILE: '/nowhere/settings.json' })).toThrow(
    'SETTINGS_FILE names /nowhere/settings.json, which can’t be read (ENOENT)',
  )
})

it('foyer-server check reads SETTINGS_FILE, with the settings of the secure site', async () => {
  const SETTINGS_FILE = await write({ PUBLIC_URL: 'https://wallet.example', SECURE_SITE_UR: 'https://a.example' })
  const { code, stderr } = await runCommand(['check'], { SETTINGS_FILE })
  expect(stderr).toContain('SECURE_SITE_UR is no setting of the secure site')
  expect(code).toBe(1)
})
