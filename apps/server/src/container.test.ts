import { type ChildProcess, execFileSync, spawn } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { cp, mkdir, realpath, symlink } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { describe, expect, it, onTestFinished } from 'vitest'
import { parse } from 'yaml'
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

describe('compose.yaml', () => {
  const { server, valkey, proxy } = compose.services

  it('publishes the proxy alone, and lets the server write nothing but its data', () => {
    expect(server).toMatchObject({ read_only: true, cap_drop: ['ALL'], volumes: ['data:/data'] })
    expect([server.ports, valkey.ports, proxy.ports.length]).toEqual([undefined, undefined, 3])
    expect(read('Caddyfile')).toContain('reverse_proxy server:8080')
    expect(read('Dockerfile')).toContain('EXPOSE 8080')
  })

  it('uses settings and secrets that the README has', () => {
    for (const name of Object.keys(server.environment))
      expect(read('README.md')).toContain(`| \`${name.replace(/_FILE$/, '')}\``)
    for (const name of server.secrets) expect(read('README.md')).toContain(`secrets/${name}`)
  })

  it('does not run the server as root', () => {
    expect(read('Dockerfile')).toMatch(/^FROM gcr\.io\/distroless\/nodejs22-debian12:nonroot$/m)
    expect(read('Dockerfile')).toMatch(/^USER 65532:65532$/m)
  })
})
