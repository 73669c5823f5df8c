import { expect, it } from 'vitest'
import { summarizeReport, sumReports, type VitestJson } from './vitestReport'

const report = (...assertionResults: VitestJson['testResults'][number]['assertionResults']) => ({
  numPassedTests: assertionResults.filter(({ status }) => status === 'passed').length,
  numFailedTests: assertionResults.filter(({ status }) => status === 'failed').length,
  numPendingTests: 1,
  numTodoTests: 1,
  testResults: [{ assertionResults }],
})
const passed = { status: 'passed', fullName: 'pays', failureMessages: [] }
const again = { status: 'passed', fullName: 'connects', failureMessages: ['Error: late', 'Error: later'] }
const failed = { status: 'failed', fullName: 'signs', failureMessages: ['Error: never'] }

it('counts, and names what passed only when it was run again', () => {
  const counted = summarizeReport(report(passed, again, failed))
  expect(counted).toEqual({ passed: 2, failed: 1, skipped: 2, unsteady: [{ name: 'connects', why: 'Error: late' }] })
  expect(sumReports([counted, summarizeReport(report(passed))])).toEqual({ ...counted, passed: 3, skipped: 4 })
})
