import { fork } from 'node:child_process'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { killGroup } from '../entry/processes.mjs'
import type { Orders } from './living'

const RUNNER = pathToFileURL(createRequire(import.meta.url).resolve('tsx')).href

type Message<Name extends keyof Orders> =
  | { answer: Awaited<ReturnType<Orders[Name]>>; error?: undefined }
  | { answer?: undefined; error: string }

/** A process that has the tests of a package loaded, and does one order after another. */
export function startLiving() {
  const child = fork(join(import.meta.dirname, 'living.ts'), {
    execArgv: ['--import', RUNNER],
    detached: true,
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    // Vitest listens to itself once for each of hundreds of runs.
    env: { ...process.env, NODE_NO_WARNINGS: '1' },
  })
  const end = () => killGroup(child)
  process.once('exit', end)
  return {
    /** What comes of an order; undefined where it takes longer than `limit`, or the process is gone: then nothing else can be asked. */
    ask<Name extends keyof Orders>(
      order: Name,
      values: Parameters<Orders[Name]>[0],
      limit = Number.POSITIVE_INFINITY,
    ): Promise<Awaited<ReturnType<Orders[Name]>> | undefined> {
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
