import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { readWalletsScript, startEvm } from '@foyer/sandbox'
import type { Page } from 'playwright-core'
import { afterAll, expect, inject, it, onTestFinished } from 'vitest'
import { findAnyFreePort } from '../consumer/findAnyFreePort'
import { packageManager } from '../consumer/packageManager'
import { serveFolder } from '../consumer/serveFolder'
import { createProcesses } from '../entry/processes.mjs'
import { root } from '../entry/root.mjs'
import { readSnippets } from './readSnippets'
import { MINUTE, useExamples } from './useExamples'
import { buildConformanceRun, buildTronWalletScript, startTronNode, TRON_ADDRESS } from './useTron'

// Follows the pages of `docs/start` in fresh apps by their snippets alone, and prints how long each step takes.

const times: string[] = []
let address = ''

const { folder, tools, openUrl } = useExamples(async () => {
  const [evm, tron] = await Promise.all([startEvm({ chains: [1] }), startTronNode()])
  address = evm.wallets.lantern.addresses[0] ?? ''
  return {
    rpcUrls: { ...evm.rpcUrls, 'tron:0x2b6653dc': tron.url },
    walletScripts: await Promise.all([readWalletsScript(), buildTronWalletScript()]),
    stop: () => Promise.all([evm.stop(), tron.stop()]),
  }
})
const [viteApp, nextApp] = [join(folder, 'vite'), join(folder, 'next')]

// What `npm create vite` and `create-next-app` write, as far as the pages leave it alone.
const react = { react: '19.3.1', 'react-dom': '19.3.1' }
const types = { '@types/node': '20.19.25', '@types/react': '19.3.0', '@types/react-dom': '19.3.0', typescript: '5.9.3' }
const viteFiles = {
  'index.html': `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8" />
    <link rel="icon" href="data:," />
    <title>Harbor</title>
  </head>
  <body>
    <div id="root"></div>
    <script type="module" src="/src/main.tsx"></script>
  </body>
</html>
`,
  'src/main.tsx': `import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import App from './App.tsx'

createRoot(document.getElementById('root')!).render(
  <StrictMode>
    <App />
  </StrictMode>,
)
`,
  'vite.config.ts': `import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'

export default defineConfig({ plugins: [react()] })
`,
  'tsconfig.json': JSON.stringify({
    compilerOptions: {
      ...{ target: 'ES2022', module: 'ESNext', moduleResolution: 'bundler', jsx: 'react-jsx', strict: true },
      ...{ noEmit: true, allowImportingTsExtensions: true, skipLibCheck: true, types: ['vite/client'] },
    },
    include: ['src'],
  }),
}
const nextFiles = {
  'app/layout.tsx': `import type { ReactNode } from 'react'

export const metadata = { title: 'Harbor', icons: 'data:,' }

export default function Layout({ children }: { readonly children: ReactNode }) {
  return (
    <html lang="en">
      <body>{children}</body>
    </html>
  )
}
`,
}

afterAll(() => console.log(['By the snippets of docs/start:', ...times].join('\n')))

const readPage = (name: string) => readFileSync(join(root, `docs/start/${name}.md`), 'utf8')

function write(app: string, files: Readonly<Record<string, string>>) {
  for (const [name, text] of Object.entries(files)) {
    mkdirSync(dirname(join(app, name)), { recursive: true })
    writeFileSync(join(app, name), text)
  }
}

const copySnippets = (app: string, page: string, heading?: string) =>
  write(app, Object.fromEntries(readSnippets(readPage(page), heading).map(({ file, code }) => [file, code])))

async function command(cwd: string, ...args: readonly string[]) {
  const { code, text } = await tools.run('pnpm', [...args], { cwd, env: tools.env, quiet: true })
  if (code !== 0) throw new Error(`pnpm ${args.join(' ')} fails:\n${text}`)
}

async function install(app: string, manifest: Readonly<Record<string, unknown>>) {
  const local = Object.fromEntries(inject('tarballs').map(({ name, tarball }) => [name, `file:${tarball}`]))
  const dependencies = { ...(manifest.dependencies as object), ...local, viem: '2.57.20' }
  const all = { ...manifest, name: 'harbor', private: true, packageManager, dependencies, pnpm: { overrides: local } }
  write(app, { 'package.json': JSON.stringify(all, null, 2) })
  await command(app, 'install', '--ignore-workspace', '--prefer-offline', '--ignore-scripts')
}

/** Prints how long a step took. No test depends on it. */
async function time(name: string, step: () => Promise<void>) {
  const begun = performance.now()
  await step()
  times.push(`${((performance.now() - begun) / 1000).toFixed(1).padStart(7)} s  ${name}`)
}

async function open(url: string) {
  const { page, problems } = await openUrl(url)
  onTestFinished(async () => {
    // A request in flight would be cut off, and count as one that nobody answered.
    await page.waitForLoadState('networkidle')
    expect(problems).toEqual([])
  })
  return page
}

/** Compiles and builds the Vite app, and opens it. */
async function openVite() {
  await command(viteApp, 'exec', 'tsc')
  await command(viteApp, 'exec', 'vite', 'build')
  const server = await serveFolder(join(viteApp, 'dist'))
  onTestFinished(server.stop)
  return open(server.url)
}

/** Selects a wallet by the page's button. */
async function connect(page: Page, { wallet = /^Lantern/ } = {}) {
  await page.getByRole('button', { name: 'Connect wallet' }).click()
  await page.getByRole('dialog').getByRole('button', { name: wallet }).click()
}

it(
  'the React page’s snippets connect a wallet in a fresh Vite app',
  () =>
    time('a connected wallet in a fresh Vite app', async () => {
      write(viteApp, viteFiles)
      copySnippets(viteApp, 'react')
      await install(viteApp, {
        type: 'module',
        dependencies: react,
        devDependencies: { ...types, vite: '8.3.8', '@vitejs/plugin-react': '6.3.0' },
      })
      const page = await openVite()
      await connect(page)
      await page.getByText(`Hello ${address}`).waitFor()
    }),
  10 * MINUTE,
)

it(
  'the snippets of Another language make the modal German',
  () =>
    time('a German modal', async () => {
      copySnippets(viteApp, 'yours', 'Another language')
      const page = await openVite()
      await page.getByRole('button', { name: 'Wallet verbinden' }).click()
      await expect
        .poll(() => page.getByRole('dialog').getByRole('heading', { level: 2 }).textContent())
        .toMatch(/verbinden/i)
    }),
  10 * MINUTE,
)

it(
  'the snippets of A theme make the modal dark and purple',
  () =>
    time('a custom theme', async () => {
      copySnippets(viteApp, 'yours', 'A theme')
      const page = await openVite()
      await page.getByRole('button', { name: 'Connect wallet' }).click()
      const dialog = page.getByRole('dialog')
      await dialog.waitFor()
      const read = () =>
        dialog.evaluate((element) => {
          const { colorScheme } = getComputedStyle(element)
          return [colorScheme, getComputedStyle(element).getPropertyValue('--fy-accent').trim()]
        })
      await expect.poll(read).toEqual(['dark', '#8b3fc4'])
    }),
  10 * MINUTE,
)

const exampleAdapter: { readonly dependencies: Readonly<Record<string, string>> } = JSON.parse(
  readFileSync(join(root, 'tooling/example-adapter/package.json'), 'utf8'),
)

it(
  'the snippets of Your own chain list a TRON wallet, tell that its user declined, and show its address',
  () =>
    time('an adapter for another chain', async () => {
      for (const heading of ['The adapter', 'The app']) copySnippets(viteApp, 'adapter', heading)
      const added = ['@noble/hashes', '@scure/base'].map((name) => `${name}@${exampleAdapter.dependencies[name]}`)
      await command(viteApp, 'add', ...added, '--ignore-workspace', '--prefer-offline', '--ignore-scripts')
      const page = await openVite()
      await connect(page, { wallet: /^Gannet/ })
      const panel = page.getByRole('alertdialog', { name: /^Gannet: Connect/ })
      await panel.getByRole('button', { name: 'Reject' }).click()
      const dialog = page.getByRole('dialog')
      await dialog
        .getByText(/declined/i)
        .first()
        .waitFor()
      await dialog.getByRole('button', { name: 'Try again' }).click()
      await panel.getByRole('button', { name: 'Approve' }).click()
      await page.getByText(`Hello ${TRON_ADDRESS}`).waitFor()
      await page.getByRole('button', { name: /TWer.*aL6/ }).click()
      await dialog.getByText(/^TWer/).first().waitFor()
      await dialog.getByText(/12\.5/).first().waitFor()
    }),
  10 * MINUTE,
)

it(
  'the adapter of Your own chain passes the conformance suite',
  async () => {
    const program = join(viteApp, 'conformance.mjs')
    await buildConformanceRun(viteApp, program)
    const { code, text } = await tools.run(process.execPath, [program], { cwd: viteApp, env: tools.env, quiet: true })
    expect([code, text.trim()]).toEqual([0, JSON.stringify({ level: 'core', failed: [], unexplained: [] })])
  },
  2 * MINUTE,
)

/** Builds and starts the Next app. */
async function openNext(port: number | undefined) {
  await command(nextApp, 'exec', 'next', 'build')
  const server = createProcesses()
  server.run('pnpm', ['exec', 'next', 'start', '--port', String(port)], { cwd: nextApp, env: tools.env, quiet: true })
  onTestFinished(server.stop)
  const url = `http://localhost:${port}/`
  await expect
    .poll(() =>
      fetch(url)
        .then(({ ok }) => ok)
        .catch(() => false),
    )
    .toBe(true)
  return url
}

it(
  'the Next page’s snippets connect a wallet in a fresh Next app',
  () =>
    time('a connected wallet in a fresh Next app', async () => {
      write(nextApp, nextFiles)
      copySnippets(nextApp, 'next')
      await install(nextApp, { dependencies: { ...react, next: '16.4.6' }, devDependencies: types })
      const page = await open(await openNext(await findAnyFreePort()))
      await connect(page)
      await page.getByRole('button', { name: /0xf39F/ }).waitFor()
    }),
  10 * MINUTE,
)

it(
  'the snippets of Sign in tell a Next server who the user is',
  () =>
    time('sign-in with a server', async () => {
      copySnippets(nextApp, 'next', 'Sign in')
      const port = await findAnyFreePort()
      // The pages say the port of `next dev`, where another app may be.
      for (const name of ['lib/signIn.ts', 'app/page.tsx']) {
        const text = readFileSync(join(nextApp, name), 'utf8')
        writeFileSync(join(nextApp, name), text.replaceAll('localhost:3000', `localhost:${port}`))
      }
      const page = await open(await openNext(port))
      await page.getByText('Sign in first.').waitFor()
      await connect(page)
      await page.getByRole('dialog').getByRole('button', { name: 'Sign in' }).click()
      await page.getByRole('dialog').waitFor({ state: 'detached' })
      await page.reload()
      await page.getByText(`Signed in as eip155:1:${address}`).waitFor()
    }),
  10 * MINUTE,
)
