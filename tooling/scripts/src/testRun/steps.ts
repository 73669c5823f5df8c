import { ensureDependencies } from '../entry/ensureDependencies.mjs'
import type { Tools } from '../entry/processes.mjs'
import { bin } from '../entry/root.mjs'
import { ensureChromium } from '../lib/ensureChromium'
import { ensureFonts } from '../lib/ensureFonts'
import { ensurePostgres } from '../lib/ensurePostgres'
import { ensureSoftHsm } from '../lib/ensureSoftHsm'
import { ensureValkey } from '../lib/ensureValkey'
import { createTurboCommand } from './createTurboCommand'
import { createVitestCommand } from './vitestReport'

const script = (path: string, ...args: string[]): StepCommand => [bin('tsx'), `tooling/${path}.ts`, ...args]
const e2e = (name: string, ...args: string[]) =>
  createVitestCommand(name, '--config', 'apps/playground/e2e/vitest.config.ts', ...args)
const instances = createVitestCommand('instances', '--config', 'apps/playground/e2e/vitest.instances.config.ts')
/** Milestones whose rules are, and must stay, proved. */
const DONE = ['M1', 'M2', 'M3', 'M4']

export type StepCommand = readonly [command: string, ...args: string[]]

export interface TestStep {
  readonly name: string
  readonly title: string
  readonly commands?: readonly StepCommand[]
  /** Returns additions to the environment of later steps. */
  readonly prepare?: (tools: Tools) => Promise<NodeJS.ProcessEnv | undefined>
  /** Names of prerequisite steps. */
  readonly needs?: readonly string[]
  /** Names of this step’s test reports. */
  readonly reports?: readonly string[]
  /** Adjacent steps with the same value run two at a time, and print their output when done. */
  readonly beside?: string
  readonly isLong?: boolean
}

/** Steps of `npm run test:all` in order; `npm test` skips `isLong`. */
export const testSteps: readonly TestStep[] = [
  {
    name: 'install',
    title: 'Packages installed',
    beside: 'getting',
    prepare: async (tools) => void (await ensureDependencies(tools)),
  },
  {
    name: 'chromium',
    title: 'Chromium present',
    beside: 'getting',
    prepare: async (tools) => ({ CHROMIUM_PATH: await ensureChromium(tools) }),
  },
  {
    name: 'fonts',
    title: 'Fonts for every language present',
    beside: 'getting',
    prepare: async (tools) => void (await ensureFonts(tools)),
  },
  {
    name: 'postgres',
    title: 'Postgres present',
    beside: 'getting',
    prepare: async (tools) => ({ POSTGRES_BIN: await ensurePostgres(tools) }),
  },
  {
    name: 'softhsm',
    title: 'SoftHSM present',
    beside: 'getting',
    prepare: async (tools) => ({ SOFTHSM_MODULE: await ensureSoftHsm(tools) }),
  },
  {
    name: 'valkey',
    title: 'Valkey or Redis present',
    beside: 'getting',
    prepare: async (tools) => void (await ensureValkey(tools)),
  },
  {
    name: 'build',
    title: 'Build',
    beside: 'checking',
    needs: ['install'],
    // Leaves out the playground, which the step `sites` builds in two variants.
    commands: [createTurboCommand('build', '--filter=!@foyer/playground')],
  },
  {
    name: 'unit',
    title: 'Unit tests',
    beside: 'checking',
    needs: ['install', 'postgres', 'softhsm', 'valkey'],
    commands: [createVitestCommand('unit', '--project=!packed-*')],
    reports: ['unit'],
  },
  {
    name: 'types',
    title: 'Types',
    beside: 'checking',
    needs: ['install'],
    // Errors of one package must not hide another’s.
    commands: [createTurboCommand('types', '--continue')],
  },
  {
    name: 'lint',
    title: 'Style, layers, unused code',
    beside: 'checking',
    // Unused code is detected from the built exports.
    needs: ['install', 'build'],
    commands: [
      [bin('biome'), 'check', '.'],
      ['pnpm', 'lint:rules'],
    ],
  },
  {
    name: 'spec',
    title: 'Specification covered, and five rules broken',
    beside: 'checking',
    needs: ['install'],
    commands: [script('scripts/src/spec', ...DONE.flatMap((milestone) => ['--require', milestone]), '--mutate', '5')],
  },
  {
    name: 'budgets',
    title: 'Budgets of bytes, counts and violations',
    beside: 'checking',
    needs: ['install', 'chromium', 'build'],
    commands: [script('bench/src/cli', '--ci')],
  },
  {
    name: 'sites',
    title: 'Sites for the end-to-end tests',
    beside: 'checking',
    needs: ['install'],
    prepare: async () => ({ FOYER_E2E_BUILT: 'shared' }),
    commands: [createTurboCommand('site:production', 'site:development')],
  },
  {
    name: 'packaging',
    title: 'Packages as they are published',
    isLong: true,
    beside: 'checking',
    needs: ['install', 'build'],
    commands: [
      script('scripts/src/packaging'),
      script('scripts/src/release'),
      script('scripts/src/guide'),
      script('bundlers/src/cli'),
      createVitestCommand('documents', '--project=packed-documents'),
    ],
    reports: ['documents'],
  },
  {
    name: 'docs',
    title: 'Documentation site: links and accessibility',
    isLong: true,
    beside: 'checking',
    needs: ['install', 'chromium'],
    commands: [
      [bin('tsx'), 'apps/docs/src/build.ts'],
      [bin('tsx'), 'apps/docs/src/check.ts'],
    ],
  },
  {
    name: 'examples',
    title: 'Examples, installed as users do',
    isLong: true,
    needs: ['install', 'chromium', 'build'],
    commands: [createVitestCommand('examples', '--project=packed-examples')],
    reports: ['examples'],
  },
  {
    name: 'journeys',
    title: 'Journeys through the product',
    needs: ['install', 'chromium', 'fonts', 'build', 'sites'],
    commands: [e2e('journeys', '--tags-filter=journey')],
    reports: ['journeys'],
  },
  {
    name: 'e2e',
    title: 'Every other end-to-end test',
    isLong: true,
    needs: ['install', 'chromium', 'fonts', 'postgres', 'valkey', 'build', 'sites'],
    // Logins, embedded wallets and phones run over SQLite, then over Postgres and Valkey with two instances.
    commands: [e2e('e2e', '--tags-filter=!journey'), instances],
    reports: ['e2e', 'instances'],
  },
]
