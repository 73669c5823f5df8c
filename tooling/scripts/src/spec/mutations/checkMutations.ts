import type { Rule } from '../readRules'
import type { TestTitle } from '../readTestTitles'
import { findProvingTests } from './findProvingTests'
import { MUTATIONS_FILE, type Mutation } from './readMutations'

interface CheckParameters {
  mutations: readonly Mutation[]
  rules: readonly Rule[]
  titles: readonly TestTitle[]
  /** Reads a file by its path from the root. Undefined if missing. */
  textOf: (path: string) => string | undefined
}

/** Returns problems of the table: each row needs a rule with a unit test, and a text that its file contains once. */
export function checkMutations({ mutations, rules, titles, textOf }: CheckParameters): string[] {
  const known = new Set(rules.map(({ id }) => id))
  return mutations.flatMap((mutation) => {
    const problem = known.has(mutation.rule)
      ? (placeProblem(mutation, textOf(mutation.path)) ?? proofProblem(mutation, titles))
      : 'is not in rules.tsv'
    return problem ? [`${MUTATIONS_FILE}:${mutation.line}: ${mutation.rule} ${problem}`] : []
  })
}

function placeProblem({ path, from, to }: Mutation, text: string | undefined): string | undefined {
  if (text === undefined) return `changes ${path}, which does not exist`
  const count = text.split(from).length - 1
  if (count !== 1) return `names a text that is ${count === 0 ? 'not' : `${count} times`} in ${path}: ${from}`
  return from === to ? 'changes nothing' : undefined
}

const proofProblem = ({ rule, path }: Mutation, titles: readonly TestTitle[]) =>
  findProvingTests(titles, rule, path) ? undefined : 'has no unit test'
