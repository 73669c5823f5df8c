import type { TestTitle } from '../readTestTitles'

export interface ProvingTests {
  /** Vitest project that runs the tests at `paths`. */
  project: string
  paths: readonly string[]
}

/** Finds the unit tests of a rule in the project of the code at `path`, else in the first other project. */
export function findProvingTests(titles: readonly TestTitle[], rule: string, path: string): ProvingTests | undefined {
  const proving = titles.filter(
    (title) => title.runs && title.ids.length === 1 && title.ids[0] === rule && isUnitTest(title.path),
  )
  const paths = [...new Set(proving.map((title) => title.path))]
  const projects = paths.map(projectOf)
  const project = projects.find((each) => each === projectOf(path)) ?? projects[0]
  return project === undefined ? undefined : { project, paths: paths.filter((each) => projectOf(each) === project) }
}

const isUnitTest = (path: string) => !/\.(e2e|dapp)\.test\.|^apps\/playground\//.test(path)

const RELAYED = /^tooling\/sandbox\/src\/(relay|phone)\/|^packages\/adapter-evm\/src\/universalProvider\.test\.ts$/

function projectOf(path: string): string {
  if (RELAYED.test(path)) return 'relayed'
  return path.startsWith('tooling/') ? 'tooling' : (path.split('/')[1] ?? '')
}
