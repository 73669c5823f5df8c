import { parseArgs } from 'node:util'
import { log, messageOf } from './entry/log.mjs'
import { root } from './entry/root.mjs'
import { checkSpec } from './spec/checkSpec'

// `pnpm spec`: which rules of the specification a test proves. `--milestone M1` shows one milestone only;
// `--require M1` fails when a rule of it is neither proved nor listed in docs/spec-decisions.md, and may be given again.

try {
  const { values } = parseArgs({
    options: { milestone: { type: 'string' }, require: { type: 'string', multiple: true } },
  })
  const { lines, problems } = checkSpec(root, { milestone: values.milestone, required: values.require ?? [] })
  for (const line of lines) log.note(line)
  for (const problem of problems) log.failed(problem)
  process.exitCode = problems.length > 0 ? 1 : 0
} catch (error) {
  log.failed(messageOf(error))
  process.exitCode = 1
}
