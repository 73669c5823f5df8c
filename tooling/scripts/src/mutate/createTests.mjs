import { join } from 'node:path'
import { createVitest } from 'vitest/node'

/** The unit tests of one project, loaded once and run as often as somebody likes, with or without changes in what they load. */
export async function createTests(root, name, options) {
  const failures = []
  const ended = new Set()
  const vitest = await createVitest('test', {
    root,
    config: join(import.meta.dirname, 'vitest.config.mjs'),
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
  const { edits } = project.vite.config.plugins.find((plugin) => plugin.name === 'foyer:changes').api

  return {
    async all() {
      return (await vitest.globTestSpecifications()).filter((each) => each.project === project)
    },

    /** `edit` makes another text of the module at `path`, until it is told otherwise. */
    change(path, edit) {
      if (edit) edits.set(path, edit)
      else edits.delete(path)
      vitest.invalidateFile(path)
    },

    /**
     * Runs files, of some of which only these tests; `null` is all of them. Stops at the first that fails. `isWhole`: each of them
     * has run to its end.
     */
    async run(files) {
      failures.length = 0
      ended.clear()
      const wanted = files.map(([path, tests]) => project.createSpecification(path, tests ? { testIds: tests } : {}))
      const { testModules } = await vitest.runTestSpecifications(wanted)
      const isWhole = files.every(([path, tests]) => (tests ?? [path]).every((each) => ended.has(each)))
      return { modules: testModules, failures: [...failures], isWhole }
    },

    close: () => vitest.close(),
  }
}

/** What failed in the order in which it did: what a run leaves behind knows of earlier runs as well. */
const collectFailures = (failures) => ({
  onTestCaseResult(test) {
    const { state, errors = [] } = test.result()
    if (state === 'failed') failures.push(`${test.fullName}: ${errors.map(({ message }) => message).join('; ')}`)
  },
  onTestSuiteResult: (suite) => void failures.push(...suite.errors().map(({ message }) => message)),
  onTestModuleEnd: (module) => void failures.push(...module.errors().map(({ message }) => message)),
  onTestRunEnd: (_modules, errors) => void failures.push(...errors.map(({ message }) => message)),
})

/** Which tests, and which files with any, have run to their end. */
const noteEnded = (ended) => ({
  onTestCaseResult(test) {
    const { state } = test.result()
    if (state !== 'passed' && state !== 'failed') return
    ended.add(test.id)
    ended.add(test.module.moduleId)
  },
})
