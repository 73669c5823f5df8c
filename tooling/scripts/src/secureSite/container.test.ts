import { execFileSync, spawn, spawnSync } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  realpathSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { describe, expect, it, onTestFinished } from 'vitest'
import { parse } from 'yaml'
import { root } from '../entry/root.mjs'
import { copyWorkspace } from '../recipes/copyWorkspace'

const SITE = join(root, 'apps/secure-site')
const FOLDERS = [
  'apps/secure-site',
  'tooling/tsconfig',
  ...['auth-frame', 'core', 'react-ui', 'siwx'].map((name) => `packages/${name}`),
]

const read = (name: string) => readFileSync(join(SITE, name), 'utf8')
const compose = parse(read('compose.yaml'))
/** Arguments of each instruction in the Dockerfile, by stage. */
const [built = [], final = []] = read('Dockerfile')
  .split(/^(?=FROM )/m)
  .slice(1)
  .map((stage) =>
    stage.split('\n').flatMap((line) => {
      const [, name = '', rest = ''] = /^([A-Z]+) (.+)$/.exec(line) ?? []
      return name === '' ? [] : [{ name, rest }]
    }),
  )
const all = (stage: typeof final, name: string) => stage.filter((each) => each.name === name).map(({ rest }) => rest)
const only = (stage: typeof final, name: string) => all(stage, name)[0] ?? ''
const settings = Object.fromEntries(
  only(final, 'ENV')
    .split(' ')
    .map((each) => each.split('=')),
)

/** Makes the image’s folder as the Dockerfile does: builds a copy of the sources, and copies what it copies. */
function createImage(): string {
  const folder = mkdtempSync(join(tmpdir(), 'foyer-image-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  const [source, image] = [join(folder, 'source'), join(folder, 'image')]
  copyWorkspace({ from: root, to: source, folders: FOLDERS, files: ['package.json'] })
  const site = join(source, 'apps/secure-site')
  const { scripts } = JSON.parse(readFileSync(join(site, 'package.json'), 'utf8'))
  for (const command of scripts.build.split(' && ')) {
    const [tool, script] = command.split(' ')
    expect(tool).toBe('tsx')
    execFileSync(process.execPath, ['--import', 'tsx', join(site, script)], { cwd: site })
  }
  mkdirSync(join(image, only(final, 'WORKDIR')), { recursive: true })
  for (const copied of all(final, 'COPY')) {
    const [from = '', to = ''] = copied.replaceAll(/--\S+ /g, '').split(' ')
    const target = join(image, to.startsWith('/') ? to : join(only(final, 'WORKDIR'), to))
    // A copied folder without sources is created by a command of the build stage.
    if (all(built, 'RUN').includes(`mkdir ${from}`)) mkdirSync(target)
    else cpSync(from.replace(only(built, 'WORKDIR'), source), target, { recursive: true })
  }
  // The image’s Node has SQLite; an older Node, which may run this test, needs the package `libsql`.
  if (process.getBuiltinModule('node:sqlite') === undefined) {
    mkdirSync(join(image, 'node_modules'))
    symlinkSync(realpathSync(join(SITE, 'node_modules/libsql')), join(image, 'node_modules/libsql'))
  }
  return image
}

describe('the image of the secure site', () => {
  it('runs Node alone, and not as root', () => {
    expect(only(final, 'FROM')).toMatch(/^gcr\.io\/distroless\/nodejs22-[^:]+:nonroot$/)
    expect(only(final, 'USER')).toBe('65532:65532')
    // RUN needs a shell, which a distroless image lacks.
    expect(all(final, 'RUN')).toEqual([])
    for (const name of ['ENTRYPOINT', 'CMD']) expect(JSON.parse(only(final, name))).toBeInstanceOf(Array)
  })

  it('has every command of package.json', () => {
    const { scripts } = JSON.parse(read('package.json'))
    const commands = Object.values<string>(scripts).flatMap((each) => /source src\/(\w+)\.ts/.exec(each)?.[1] ?? [])
    const entries = /entryPoints: \[([^\]]+)\]/.exec(read('src/buildServer.ts'))?.[1] ?? ''
    expect([...entries.matchAll(/'(\w+)'/g)].map((each) => each[1]).sort()).toEqual(commands.sort())
  })

  it('starts from its folder with the settings of compose.yaml, is healthy, and stops', {
    timeout: 180_000,
  }, async () => {
    const image = createImage()
    const secrets = { 'service-key': randomBytes(32).toString('base64url'), mail: 'smtp://127.0.0.1:1', nodes: '{}' }
    for (const [name, text] of Object.entries(secrets)) writeFileSync(join(image, name), `${text}\n`)
    const given: Readonly<Record<string, string>> = {
      ...{
        SECURE_HOST: 'secure.example',
        MAIL_FROM: 'a@secure.example',
        ALLOWED_ORIGINS: 'https://a.example',
        INIT: '1',
      },
    }
    const environment = Object.fromEntries(
      Object.entries<string>({ ...settings, ...compose.services.site.environment }).map(([name, value]) => [
        name,
        value
          .replaceAll(/\$\{(\w+)[^}]*\}/g, (_, variable) => given[variable] ?? '')
          .replace('/run/secrets', image)
          .replace(/^\/data/, join(image, 'data')),
      ]),
    )
    const started = spawn(process.execPath, JSON.parse(only(final, 'CMD')), {
      cwd: join(image, only(final, 'WORKDIR')),
      env: { ...environment, PORT: '0' },
    })
    onTestFinished(() => void started.kill('SIGKILL'))
    const exited = new Promise((resolve) => started.once('close', resolve))
    let output = ''
    for (const stream of [started.stdout, started.stderr])
      stream.setEncoding('utf8').on('data', (chunk: string) => {
        output += chunk
      })
    await expect.poll(() => output, { timeout: 60_000 }).toContain('secure: https://secure.example, port ')
    const port = /port (\d+)/.exec(output)?.[1] ?? ''
    const get = (path: string) => fetch(`http://127.0.0.1:${port}${path}`)
    expect((await get('/ready')).status).toBe(200)
    expect(await (await get('/hashes.json')).text()).toBe(readFileSync(join(image, 'app/dist/hashes.json'), 'utf8'))
    expect((await (await get('/sdk.js')).text()).length).toBeGreaterThan(100_000)
    expect(existsSync(join(image, 'data/site.db'))).toBe(true)

    const [, check = ''] = /CMD (\[.+\])$/.exec(only(final, 'HEALTHCHECK')) ?? []
    const [, ...args] = JSON.parse(check)
    const isHealthy = () => spawnSync(process.execPath, args, { env: { PORT: port } }).status
    expect(isHealthy()).toBe(0)
    // The second signal skips the wait for a load balancer.
    for (const _ of [1, 2]) started.kill('SIGTERM')
    expect(await exited).toBe(0)
    expect(isHealthy()).toBe(1)
  })
})

describe('compose.yaml', () => {
  const { site, proxy } = compose.services

  it('builds the image and mounts files that exist, or that .gitignore and the README name', () => {
    expect(existsSync(join(SITE, site.build.context, site.build.dockerfile))).toBe(true)
    expect(join(SITE, site.build.context)).toBe(dirname(join(root, 'package.json')))
    expect(existsSync(join(SITE, 'Caddyfile'))).toBe(true)
    expect(proxy.volumes[0]).toMatch(/^\.\/Caddyfile:.+:ro$/)
    for (const name of site.secrets) {
      const { file } = compose.secrets[name]
      expect(file).toBe(`secrets/${name}`)
      expect(read('README.md')).toContain(`secrets/${name}`)
    }
    for (const ignored of [join(root, '.gitignore'), join(SITE, 'Dockerfile.dockerignore')])
      expect(readFileSync(ignored, 'utf8')).toContain('apps/secure-site/secrets\n')
  })

  it('publishes the proxy alone, and gives the site nothing to write but its data', () => {
    expect(site).toMatchObject({ read_only: true, cap_drop: ['ALL'], security_opt: ['no-new-privileges:true'] })
    expect([site.ports, site.volumes, proxy.ports.length]).toEqual([undefined, [`data:${only(final, 'VOLUME')}`], 3])
    expect(read('Caddyfile')).toContain(`reverse_proxy site:${only(final, 'EXPOSE')}`)
    // The site trusts one proxy, which is Caddy.
    expect(site.environment.PROXIES).toBe('1')
  })

  it('uses settings that the README has', () => {
    for (const name of Object.keys(site.environment))
      expect(read('README.md')).toContain(`| \`${name.replace(/_FILE$/, '')}\``)
  })
})
