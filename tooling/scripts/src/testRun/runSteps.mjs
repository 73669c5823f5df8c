import { duration, log } from '../lib/log.mjs'
import { inGroups, runGroup } from './runGroup.mjs'
import { runStep } from './runStep.mjs'
import { addReports, readReport, removeReport } from './vitestReport.mjs'

/** Runs the steps until one fails, says how long each took, and closes with the number of tests. */
export async function runSteps(steps, { run, env }) {
  const started = Date.now()
  const reports = []
  let environment = env
  const runOne = async (step, isAlone) => {
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
  for (const group of inGroups(steps)) {
    if (group.length > 1) log.note(`\nBeside each other: ${group.map(({ name }) => name).join(', ')} …`)
    if (!(await runGroup(group, (step) => runOne(step, group.length === 1)))) {
      closeWith(reports)
      return false
    }
  }
  log.heading(`Everything passed in ${duration(Date.now() - started)}`)
  closeWith(reports)
  return true
}

function closeWith(reports) {
  const { passed, failed, skipped, unsteady } = addReports(reports)
  if (passed + failed + skipped === 0) return
  for (const { name, why } of unsteady) log.failed(`Unsteady, passed only the second time: ${name}\n${why}`)
  log.note(`${passed} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`)
}
