import { type ChildProcess, spawn } from 'node:child_process'
import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest'
import { packageManager } from './consumer/packageManager'
import { serveFolder } from './consumer/serveFolder'
import { childEnv } from './entry/childEnv.mjs'
import { createProcesses } from './entry/processes.mjs'
import { root } from './entry/root.mjs'
import { packPackages } from './packaging/packPackages'

// Installs the packed sandbox beside Playwright, and runs the command and the examples of its README.

const MINUTE = 60_000
const folder = mkdtempSync(join(tmpdir(), 'foyer-sandbox-package-'))
const app = join(folder, 'app')
// Without NODE_PATH, which pnpm sets to all that this workspace has.
const env = childEnv({ NODE_ENV: '', CI: '', NODE_PATH: '' })
const { run, stop } = createProcesses()
const started = new Set<ChildProcess>()
const sandbox = join(root, 'packages/sandbox')
const pages = readdirSync(join(sandbox, 'examples')).map((name) => name.replace(/\.ts$/, ''))
const versions = { ...readVersions('dependencies'), ...readVersions('devDependencies') }

const { devDependencies: rootVersions } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'))

let site: Awaited<ReturnType<typeof serveFolder>>

/** Takes the versions that the workspace has. */
function readVersions(field: string): Readonly<Record<string, string>> {
  return JSON.parse(readFileSync(join(sandbox, 'package.json'), 'utf8'))[field]
}

const pick = (...names: readonly string[]) => Object.fromEntries(names.map((name) => [name, versions[name] ?? '']))

/** Writes each block of the README that begins with the name of its file. */
function writeExamples() {
  const readme = readFileSync(join(sandbox, 'README.md'), 'utf8')
  const blocks = [...readme.matchAll(/^```ts\n\/\/ (tests\/\S+)\n([\s\S]*?)^```$/gm)]
  for (const [, path = '', code = ''] of blocks) writeFileSync(join(app, path), code)
  return blocks.map(([, path]) => path)
}

const config = (url: string) => `import { defineConfig } from '@playwright/test'

export default defineConfig({
  testDir: 'tests',
  workers: 1,
  reporter: 'line',
  use: {
    baseURL: ${JSON.stringify(url)},
    launchOptions: {
      executablePath: ${JSON.stringify(process.env.CHROMIUM_PATH || '/usr/bin/chromium')},
      args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking', '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE localhost, EXCLUDE 127.0.0.1'],
    },
  },
})
`

const running = `import { createSandboxFixtures } from '@foyer/sandbox/playwright'
import { expect, test as base } from '@playwright/test'

const test = base.extend(createSandboxFixtures({ url: process.env.SANDBOX_URL }))

test('uses the running sandbox', async ({ page, wallets, faults, chains }) => {
  await chains.redirect('https://rpc.example/**', 'eip155:1')
  await wallets.answer('approve')
  await page.goto('/viem.html')
  await page.getByRole('button', { name: 'Connect Northbeam' }).click()
  await expect(page.getByText(\`\${wallets.northbeam.addresses[0]} has 10000 ETH\`)).toBeVisible()
  await faults.add('wrongNetwork', { chainId: 10 })
  await expect.poll(() => page.evaluate(() => localStorage.getItem('foyer-sandbox:sandbox.foyer.northbeam'))).toContain('"chainId":10')
  await faults.add('rejects')
  await page.getByRole('button', { name: 'Sign' }).click()
  await expect(page.getByText('Failed: User rejected the request.')).toBeVisible()
})
`

beforeAll(async () => {
  const [packed] = await packPackages(root, folder, { run, env }, ['@foyer/sandbox'])
  mkdirSync(join(app, 'tests'), { recursive: true })
  const dependencies = {
    '@foyer/sandbox': `file:${packed?.tarball}`,
    ...pick('@playwright/test', '@reown/walletkit', '@walletconnect/core', '@walletconnect/universal-provider', 'viem'),
    ...pick('@solana/wallet-adapter-base', '@solana/wallet-standard-wallet-adapter-base', '@wallet-standard/app'),
    ...pick('esbuild', 'typescript'),
    '@types/node': rootVersions['@types/node'],
  }
  writeFileSync(
    join(app, 'package.json'),
    JSON.stringify({ private: true, type: 'module', packageManager, dependencies }),
  )
  const args = ['install', '--ignore-workspace', '--prefer-offline', '--ignore-scripts']
  await succeed('pnpm', ...args)
  cpSync(join(sandbox, 'examples'), join(app, 'examples'), { recursive: true })
  const entries = pages.map((name) => `examples/${name}.ts`)
  await succeed(
    'npx',
    'esbuild',
    ...entries,
    '--bundle',
    '--outdir=dist',
    '--log-level=error',
    '--define:global=globalThis',
  )
  for (const name of pages) {
    writeFileSync(
      join(app, 'dist', `${name}.html`),
      `<!doctype html><title>${name}</title><body><script src="/${name}.js"></script>`,
    )
  }
  site = await serveFolder(join(app, 'dist'))
  writeFileSync(join(app, 'playwright.config.ts'), config(site.url))
}, 10 * MINUTE)

afterEach(() => {
  for (const child of started) child.kill('SIGKILL')
})
afterAll(() => {
  site?.stop()
  stop()
  rmSync(folder, { recursive: true, force: true })
})

async function succeed(command: string, ...args: string[]) {
  const { code, text } = await run(command, args, { cwd: app, env, quiet: true })
  expect(code, text).toBe(0)
  return text
}

/** Starts the command. Resolves with its settings once it is ready. */
async function start(...args: string[]) {
  const child = spawn(join(app, 'node_modules/.bin/foyer-sandbox'), args, {
    cwd: app,
    env,
    stdio: ['ignore', 'pipe', 'ignore'],
  })
  started.add(child)
  const ended = new Promise<number | null>((resolve) => child.once('exit', resolve))
  let text = ''
  child.stdout.on('data', (chunk: Buffer) => {
    text += chunk
  })
  await expect.poll(() => text, { interval: 50 }).toMatch(/^\}$/m)
  return { child, ended, settings: JSON.parse(text) }
}

const say = (...args: string[]) => run('npx', ['--offline', 'foyer-sandbox', ...args], { cwd: app, env, quiet: true })

it('is a command that npx finds, with a version and a help', async () => {
  expect(await say('--version')).toEqual({ code: 0, text: expect.stringMatching(/^\d+\.\d+\.\d+$/m) })
  expect(await say('--help')).toEqual({ code: 0, text: expect.stringContaining('--chains evm,solana') })
})

it('says in a sentence what it cannot use, and starts nothing', { timeout: 2 * MINUTE }, async () => {
  const squatter = createServer().listen(0, '127.0.0.1')
  await new Promise((resolve) => squatter.once('listening', resolve))
  const address = squatter.address()
  const port = typeof address === 'object' ? address?.port : undefined
  const cases: (readonly [args: readonly string[], sentence: string])[] = [
    [['--port', `${port}`], `Port ${port} is in use. Choose another one: --port ${Number(port) + 1}`],
    [['--port', 'http'], '--port http is not a port'],
    [['--chains', 'evm,tron'], '--chains evm,tron: each is one of evm, solana, bitcoin, polkadot, cosmos'],
    [['--chain', 'evm'], "Unknown option '--chain'"],
    [['--chains', 'bitcoin', '--port', '0'], 'Bitcoin needs more packages: npm install --save-dev bcoin'],
  ]
  for (const [args, sentence] of cases) {
    const { code, text } = await run(join(app, 'node_modules/.bin/foyer-sandbox'), args, { cwd: app, env, quiet: true })
    expect([code, text.trim().split('\n').at(-1)]).toEqual([1, sentence])
  }
  squatter.close()
})

it(
  'runs the examples of the README, whose types are right',
  async () => {
    expect(writeExamples()).toEqual([
      'tests/test.ts',
      'tests/evm.spec.ts',
      'tests/solana.spec.ts',
      'tests/phone.spec.ts',
    ])
    const compilerOptions = {
      module: 'ESNext',
      moduleResolution: 'Bundler',
      target: 'ES2022',
      strict: true,
      noEmit: true,
      types: ['node'],
    }
    writeFileSync(join(app, 'tsconfig.json'), JSON.stringify({ compilerOptions, include: ['tests'] }))
    await succeed(process.execPath, join(root, 'tooling/tsconfig/node_modules/typescript-native/bin/tsc'), '-p', app)
    expect(await succeed('npx', 'playwright', 'test')).toContain('4 passed')
  },
  10 * MINUTE,
)

it(
  'starts what the fixture then uses, and ends at a signal',
  async () => {
    const { child, ended, settings } = await start('--chains', 'evm,solana', '--no-phone', '--port', '0', '--json')
    writeFileSync(join(app, 'tests/running.spec.ts'), running)
    const withUrl = { cwd: app, env: { ...env, SANDBOX_URL: settings.url }, quiet: true }
    const { code, text } = await run('npx', ['playwright', 'test', 'running'], withUrl)
    expect(code, text).toBe(0)
    // The faults of the test ended with it.
    expect(await (await fetch(`${settings.url}/faults`)).json()).toEqual({})
    child.kill('SIGTERM')
    expect(await ended).toBe(0)
    await expect
      .poll(() =>
        fetch(settings.nodeUrls['eip155:1']).then(
          () => true,
          () => false,
        ),
      )
      .toBe(false)
  },
  10 * MINUTE,
)
