import { parseArgs } from 'node:util'
import { log, messageOf } from './entry/log.mjs'
import { root } from './entry/root.mjs'
import { checkSpec } from './spec/checkSpec'
import { chooseMutations, createDefaultSeed } from './spec/mutations/chooseMutations'
import { isMutationNoticed, type MutationResult, tryMutations } from './spec/mutations/tryMutations'

// `pnpm spec` prints which rules of the specification have a test. `--milestone M1` prints one milestone; `--require
// M1`, repeatable, fails if one of its rules is neither proved nor listed in docs/spec-decisions.md. `--mutate S7.001`
// breaks the product by tooling/spec/mutations.tsv and fails if the rule’s tests still pass; `--mutate 5` tries five
// rows, chosen by the commit or `--seed`; `--mutate all` tries all.

try {
  const { values } = parseArgs({
    options: {
      milestone: { type: 'string' },
      require: { type: 'string', multiple: true },
      mutate: { type: 'string' },
      seed: { type: 'string' },
    },
  })
  const checked = checkSpec(root, { milestone: values.milestone, required: values.require ?? [] })
  const { lines, problems } = checked
  for (const line of lines) log.note(line)
  for (const problem of problems) log.failed(problem)
  const missed =
    values.mutate === undefined || problems.length > 0 ? 0 : await mutate(values.mutate, seedOf(values.seed), checked)
  process.exitCode = problems.length + missed > 0 ? 1 : 0
} catch (error) {
  log.failed(messageOf(error))
  process.exitCode = 1
}

type Checked = Pick<ReturnType<typeof checkSpec>, 'mutations' | 'titles'>

function seedOf(given: string | undefined) {
  const seed = given === undefined ? createDefaultSeed(root) : Number(given)
  if (!Number.isSafeInteger(seed)) throw new Error(`--seed is no whole number: ${given}`)
  return seed
}

/** Tries mutations; returns how many went unnoticed by their rules’ tests. */
async function mutate(wanted: string, seed: number, { mutations, titles }: Checked) {
  const chosen = chooseMutations(mutations, wanted, seed)
  log.note(`${chosen.length} of ${mutations.length} mutations, by --seed ${seed}`)
  const missed: MutationResult[] = []
  const report = (result: MutationResult) => {
    const { mutation, outcome, by } = result
    const line = `${outcome.padEnd(9)}${mutation.rule} ${mutation.path}: ${mutation.from.trim()}`
    const because = by ? ` (${by.split('\n', 1).join().slice(0, 100)})` : ''
    if (isMutationNoticed(result)) return log.note(`  ${line}${because}`)
    missed.push(result)
    log.failed(`${line}${because}`)
  }
  await tryMutations(root, chosen, { titles, report })
  return missed.length
}
