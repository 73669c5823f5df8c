import { fork } from 'node:child_process'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { killGroup } from '../entry/processes.mjs'
import type { RunnerHandlers } from './testRunner'

const RUNNER = pathToFileURL(createRequire(import.meta.url).resolve('tsx')).href

type Message<Name extends keyof RunnerHandlers> =
  | { answer: Awaited<ReturnType<RunnerHandlers[Name]>>; error?: undefined }
  | { answer?: undefined; error: string }

/** Starts a process that loads a package’s tests and runs one order at a time. */
export function startTestRunner() {
  const child = fork(join(import.meta.dirname, 'testRunner.ts'), {
    execArgv: ['--import', RUNNER],
    detached: true,
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    // Vitest adds a listener in each of hundreds of runs, about which Node would warn.
    env: { ...process.env, NODE_NO_WARNINGS: '1' },
  })
  const end = () => killGroup(child)
  process.once('exit', end)
  return {
    /** Resolves with undefined if the process ends first. Ends the process after `limit` ms. */
    ask<Name extends keyof RunnerHandlers>(
      order: Name,
      values: Parameters<RunnerHandlers[Name]>[0],
      limit = Number.POSITIVE_INFINITY,
    ): Promise<Awaited<ReturnType<RunnerHandlers[Name]>> | undefined> {
      return new Promise((resolve, reject) => {
        const done = (settle: () => void) => {
          clearTimeout(timer)
          child.off('message', heard)
          child.off('exit', gone)
          settle()
        }
        const heard = ({ answer, error }: Message<Name>) =>
          done(() => (error === undefined ? resolve(answer) : reject(new Error(error))))
        const gone = () => done(() => resolve(undefined))
        const timer = Number.isFinite(limit) ? setTimeout(end, limit) : undefined
        child.on('message', heard)
        child.once('exit', gone)
        child.send({ order, ...values })
      })
    },
    stop() {
      process.off('exit', end)
      end()
    },
  }
}
