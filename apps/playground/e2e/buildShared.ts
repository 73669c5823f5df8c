import { spawnSync } from 'node:child_process'
import { argv, env, exit } from 'node:process'
import { getBuildCommand } from './lib/getBuildCommand.ts'

// Builds the playground for runs with `FOYER_E2E_BUILT=shared`. turbo runs it again after a change.

const mode = argv[2] === 'development' ? 'development' : 'production'
const { command, args, cwd } = getBuildCommand(mode, `${mode}-shared`)
const { status } = spawnSync(command, args, { cwd, env: { ...env, NODE_ENV: mode }, stdio: 'inherit' })
exit(status ?? 1)
