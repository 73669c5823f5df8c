import { duration, log } from '../lib/log.mjs'
import { root } from '../lib/root.mjs'
import { addReports, readReport, removeReport } from './vitestReport.mjs'

/** Runs the steps until one fails, says how long each took, and closes with the number of tests. */
export async function runSteps(steps, { run, env }) {
  const started = Date.now()
  const reports = []
  let environment = env
  for (const step of steps) {
    log.heading(step.title)
    const stepStarted = Date.now()
    if (step.reports) removeReport(step.name)
    const { added, problem } = await runStep(step, { run, env: environment })
    environment = { ...environment, ...added }
    if (step.reports) reports.push(readReport(step.name))
    const time = duration(Date.now() - stepStarted)
    if (problem !== undefined) {
      log.failed(`${step.name} failed after ${time}${problem && `: ${problem}`}`)
      log.note(`Run it again alone: npm test -- ${step.name}`)
      closeWith(reports)
      return false
    }
    log.done(`${step.name} ${time}`)
  }
  log.heading(`Everything passed in ${duration(Date.now() - started)}`)
  closeWith(reports)
  return true
}

async function runStep(step, tools) {
  try {
    const added = await step.prepare?.(tools)
    for (const [command, ...args] of step.commands ?? []) {
      const { code } = await tools.run(command, args, { cwd: root, env: tools.env })
      if (code !== 0) return { added, problem: '' }
    }
    return { added }
  } catch (error) {
    return { problem: error.message }
  }
}

function closeWith(reports) {
  const { passed, failed, skipped } = addReports(reports)
  if (passed + failed + skipped === 0) return
  log.note(`${passed} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`)
}
