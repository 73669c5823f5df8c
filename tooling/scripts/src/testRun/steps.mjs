import { ensureChromium } from '../lib/ensureChromium.mjs'
import { ensureDependencies } from '../lib/ensureDependencies.mjs'
import { bin } from '../lib/root.mjs'
import { buildSites } from './buildSites.mjs'
import { vitestCommand } from './vitestReport.mjs'

const script = (name, ...args) => ['node', `tooling/scripts/src/${name}.mjs`, ...args]
const turbo = (...args) => [
  bin('turbo'),
  'run',
  ...args,
  '--ui=stream',
  '--output-logs=errors-only',
  '--log-order=grouped',
]

/** Milestones whose rules are all proved, and stay so. */
const DONE = ['M1', 'M2', 'M3', 'M4']

const halves = ['e2e-1', 'e2e-2']

/**
 * What `npm test` does, in order. A step has `commands` or a `prepare` function, which may add to the environment of
 * those after it; `needs` names the steps that come along when it is asked for alone; `reports` names its test runs;
 * `atOnce` runs its commands beside each other.
 */
export const steps = [
  {
    name: 'install',
    title: 'Packages installed',
    prepare: async (tools) => void (await ensureDependencies(tools)),
  },
  {
    name: 'chromium',
    title: 'Chromium present',
    prepare: async (tools) => ({ CHROMIUM_PATH: await ensureChromium(tools) }),
  },
  {
    name: 'build',
    title: 'Build',
    needs: ['install'],
    commands: [turbo('build')],
  },
  {
    name: 'types',
    title: 'Types',
    needs: ['install'],
    // One package's mistakes must not hide another's.
    commands: [turbo('types', '--continue')],
  },
  {
    name: 'lint',
    title: 'Style, layers, unused code',
    needs: ['install'],
    commands: [[bin('biome'), 'check', '.'], script('checkLayers'), [bin('knip')]],
  },
  {
    name: 'packaging',
    title: 'Packages as they are published',
    needs: ['install', 'build'],
    commands: [script('packaging'), ['node', 'tooling/bundlers/src/cli.mjs']],
  },
  {
    name: 'unit',
    title: 'Unit tests',
    needs: ['install'],
    commands: [vitestCommand('unit')],
    reports: ['unit'],
  },
  {
    name: 'spec',
    title: 'Specification covered',
    needs: ['install'],
    commands: [script('spec', ...DONE.flatMap((milestone) => ['--require', milestone]))],
  },
  {
    name: 'budgets',
    title: 'Size and speed budgets',
    needs: ['install', 'chromium', 'build'],
    commands: [['node', 'tooling/bench/src/cli.mjs', '--ci']],
  },
  {
    name: 'e2e',
    title: 'End-to-end tests',
    needs: ['install', 'chromium', 'build'],
    prepare: buildSites,
    // A browser test mostly waits: two halves, each with counterparts and a browser of its own, take little more than one.
    commands: ['1/2', '2/2'].map((shard, index) =>
      vitestCommand(halves[index], '--config', 'apps/playground/e2e/vitest.config.ts', `--shard=${shard}`),
    ),
    atOnce: true,
    reports: halves,
  },
]
