import { ensureDependencies } from '../entry/ensureDependencies.mjs'
import type { Tools } from '../entry/processes.mjs'
import { bin } from '../entry/root.mjs'
import { ensureChromium } from '../lib/ensureChromium'
import { turbo } from './turbo'
import { vitestCommand } from './vitestReport'

const script = (path: string, ...args: string[]): Command => [bin('tsx'), `tooling/${path}.ts`, ...args]
const e2e = (name: string, ...args: string[]) =>
  vitestCommand(name, '--config', 'apps/playground/e2e/vitest.config.ts', ...args)
/** Milestones whose rules are all proved, and stay so. */
const DONE = ['M1', 'M2', 'M3', 'M4']

/** A command and its arguments. */
export type Command = readonly [command: string, ...args: string[]]

export interface Step {
  readonly name: string
  readonly title: string
  readonly commands?: readonly Command[]
  /** May add to the environment of the steps after it. */
  readonly prepare?: (tools: Tools) => Promise<NodeJS.ProcessEnv | undefined>
  /** Names of the steps that come along when it is asked for alone. */
  readonly needs?: readonly string[]
  /** Names of its test runs. */
  readonly reports?: readonly string[]
  /** Neighbours with the same word run two at a time, and show their output when they have ended. */
  readonly beside?: string
  /** `npm test` leaves it out. */
  readonly isLong?: boolean
}

/** What `npm run test:all` does, in order; `npm test` leaves out what `isLong`. */
export const steps: readonly Step[] = [
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
    // Unused code is found through what the packages export, once built.
    needs: ['install', 'build'],
    commands: [
      [bin('biome'), 'check', '.'],
      script('scripts/src/checkLayers'),
      script('scripts/src/docs', '--check'),
      script('scripts/src/licences'),
      [bin('knip')],
    ],
  },
  {
    name: 'spec',
    title: 'Specification covered',
    beside: 'checking',
    needs: ['install'],
    commands: [script('scripts/src/spec', ...DONE.flatMap((milestone) => ['--require', milestone]))],
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
    commands: [turbo('site:production', 'site:development')],
  },
  {
    name: 'packaging',
    title: 'Packages as they are published',
    isLong: true,
    beside: 'checking',
    needs: ['install', 'build'],
    commands: [
      script('scripts/src/packaging'),
      script('scripts/src/guide'),
      script('bundlers/src/cli'),
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
