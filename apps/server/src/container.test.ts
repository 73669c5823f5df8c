import { type ChildProcess, execFileSync, spawn } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { cp, mkdir, realpath, symlink, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { describe, expect, it, onTestFinished } from 'vitest'
import { parse } from 'yaml'
import * as z from 'zod/mini'
import { readSettings, SETTING_NAMES } from './settings/readSettings'
import { useServer } from './testing/useServer'

const { createFolder } = useServer()

const FOLDER = fileURLToPath(new URL('..', import.meta.url))
const read = (name: string) => readFileSync(join(FOLDER, name), 'utf8')
const compose = parse(read('compose.yaml'))

it('the bundled server starts without packages, is ready, and stops', async () => {
  execFileSync(process.execPath, ['--import', 'tsx', 'src/buildServer.ts'], { cwd: FOLDER })
  const image = await createFolder()
  await cp(join(FOLDER, 'dist'), join(image, 'dist'), { recursive: true })
  // The image's Node has SQLite; an older Node, which may run this test, needs the package `libsql`.
  if (process.getBuiltinModule('node:sqlite') === undefined) {
    await mkdir(join(image, 'node_modules'))
    await symlink(await realpath(join(FOLDER, 'node_modules/libsql')), join(image, 'node_modules/libsql'))
  }
  const started: ChildProcess = spawn(process.execPath, ['dist/server.mjs'], {
    cwd: image,
    env: { PATH: process.env.PATH, PUBLIC_URL: 'https://wallet.example', PORT: '0', DRAIN_SECONDS: '0' },
  })
  onTestFinished(() => void started.kill('SIGKILL'))
  const exited = new Promise((resolve) => started.once('close', resolve))
  let output = ''
  for (const stream of [started.stdout, started.stderr])
    stream?.setEncoding('utf8').on('data', (chunk: string) => {
      output += chunk
    })
  await expect.poll(() => output).toMatch(/port \d+/)
  const port = /port (\d+)/.exec(output)?.[1] ?? ''
  expect((await fetch(`http://127.0.0.1:${port}/ready`)).status).toBe(200)
  expect(existsSync(join(image, 'data/relay.db'))).toBe(true)
  started.kill('SIGTERM')
  expect(await exited).toBe(0)
})

/** Fills in variables as Compose does. */
function interpolate(text: string, variables: Readonly<Record<string, string>>) {
  return text.replace(/\$\{(\w+):([-+?])([^}]*)\}/g, (_, name: string, operator: string, other: string) => {
    const value = variables[name] ?? ''
    if (operator === '+') return value && other
    if (operator === '?' && value === '') throw new Error(`${name} is not set`)
    return value || other
  })
}

describe('compose.yaml', () => {
  const { server, valkey, proxy } = compose.services
  const environment = z.parse(z.record(z.string(), z.string()), server.environment)
  const OPTIONAL = Object.keys(environment).flatMap((name) =>
    name.endsWith('_FILE') && environment[name]?.includes('_SECRET') ? [name.slice(0, -'_FILE'.length)] : [],
  )
  const toSecret = (name: string) => name.toLowerCase().replaceAll('_', '-')

  /** Reads the settings of the container, whose secrets are files of a folder. */
  async function readContainerSettings(secrets: Readonly<Record<string, string>>, variables = {}) {
    const folder = await createFolder()
    for (const [name, text] of Object.entries(secrets)) await writeFile(join(folder, name), text)
    const filled = Object.entries(environment).map(([name, value]) => [
      name,
      interpolate(value, { SERVER_HOST: 'wallet.example', ...variables }).replace('/run/secrets', folder),
    ])
    return readSettings(Object.fromEntries(filled))
  }
  const required = {
    projects: '{"my-project":{"origins":["https://app.example"]}}',
    nodes: '{"eip155:1":"https://node.example"}',
  }

  it('publishes the proxy, and to its machine the admin page', () => {
    expect([server.ports, valkey.ports]).toEqual([['127.0.0.1:9464:9464'], undefined])
    expect(proxy.ports).toHaveLength(3)
    expect(read('Caddyfile')).toContain('reverse_proxy server:8080')
    expect(read('Dockerfile')).toContain('EXPOSE 8080')
  })

  it('lets the server write nothing but its data', () => {
    expect(server).toMatchObject({ read_only: true, cap_drop: ['ALL'] })
    const readOnly = (target: string) => expect.objectContaining({ target, read_only: true })
    expect(server.volumes).toEqual(['data:/data', readOnly('/directory'), readOnly('/descriptors')])
  })

  it('has every setting, but those that the image sets or whose default fits', () => {
    const has = (name: string) => name in environment || `${name}_FILE` in environment
    expect(SETTING_NAMES.filter((name) => !has(name))).toEqual(['PORT', 'DRAIN_SECONDS'])
    expect(Object.keys(environment).filter((name) => !SETTING_NAMES.includes(name.replace(/_FILE$/, '')))).toEqual([])
    expect(read('Dockerfile')).toMatch(/^ENV .*PORT=8080/m)
  })

  it('uses settings and secrets that the README has', () => {
    const readme = read('README.md')
    for (const name of Object.keys(environment)) expect(readme).toContain(`| \`${name.replace(/_FILE$/, '')}\``)
    for (const name of Object.keys(required)) expect(readme).toContain(`secrets/${name}`)
    for (const name of OPTIONAL) expect(readme).toContain(`\`${name}_SECRET\``)
  })

  it('mounts the file that .env names for each optional secret, and else none', () => {
    expect(server.secrets).toEqual([...Object.keys(required), ...OPTIONAL.map(toSecret)])
    expect(Object.keys(compose.secrets)).toEqual(server.secrets)
    for (const name of OPTIONAL) {
      const { file } = compose.secrets[toSecret(name)]
      expect(interpolate(file, { [`${name}_SECRET`]: 'secrets/mine' })).toBe('secrets/mine')
      expect(interpolate(file, {})).toBe('./deploy/empty')
    }
    expect(read('deploy/empty')).toBe('')
  })

  it('starts with the two files of the README', async () => {
    const settings = await readContainerSettings(required)
    expect(settings).toMatchObject({ PUBLIC_URL: 'https://wallet.example', PROXIES: 1, DATA_FOLDER: '/data' })
    expect(settings.NODES).toEqual({ 'eip155:1': ['https://node.example'] })
    expect([settings.METRICS_ADDRESS, settings.DIRECTORY_FOLDER, settings.NAMES]).toEqual(Array(3).fill(undefined))
  })

  it('takes every other setting by .env', async () => {
    const secrets = {
      ...required,
      nodes: '{"eip155:1":["https://node.example","https://other.example"]}',
      tokens: '{"eip155:1":[{"name":"Ether","symbol":"ETH","decimals":18}]}',
      prices: '{"file":"/directory/prices.json"}',
      history: '{"eip155:1":{"blockscout":"https://explorer.example"}}',
      nfts: '{"eip155:1":{"blockscout":"https://explorer.example"}}',
      onramp: JSON.stringify({ coinbase: { keyId: 'id', keySecret: 'A'.repeat(86), country: 'DE' } }),
      'swap-providers': '[{"name":"1inch","key":"secret"}]',
      names: '{"zone":"names.example"}',
      'names-signer-key': `0x${'1'.repeat(64)}`,
      'database-url': 'postgres://db.example/names',
      'admin-token': 'x'.repeat(32),
    }
    const files = Object.fromEntries(OPTIONAL.map((name) => [`${name}_SECRET`, `secrets/${toSecret(name)}`]))
    const values = {
      COMPARED: 'eip155:1',
      DIRECTORY: 'wallets',
      DIRECTORY_KEY: 'A'.repeat(43),
      DESCRIPTORS: 'descriptors',
    }
    const settings = await readContainerSettings(secrets, { ...files, ...values })
    expect(Object.keys(settings).sort()).toEqual([...SETTING_NAMES, 'PROJECTS_FILE'].sort())
    expect(settings.METRICS_ADDRESS).toEqual({ host: '0.0.0.0', port: 9464 })
  })

  it('does not run the server as root', () => {
    expect(read('Dockerfile')).toMatch(/^FROM gcr\.io\/distroless\/nodejs22-debian12:nonroot$/m)
    expect(read('Dockerfile')).toMatch(/^USER 65532:65532$/m)
  })
})
