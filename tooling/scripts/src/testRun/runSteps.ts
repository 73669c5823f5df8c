import { duration, log } from '../entry/log.mjs'
import type { Tools } from '../entry/processes.mjs'
import { runStep } from './runStep'
import { groupSteps, runStepGroup } from './runStepGroup'
import type { TestStep } from './steps'
import { readReport, removeReport, sumReports, type TestReport } from './vitestReport'

/** Runs the steps until one fails, and prints durations and the number of tests. */
export async function runSteps(steps: readonly TestStep[], { run, env }: Tools) {
  const started = Date.now()
  const reports: TestReport[] = []
  let environment = env
  const runOne = async (step: TestStep, isAlone: boolean) => {
    if (isAlone) log.heading(step.title)
    const stepStarted = Date.now()
    for (const name of step.reports ?? []) removeReport(name)
    const { added, problem, text } = await runStep(step, { run, env: environment, isShown: isAlone })
    environment = { ...environment, ...added }
    reports.push(...(step.reports ?? []).map(readReport))
    const time = duration(Date.now() - stepStarted)
    if (!isAlone) log.heading(step.title)
    if (text) log.note(text)
    if (problem !== undefined) {
      log.failed(`${step.name} failed after ${time}${problem && `: ${problem}`}`)
      log.note(`Run it again alone: npm test -- ${step.name}`)
      return false
    }
    log.done(`${step.name} ${time}`)
    return true
  }
  for (const group of groupSteps(steps)) {
    if (group.length > 1) log.note(`\nBeside each other: ${group.map(({ name }) => name).join(', ')} …`)
    if (!(await runStepGroup(group, (step) => runOne(step, group.length === 1)))) {
      closeWith(reports)
      return false
    }
  }
  log.heading(`Everything passed in ${duration(Date.now() - started)}`)
  closeWith(reports)
  return true
}

function closeWith(reports: readonly TestReport[]) {
  const { passed, failed, skipped, unsteady } = sumReports(reports)
  if (passed + failed + skipped === 0) return
  for (const { name, why } of unsteady) log.failed(`Unsteady, passed only the second time: ${name}\n${why}`)
  log.note(`${passed} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`)
}
