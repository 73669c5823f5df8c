import { join } from 'node:path'
import type { SerializedError } from 'vitest'
import { type CliOptions, createVitest, type TestCase, type TestModule, type TestSuite } from 'vitest/node'

/** Test files, of some of which only these tests; `null` is all of them. */
export type TestFiles = readonly (readonly [path: string, tests: readonly string[] | null])[]

export type Edit = (text: string) => string

export type Tests = Awaited<ReturnType<typeof createTests>>

/** The unit tests of one project, loaded once and run as often as somebody likes, with or without changes in what they load. */
export async function createTests(root: string, name: string, options: CliOptions) {
  const failures: string[] = []
  const ended = new Set<string>()
  const vitest = await createVitest('test', {
    root,
    config: join(import.meta.dirname, 'vitest.config.ts'),
    project: [name],
    watch: false,
    reporters: [collectFailures(failures), noteEnded(ended)],
    // A thread starts in a third of the time of a process.
    pool: 'threads',
    bail: 1,
    retry: 0,
    ...options,
  })
  const project = vitest.projects.find((each) => each.name === name)
  if (!project) throw new Error(`No project is called ${name}.`)
  const plugin = project.vite.config.plugins.find((each) => each.name === 'foyer:changes')
  const edits: Map<string, Edit> = plugin?.api.edits

  return {
    async all() {
      return (await vitest.globTestSpecifications()).filter((each) => each.project === project)
    },

    /** `edit` makes another text of the module at `path`, until it is told otherwise. */
    change(path: string, edit?: Edit) {
      if (edit) edits.set(path, edit)
      else edits.delete(path)
      vitest.invalidateFile(path)
    },

    /**
     * Runs files. Stops at the first that fails. `isWhole`: each of them
     * has run to its end.
     */
    async run(files: TestFiles) {
      failures.length = 0
      ended.clear()
      const wanted = files.map(([path, tests]) =>
        project.createSpecification(path, tests ? { testIds: [...tests] } : {}),
      )
      const { testModules } = await vitest.runTestSpecifications(wanted)
      const isWhole = files.every(([path, tests]) => (tests ?? [path]).every((each) => ended.has(each)))
      return { modules: testModules, failures: [...failures], isWhole }
    },

    close: () => vitest.close(),
  }
}

/** What failed in the order in which it did: what a run leaves behind knows of earlier runs as well. */
const collectFailures = (failures: string[]) => ({
  onTestCaseResult(test: TestCase) {
    const { state, errors = [] } = test.result()
    if (state === 'failed') failures.push(`${test.fullName}: ${errors.map(({ message }) => message).join('; ')}`)
  },
  onTestSuiteResult: (suite: TestSuite) => void failures.push(...suite.errors().map(({ message }) => message)),
  onTestModuleEnd: (module: TestModule) => void failures.push(...module.errors().map(({ message }) => message)),
  onTestRunEnd: (_modules: unknown, errors: readonly SerializedError[]) =>
    void failures.push(...errors.map(({ message }) => message)),
})

/** Which tests, and which files with any, have run to their end. */
const noteEnded = (ended: Set<string>) => ({
  onTestCaseResult(test: TestCase) {
    const { state } = test.result()
    if (state !== 'passed' && state !== 'failed') return
    ended.add(test.id)
    ended.add(test.module.moduleId)
  },
})
