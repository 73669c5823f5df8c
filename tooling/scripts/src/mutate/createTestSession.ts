import { join } from 'node:path'
import type { SerializedError } from 'vitest'
import { type CliOptions, createVitest, type TestCase, type TestModule, type TestSuite } from 'vitest/node'

/** Lists test files with the tests to run; `null` means all. */
export type TestSelection = readonly (readonly [path: string, tests: readonly string[] | null])[]

export type SourceEdit = (text: string) => string

export type TestSession = Awaited<ReturnType<typeof createTestSession>>

/** Loads the unit tests of a project once, to run them with changed modules. */
export async function createTestSession(root: string, name: string, options: CliOptions) {
  const failures: string[] = []
  const ended = new Set<string>()
  const vitest = await createVitest('test', {
    root,
    config: join(import.meta.dirname, 'vitest.config.ts'),
    project: [name],
    watch: false,
    reporters: [collectFailures(failures), noteEnded(ended)],
    // A thread starts three times as fast as a process.
    pool: 'threads',
    bail: 1,
    retry: 0,
    ...options,
  })
  const project = vitest.projects.find((each) => each.name === name)
  if (!project) throw new Error(`No project is called ${name}.`)
  const plugin = project.vite.config.plugins.find((each) => each.name === 'foyer:changes')
  const edits: Map<string, SourceEdit> = plugin?.api.edits

  return {
    async all() {
      return (await vitest.globTestSpecifications()).filter((each) => each.project === project)
    },

    /** Replaces the module at `path` with `edit`’s result; without `edit`, restores it. */
    change(path: string, edit?: SourceEdit) {
      if (edit) edits.set(path, edit)
      else edits.delete(path)
      vitest.invalidateFile(path)
    },

    /**
     * Runs files until one fails. `isWhole`: every file ran to its end. `hasEnded`: a test finished, whatever its
     * result.
     *
     * @param pattern Runs only tests whose full name matches.
     */
    async run(files: TestSelection, pattern?: RegExp) {
      failures.length = 0
      ended.clear()
      if (pattern) vitest.setGlobalTestNamePattern(pattern)
      else vitest.resetGlobalTestNamePattern()
      const wanted = files.map(([path, tests]) =>
        project.createSpecification(path, tests ? { testIds: [...tests] } : {}),
      )
      const { testModules } = await vitest.runTestSpecifications(wanted)
      const isWhole = files.every(([path, tests]) => (tests ?? [path]).every((each) => ended.has(each)))
      return { modules: testModules, failures: [...failures], isWhole, hasEnded: ended.size > 0 }
    },

    close: () => vitest.close(),
  }
}

/** Collects failures in the order in which Vitest reports them. */
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

const noteEnded = (ended: Set<string>) => ({
  onTestCaseResult(test: TestCase) {
    const { state } = test.result()
    if (state !== 'passed' && state !== 'failed') return
    ended.add(test.id)
    ended.add(test.module.moduleId)
  },
})
