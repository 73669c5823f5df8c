import { existsSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { bin, root } from '../entry/root.mjs'

const reportPath = (name: string) => join(root, 'node_modules', '.cache', 'foyer', `${name}.json`)

/** Returns a Vitest command whose report `readReport` finds. */
export function createVitestCommand(name: string, ...args: string[]): [string, ...string[]] {
  const report = `--outputFile.json=${reportPath(name)}`
  return [bin('vitest'), 'run', ...args, '--reporter=default', '--reporter=json', report]
}

export function removeReport(name: string) {
  rmSync(reportPath(name), { force: true })
}

export interface TestReport {
  passed: number
  failed: number
  skipped: number
  /** Tests that passed only on a retry, and why. */
  unsteady: readonly { name: string; why: string | undefined }[]
}

export interface VitestJson {
  numPassedTests: number
  numFailedTests: number
  numPendingTests: number
  numTodoTests: number
  testResults: readonly {
    assertionResults: readonly { fullName: string; status: string; failureMessages: readonly string[] }[]
  }[]
}

const NOTHING: TestReport = { passed: 0, failed: 0, skipped: 0, unsteady: [] }

/** Returns zero counts if the run crashed before its report. */
export function readReport(name: string): TestReport {
  const path = reportPath(name)
  return existsSync(path) ? summarizeReport(JSON.parse(readFileSync(path, 'utf8'))) : NOTHING
}

/** Summarizes a report. `unsteady` tests passed only on a retry. */
export function summarizeReport({
  numPassedTests,
  numFailedTests,
  numPendingTests,
  numTodoTests,
  testResults,
}: VitestJson): TestReport {
  const again = testResults
    .flatMap(({ assertionResults }) => assertionResults)
    .filter(({ status, failureMessages }) => status === 'passed' && failureMessages.length > 0)
  return {
    passed: numPassedTests,
    failed: numFailedTests,
    skipped: numPendingTests + numTodoTests,
    unsteady: again.map(({ fullName, failureMessages }) => ({ name: fullName, why: failureMessages[0] })),
  }
}

export function sumReports(reports: readonly TestReport[]): TestReport {
  const sum = (key: 'passed' | 'failed' | 'skipped') => reports.reduce((total, report) => total + report[key], 0)
  return {
    passed: sum('passed'),
    failed: sum('failed'),
    skipped: sum('skipped'),
    unsteady: reports.flatMap(({ unsteady }) => unsteady),
  }
}
