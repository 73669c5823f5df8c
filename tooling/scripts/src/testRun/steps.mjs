import { ensureChromium } from '../lib/ensureChromium.mjs'
import { ensureDependencies } from '../lib/ensureDependencies.mjs'
import { bin } from '../lib/root.mjs'
import { turbo } from './turbo.mjs'
import { vitestCommand } from './vitestReport.mjs'

const script = (name, ...args) => ['node', `tooling/scripts/src/${name}.mjs`, ...args]
const e2e = (name, ...args) => vitestCommand(name, '--config', 'apps/playground/e2e/vitest.config.ts', ...args)
/** Milestones whose rules are all proved, and stay so. */
const DONE = ['M1', 'M2', 'M3', 'M4']

/**
 * What `npm run test:all` does, in order; `npm test` leaves out what `isLong`. A step has `commands` or a `prepare`
 * function, which may add to the environment of those after it; `needs` names the steps that come along when it is asked
 * for alone; `reports` names its test runs; neighbours with the same `beside` run two at a time, and show their output
 * when they have ended.
 */
export const steps = [
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
    name: 'build',
    title: 'Build',
    beside: 'checking',
    needs: ['install'],
    // The playground is built for `sites`, twice.
    commands: [turbo('build', '--filter=!@foyer/playground')],
  },
  {
    name: 'unit',
    title: 'Unit tests',
    beside: 'checking',
    needs: ['install'],
    commands: [vitestCommand('unit', '--project=!documents')],
    reports: ['unit'],
  },
  {
    name: 'types',
    title: 'Types',
    beside: 'checking',
    needs: ['install'],
    // One package's mistakes must not hide another's.
    commands: [turbo('types', '--continue')],
  },
  {
    name: 'lint',
    title: 'Style, layers, unused code',
    beside: 'checking',
    needs: ['install'],
    commands: [[bin('biome'), 'check', '.'], script('checkLayers'), script('docs', '--check'), [bin('knip')]],
  },
  {
    name: 'spec',
    title: 'Specification covered',
    beside: 'checking',
    needs: ['install'],
    commands: [script('spec', ...DONE.flatMap((milestone) => ['--require', milestone]))],
  },
  {
    name: 'budgets',
    title: 'Budgets of bytes, counts and violations',
    beside: 'checking',
    needs: ['install', 'chromium', 'build'],
    commands: [['node', 'tooling/bench/src/cli.mjs', '--ci']],
  },
  {
    name: 'sites',
    title: 'Sites for the end-to-end tests',
    beside: 'checking',
    needs: ['install'],
    prepare: async () => ({ FOYER_E2E_BUILT: 'shared' }),
    commands: [turbo('site:production', 'site:development')],
  },
  {
    name: 'packaging',
    title: 'Packages as they are published',
    isLong: true,
    beside: 'checking',
    needs: ['install', 'build'],
    commands: [
      script('packaging'),
      script('guide'),
      ['node', 'tooling/bundlers/src/cli.mjs'],
      vitestCommand('documents', '--project=documents'),
    ],
    reports: ['documents'],
  },
  {
    name: 'journeys',
    title: 'Journeys through the product',
    needs: ['install', 'chromium', 'build', 'sites'],
    commands: [e2e('journeys', '--tags-filter=journey')],
    reports: ['journeys'],
  },
  {
    name: 'e2e',
    title: 'Every other end-to-end test',
    isLong: true,
    needs: ['install', 'chromium', 'build', 'sites'],
    commands: [e2e('e2e', '--tags-filter=!journey')],
    reports: ['e2e'],
  },
]
