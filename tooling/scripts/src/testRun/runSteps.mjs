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
    for (const name of step.reports ?? []) removeReport(name)
    const { added, problem } = await runStep(step, { run, env: environment })
    environment = { ...environment, ...added }
    reports.push(...(step.reports ?? []).map(readReport))
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
    const env = { ...tools.env, ...added }
    const start = ([command, ...args]) => tools.run(command, args, { cwd: root, env })
    const { commands = [] } = step
    if (step.atOnce) {
      const ended = await Promise.all(commands.map(start))
      return ended.some(({ code }) => code !== 0) ? { added, problem: '' } : { added }
    }
    for (const command of commands) {
      const { code } = await start(command)
      if (code !== 0) return { added, problem: '' }
    }
    return { added }
  } catch (error) {
    return { problem: error.message }
  }
}

function closeWith(reports) {
  const { passed, failed, skipped, unsteady } = addReports(reports)
  if (passed + failed + skipped === 0) return
  for (const { name, why } of unsteady) log.failed(`Unsteady, passed only the second time: ${name}\n${why}`)
  log.note(`${passed} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`)
}
