import { availableParallelism } from 'node:os'
import { defineConfig } from 'vitest/config'
import { cssText } from './tooling/css-text/src/cssText.ts'

// Workspace packages are read from their sources: no build is needed before the tests.
// Naming conditions replaces Vite's own, so its defaults are repeated after ours.
const source = '@foyer/source'
const builtFor = 'development|production'
const MINUTE = 60_000

/** A package's own tests, in the environment its code runs in. */
const project = (
  name: string,
  root: string,
  environment: 'node' | 'happy-dom' = 'node',
  setupFiles: string[] = [],
) => ({
  extends: true as const,
  root,
  test: { name, environment, setupFiles, include: ['src/**/*.test.{ts,tsx}'] },
})

/** WalletConnect's client goes on reconnecting after its file has ended, so each of these has a process of its own. */
const relayed = [
  'packages/sandbox/src/{relay,phone}/**/*.test.ts',
  'packages/adapter-evm/src/runtime/channel/universalProvider.test.ts',
]

/** The same files for other projects, whose patterns begin at their own roots. */
const notRelayed = ['**/src/{relay,phone}/**/*.test.ts', '**/universalProvider.test.ts']

/**
 * A file starts with what the one before has loaded: loading all anew for each took more than half of the time. So what a
 * test leaves in a module or in the page is seen by others, in whatever order they come.
 */
const shared = (...given: Parameters<typeof project>) => {
  const alone = project(...given)
  const exclude = ['**/node_modules/**', ...notRelayed]
  return { ...alone, test: { ...alone.test, exclude, isolate: false } }
}

/** What each file of a package begins with. */
const begin = (root: string) => [`${import.meta.dirname}/${root}/src/testing/setup.ts`]

/** Installs, builds and opens each of `examples`: the step `examples` has them. */
const examples = 'scripts/src/examples/*.test.*'

/** Tests that compile and run what the documents show, or need builds: the step `packaging` has them, `unit` does not. */
const documents = [
  'scripts/src/packAll.test.*',
  'scripts/src/recipes/*.test.*',
  'scripts/src/readmeExamples.test.*',
  'scripts/src/sandboxPackage.test.*',
  'scripts/src/serverPackage.test.*',
]

export default defineConfig({
  plugins: [cssText()],
  resolve: { conditions: [source, 'module', 'browser', builtFor] },
  // Without `module`: what Node runs in these tests is what Node runs for an integrator.
  ssr: { resolve: { conditions: [source, 'node', builtFor] } },
  test: {
    // One more than cores: a file that starts a chain, a phone or a compiler waits for it.
    maxWorkers: availableParallelism() + 1,
    // No test's verdict is a time: what a busy machine takes is only waited for. `everyFile` says so to `vi.waitFor`.
    testTimeout: 2 * MINUTE,
    hookTimeout: 2 * MINUTE,
    // What fails twice fails; `npm test` closes with the names of those that passed only the second time, which are to be mended.
    retry: process.env.CI ? 1 : 0,
    // WalletConnect's client rejects, without a handler, when the other side ends a session that it has just ended too.
    onUnhandledError: ({ message, stack }) =>
      !(/Record was recently deleted|No matching key/.test(message) && stack?.includes('onSessionDeleteRequest')),
    // A test that asserts nothing proves nothing.
    expect: { poll: { timeout: MINUTE }, requireAssertions: true },
    setupFiles: [`${import.meta.dirname}/tooling/scripts/src/testing/everyFile.ts`],
    // What a frame of a page would load is not fetched.
    environmentOptions: { happyDOM: { settings: { disableIframePageLoading: true } } },
    projects: [
      shared('core', 'packages/core', 'node', begin('packages/core')),
      ...['evm', 'solana', 'bitcoin', 'polkadot', 'cosmos'].map((name) =>
        shared(`adapter-${name}`, `packages/adapter-${name}`),
      ),
      shared('auth-frame', 'packages/auth-frame'),
      shared('siwx', 'packages/siwx'),
      shared('create-foyer', 'packages/create-foyer'),
      shared('migrate', 'packages/migrate'),
      shared('sandbox', 'packages/sandbox'),
      shared('secure-site', 'apps/secure-site'),
      project('server', 'apps/server'),
      project('docs', 'apps/docs'),
      shared('react-ui', 'packages/react-ui', 'happy-dom', begin('packages/react-ui')),
      shared('elements', 'packages/elements', 'happy-dom', begin('packages/core')),
      shared('languages', 'packages/languages', 'happy-dom'),
      {
        extends: true,
        root: 'tooling',
        test: {
          name: 'tooling',
          environment: 'node',
          isolate: false,
          include: ['*/src/**/*.test.{ts,tsx}'],
          // Those need the built packages and a browser, which the end-to-end run has, or pages of others from npm.
          exclude: ['**/node_modules/**', '**/dist/**', '**/*.e2e.test.*', ...documents, examples, ...notRelayed],
        },
      },
      { extends: true, test: { name: 'relayed', environment: 'node', include: relayed } },
      { extends: true, root: 'tooling', test: { name: 'packed-documents', environment: 'node', include: documents } },
      {
        // Without the source condition: the sandbox's build loads in a tenth of its sources' time.
        root: 'tooling',
        test: {
          name: 'packed-examples',
          environment: 'node',
          include: [examples],
          globalSetup: [`${import.meta.dirname}/tooling/scripts/src/examples/packExamples.ts`],
          hookTimeout: 2 * MINUTE,
          retry: process.env.CI ? 1 : 0,
          expect: { poll: { timeout: MINUTE } },
          server: { deps: { external: [/packages\/sandbox\/dist/] } },
        },
      },
    ],
  },
})
