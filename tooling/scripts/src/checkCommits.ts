import { execFileSync, spawnSync } from 'node:child_process'

/** Marks the last commit before messages were checked. */
const BASELINE = '92a47e76ed45'

const git = (...args: readonly string[]) => spawnSync('git', args, { encoding: 'utf8' })

// A shallow clone or an archive has no history to check.
if (git('merge-base', '--is-ancestor', BASELINE, 'HEAD').status !== 0) {
  console.log(`- Commit messages were not checked: this checkout does not contain ${BASELINE}.`)
  process.exit(0)
}

// A build service may add its own commit to a checkout; the author of that commit has no email address.
const newest = git('log', '-1', '--author=@', '--format=%H').stdout.trim()

execFileSync('pnpm', ['exec', 'commitlint', '--from', BASELINE, '--to', newest], { stdio: 'inherit' })
console.log('✓ Commit messages follow Conventional Commits.')
