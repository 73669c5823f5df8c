import { messageOf } from '../entry/log.mjs'
import type { Tools } from '../entry/processes.mjs'
import { root } from '../entry/root.mjs'
import type { TestStep } from './steps'

/** Runs a step. Streams its output, or returns it. */
export async function runStep(step: TestStep, { run, env, isShown }: Tools & { isShown: boolean }) {
  let text = ''
  try {
    const added = await step.prepare?.({ run, env })
    const options = { cwd: root, env: { ...env, ...added }, quiet: !isShown }
    for (const [command, ...args] of step.commands ?? []) {
      const { code, text: more = '' } = await run(command, args, options)
      text += more
      if (code !== 0) return { added, problem: '', text }
    }
    return { added, text }
  } catch (error) {
    return { problem: messageOf(error), text }
  }
}
